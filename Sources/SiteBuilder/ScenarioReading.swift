package import Diagnostics
package import LayoutEngine
package import Scenarios
import YAML

/// The scenarios of one file, for commands that look at a file and build no site.
package struct ScenarioReading: Sendable {
    /// In source order; those that could not be understood are missing.
    package let scenarios: [Scenario]
    package let diagnostics: [Diagnostic]
    /// The file that the diagnostics point into.
    package let source: SourceFile

    /// Reads the bytes of a note (a path ending in `.md`) or of a scenario in YAML (any other path, such as "<stdin>").
    package init(_ bytes: [UInt8], path: String, catalog: DeviceCatalog) {
        let decoded = TextDecoding.decode(bytes, path: path)
        var diagnostics = decoded.diagnostics
        let file = decoded.value
        let blocks = YAMLParser.parse(file, in: 0..<file.utf8Count).unwrap(into: &diagnostics)
        let resolved = resolveScenarios(blocks, catalog: catalog).unwrap(into: &diagnostics)
        scenarios = resolved.compactMap { $0 }
        source = file
        self.diagnostics = diagnostics
    }

    /// Reads a file; see `init(_:path:catalog:)`.
    package init(
        path: String, catalog: DeviceCatalog, in fileSystem: FileSystem = .real
    ) throws(FileSystemError) {
        self.init(try fileSystem.read(path), path: path, catalog: catalog)
    }
}
