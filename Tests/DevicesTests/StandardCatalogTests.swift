import Devices
import Diagnostics
import LayoutEngine
import Testing

/// The files that come with the tool.
struct StandardCatalogTests {
    @Test func `nothing is wrong with the files of the catalog`() {
        let read = DeviceCatalog.readStandard()
        #expect(read.diagnostics.isEmpty)
        #expect(read.value.namesLeftOut.isEmpty)
        #expect(read.value.devices.count == 96)
        #expect(read.value.devices.allSatisfy { $0.addedBy == nil })
    }
}
