import Diagnostics
import Markdown

/// A document as text: one line per node, indented, with the offsets it spans.
struct TreeDump {
    private var lines: [String] = []

    static func dump(_ document: MarkdownDocument) -> String {
        var dump = TreeDump()
        dump.add(document.blocks, 0)
        for footnote in document.footnotes {
            dump.line(0, "footnote \(footnote.number)", footnote.span)
            dump.add(footnote.blocks, 1)
        }
        return dump.lines.joined(separator: "\n")
    }

    private mutating func line(_ depth: Int, _ text: String, _ span: SourceSpan) {
        lines.append(String(repeating: "  ", count: depth) + text + " \(span.start)-\(span.end)")
    }

    private mutating func add(_ blocks: [Block], _ depth: Int) {
        for block in blocks { add(block, depth) }
    }

    private mutating func add(_ block: Block, _ depth: Int) {
        switch block {
        case .heading(let heading):
            line(depth, "heading \(heading.level) #\(heading.anchor)", heading.span)
            add(heading.content, depth + 1)
        case .paragraph(let content, let span):
            line(depth, "paragraph", span)
            add(content, depth + 1)
        case .list(let list):
            let kind = list.start.map { "list from \($0)" } ?? "list"
            line(depth, kind + (list.isTight ? "" : " loose"), list.span)
            for item in list.items {
                line(depth + 1, "item" + (item.isDone.map { $0 ? " done" : " open" } ?? ""), item.span)
                add(item.blocks, depth + 2)
            }
        case .quote(let blocks, let span):
            line(depth, "quote", span)
            add(blocks, depth + 1)
        case .aside(let aside):
            line(depth, "aside \(aside.kind.rawValue)", aside.span)
            if !aside.title.isEmpty {
                lines.append(String(repeating: "  ", count: depth + 1) + "title")
                add(aside.title, depth + 2)
            }
            add(aside.blocks, depth + 1)
        case .tabs(let tabs):
            line(depth, "tabs", tabs.span)
            for panel in tabs.panels {
                line(depth + 1, "panel", panel.span)
                add(panel.title, depth + 2)
                add(panel.blocks, depth + 2)
            }
        case .codeBlock(let block):
            let content = block.contentSpan.map { "\($0.start)-\($0.end)" } ?? "split"
            line(
                depth, "code block \(block.info.debugDescription) \(block.text.debugDescription) \(content)", block.span
            )
        case .html(let pieces, let span):
            line(depth, "html", span)
            for piece in pieces { add(piece, depth + 1) }
        case .table(let table): add(table, depth)
        case .thematicBreak(let span): line(depth, "thematic break", span)
        }
    }

    private mutating func add(_ table: TableBlock, _ depth: Int) {
        line(depth, "table \(table.alignments.map { "\($0)" }.joined(separator: " "))", table.span)
        for row in [table.header] + table.rows {
            line(depth + 1, "row", row.span)
            for cell in row.cells {
                line(depth + 2, "cell", cell.span)
                add(cell.content, depth + 3)
            }
        }
    }

    private mutating func add(_ inlines: [Inline], _ depth: Int) {
        for inline in inlines { add(inline, depth) }
    }

    private mutating func add(_ inline: Inline, _ depth: Int) {
        switch inline {
        case .text(let text, let span): line(depth, "text \(text.debugDescription)", span)
        case .code(let text, let span): line(depth, "code \(text.debugDescription)", span)
        case .emphasis(let content, let span): add("emphasis", content, span, depth)
        case .strong(let content, let span): add("strong", content, span, depth)
        case .strikethrough(let content, let span): add("strikethrough", content, span, depth)
        case .link(let link): add("link \(link.destination)\(title(link.title))", link.content, link.span, depth)
        case .image(let image):
            add("image \(image.source)\(title(image.title))\(size(image.size))", image.description, image.span, depth)
        case .html(let piece): add(piece, depth)
        case .math(let math):
            line(depth, "\(math.isDisplayed ? "displayed " : "")math \(math.tex.debugDescription)", math.span)
        case .softBreak(let span): line(depth, "soft break", span)
        case .lineBreak(let span): line(depth, "line break", span)
        case .footnoteReference(let number, let span): line(depth, "reference \(number)", span)
        case .placeholder(let name, let span): line(depth, "placeholder \(name.debugDescription)", span)
        }
    }

    private func size(_ size: ShownSize) -> String {
        let parts = [
            size.width.map { "width \($0)" }, size.height.map { "height \($0)" }, size.share.map { "share \($0)" },
            size.scale.map { "scale \($0)" },
        ]
        return parts.compactMap { $0 }.map { " " + $0 }.joined()
    }

    private func title(_ title: String) -> String { title.isEmpty ? "" : " " + title.debugDescription }

    private mutating func add(_ name: String, _ content: [Inline], _ span: SourceSpan, _ depth: Int) {
        line(depth, name, span)
        add(content, depth + 1)
    }

    private mutating func add(_ piece: HTMLPiece, _ depth: Int) {
        switch piece {
        case .tag(let tag, let span): line(depth, "tag \(tag.isEnd ? "/" : "")\(tag.name)", span)
        case .text(let text, let span): line(depth, "text \(text.debugDescription)", span)
        case .comment(let span): line(depth, "comment", span)
        case .other(let text, let span): line(depth, "other \(text.debugDescription)", span)
        }
    }
}
