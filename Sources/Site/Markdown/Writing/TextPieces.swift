package import Diagnostics

/// A piece of the text of blocks without their markup, for uses that do not show them, such as a search.
package enum TextPiece {
    /// The beginning of a heading, which ends with `headingEnd`.
    case heading(anchor: String)
    case headingEnd
    /// The beginning of the text of a link, which ends with `linkEnd`.
    case link
    case linkEnd
    case text(String)
    /// Text that is code, within a line or as a block.
    case code(String)
    /// The end of a line, a paragraph, a cell: words on both sides are two words.
    case boundary
    case codeBlock(CodeBlock)
    /// A placeholder: the text between the braces, and the span of both.
    case placeholder(String, SourceSpan)
}

extension MarkdownDocument {
    /// The pieces of the blocks, in order.
    package static func textPieces(of blocks: some Sequence<Block>) -> [TextPiece] {
        var collector = TextCollector()
        // A line of prose has that many, with the text around them.
        collector.pieces.reserveCapacity(blocks.underestimatedCount * 16)
        for block in blocks { collector.add(block) }
        return collector.pieces
    }

    /// The footnotes that the blocks refer to, and those that these refer to, in order.
    package var usedFootnotes: [Footnote] { footnotes.filter { targets.referenceCounts[$0.number] != nil } }

    /// The ids that a writer gives to the elements of the document, in no order.
    package func ids(_ options: HTMLOptions) -> [String] {
        let headings = targets.anchors.flatMap { [options.headingID($0)] + options.oldHeadingIDs($0) }
        let notes = targets.referenceCounts.flatMap { number, count in
            [FootnoteID.text(number, options)] + (1...count).map { FootnoteID.reference($0, to: number, options) }
        }
        return headings + targets.rawIDs.map { options.headingID($0) } + notes
    }
}

/// The ids of footnotes, and of the marks that link to them.
enum FootnoteID {
    static func text(_ number: Int, _ options: HTMLOptions) -> String { "\(options.footnotePrefix)fn-\(number)" }

    /// - Parameter count: 1 for the first mark that links to the footnote.
    static func reference(_ count: Int, to number: Int, _ options: HTMLOptions) -> String {
        "\(options.footnotePrefix)fnref-\(number)\(count == 1 ? "" : "-\(count)")"
    }
}

/// Collects the pieces of blocks.
private struct TextCollector {
    var pieces: [TextPiece] = []

    mutating func add(_ block: Block) {
        pieces.append(.boundary)
        switch block {
        case .heading(let heading):
            pieces.append(.heading(anchor: heading.anchor))
            add(heading.content)
            pieces.append(.headingEnd)
        case .paragraph(let content, _): add(content)
        case .list(let list):
            for item in list.items {
                pieces.append(.boundary)
                for block in item.blocks { add(block) }
            }
        case .quote(let blocks, _): for block in blocks { add(block) }
        case .aside(let aside):
            add(aside.title)
            for block in aside.blocks { add(block) }
        case .tabs(let tabs):
            for panel in tabs.panels {
                pieces.append(.boundary)
                add(panel.title)
                for block in panel.blocks { add(block) }
            }
        case .codeBlock(let block): pieces.append(.codeBlock(block))
        case .html(let html, _): for piece in html { add(piece) }
        case .table(let table):
            for row in [table.header] + table.rows {
                for cell in row.cells {
                    pieces.append(.boundary)
                    add(cell.content)
                }
            }
        case .thematicBreak: break
        }
        pieces.append(.boundary)
    }

    private mutating func add(_ inlines: [Inline]) {
        var last: Unicode.Scalar?
        for (index, inline) in inlines.enumerated() {
            switch inline {
            case .text(let text, _): pieces.append(.text(text))
            case .code(let text, _): pieces.append(.code(text))
            case .math(let math): pieces.append(.code(math.tex))
            case .emphasis(let content, _), .strong(let content, _), .strikethrough(let content, _): add(content)
            case .link(let link):
                pieces.append(.link)
                add(link.content)
                pieces.append(.linkEnd)
            case .html(let piece): add(piece)
            case .softBreak:
                let next = LineJoining.firstScalar(of: inlines[(index + 1)...])
                if LineJoining.needsSpace(between: last, and: next) { pieces.append(.text("\n")) }
            case .lineBreak: pieces.append(.boundary)
            case .placeholder(let name, let span): pieces.append(.placeholder(name, span))
            case .footnoteReference, .image: break
            }
            if case .html = inline { continue }
            last = LineJoining.lastScalar(of: inline)
        }
    }

    private mutating func add(_ piece: HTMLPiece) {
        switch piece {
        case .tag(let tag, _):
            if let element = HTMLElement.named(tag.name) {
                if element.isBlock || tag.name == "br" { pieces.append(.boundary) }
            } else if case .text = RefusedElement(tag.name) {
                pieces.append(.text(tag.text))
            }
        case .text(let text, _): pieces.append(.text(CharacterReferences.resolved(text)))
        case .other(let text, _): pieces.append(.text(text))
        case .comment: break
        }
    }
}
