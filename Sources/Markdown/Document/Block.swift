package import Diagnostics

/// A part of a note that stands on lines of its own.
package enum Block: Hashable, Sendable {
    case heading(Heading)
    case paragraph([Inline], SourceSpan)
    case list(ListBlock)
    case quote([Block], SourceSpan)
    case codeBlock(CodeBlock)
    /// Raw HTML, taken apart into tags and text.
    case html([HTMLPiece], SourceSpan)
    case table(TableBlock)
    case thematicBreak(SourceSpan)

    /// Where the block stands, without the line break behind it.
    package var span: SourceSpan {
        switch self {
        case .heading(let heading): heading.span
        case .list(let list): list.span
        case .codeBlock(let block): block.span
        case .table(let table): table.span
        case .paragraph(_, let span), .quote(_, let span), .html(_, let span), .thematicBreak(let span): span
        }
    }
}
