import Devices
import Diagnostics
import Foundation
import LayoutEngine
import Testing

/// The files that come with the tool.
struct StandardCatalogTests {
    @Test func `nothing is wrong with the files of the catalog`() {
        let read = DeviceCatalog.readStandard()
        let report = DiagnosticPrinter(style: .plain, files: DeviceCatalog.standardFiles).print(read.diagnostics)
        #expect(report == "")
        #expect(read.value.namesLeftOut.isEmpty)
        #expect(read.value.devices.allSatisfy { $0.addedBy == nil })
    }

    @Test func `the binary carries the files of the folder as they are`() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Sources/Layout/Devices/Catalog")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        // What they rest on has a reader and tests of its own.
        #expect(Set(DeviceCatalog.standardFiles.map { $0.path }) == Set(names).subtracting(["sources.yaml"]))
        for file in DeviceCatalog.standardFiles {
            #expect(try file.text == String(contentsOf: folder.appending(path: file.path), encoding: .utf8))
        }
    }
}
