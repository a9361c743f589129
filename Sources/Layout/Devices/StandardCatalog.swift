package import Diagnostics
package import LayoutEngine
import LibraryFiles
import ScenarioLanguage
import YAML

// Files → catalog. The devices of the tool are in `Catalog/<family>.yaml`, in the notation of content folders, and the binary
// carries the files.

extension DeviceCatalog {
    /// The devices that come with the tool; they are read once, on first use.
    package static let standard = readStandard().value

    /// The files that come with the tool, in the order of the catalog.
    package static var standardFiles: [SourceFile] {
        LibraryFiles.devices.files.map { SourceFile(path: $0.name, text: $0.text) }
    }

    /// Reads the files that come with the tool. Tests ensure that they have no problems.
    package static func readStandard() -> Diagnosed<DeviceCatalog> {
        var diagnostics: [Diagnostic] = []
        var catalog = DeviceCatalog(devices: [])
        for file in standardFiles {
            let documents = YAMLParser.parse(file, in: file.span.range).unwrap(into: &diagnostics)
            catalog = readDevices(documents, extending: catalog, addedBy: nil).unwrap(into: &diagnostics)
        }
        return Diagnosed(catalog, diagnostics)
    }
}
