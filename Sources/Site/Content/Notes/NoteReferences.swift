package import Diagnostics
package import Markdown

/// The references, figures and formulas of a note, in source order.
package struct NoteReferences: Sendable {
    /// Fences of figures that can be read: those at top level.
    package private(set) var figures: [CodeBlock] = []
    /// Fences of figures inside lists, quotations and footnotes.
    package private(set) var nestedFences: [CodeBlock] = []
    /// Fences with nearly the name of such a fence.
    package private(set) var misspeltFences: [CodeBlock] = []
    package private(set) var links: [Reference] = []
    package private(set) var images: [Reference] = []
    /// The places of pictures inside links, which cannot hold another link.
    package private(set) var imagesInLinks: Set<SourceSpan> = []
    package private(set) var formulas: [Math] = []
    /// The placeholders of values, `{{name: path}}`: the texts between the braces, without white space around them.
    package private(set) var placeholders: [Reference] = []
    /// The other texts between two braces. They are plain text, unless they begin with the name of a figure.
    package private(set) var otherBraces: [Reference] = []

    /// A text that names something, and its place.
    package struct Reference: Hashable, Sendable {
        package let text: String
        package let span: SourceSpan
        /// The title of the panel that it is in, the innermost; empty outside tabs.
        package let panel: String

        package init(text: String, span: SourceSpan, panel: String = "") {
            self.text = text
            self.span = span
            self.panel = panel
        }

        /// The name that the text begins with, which may be a figure's.
        package var firstName: String { BracedText.firstName(in: text) }
    }

    /// The title of the panel that is being visited.
    private var panel = ""
    /// The kinds of fences that hold figures.
    private let kinds: [FenceKind]

    /// - Parameter kinds: the kinds of fences that hold figures.
    init(_ document: MarkdownDocument, fences kinds: [FenceKind]) {
        self.kinds = kinds
        for block in document.blocks { visit(block, isTop: true) }
        for footnote in document.footnotes { visit(footnote.blocks) }
    }

    private mutating func visit(_ blocks: [Block]) {
        for block in blocks { visit(block, isTop: false) }
    }

    private mutating func visit(_ block: Block, isTop: Bool) {
        switch block {
        case .tabs(let tabs):
            for panel in tabs.panels {
                visit(panel.title)
                let outer = self.panel
                self.panel = PlainText.of(panel.title)
                visit(panel.blocks)
                self.panel = outer
            }
        case .codeBlock(let code) where kinds.named(code.language) != nil:
            if isTop, code.contentSpan != nil { figures.append(code) } else { nestedFences.append(code) }
        case .codeBlock(let code):
            if kinds.nearest(to: code) != nil { misspeltFences.append(code) }
        case .html(let pieces, _):
            var raw = RawLink()
            for piece in pieces { visit(piece, &raw) }
        default:
            for part in block.parts {
                switch part {
                case .text(let content): visit(content)
                case .blocks(let blocks): visit(blocks)
                }
            }
        }
    }

    /// Whether the tags that have been read have opened a link.
    private struct RawLink {
        var isOpen = false
    }

    private mutating func visit(_ piece: HTMLPiece, _ raw: inout RawLink) {
        guard case .tag(let tag, let span) = piece else { return }
        if tag.name == "a" { raw.isOpen = tag.destination != nil }
        if let destination = tag.destination { links.append(Reference(text: destination, span: span)) }
        if let image = tag.image(at: span) { add(image, isInLink: raw.isOpen) }
    }

    private mutating func add(_ image: Image, isInLink: Bool = false) {
        images.append(Reference(text: image.source, span: image.span))
        if isInLink { imagesInLinks.insert(image.span) }
    }

    private mutating func visit(_ inlines: [Inline]) {
        var raw = RawLink()
        for inline in inlines {
            switch inline {
            case .emphasis(let content, _), .strong(let content, _), .strikethrough(let content, _): visit(content)
            case .link(let link):
                links.append(Reference(text: link.destination, span: link.span))
                let count = images.count
                visit(link.content)
                imagesInLinks.formUnion(images[count...].map { $0.span })
            case .image(let image):
                add(image, isInLink: raw.isOpen)
                visit(image.description)
            case .placeholder(let text, let span) where BracedText.isQuery(text):
                placeholders.append(Reference(text: text.trimmed, span: span, panel: panel))
            case .placeholder(let text, let span): otherBraces.append(Reference(text: text.trimmed, span: span))
            case .html(let piece): visit(piece, &raw)
            case .math(let math): formulas.append(math)
            case .text, .code, .softBreak, .lineBreak, .footnoteReference: break
            }
        }
    }
}

extension String {
    /// The text without white space at its ends.
    fileprivate var trimmed: String {
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
