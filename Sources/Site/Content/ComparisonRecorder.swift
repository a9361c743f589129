import Diagnostics
import Languages

/// Records in `languages.yaml` that sections agree in all languages, because an author compared them.
package struct ComparisonRecorder {
    private let folder: String
    private let conditions: ContentFolder.Conditions
    private let fileSystem: FileSystem

    /// - Parameter contentFolder: relative to where the tool was started.
    package init(contentFolder: String, _ conditions: ContentFolder.Conditions, in fileSystem: FileSystem) {
        folder = contentFolder
        self.conditions = conditions
        self.fileSystem = fileSystem
    }

    /// A reason why nothing was written.
    package enum Failure: Error {
        /// The name is unknown; the known names are listed.
        case unknown(String, known: [String])
        case fileSystem(FileSystemError)
    }

    /// The name that means every section of every note.
    package static let all = "all"

    /// Records a note ("safe-area"), one of its sections ("safe-area#summary") or all; returns how many sections.
    ///
    /// Lines about sections that are no longer there are removed.
    package func record(_ name: String) async throws(Failure) -> Int {
        let (compared, sections) = try await load()
        let isAll = name == Self.all
        let chosen = Set(sections.map { $0.description }.filter { isAll || $0 == name || $0.hasPrefix(name + "#") })
        guard isAll || !chosen.isEmpty else {
            let slugs = Set(sections.map { $0.slug }).sorted()
            throw .unknown(name, known: [Self.all] + slugs + sections.map { $0.description })
        }
        var known: [String: [Language: String]] = [:]
        for entry in compared.entries { known[entry.description] = entry.fingerprints }
        let entries = sections.compactMap { section in
            (chosen.contains(section.description) ? section.fingerprints : known[section.description])
                .map { section.entry(with: $0) }
        }
        try write(ComparedSections(entries: entries))
        return chosen.count
    }

    /// The recorded comparisons, and the sections that are there: by note in the order of names, in each as in its first
    /// language.
    private func load() async throws(Failure) -> (ComparedSections, [SharedSection]) {
        do throws(FileSystemError) {
            let known = try ContentComparisons(folder: folder, in: fileSystem)
            guard known.isWhole else {
                throw FileSystemError(.write, path, "it has errors, which 'notchbook check' tells; mend or remove it")
            }
            let files = try await ContentFolder.load(folder, conditions, in: fileSystem).value.files
            let notes = Dictionary(grouping: files.notes.map { Note($0) }) { $0.slug }
            let sections = notes.keys.sorted().flatMap { slug in
                SharedSection.all(
                    in: files.editions.languages.flatMap { language in
                        (notes[slug] ?? []).filter { $0.language == language }
                    })
            }
            return (known.compared, sections)
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
