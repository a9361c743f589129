import Diagnostics

/// What a content folder says in its file `languages.yaml` about sections that were compared.
struct ContentComparisons {
    let compared: ComparedSections
    let diagnostics: [Diagnostic]
    /// The file, when there is one, for the diagnostics.
    let sources: [SourceFile]
    /// False where something of the file may not have been understood, so that it must not be written anew.
    let isWhole: Bool

    /// Reads the file of a content folder; a folder may do without.
    init(folder: String, in fileSystem: FileSystem) throws(FileSystemError) {
        let file = try ContentYAML(ComparedSections.fileName, in: folder, of: fileSystem)
        let document = file.isWhole ? file.documents.first : nil
        let read = document.map { ComparedSectionsReader.read($0) } ?? Diagnosed([])
        compared = ComparedSections(entries: read.value, isKept: file.isWhole && !file.sources.isEmpty)
        diagnostics = file.diagnostics + read.diagnostics
        sources = file.sources
        isWhole = !diagnostics.contains { $0.severity == .error }
    }
}
