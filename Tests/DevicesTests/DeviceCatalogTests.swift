import Devices
import LayoutEngine
import Testing

/// The catalog as a whole: who is in it and under which names.
struct DeviceCatalogTests {
    let catalog = DeviceCatalog.standard

    @Test func `it holds 52 iPhone and 44 iPad displays`() {
        #expect(catalog.devices.count == 96)
        #expect(catalog.devices.filter { $0.family == .iPhone }.count == 52)
        #expect(catalog.devices.filter { $0.family == .iPad }.count == 44)
    }

    @Test func `no two devices share an identifier`() {
        #expect(Set(catalog.devices.map { $0.id }).count == catalog.devices.count)
    }

    @Test func `every name finds its own device`() {
        for device in catalog.devices {
            for name in device.names + [device.id, device.name.uppercased()] {
                #expect(catalog.device(named: name)?.id == device.id, "\(name)")
            }
        }
    }

    @Test func `names for suggestions begin with the marketing names and have no duplicates`() {
        let names = catalog.names
        #expect(names.first == "iPhone 4S")
        #expect(names.contains("iPad Pro 11-inch (M4)"))
        #expect(Set(names).count == names.count)
    }

    @Test func `iPhones come in the order of their release`() {
        let years = catalog.devices.filter { $0.family == .iPhone }.map { $0.year.value }
        #expect(years == years.sorted())
    }
}
