/// One tag as it stands in the source.
struct TemplateTag {
    /// What the sign behind the opening delimiter says.
    enum Kind {
        case variable, ampersand, braces, section, inverted, end, partial, comment, delimiters
    }

    let kind: Kind
    /// UTF-8 offsets of the whole tag, delimiters included.
    let range: Range<Int>
    /// UTF-8 offsets between sign and closing delimiter, without white space at either end.
    let content: Range<Int>

    /// Whether the tag's line vanishes when nothing else stands on it.
    var canStandAlone: Bool {
        switch kind {
        case .variable, .ampersand, .braces: false
        case .section, .inverted, .end, .partial, .comment, .delimiters: true
        }
    }

    var opensSection: Bool { kind == .section || kind == .inverted }

    /// The bytes that are signs and so cannot begin a name, with those of Mustache's optional modules.
    static let signs: [UInt8] = Array("#^/>&{}=!<$".utf8)

    /// The kind that a sign stands for, or nil when the byte already belongs to a name.
    static func kind(ofSign sign: UInt8) -> Kind? {
        switch sign {
        case UInt8(ascii: "#"): .section
        case UInt8(ascii: "^"): .inverted
        case UInt8(ascii: "/"): .end
        case UInt8(ascii: ">"): .partial
        case UInt8(ascii: "&"): .ampersand
        case UInt8(ascii: "{"): .braces
        case UInt8(ascii: "="): .delimiters
        case UInt8(ascii: "!"): .comment
        default: nil
        }
    }
}
