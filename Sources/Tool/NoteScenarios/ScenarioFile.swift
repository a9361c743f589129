package import Audits
package import Content
import DataTree
package import Diagnostics
import Languages
package import LayoutEngine
package import ScenarioLanguage
import YAML

/// The scenarios of one file, for commands that look at a file and build no site.
package struct ScenarioFile: Sendable {
    /// The scenarios in source order; those that could not be understood are missing.
    package let scenarios: [Scenario]
    /// The blocks of macros in source order; those that could not be understood are missing.
    package let audits: [MacroAudit]
    package let diagnostics: [Diagnostic]
    /// The file that the diagnostics point into.
    package let source: SourceFile

    /// Reads the bytes of a note (a path ending in `.md`) or of scenarios in YAML (any other path, such as "<stdin>").
    ///
    /// YAML may hold several documents, one scenario each; one with a syntax error is left out. Scenarios may use the scenarios
    /// of `neighbours`, notes whose problems are not reported.
    package init(_ bytes: [UInt8], path: String, neighbours: [SourceFile] = [], catalog: DeviceCatalog) {
        let decoded = TextDecoding.decode(bytes, path: path)
        let file = decoded.value
        let parsed = NoteName.isNote(path) ? Self.note(file) : Self.yaml(file)
        let others = neighbours.filter { $0.path != path }.map { Self.note($0).value }
        let own = parsed.value
        let resolved = resolveScenarios(own.scenarios + others.flatMap { $0.scenarios }, catalog: catalog)
        scenarios = resolved.value.prefix(own.scenarios.count).compactMap { $0 }
        let macros = resolveAudits(
            own.macros + others.flatMap { $0.macros }, scenarios: resolved.value.unique, catalog: catalog)
        audits = macros.value.prefix(own.macros.count).compactMap { $0 }
        let found = resolved.diagnostics + macros.diagnostics
        diagnostics = decoded.diagnostics + parsed.diagnostics + found.filter { $0.span?.file == path }
        source = file
    }

    /// Reads a file; a note may use the scenarios of the other notes in its folder.
    package init(
        path: String, catalog: DeviceCatalog, in fileSystem: FileSystem = .real
    ) throws(FileSystemError) {
        let bytes = try fileSystem.read(path)
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        let files = NoteName.isNote(path) ? (try? fileSystem.files(below: folder)) ?? [] : []
        let neighbours = files.filter { NoteName.isNote($0) }.compactMap { file in
            let path = folder == "." ? file : folder + "/" + file
            return (try? fileSystem.read(path)).map { TextDecoding.decode($0, path: path).value }
        }
        self.init(bytes, path: path, neighbours: neighbours, catalog: catalog)
    }

    /// The scenarios of all notes of a folder, each once, with their problems.
    package static func scenarios(
        below folder: String, catalog: DeviceCatalog, in fileSystem: FileSystem = .real
    ) throws(FileSystemError) -> (scenarios: Diagnosed<[Scenario]>, sources: [SourceFile]) {
        var sources: [SourceFile] = []
        for name in try fileSystem.files(below: folder) where NoteName.isNote(name) {
            let path = folder == "." ? name : folder + "/" + name
            sources.append(TextDecoding.decode(try fileSystem.read(path), path: path).value)
        }
        let notes = sources.map { Self.note($0) }
        let resolved = resolveScenarios(notes.flatMap { $0.value.scenarios }, catalog: catalog)
        let diagnostics = notes.flatMap { $0.diagnostics } + resolved.diagnostics
        return (Diagnosed(resolved.value.unique, diagnostics), sources)
    }

    private static func note(_ file: SourceFile) -> Diagnosed<FileBlocks> {
        let note = Note(alone: file, fences: FenceKind.layout)
        let areOfScenarios = note.problems.filter { problem in
            note.figureFences.contains { fence in
                problem.span.map { fence.span.range.contains($0.start) } ?? false
            }
        }
        return Diagnosed(FileBlocks(note), areOfScenarios)
    }

    private static func yaml(_ file: SourceFile) -> Diagnosed<FileBlocks> {
        let parsed = YAMLDocuments.ranges(in: file).map { YAMLParser.parse(file, in: $0) }
        let readable = parsed.filter { document in !document.diagnostics.contains { $0.severity == .error } }
        return Diagnosed(FileBlocks(readable.flatMap { $0.value }), parsed.flatMap { $0.diagnostics })
    }
}

extension [Scenario?] {
    /// The scenarios, each once, from the first block that shows it.
    fileprivate var unique: [Scenario] {
        var seen: Set<String> = []
        return compactMap { $0 }.filter { seen.insert($0.id).inserted }
    }
}

/// The data of a file's scenarios and macros, in source order.
private struct FileBlocks {
    var scenarios: [DataNode] = []
    var macros: [DataNode] = []

    /// Blocks of a note, which has fences of their own for both.
    init(_ note: Note) {
        scenarios = note.fences(of: .scenario).compactMap { $0.block }
        macros = note.fences(of: .macros).compactMap { $0.block }
    }

    /// Documents of a YAML file: those with macros are recognised by their keys.
    init(_ documents: [DataNode]) {
        scenarios = documents.filter { !Self.isOfMacros($0) }
        macros = documents.filter { Self.isOfMacros($0) }
    }

    private static func isOfMacros(_ document: DataNode) -> Bool {
        document["macros"] != nil || document["scenario"] != nil
    }
}
