/// Says which raw HTML notes may use.
enum HTMLPolicy {
    /// Tags that stay tags; every other one is shown as text.
    static let tagNames = [
        "kbd", "sub", "sup", "br", "mark", "abbr", "details", "summary", "del", "ins", "small", "wbr", "ruby", "rt",
        "rp", "var", "samp", "dfn", "q",
    ]

    /// Attributes that stay on them.
    static let attributeNames = ["title", "lang", "dir", "open"]

    /// Tags that have no end tag.
    static func isVoid(_ name: String) -> Bool { name == "br" || name == "wbr" }

    /// Tags that hold blocks, and so cannot stand inside a paragraph.
    static func isBlock(_ name: String) -> Bool { name == "details" || name == "summary" }
}
