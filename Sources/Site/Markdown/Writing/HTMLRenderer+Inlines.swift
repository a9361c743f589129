import Diagnostics
import Templates

extension HTMLRenderer {
    /// Writes the inlines within an element.
    mutating func write(_ inlines: [Inline]) {
        let outer = enterElement(holding: .line)
        var hidden: Range<Int>?
        var unended: Set<String> = []
        for (index, inline) in inlines.enumerated() {
            if hidden == nil { hidden = rangeOfRefused(inlines, from: index, &unended) }
            if let range = hidden, range.contains(index) {
                if index == range.upperBound - 1 { hidden = nil }
            } else if case .softBreak = inline {
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
        case .text(let text, _): putMarkingTerms(isInHeading ? text.withBoundNumbers : text)
        case .code(let text, _):
            putCode(text, in: "code")
            lastScalar = text.unicodeScalars.last ?? lastScalar
        case .emphasis(let content, _): write(content, in: "em")
        case .strong(let content, _): write(content, in: "strong")
        case .strikethrough(let content, _): write(content, in: "del")
        case .link(let link): write(link)
        case .image(let image): write(image)
        case .math(let math): write(math)
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

    mutating func putShown(_ text: String) {
        putText(text)
        lastScalar = text.unicodeScalars.last ?? lastScalar
    }

    /// Appends a text, in paragraphs with links where it uses a term first.
    private mutating func putMarkingTerms(_ text: String) {
        guard isInParagraph, let terms = options.terms, !isInLink else { return putShown(text) }
        var start = text.startIndex
        for (range, id) in terms.places(in: text, besides: &seenTerms) {
            guard let address = options.termAddress(id) else { continue }
            putShown(String(text[start..<range.lowerBound]))
            put("<a class=\"term\"" + attribute("href", address) + ">")
            putShown(String(text[range]))
            put("</a>")
            start = range.upperBound
        }
        putShown(String(text[start...]))
    }

    private mutating func write(_ content: [Inline], in name: String) {
        put("<\(name)>")
        write(content)
        put("</\(name)>")
    }

    /// A formula as the page sets it, else as it is written in TeX. The box around a formula on its own line can be scrolled.
    private mutating func write(_ math: Math) {
        if let formula = options.formula(math) {
            put(math.isDisplayed ? "<span class=\"formula\"\(isInLink ? "" : tabStop)>\(formula)</span>" : formula)
        } else {
            putCode(math.tex, in: "code")
        }
        lastScalar = nil
    }

    private mutating func writePlaceholder(_ name: String, _ span: SourceSpan) {
        if let replacement = options.placeholder(name, span) {
            put(replacement)
            lastScalar = nil
        } else {
            putShown("{{\(name)}}")
        }
    }

    // MARK: - Links

    /// A link; its text alone when the destination is not safe, or a link is open already.
    private mutating func write(_ link: Link) {
        guard !isInLink, let reference = reference(to: link.destination, link.span) else {
            return writeText(of: link)
        }
        put("<a" + reference + title(link.title) + ">")
        isInMarkdownLink = true
        writeText(of: link)
        isInMarkdownLink = false
        put("</a>")
    }

    private mutating func writeText(of link: Link) {
        if link.isBare, let text = options.linkText(link) { putShown(text) } else { write(link.content) }
    }

    /// The attributes with the target of a link in the note; nil when the link has no target.
    mutating func reference(to destination: String, _ span: SourceSpan) -> String? {
        guard isSafe(destination, span) else { return nil }
        switch options.destination(destination, span) {
        case .nowhere: return nil
        case .asWritten where DestinationPolicy.isName(destination): return nil
        case .asWritten: return attribute("href", DestinationPolicy.encoded(destination))
        case .address(let address): return attribute("href", DestinationPolicy.encoded(address))
        case .file(let address):
            return attribute("href", DestinationPolicy.encoded(address)) + flag("download")
        }
    }

    /// Whether a link is open, in which another link is not allowed.
    var isInLink: Bool { isInMarkdownLink || openTags.contains { $0.element == "a" } }

    func title(_ title: String) -> String { title.isEmpty ? "" : attribute("title", options.text(title)) }

    private mutating func isSafe(_ destination: String, _ span: SourceSpan) -> Bool {
        guard let scheme = DestinationPolicy.unsafeScheme(of: destination) else { return true }
        problems.append(MarkdownCodes.unsafeDestination(scheme, allowed: DestinationPolicy.schemes, at: span))
        return false
    }

    // MARK: - Pictures

    /// A picture; its description when the source is not safe.
    mutating func write(_ image: Image) {
        defer { lastScalar = nil }
        let description = PlainText.of(image.description) { text, _ in "{{\(text)}}" }
        if description.isEmpty { repeated.add(.imageWithoutDescription, at: image.span) }
        guard isSafe(image.source, image.span) else { return putText(description) }
        switch options.image(image) {
        case .asWritten: put(image, from: image.source, nil, description)
        case .file(let address, let size): put(image, from: address, size, description)
        case .link(let address) where !isInLink:
            put("<a" + attribute("href", address) + title(image.title) + ">")
            putText(description.isEmpty ? address : description)
            put("</a>")
        case .link, .description: putText(description)
        case .nothing: break
        case .player(let recording, let address): put(recording, from: address, description)
        case .missing:
            put("<span class=\"missing\">")
            putText(description)
            put("</span>")
        }
    }

    /// A player that loads nothing until a reader presses it, with a link for programs that have none.
    private mutating func put(_ recording: Recording, from address: String, _ description: String) {
        let (name, source) = (recording.rawValue, DestinationPolicy.encoded(address))
        put("<\(name)" + attribute("src", source) + attribute("aria-label", options.text(description)))
        put(attribute("preload", "none") + " controls>")
        if !isInLink {
            put("<a" + attribute("href", source) + ">")
            putText(description)
            put("</a>")
        }
        put("</\(name)>")
    }

    private mutating func put(_ image: Image, from address: String, _ file: PixelSize?, _ description: String) {
        let size = image.size.resolved(for: file)
        var tag = "img" + attribute("src", DestinationPolicy.encoded(address))
        tag += attribute("alt", options.text(description)) + title(image.title)
        if let width = size.width { tag += attribute("width", "\(width)") }
        if let height = size.height { tag += attribute("height", "\(height)") }
        let classes = [
            shareClass(image.size.share), image.alignment == .none ? nil : "align-\(image.alignment.rawValue)",
            image.palette.map { "only-\($0.rawValue)" },
        ]
        let names = classes.compactMap { $0 }
        if !names.isEmpty { tag += attribute("class", names.joined(separator: " ")) }
        if options.loadsLazily { tag += attribute("loading", "lazy") + attribute("decoding", "async") }
        putVoid(tag)
    }

    /// The class of a picture that takes a part of the text's width, in tenths.
    private func shareClass(_ share: Int?) -> String? {
        share.map { "width-\(min(max(($0 + 5) / 10, 1), 10) * 10)" }
    }
}
