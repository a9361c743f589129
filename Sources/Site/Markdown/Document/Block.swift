package import Diagnostics

/// A part of a note that is on lines of its own.
package enum Block: Hashable, Sendable {
    case heading(Heading)
    case paragraph([Inline], SourceSpan)
    case list(ListBlock)
    case quote([Block], SourceSpan)
    case aside(Aside)
    case tabs(Tabs)
    case codeBlock(CodeBlock)
    /// Raw HTML, taken apart into tags and text.
    case html([HTMLPiece], SourceSpan)
    case table(TableBlock)
    case thematicBreak(SourceSpan)

    /// The place of the block, without the line break after it.
    package var span: SourceSpan {
        switch self {
        case .heading(let heading): heading.span
        case .list(let list): list.span
        case .aside(let aside): aside.span
        case .tabs(let tabs): tabs.span
        case .codeBlock(let block): block.span
        case .table(let table): table.span
        case .paragraph(_, let span), .quote(_, let span), .html(_, let span), .thematicBreak(let span): span
        }
    }

    /// A part of a block: a text within lines, or blocks.
    package enum Part {
        case text([Inline])
        case blocks([Block])
    }

    /// Its parts in source order; none for code, raw HTML and breaks.
    package var parts: [Part] {
        switch self {
        case .heading(let heading): [.text(heading.content)]
        case .paragraph(let content, _): [.text(content)]
        case .list(let list): list.items.map { .blocks($0.blocks) }
        case .quote(let blocks, _): [.blocks(blocks)]
        case .aside(let aside): [.text(aside.title), .blocks(aside.blocks)]
        case .tabs(let tabs): tabs.panels.flatMap { [.text($0.title), .blocks($0.blocks)] }
        case .table(let table): ([table.header] + table.rows).flatMap { $0.cells.map { .text($0.content) } }
        case .codeBlock, .html, .thematicBreak: []
        }
    }
}

/// A heading of level 1 to 6.
package struct Heading: Hashable, Sendable {
    package let level: Int
    package let content: [Inline]
    /// The id that links point to, unique in the note: `{#id}` at the heading's end, or else generated from its words.
    package let anchor: String
    package let alignment: Alignment
    package let span: SourceSpan

    package init(
        level: Int, content: [Inline], anchor: String, alignment: Alignment = .none, span: SourceSpan
    ) {
        self.level = level
        self.content = content
        self.anchor = anchor
        self.alignment = alignment
        self.span = span
    }
}

/// A bulleted or numbered list.
package struct ListBlock: Hashable, Sendable {
    /// The first number; nil for a bulleted list.
    package let start: Int?
    /// Whether no blank line is between the items, so that their paragraphs need no space.
    package let isTight: Bool
    package let items: [ListItem]
    package let span: SourceSpan
}

/// An item of a list.
package struct ListItem: Hashable, Sendable {
    /// Whether the box of a task (`[x]` or `[ ]`) is ticked; nil for an item without a box.
    package let isDone: Bool?
    package let blocks: [Block]
    package let span: SourceSpan
}

/// A fenced or indented block of code.
package struct CodeBlock: Hashable, Sendable {
    /// The text after the opening fence, such as "swift"; empty for indented code.
    package let info: String
    /// The text after the opening fence, parsed.
    package let attributes: FenceInfo
    /// The code; every line ends in LF.
    package let text: String
    /// The code in the source, line breaks included, when it is one piece there: between fences at the margin of the
    /// note. Nil in lists, quotations and footnotes, where each line begins with something else.
    package let contentSpan: SourceSpan?
    package let span: SourceSpan

    package init(info: String, text: String, contentSpan: SourceSpan?, span: SourceSpan) {
        self.init(info: info, FenceInfo(info), text: text, contentSpan: contentSpan, span: span)
    }

    /// The block without its name, where that is shown elsewhere.
    var withoutName: CodeBlock {
        CodeBlock(info: info, attributes.withoutName(), text: text, contentSpan: contentSpan, span: span)
    }

    /// Creates a block with another text, and with the attributes of its lines.
    init(_ block: CodeBlock, _ attributes: FenceInfo, text: String) {
        self.init(info: block.info, attributes, text: text, contentSpan: block.contentSpan, span: block.span)
    }

    private init(info: String, _ attributes: FenceInfo, text: String, contentSpan: SourceSpan?, span: SourceSpan) {
        self.info = info
        self.attributes = attributes
        self.text = text
        self.contentSpan = contentSpan
        self.span = span
    }

    /// The language that the fence names; empty when there is none.
    package var language: String { attributes.language }
}

/// A table; every row has as many cells as the header.
package struct TableBlock: Hashable, Sendable {
    /// The alignments of the columns, one for each.
    package let alignments: [Alignment]
    package let header: Row
    package let rows: [Row]
    package let span: SourceSpan

    package struct Row: Hashable, Sendable {
        package let cells: [Cell]
        package let span: SourceSpan

        package init(cells: [Cell], span: SourceSpan) {
            self.cells = cells
            self.span = span
        }
    }

    /// A cell; a missing one is empty and at the end of its row.
    package struct Cell: Hashable, Sendable {
        package let content: [Inline]
        package let span: SourceSpan
    }
}

/// The text of a footnote.
package struct Footnote: Hashable, Sendable {
    /// The number, from 1 in the order of the first references.
    package let number: Int
    package let blocks: [Block]
    package let span: SourceSpan
}
