import Diagnostics
import YAML

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
        let path = folder + "/" + Self.fileName
        let kind = fileSystem.kind(path)
        guard kind == .file || (kind == .link && fileSystem.isInside(path, folder: folder)) else {
            (settings, diagnostics, sources) = (SiteSettings(), [], [])
            return
        }
        let file = TextDecoding.decode(try fileSystem.read(path), path: path)
        let parsed = YAMLParser.parse(file.value, in: file.value.span.range)
        let isReadable = !parsed.diagnostics.contains { $0.severity == .error }
        let read = parsed.value.first.map { SiteSettingsReader.read($0, slugs: slugs) } ?? Diagnosed(SiteSettings())
        settings = isReadable ? read.value : SiteSettings()
        diagnostics = file.diagnostics + parsed.diagnostics + (isReadable ? read.diagnostics : [])
        sources = [file.value]
    }
}
