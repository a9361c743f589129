import DataTree
import Diagnostics

/// What the head of a note says about it.
struct FrontMatter: Sendable {
    var title: String?
    var summary: String?
    var section: Section?
    /// The place within the section; smaller comes first.
    var order: Double?

    /// The keys that mean something here.
    static let keys = ["title", "summary", "section", "order"]

    /// Keys of the blog generators Jekyll and Hexo and of their themes; they are accepted and mean nothing here.
    static let foreignKeys: Set<String> = [
        "abbrlink", "author", "authors", "catalog", "categories", "category", "comments", "copyright", "cover", "date",
        "description", "excerpt", "header-img", "header-style", "img", "keywords", "lang", "language", "layout",
        "mathjax", "password", "permalink", "sidebar", "sticky", "subtitle", "tag", "tags", "thumbnail", "toc", "top",
        "updated", "weight",
    ]

    /// Reads the mapping between the lines `---`; what is not understood is reported and left out.
    static func decode(_ node: DataNode) -> Diagnosed<FrontMatter> {
        var matter = FrontMatter()
        var diagnostics: [Diagnostic] = []
        for entry in node.entries ?? [] {
            if let problem = matter.take(entry) { diagnostics.append(problem) }
        }
        return Diagnosed(matter, diagnostics)
    }

    private mutating func take(_ entry: DataNode.Entry) -> Diagnostic? {
        guard Self.keys.contains(entry.key) || entry.key == "description" else {
            return Self.foreignKeys.contains(entry.key.lowercased())
                ? nil : NoteCodes.unknownFrontMatterKey(entry.key, at: entry.keySpan)
        }
        guard let text = entry.value.text else {
            return entry.key == "description" ? nil : NoteCodes.frontMatterIsNoText(entry.key, at: entry.value.span)
        }
        switch entry.key {
        case "title": title = text
        case "summary": summary = text
        case "description": summary = summary ?? text
        case "section":
            section = Section(rawValue: text)
            if section == nil { return NoteCodes.unknownSection(text, at: entry.value.span) }
        default:
            order = Double(text).flatMap { $0.isFinite ? $0 : nil }
            if order == nil { return NoteCodes.orderIsNoNumber(text, at: entry.value.span) }
        }
        return nil
    }
}

extension FrontMatter {
    /// True for every key that a head may well begin with.
    static func isKnown(_ key: String) -> Bool {
        keys.contains(key) || foreignKeys.contains(key.lowercased())
    }
}
