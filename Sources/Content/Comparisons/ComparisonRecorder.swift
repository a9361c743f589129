import Diagnostics
import Languages

/// Writes down in `languages.yaml` that sections say the same in both languages, because somebody compared them.
package struct ComparisonRecorder {
    private let folder: String
    private let fileSystem: FileSystem

    /// - Parameter contentFolder: relative to where the tool was started.
    package init(contentFolder: String, in fileSystem: FileSystem) {
        folder = contentFolder
        self.fileSystem = fileSystem
    }

    /// Why nothing was written.
    package enum Failure: Error {
        /// There is nothing of that name; these there are.
        case unknown(String, known: [String])
        case fileSystem(FileSystemError)
    }

    /// What stands for every section of every note.
    package static let all = "all"

    /// Records a note ("safe-area"), one of its sections ("safe-area#summary") or all; returns how many sections.
    ///
    /// Lines about sections that are no longer there go.
    package func record(_ name: String) throws(Failure) -> Int {
        let (compared, pairs) = try load()
        let isAll = name == Self.all
        let chosen = Set(pairs.map { $0.description }.filter { isAll || $0 == name || $0.hasPrefix(name + "#") })
        guard isAll || !chosen.isEmpty else {
            let slugs = Set(pairs.map { $0.english.note.slug }).sorted()
            throw .unknown(name, known: [Self.all] + slugs + pairs.map { $0.description })
        }
        var known: [String: ComparedSections.Texts] = [:]
        for entry in compared.entries { known[entry.description] = entry.texts }
        let entries = pairs.compactMap { pair in
            (chosen.contains(pair.description) ? pair.texts : known[pair.description]).map { pair.entry(with: $0) }
        }
        try write(ComparedSections(entries: entries))
        return chosen.count
    }

    /// What is known, and what is there: by note in the order of names, in each as in the English text.
    private func load() throws(Failure) -> (ComparedSections, [SectionPair]) {
        do throws(FileSystemError) {
            let known = try ContentComparisons(folder: folder, in: fileSystem)
            guard known.isWhole else {
                throw FileSystemError(.write, path, "it has errors, which 'notchbook check' tells; mend or remove it")
            }
            let files = try ContentLoader(folder: folder, fileSystem: fileSystem).load().value.notes
            let notes = Dictionary(grouping: files.map { NoteParser.parse($0).value }) { $0.slug }
            return (known.compared, notes.keys.sorted().flatMap { SectionPair.all(in: notes[$0] ?? []) })
        } catch {
            throw .fileSystem(error)
        }
    }

    private func write(_ compared: ComparedSections) throws(Failure) {
        do throws(FileSystemError) {
            try fileSystem.replace(path, with: Array(compared.text.utf8))
        } catch {
            throw .fileSystem(error)
        }
    }

    private var path: String { folder + "/" + ComparedSections.fileName }
}
