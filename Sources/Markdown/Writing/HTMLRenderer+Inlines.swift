import Diagnostics
import Templates

extension HTMLRenderer {
    /// Writes the inlines within an element.
    mutating func write(_ inlines: [Inline]) {
        let outer = enterElement()
        for (index, inline) in inlines.enumerated() {
            if case .softBreak = inline {
                let next = LineJoining.firstScalar(of: inlines[(index + 1)...])
                if LineJoining.needsSpace(between: lastScalar, and: next) { putText("\n") }
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
            putCode(text, in: "code")
            lastScalar = text.unicodeScalars.last ?? lastScalar
        case .emphasis(let content, _): write(content, in: "em")
        case .strong(let content, _): write(content, in: "strong")
        case .strikethrough(let content, _): write(content, in: "del")
        case .link(let link): write(link)
        case .image(let image): write(image)
        case .html(let piece): writeInline(piece)
        case .softBreak: break
        case .lineBreak:
            putVoid("br")
            putText("\n")
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
            put(replacement)
            lastScalar = nil
        } else {
            putShown("{{\(name)}}")
        }
    }

    // MARK: - Links and pictures

    /// A link; its text alone when the destination is not safe.
    private mutating func write(_ link: Link) {
        guard isSafe(link.destination, link.span) else { return write(link.content) }
        switch options.destination(link.destination, link.span) {
        case .nowhere: return write(link.content)
        case .asWritten: putLink(to: link.destination, link)
        case .address(let address): putLink(to: address, link)
        }
    }

    private mutating func putLink(to address: String, _ link: Link) {
        put("<a" + attribute("href", DestinationPolicy.encoded(address)) + title(link.title) + ">")
        write(link.content)
        put("</a>")
    }

    /// A picture; its description when the source is not safe.
    private mutating func write(_ image: Image) {
        defer { lastScalar = nil }
        let description = PlainText.of(image.description) { name, _ in "{{\(name)}}" }
        guard isSafe(image.source, image.span) else { return putText(description) }
        if let replacement = options.image(image) { return put(replacement) }
        let source = attribute("src", DestinationPolicy.encoded(image.source))
        putVoid("img" + source + attribute("alt", options.text(description)) + title(image.title))
    }

    private func title(_ title: String) -> String { title.isEmpty ? "" : attribute("title", options.text(title)) }

    private mutating func isSafe(_ destination: String, _ span: SourceSpan) -> Bool {
        guard let scheme = DestinationPolicy.unsafeScheme(of: destination) else { return true }
        diagnostics.append(MarkdownCodes.unsafeDestination(scheme, allowed: DestinationPolicy.schemes, at: span))
        return false
    }
}
