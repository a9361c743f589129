package import Diagnostics
package import LayoutEngine
import Scenarios
import YAML

/// The devices that a content folder adds in its file `devices.yaml`.
package struct ContentDevices: Sendable {
    /// All known devices, then those of the folder.
    package let catalog: DeviceCatalog
    package let diagnostics: [Diagnostic]
    /// The file, when there is one, for the diagnostics.
    package let sources: [SourceFile]

    private static let fileName = "devices.yaml"

    /// Reads the folder's file; a folder without one adds nothing.
    package init(
        folder: String, extending catalog: DeviceCatalog, in fileSystem: FileSystem = .real
    ) throws(FileSystemError) {
        let path = folder + "/" + Self.fileName
        let kind = fileSystem.kind(path)
        guard kind == .file || (kind == .link && fileSystem.isInside(path, folder: folder)) else {
            self.init(catalog, kind == nil || kind == .link ? [] : [SiteCodes.refused(Self.isNoFile(path))])
            return
        }
        var diagnostics: [Diagnostic] = []
        let file = TextDecoding.decode(try fileSystem.read(path), path: path).unwrap(into: &diagnostics)
        let parsed = YAMLParser.parse(file, in: file.span.range)
        diagnostics += parsed.diagnostics
        let read = readDevices(parsed.value, extending: catalog)
        guard parsed.diagnostics.contains(where: { $0.severity == .error }) else {
            self.init(read.value, diagnostics + read.diagnostics, [file])
            return
        }
        let added = read.value.devices.filter { $0.addedBy != nil }.map { $0.name } + read.value.namesLeftOut
        self.init(added.reduce(catalog) { $0.leavingOut($1) }, diagnostics, [file])
    }

    private init(_ catalog: DeviceCatalog, _ diagnostics: [Diagnostic], _ sources: [SourceFile] = []) {
        self.catalog = catalog
        self.diagnostics = diagnostics
        self.sources = sources
    }

    /// The folder of a file of scenarios, when it adds devices.
    package static func folder(beside path: String, in fileSystem: FileSystem) -> String? {
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        let file = folder + "/" + fileName
        let isItself = file == path || path == fileName
        return isItself || fileSystem.kind(file) == nil ? nil : folder
    }

    private static func isNoFile(_ path: String) -> FileSystemError {
        FileSystemError(.read, path, "it is not a file")
    }
}
