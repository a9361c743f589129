package import Diagnostics

/// A piece of raw HTML in a note.
package enum HTMLPiece: Hashable, Sendable {
    case tag(HTMLTag, SourceSpan)
    /// The text between tags, as written, character references included.
    case text(String, SourceSpan)
    case comment(SourceSpan)
    /// A declaration, a processing instruction or a CDATA section, as written.
    case other(String, SourceSpan)

    package var span: SourceSpan {
        switch self {
        case .tag(_, let span), .text(_, let span), .comment(let span), .other(_, let span): span
        }
    }
}

/// A start or end tag in the raw HTML of a note.
package struct HTMLTag: Hashable, Sendable {
    /// In lower case.
    package let name: String
    package let isEnd: Bool
    package let attributes: [Attribute]
    /// The tag as written.
    package let text: String

    /// A name in lower case, and the value as written between the quotation marks; empty when there is none.
    package struct Attribute: Hashable, Sendable {
        package let name: String
        package let value: String
    }
}
