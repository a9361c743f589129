import Diagnostics

/// What a content folder says about the site in its file `site.yaml`.
struct ContentSettings {
    let settings: SiteSettings
    let diagnostics: [Diagnostic]
    /// The file, when there is one, for the diagnostics.
    let sources: [SourceFile]

    private static let fileName = "site.yaml"

    /// Reads the folder's file; without one, and where it cannot be read to its end, nothing is set.
    ///
    /// - Parameter slugs: the notes that there are.
    init(folder: String, slugs: [String], in fileSystem: FileSystem) throws(FileSystemError) {
        let file = try ContentYAML(Self.fileName, in: folder, of: fileSystem)
        let document = file.isWhole ? file.documents.first : nil
        let read = document.map { SiteSettingsReader.read($0, slugs: slugs) } ?? Diagnosed(SiteSettings())
        settings = read.value
        diagnostics = file.diagnostics + read.diagnostics
        sources = file.sources
    }
}
