import DataTree
import Diagnostics
import YAML

/// The notes that another tool would not publish, by its own convention of names and folders: Jekyll's `_drafts`, the partials of
/// Docusaurus, Quarto, Hexo and Astro, whose names begin with `_`, Obsidian's templates, and what `mkdocs.yml` leaves out.
struct WithheldNotes: Sendable {
    /// Whether names that begin with `_` are withheld. Hugo, MkDocs and VitePress publish them.
    private let holdsUnderscores: Bool
    /// Jekyll's collections that have pages.
    private let collections: Set<String>
    private let patterns: PathPatterns

    init(of folder: String, in fileSystem: FileSystem) {
        let publishers = ["hugo.toml", "hugo.yaml", "mkdocs.yml", "mkdocs.yaml", ".vitepress"]
        holdsUnderscores = !publishers.contains { fileSystem.has($0, withOrBeside: folder) }
        let jekyll = Self.mapping("_config.yml", folder, fileSystem)?["collections"]
        collections = Set((jekyll?.entries ?? []).filter { $0.value["output"]?.text == "true" }.map { $0.key })
        let mkdocs = ["mkdocs.yml", "../mkdocs.yml"].lazy.compactMap { Self.mapping($0, folder, fileSystem) }.first
        let left = ["exclude_docs", "draft_docs"].compactMap { mkdocs?[$0]?.text }.flatMap { $0.split(separator: "\n") }
        let templates = Self.mapping(".obsidian/templates.json", folder, fileSystem)?["folder"]?.text
        let names = left.filter { !$0.hasPrefix("!") && !$0.hasPrefix("#") }.map { Self.plain($0) } + [templates ?? ""]
        patterns = PathPatterns(names.filter { !$0.isEmpty })
    }

    private static func plain(_ pattern: Substring) -> String {
        var words = pattern.filter { $0 != " " }
        if words.hasPrefix("/") { words.removeFirst() }
        if words.hasSuffix("/") { words.removeLast() }
        return words
    }

    private static func mapping(_ name: String, _ folder: String, _ fileSystem: FileSystem) -> DataNode? {
        let path = folder + "/" + name
        guard fileSystem.kind(path) == .file, let bytes = try? fileSystem.read(path), bytes.count < 1 << 20,
            let text = String(validating: bytes, as: UTF8.self)
        else { return nil }
        let file = SourceFile(path: path, text: text)
        return YAMLParser.parse(file, in: file.span.range).value.first
    }

    /// Whether a note, by its path relative to the folder, is withheld.
    func contain(_ path: String) -> Bool {
        if patterns.match(path) { return true }
        guard holdsUnderscores else { return false }
        return path.split(separator: "/").contains { step in
            step.hasPrefix("_") && step != "_posts" && !step.hasPrefix("_index.")
                && !collections.contains(String(step.dropFirst()))
        }
    }
}
