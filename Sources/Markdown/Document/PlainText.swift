package import Diagnostics

/// The words of a note without any markup, for search, titles and descriptions.
package enum PlainText {
    /// The text of inlines; HTML tags and footnote marks have none. Placeholders become what `placeholder` returns.
    package static func of(
        _ inlines: [Inline], placeholder: (String, SourceSpan) -> String = { _, _ in "" }
    ) -> String {
        var text = ""
        append(inlines, to: &text, placeholder)
        return text
    }

    private static func append(
        _ inlines: [Inline], to text: inout String, _ placeholder: (String, SourceSpan) -> String
    ) {
        for (index, inline) in inlines.enumerated() {
            switch inline {
            case .text(let literal, _), .code(let literal, _): text += literal
            case .emphasis(let content, _), .strong(let content, _), .strikethrough(let content, _):
                append(content, to: &text, placeholder)
            case .link(let link): append(link.content, to: &text, placeholder)
            case .image(let image): append(image.description, to: &text, placeholder)
            case .html, .footnoteReference: break
            case .softBreak:
                let next = LineJoining.firstScalar(of: inlines[(index + 1)...])
                if LineJoining.needsSpace(between: text.unicodeScalars.last, and: next) { text += " " }
            case .lineBreak: text += " "
            case .placeholder(let name, let span): text += placeholder(name, span)
            }
        }
    }
}
