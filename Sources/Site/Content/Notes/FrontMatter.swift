import DataTree
import Diagnostics
import Schema

/// The front matter of a note, in the words of this tool or of the blog generators Jekyll, Hexo and Hugo.
struct FrontMatter: Sendable {
    var title: String?
    var summary: String?
    /// The name of a section of the navigation.
    var section: Located<String>?
    /// The place within the section; smaller comes first.
    var order: Double?
    /// The tag of its language, as it is written.
    var language: Located<String>?
    var tags: [String] = []
    /// The anchors of sections and the ids of figures that a page shows folded.
    var folded: [Located<String>] = []
    /// Whether the note's author keeps it back.
    var isDraft = false
    /// Whether another tool would not publish it.
    var isWithheld = false
    /// The day of the note; before it the note is not published.
    var date: CalendarDate?
    /// Its address in place of the one that its file has, as Jekyll and Hugo write it.
    var address: Located<String>?
    /// The last part of its address.
    var slug: Located<String>?
    /// Addresses at which readers still request it.
    var oldAddresses: [Located<String>] = []
    /// Names that links of wikis may use.
    var otherNames: [String] = []
    /// The day from which on the note is not published any more.
    var expiryDate: CalendarDate?

    /// The keys that have a meaning here, each with who may set it and with the names that other generators have for it.
    static let keys: [(name: String, author: KeyAuthor, others: [String])] = [
        ("title", .anyone, []), ("summary", .anyone, ["description", "excerpt"]), ("section", .anyone, []),
        ("order", .anyone, ["weight", "nav_order"]), ("lang", .anyone, ["language", "locale"]),
        ("tags", .anyone, ["tag", "keywords"]), ("folded", .anyone, []), ("draft", .anyone, ["published"]),
        ("date", .anyone, ["publishDate"]), ("expiryDate", .anyone, []),
        ("aliases", .within(.site), ["redirect_from", "alias"]), ("permalink", .within(.site), ["url", "slug"]),
    ]

    /// The names of these keys.
    static let names = keys.map { $0.name }

    /// Reads the mapping of a head; anything not understood is reported and left out.
    ///
    /// Keys of other generators and their themes are accepted and ignored; a key that is nearly a key of this tool is reported.
    static func decode(_ node: DataNode) -> Diagnosed<FrontMatter> {
        var matter = FrontMatter()
        var diagnostics: [Diagnostic] = []
        for entry in node.entries ?? [] {
            if let problem = matter.take(entry) { diagnostics.append(problem) }
        }
        return Diagnosed(matter, diagnostics)
    }

    private mutating func take(_ entry: DataNode.Entry) -> Diagnostic? {
        switch entry.key {
        case "title", "section", "order":
            guard let text = entry.value.text else {
                return NoteCodes.frontMatterIsNoText(entry.key, at: entry.value.span)
            }
            return take(text, of: entry)
        case "summary":
            if let text = entry.value.text {
                summary = text
            } else {
                return NoteCodes.frontMatterIsNoText(entry.key, at: entry.value.span)
            }
        case "description", "excerpt": summary = summary ?? entry.value.text
        case "weight", "nav_order": order = order ?? entry.value.text.flatMap { Double($0) }
        case "lang", "language", "locale":
            if let text = entry.value.text { language = language ?? Located(text, at: entry.value.span) }
        case "tags", "tag", "keywords": tags += Self.names(in: entry.value).filter { !tags.contains($0) }
        case "folded":
            folded += (entry.value.items ?? [entry.value]).compactMap { item in
                item.text.map { Located($0, at: item.span) }
            }
        case "draft": isDraft = isDraft || entry.value.text == "true"
        case "published": isDraft = isDraft || entry.value.text == "false"
        case "date", "publishDate", "expiryDate":
            guard let text = entry.value.text, !text.isEmpty else { return nil }
            guard let day = CalendarDate(ofTime: text) else {
                return NoteCodes.noDate(text, of: entry.key, at: entry.value.span)
            }
            if entry.key == "expiryDate" { expiryDate = day } else { date = day }
        case "permalink", "url": address = Self.filled(entry.value) ?? address
        case "slug": slug = Self.filled(entry.value)
        // Hugo builds no page for a note whose options say so, nor for a bundle without a head; Obsidian publishes no others.
        case "build", "_build":
            isWithheld = isWithheld || ["never", "false", "link"].contains(entry.value["render"]?.text ?? "")
        case "headless": isWithheld = isWithheld || entry.value.text == "true"
        case "publish": isWithheld = isWithheld || entry.value.text == "false"
        case "aliases", "alias", "redirect_from":
            for item in entry.value.items ?? [entry.value] {
                guard let text = item.text, !text.isEmpty else { continue }
                if text.contains("/") {
                    oldAddresses.append(Located(text, at: item.span))
                } else {
                    otherNames.append(text)
                }
            }
        case "sidebar_position": return NoteCodes.unreadKey(entry.key, "write 'order'", at: entry.keySpan)
        case "hero", "features":
            return NoteCodes.unreadKey(entry.key, "write its words as text below the head", at: entry.keySpan)
        default:
            guard !Self.foreignKeys.contains(entry.key.lowercased()),
                let nearest = SpellingSuggestion.nearest(to: entry.key, among: Self.names)
            else { return nil }
            return NoteCodes.unknownFrontMatterKey(entry.key, nearest: nearest, at: entry.keySpan)
        }
        return nil
    }

    private mutating func take(_ text: String, of entry: DataNode.Entry) -> Diagnostic? {
        switch entry.key {
        case "title": title = text
        case "section": section = Located(text, at: entry.value.span)
        default:
            order = Double(text).flatMap { $0.isFinite ? $0 : nil }
            if order == nil { return NoteCodes.orderIsNoNumber(text, at: entry.value.span) }
        }
        return nil
    }

    /// A text with something in it.
    private static func filled(_ node: DataNode) -> Located<String>? {
        node.text.flatMap { $0.isEmpty ? nil : Located($0, at: node.span) }
    }

    /// The items of a list, or of a text between commas, else spaces.
    private static func names(in node: DataNode) -> [String] {
        if let items = node.items { return items.compactMap { $0.text } }
        guard let text = node.text else { return [] }
        return text.split(separator: text.contains(",") ? "," : " ").map { part in
            part.split { $0.isWhitespace }.joined(separator: " ")
        }
    }

    /// Keys of Jekyll, Hexo, Hugo and their themes that look like a misspelling of a key of this tool.
    private static let foreignKeys: Set<String> = ["date_gmt", "dates", "titles", "subtitle", "order_by", "sections"]
}

extension FrontMatter {
    /// Whether heads commonly begin with the key.
    static func isUsual(_ key: String) -> Bool {
        keys.contains { $0.name == key || $0.others.contains(key) } || usualKeys.contains(key.lowercased())
    }

    /// Keys that heads of Hexo, which need no opening line, begin with.
    private static let usualKeys: Set<String> = [
        "abbrlink", "author", "authors", "categories", "category", "comments", "cover", "layout", "permalink", "toc",
        "top", "updated", "sticky", "thumbnail", "password", "mathjax", "img", "catalog", "copyright",
    ]
}
