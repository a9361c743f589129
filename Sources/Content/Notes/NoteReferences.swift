package import Diagnostics
package import Markdown

/// What a note refers to and shows, gathered in source order.
package struct NoteReferences: Sendable {
    /// Fences `scenario` that can be read: those at top level.
    package private(set) var scenarios: [CodeBlock] = []
    /// Fences `macros` at top level.
    package private(set) var macros: [CodeBlock] = []
    /// Fences of both kinds inside lists, quotations and footnotes.
    private(set) var nestedFences: [CodeBlock] = []
    package private(set) var links: [Reference] = []
    package private(set) var images: [Reference] = []
    /// Where pictures stand inside links, which cannot hold another link.
    package private(set) var imagesInLinks: Set<SourceSpan> = []
    package private(set) var placeholders: [Reference] = []

    /// A text that names something, and its place.
    package struct Reference: Hashable, Sendable {
        package let text: String
        package let span: SourceSpan
    }

    init(_ document: MarkdownDocument) {
        for block in document.blocks { visit(block, isTop: true) }
        for footnote in document.footnotes { visit(footnote.blocks) }
    }

    private mutating func visit(_ blocks: [Block]) {
        for block in blocks { visit(block, isTop: false) }
    }

    private mutating func visit(_ block: Block, isTop: Bool) {
        switch block {
        case .heading(let heading): visit(heading.content)
        case .paragraph(let content, _): visit(content)
        case .list(let list): for item in list.items { visit(item.blocks) }
        case .quote(let blocks, _): visit(blocks)
        case .codeBlock(let code) where code.language == "scenario":
            if isTop, code.contentSpan != nil { scenarios.append(code) } else { nestedFences.append(code) }
        case .codeBlock(let code) where code.language == "macros":
            if isTop, code.contentSpan != nil { macros.append(code) } else { nestedFences.append(code) }
        case .table(let table):
            for row in [table.header] + table.rows {
                for cell in row.cells { visit(cell.content) }
            }
        case .codeBlock, .html, .thematicBreak: break
        }
    }

    private mutating func visit(_ inlines: [Inline]) {
        for inline in inlines {
            switch inline {
            case .emphasis(let content, _), .strong(let content, _), .strikethrough(let content, _): visit(content)
            case .link(let link):
                links.append(Reference(text: link.destination, span: link.span))
                let count = images.count
                visit(link.content)
                imagesInLinks.formUnion(images[count...].map { $0.span })
            case .image(let image):
                images.append(Reference(text: image.source, span: image.span))
                visit(image.description)
            case .placeholder(let text, let span): placeholders.append(Reference(text: text, span: span))
            case .text, .code, .html, .softBreak, .lineBreak, .footnoteReference: break
            }
        }
    }
}
