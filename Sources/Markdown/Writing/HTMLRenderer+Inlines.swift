import Diagnostics
import Templates

extension HTMLRenderer {
    /// Writes the inlines within an element.
    mutating func write(_ inlines: [Inline]) {
        let outer = enterElement()
        for (index, inline) in inlines.enumerated() {
            if case .softBreak = inline {
                let next = LineJoining.firstScalar(of: inlines[(index + 1)...])
                put(LineJoining.needsSpace(between: lastScalar, and: next) ? "\n" : "")
            } else {
                write(inline)
            }
        }
        leaveElement(outer)
    }

    private mutating func write(_ inline: Inline) {
        switch inline {
        case .text(let text, _): putShown(text)
        case .code(let text, _):
            put("<code>")
            putShown(text)
            put("</code>")
        case .emphasis(let content, _): write(content, in: "em")
        case .strong(let content, _): write(content, in: "strong")
        case .strikethrough(let content, _): write(content, in: "del")
        case .link(let link): write(link)
        case .image(let image): write(image)
        case .html(let piece): writeInline(piece)
        case .softBreak: break
        case .lineBreak: put("<br>\n")
        case .footnoteReference(let number, _):
            writeReference(number)
            lastScalar = nil
        case .placeholder(let name, let span): writePlaceholder(name, span)
        }
    }

    private mutating func putShown(_ text: String) {
        putText(text)
        lastScalar = text.unicodeScalars.last ?? lastScalar
    }

    private mutating func write(_ content: [Inline], in name: String) {
        put("<\(name)>")
        write(content)
        put("</\(name)>")
    }

    private mutating func writePlaceholder(_ name: String, _ span: SourceSpan) {
        if let replacement = options.placeholder(name, span) {
            diagnostics += replacement.diagnostics
            put(replacement.value)
            lastScalar = nil
        } else {
            putShown("{{\(name)}}")
        }
    }

    // MARK: - Links and pictures

    /// A link; its text alone when the destination is not safe.
    private mutating func write(_ link: Link) {
        guard isSafe(link.destination, link.span) else { return write(link.content) }
        var destination = link.destination
        if let replacement = options.destination(link.destination, link.span) {
            diagnostics += replacement.diagnostics
            destination = replacement.value
        }
        put("<a href=\"")
        putText(DestinationPolicy.encoded(destination))
        put("\"")
        putTitle(link.title)
        put(">")
        write(link.content)
        put("</a>")
    }

    /// A picture; its description when the source is not safe.
    private mutating func write(_ image: Image) {
        defer { lastScalar = nil }
        let description = PlainText.of(image.description) { name, _ in "{{\(name)}}" }
        guard isSafe(image.source, image.span) else { return putText(description) }
        if let replacement = options.image(image) {
            diagnostics += replacement.diagnostics
            return put(replacement.value)
        }
        put("<img src=\"")
        putText(DestinationPolicy.encoded(image.source))
        put("\" alt=\"")
        putText(description)
        put("\"")
        putTitle(image.title)
        put(">")
    }

    private mutating func putTitle(_ title: String) {
        guard !title.isEmpty else { return }
        put(" title=\"")
        putText(title)
        put("\"")
    }

    private mutating func isSafe(_ destination: String, _ span: SourceSpan) -> Bool {
        guard let scheme = DestinationPolicy.unsafeScheme(of: destination) else { return true }
        diagnostics.append(MarkdownCodes.unsafeDestination(scheme, allowed: DestinationPolicy.schemes, at: span))
        return false
    }
}
