package import Content
package import DataTree
package import Diagnostics
package import LayoutEngine
package import ResultStore

/// Reads the documents of a file of devices.
///
/// - Parameters:
///   - catalog: the known devices, which the file adds to or corrects.
///   - path: the file; nil for none.
package typealias DeviceFileReader =
    @Sendable (
        _ documents: [DataNode], _ catalog: DeviceCatalog, _ path: String?
    ) -> Diagnosed<DeviceCatalog>

/// The devices that a content folder adds in its file `devices.yaml`.
package struct ContentDevices: Sendable {
    /// All known devices, then the devices of the folder.
    package let catalog: DeviceCatalog
    package let diagnostics: [Diagnostic]
    /// The file, when there is one, for the diagnostics.
    package let sources: [SourceFile]

    static let fileName = "devices.yaml"

    /// Reads the folder's file; a folder without one adds nothing.
    package init(
        folder: String, extending catalog: DeviceCatalog, by readDevices: DeviceFileReader, _ cache: Cache = .none,
        in fileSystem: FileSystem = .real
    ) throws(FileSystemError) {
        let file = try ContentYAML(Self.fileName, in: folder, of: fileSystem)
        let key = Self.key(of: file.sources)
        // The devices that it extends are the same in all runs of a process.
        let read = cache.value(for: ResultKey("catalog", madeOf: folder, key)) {
            readDevices(file.documents, catalog, file.sources.first?.path)
        }
        guard !file.isWhole else {
            self.init(read.value, file.diagnostics + read.diagnostics, file.sources)
            return
        }
        let added = read.value.devices.filter { $0.addedBy != nil }.map { $0.name } + read.value.namesLeftOut
        var known = catalog
        for name in added { known.leaveOut(name) }
        self.init(known, file.diagnostics, file.sources)
    }

    private init(_ catalog: DeviceCatalog, _ diagnostics: [Diagnostic], _ sources: [SourceFile]) {
        self.catalog = catalog
        self.diagnostics = diagnostics
        self.sources = sources
    }

    /// The key of the contents of some files of devices.
    static func key(of files: [SourceFile]) -> ResultKey {
        ResultKey("devices", madeOf: files.map { $0.path }, files.map { $0.text })
    }

    /// The folder of a file of scenarios, when it adds devices.
    package static func folder(beside path: String, in fileSystem: FileSystem) -> String? {
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        let file = folder + "/" + fileName
        let isItself = file == path || path == fileName
        return isItself || fileSystem.kind(file) == nil ? nil : folder
    }
}
