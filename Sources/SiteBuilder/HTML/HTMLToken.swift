/// A piece of finished HTML.
enum HTMLToken: Hashable, Sendable {
    case start(Tag)
    /// The name of an end tag.
    case end(String)
    /// Text with its character references resolved.
    case text(String)

    /// A start tag; names are in lower case, values resolved.
    struct Tag: Hashable, Sendable {
        let name: String
        var attributes: [Attribute]

        /// The value of an attribute; empty for one without value.
        subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

        /// True for elements that have neither content nor an end tag.
        var isVoid: Bool { Self.voidNames.contains(name) }

        private static let voidNames: Set<String> = [
            "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
        ]
    }

    struct Attribute: Hashable, Sendable {
        let name: String
        var value: String
    }
}
