package import Content
package import Diagnostics
import LayoutEngine
package import ResultStore
import ScenarioLanguage

/// UIKit's values of the hierarchies of a content folder, as the files of its folder `observations` note them.
package struct ContentObservations: Sendable {
    /// The rows that count, and disputed ones, in the order of the files.
    package let rows: [Observation]
    package let diagnostics: [Diagnostic]
    /// The files, for the diagnostics.
    package let sources: [SourceFile]

    package static let folderName = "observations"

    package static let none = ContentObservations(rows: [], diagnostics: [], sources: [])

    private init(rows: [Observation], diagnostics: [Diagnostic], sources: [SourceFile]) {
        self.rows = rows
        self.diagnostics = diagnostics
        self.sources = sources
    }

    /// Whether a path belongs to a file of observations in a content folder.
    package static func holds(_ path: String) -> Bool {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count == 2 && parts[0] == folderName && parts[1].hasSuffix(".txt") && !parts[1].hasPrefix(".")
    }

    /// Reads the files of a content folder; a folder without observations has none.
    package init(
        folder: String, _ cache: Cache = .none, in fileSystem: FileSystem = .real
    ) throws(FileSystemError) {
        let place = folder == "." ? Self.folderName : folder + "/" + Self.folderName
        guard fileSystem.kind(place) == .folder else {
            self = .none
            return
        }
        var sources: [SourceFile] = []
        var diagnostics: [Diagnostic] = []
        var rows: [Observation] = []
        for name in try fileSystem.list(place) where Self.holds(Self.folderName + "/" + name) {
            let path = place + "/" + name
            let kind = fileSystem.kind(path)
            guard kind == .file || (kind == .link && fileSystem.isInside(path, folder: folder)) else { continue }
            let file = TextDecoding.decode(try fileSystem.read(path), path: path).unwrap(into: &diagnostics)
            sources.append(file)
            let table = cache.value(for: ResultKey("observations", madeOf: path, file.text)) { ObservationTable(file) }
            diagnostics += table.diagnostics
            rows += table.rows
        }
        let (single, contradicted) = rows.withoutContradictions
        self.init(
            rows: single, diagnostics: diagnostics + contradicted.map { ObservationTableCodes.contradicted($0) },
            sources: sources)
    }

    /// The content folder that a file lies in, when it keeps observations.
    package static func folder(beside path: String, in fileSystem: FileSystem) -> String? {
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        let place = folder == "." ? folderName : folder + "/" + folderName
        return fileSystem.kind(place) == .folder ? folder : nil
    }
}
