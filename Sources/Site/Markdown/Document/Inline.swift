package import Diagnostics

/// A part of a line of text. Spans include the marks, such as the asterisks of emphasis.
package enum Inline: Hashable, Sendable {
    case text(String, SourceSpan)
    case code(String, SourceSpan)
    case emphasis([Inline], SourceSpan)
    case strong([Inline], SourceSpan)
    case strikethrough([Inline], SourceSpan)
    // Indirect, as most inlines are texts and copied often.
    indirect case link(Link)
    indirect case image(Image)
    indirect case html(HTMLPiece)
    /// A line break in the source that is not a line break in the text.
    case softBreak(SourceSpan)
    case lineBreak(SourceSpan)
    /// The number of the footnote.
    case footnoteReference(Int, SourceSpan)
    /// The text between `{{` and `}}` as written; the span includes the braces. `BracedText` lists what it can be.
    case placeholder(String, SourceSpan)
    indirect case math(Math)

    package var span: SourceSpan {
        switch self {
        case .text(_, let span), .code(_, let span), .emphasis(_, let span), .strong(_, let span),
            .strikethrough(_, let span), .softBreak(let span), .lineBreak(let span),
            .footnoteReference(_, let span), .placeholder(_, let span):
            span
        case .link(let link): link.span
        case .image(let image): image.span
        case .math(let math): math.span
        case .html(let piece): piece.span
        }
    }
}

/// A link: `[text](destination)`, a reference to one, or an address that stands for itself.
package struct Link: Hashable, Sendable {
    /// The address as written, character references resolved; nothing is percent-encoded.
    package let destination: String
    package let title: String
    package let content: [Inline]
    package let span: SourceSpan

    package init(destination: String, title: String, content: [Inline], span: SourceSpan) {
        self.destination = destination
        self.title = title
        self.content = content
        self.span = span
    }

    /// Whether it has no text of its own, so that it shows its own address, as `<doc:Name>` does.
    package var isBare: Bool {
        guard content.count == 1, case .text(let text, _)? = content.first else { return false }
        return text == destination
    }
}

/// A formula in TeX: `$…$` in the line; `$$…$$`, or a fence `math`, set off from it.
package struct Math: Hashable, Sendable {
    package let tex: String
    package let isDisplayed: Bool
    /// The place, with the dollar signs or the fence.
    package let span: SourceSpan
}
