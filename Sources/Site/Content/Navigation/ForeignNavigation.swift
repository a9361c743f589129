import DataTree
import Diagnostics
import Languages
import Markdown
import YAML

/// The title of a folder of notes and the order of its pages, from files of other tools. `site.yaml` takes precedence.
struct ForeignNavigation: Sendable {
    private(set) var title: String?
    private(set) var description: String?
    /// The pages in order; empty where no file gives one.
    private(set) var entries: [Entry] = []
    /// The files that it was read from and that are not notes for it, relative to the content folder.
    private(set) var files: Set<String> = []
    /// The files of the only notes that the tool publishes, relative to the content folder; nil where it publishes others too. A
    /// book of mdBook has the chapters that its summary names.
    private(set) var chapters: Set<String>?
    /// The text of all files that were read, which the site depends on.
    private(set) var text = ""

    /// A part of the navigation, or a page.
    struct Entry: Hashable, Sendable {
        let title: String
        /// The file of its note, relative to the content folder; nil for a group without one.
        let path: String?
        let entries: [Entry]

        /// The files of its note and of all notes below it.
        var paths: [String] { [path].compactMap { $0 } + entries.flatMap { $0.paths } }
    }

    init() {}

    /// Reads `SUMMARY.md` (mdBook, GitBook) of a folder, `mkdocs.yml` beside it or in it, and `_config.yml` (Jekyll).
    init(of folder: String, in fileSystem: FileSystem) {
        if let file = Self.file("_config.yml", folder, fileSystem), let node = Self.mapping(of: file) {
            text += file.text
            title = node["title"]?.text
            description = node["description"]?.text.map { $0.split { $0.isWhitespace }.joined(separator: " ") }
        }
        if let file = Self.file("../book.toml", folder, fileSystem) {
            text += file.text
            let node = TOMLReader.read(file, in: file.span.range).value
            title = node["book"]?["title"]?.text ?? title
        }
        for name in ["mkdocs.yml", "../mkdocs.yml"] where entries.isEmpty {
            guard let file = Self.file(name, folder, fileSystem), let node = Self.mapping(of: file),
                name == "mkdocs.yml" || Self.names(node["docs_dir"]?.text ?? "docs", folder)
            else { continue }
            text += file.text
            title = node["site_name"]?.text ?? title
            description = node["site_description"]?.text ?? description
            entries = (node["nav"]?.items ?? []).flatMap { Self.entries(of: $0, depth: 0) }
        }
        for name in ["SUMMARY.md", "_sidebar.md"] where entries.isEmpty {
            guard let file = Self.file(name, folder, fileSystem) else { continue }
            let document = MarkdownParser.parse(file, in: file.span.range).value
            let found = Self.entries(of: document)
            guard !found.isEmpty else { continue }
            text += file.text
            entries = found
            files.insert(name)
            if name == "SUMMARY.md", fileSystem.has("book.toml", withOrBeside: folder) {
                chapters = Set(found.flatMap { $0.paths })
            }
        }
    }

    private static func file(_ name: String, _ folder: String, _ fileSystem: FileSystem) -> SourceFile? {
        let path = folder + "/" + name
        guard fileSystem.kind(path) == .file, let bytes = try? fileSystem.read(path), bytes.count < 1 << 20,
            let text = String(validating: bytes, as: UTF8.self)
        else { return nil }
        return SourceFile(path: path, text: text)
    }

    /// Reads a file as a mapping. Tags of programs, as MkDocs has them, are errors that do not matter here.
    private static func mapping(of file: SourceFile) -> DataNode? {
        YAMLParser.parse(file, in: file.span.range).value.first
    }

    private static func names(_ docs: String, _ folder: String) -> Bool {
        folder.split(separator: "/").last == docs.split(separator: "/").last
    }

    // MARK: - Forms

    /// Levels that are read.
    private static let maxDepth = 40

    /// `page.md`, `Title: page.md` or `Title: [...]`
    private static func entries(of node: DataNode, depth: Int) -> [Entry] {
        guard depth < maxDepth else { return [] }
        if let path = node.text { return path.contains("://") ? [] : [Entry(title: "", path: path, entries: [])] }
        return (node.entries ?? []).compactMap { entry in
            if let path = entry.value.text {
                return path.contains("://") ? nil : Entry(title: entry.key, path: path, entries: [])
            }
            let inner = (entry.value.items ?? []).flatMap { entries(of: $0, depth: depth + 1) }
            return inner.isEmpty ? nil : Entry(title: entry.key, path: nil, entries: inner)
        }
    }

    /// The links of lists and of paragraphs between them; a heading begins a part.
    private static func entries(of document: MarkdownDocument) -> [Entry] {
        var parts: [(title: String, entries: [Entry])] = [("", [])]
        for block in document.blocks {
            switch block {
            case .heading(let heading):
                let title = PlainText.of(heading.content)
                if heading.level > 1 || parts.count > 1 || !parts[0].entries.isEmpty { parts.append((title, [])) }
            case .paragraph(let content, _): parts[parts.count - 1].entries += content.compactMap { entry(of: $0, []) }
            case .list(let list): parts[parts.count - 1].entries += entries(of: list, depth: 0)
            default: break
            }
        }
        return parts.flatMap { part in
            part.title.isEmpty
                ? part.entries
                : part.entries.isEmpty ? [] : [Entry(title: part.title, path: nil, entries: part.entries)]
        }
    }

    private static func entries(of list: ListBlock, depth: Int) -> [Entry] {
        guard depth < maxDepth else { return [] }
        return list.items.compactMap { item in
            var inner: [Entry] = []
            var own: Entry?
            var words = ""
            for block in item.blocks {
                switch block {
                case .paragraph(let content, _):
                    own = own ?? content.lazy.compactMap { entry(of: $0, []) }.first
                    words = words.isEmpty ? PlainText.of(content) : words
                case .list(let list): inner += entries(of: list, depth: depth + 1)
                default: break
                }
            }
            if let own { return Entry(title: own.title, path: own.path, entries: inner) }
            return inner.isEmpty ? nil : Entry(title: words, path: nil, entries: inner)
        }
    }

    private static func entry(of inline: Inline, _ inner: [Entry]) -> Entry? {
        guard case .link(let link) = inline, !link.destination.isEmpty, !link.destination.contains("://") else {
            return nil
        }
        let path = PercentEncoding.decode(link.destination.prefix { $0 != "#" })
        let plain =
            path.hasPrefix("./") ? String(path.dropFirst(2)) : path.hasPrefix("/") ? String(path.dropFirst()) : path
        return Entry(title: PlainText.of(link.content), path: plain, entries: inner)
    }
}

extension ForeignNavigation {
    /// The sections of the navigation in the words of the settings: pages outside of all groups, then a section for each group.
    ///
    /// - Parameter slug: the name of the page of a file; nil where there is none.
    func sections(in language: Language, _ slug: (String) -> String?) -> [NavigationEntry] {
        var sections: [NavigationEntry] = []
        func add(_ id: String, _ title: String, _ pages: [String]) {
            let nowhere = SourceSpan(file: "", range: 0..<0)
            var entry = NavigationEntry()
            entry.section = Located(id, at: nowhere)
            if !title.isEmpty { entry.title = LocalizedText([(language, title)]) }
            entry.pages = pages.map { Located($0, at: nowhere) }
            sections.append(entry)
        }
        func addGroup(_ entry: Entry, below parent: String) {
            let id = (parent.isEmpty ? "" : parent + "/") + "part-\(sections.count)"
            let leaves = entry.entries.filter { $0.entries.isEmpty }
            let pages = ([entry] + leaves).compactMap { $0.path.flatMap(slug) }
            if !pages.isEmpty { add(id, entry.title, pages) }
            for group in entry.entries where !group.entries.isEmpty {
                addGroup(group, below: pages.isEmpty ? parent : id)
            }
        }
        let loose = entries.filter { $0.entries.isEmpty }.compactMap { $0.path.flatMap(slug) }
        if !loose.isEmpty { add("", "", loose) }
        for group in entries where !group.entries.isEmpty { addGroup(group, below: "") }
        return sections
    }
}

extension SiteSettings {
    /// A copy of the settings with gaps filled from another tool's files.
    func completed(by foreign: ForeignNavigation, _ files: ContentLoader.Content) -> SiteSettings {
        var settings = self
        let language = files.editions.languages[0]
        if settings.title.isEmpty, let title = foreign.title { settings.title = LocalizedText([(language, title)]) }
        if settings.description.isEmpty, let text = foreign.description {
            settings.description = LocalizedText([(language, text)])
        }
        guard settings.navigation.isEmpty, !foreign.entries.isEmpty else { return settings }
        let slugs = Dictionary(files.notes.map { ($0.path, $0.slug) }) { first, _ in first }
        // The home page comes before all sections, and a page is listed where it is named first.
        var listed: Set<String> = SiteContent.namesOfMissingPages.union([Route.start.slug])
        let sections = foreign.sections(in: language) { path in
            slugs[path].flatMap { listed.insert($0).inserted ? $0 : nil }
        }
        settings.navigation = sections.map { Located($0, at: SourceSpan(file: "", range: 0..<0)) }
        return settings
    }
}
