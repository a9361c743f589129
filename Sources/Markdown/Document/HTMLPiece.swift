package import Diagnostics

/// A piece of raw HTML in a note.
package enum HTMLPiece: Hashable, Sendable {
    case tag(HTMLTag, SourceSpan)
    /// What stands between tags, as written, character references included.
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
