package import Content
package import Diagnostics
import Resources
package import ResultStore
package import Templates
package import WordFiles

/// Loads the design of a site: templates of pages and their parts (`*.html`), and the files that pages load (`assets/`).
///
/// The files that come with the tool are there without a folder. A folder's files replace those with the same path, or are added;
/// an empty file in `assets/` removes one. A file `words/<tag>.yaml` adds a language, or replaces some of its words.
package struct TemplateLoader {
    /// The folder of templates; nil for the design that comes with the tool.
    package let folder: String?
    package let fileSystem: FileSystem
    private let cache: Cache

    package init(folder: String?, fileSystem: FileSystem, cache: Cache = .none) {
        self.folder = folder
        self.fileSystem = fileSystem
        self.cache = cache
    }

    /// The folder of templates beside a content folder; nil where there is none.
    package static func folder(beside content: String, in fileSystem: FileSystem) -> String? {
        var path = content[...]
        while path.count > 1, path.hasSuffix("/") { path = path.dropLast() }
        let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path
        guard !["", ".", ".."].contains(name) else { return nil }
        let folder = String(path.dropLast(name.count)) + "templates"
        return fileSystem.kind(folder) == .folder ? folder : nil
    }

    /// The templates, assets and words of a site.
    package struct Design: Sendable {
        package var templates = TemplateLibrary(retired: TemplateFields.retired)
        package var assets: [OutputFile] = []
        /// The words that come with the tool, and the words of the folder.
        package var words = WordFiles.standard
        /// The files of words in the folder, in the order in which they take effect.
        package var wordFiles: [SourceFile] = []
        /// The source files, for diagnostics.
        package var sources: [SourceFile] = []
        /// The cache key of all files of the design.
        package let key: ResultKey
        /// The cache key of the words that the folder adds or replaces.
        package var wordsKey: ResultKey {
            ResultKey("words", madeOf: wordFiles.map { $0.path }, wordFiles.map { $0.text })
        }
    }

    /// A file, wherever it comes from.
    struct File: KeyPart, Sendable {
        /// The name in messages.
        let place: String
        let bytes: [UInt8]

        func write(into key: inout KeyWriter) { key.write(place, bytes) }
    }

    /// Loads templates by their names without ending, and assets with their paths.
    package func load() throws(FileSystemError) -> Diagnosed<Design> {
        var files: [String: File] = [:]
        for file in Resources.files(in: .templates) {
            files[file.name] = File(place: "built-in templates/" + file.name, bytes: file.bytes)
        }
        let problems = try readFolder(into: &files)
        let design = cache.value(for: Self.key(of: files)) { Self.design(of: files) }
        return Diagnosed(design.value, problems + design.diagnostics)
    }

    private static func key(of files: [String: File]) -> ResultKey { ResultKey("design", madeOf: files) }

    private static func design(of files: [String: File]) -> Diagnosed<Design> {
        var diagnostics: [Diagnostic] = []
        var design = Design(key: key(of: files))
        var wordFiles: [SourceFile] = []
        for (path, file) in files.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
            if isAsset(path) {
                if !file.bytes.isEmpty { design.assets.append(OutputFile(path, file.bytes)) }
            } else if isWords(path) {
                wordFiles.append(TextDecoding.decode(file.bytes, path: file.place).unwrap(into: &diagnostics))
            } else {
                let text = TextDecoding.decode(file.bytes, path: file.place).unwrap(into: &diagnostics)
                design.sources.append(text)
                design.templates.insert(Template.parse(text).unwrap(into: &diagnostics), as: String(path.dropLast(5)))
            }
        }
        if !wordFiles.isEmpty {
            design.sources += wordFiles
            design.wordFiles = wordFiles
            design.words = WordFiles.standard(with: wordFiles).unwrap(into: &diagnostics)
        }
        return Diagnosed(design, diagnostics)
    }

    private static func isAsset(_ path: String) -> Bool { path.hasPrefix("assets/") }

    private static func isWords(_ path: String) -> Bool { path.hasPrefix("words/") && path.hasSuffix(".yaml") }

    /// Replaces files by files of the folder with the same path; returns the problems with them.
    private func readFolder(into files: inout [String: File]) throws(FileSystemError) -> [Diagnostic] {
        guard let folder else { return [] }
        let listing = try fileSystem.listing(of: folder)
        var diagnostics = listing.problems(in: folder)
        for path in listing.files
        where Self.isAsset(path) || Self.isWords(path) || path.hasSuffix(".html") {
            let place = folder + "/" + path
            guard fileSystem.kind(place) != .link || fileSystem.isInside(place, folder: folder) else {
                diagnostics.append(FileCodes.linkLeavesFolder(place, folder: folder))
                continue
            }
            files[path] = File(place: place, bytes: try fileSystem.read(place))
        }
        return diagnostics
    }
}
