import Diagnostics
import Markdown

/// Checks what holds for the spans of every document: they lie in order within those of their parents, and the source
/// there is what the node says.
struct SpanLaws {
    private let bytes: [UInt8]
    private(set) var violations: [String] = []
    /// Whether the text at hand is that of a heading written as a tag, whose white space means nothing.
    private var isRawHeading = false

    init(_ document: MarkdownDocument, of file: SourceFile) {
        // NUL is read as a space.
        bytes = file.text.utf8.map { $0 == 0 ? 0x20 : $0 }
        check(document.blocks, in: 0..<bytes.count)
        for footnote in document.footnotes { check(footnote.blocks, in: footnote.span.range) }
    }

    private mutating func enter(_ span: SourceSpan, _ position: inout Int, _ parent: Range<Int>, _ name: String) {
        if span.start < position || span.end > parent.upperBound {
            violations.append("\(name) \(span.range) in \(parent) behind \(position)")
        }
        position = max(position, span.end)
    }

    private func source(_ span: SourceSpan) -> String { String(decoding: bytes[span.range], as: UTF8.self) }

    // MARK: - Blocks

    private mutating func check(_ blocks: [Block], in parent: Range<Int>) {
        var position = parent.lowerBound
        for block in blocks {
            enter(block.span, &position, parent, "block")
            switch block {
            case .heading(let heading):
                isRawHeading = source(heading.span).hasPrefix("<")
                check(heading.content, in: heading.span.range)
                isRawHeading = false
            case .paragraph(let content, let span): check(content, in: span.range)
            case .list(let list): check(list)
            case .quote(let blocks, let span): check(blocks, in: span.range)
            case .aside(let aside):
                check(aside.title, in: aside.span.range)
                check(aside.blocks, in: aside.span.range)
            case .tabs(let tabs):
                for panel in tabs.panels {
                    check(panel.title, in: panel.span.range)
                    check(panel.blocks, in: panel.span.range)
                }
            case .codeBlock(let block): check(block)
            case .html(let pieces, let span): check(pieces.map { .html($0) }, in: span.range)
            case .table(let table): check(table)
            case .thematicBreak: break
            }
        }
    }

    private mutating func check(_ list: ListBlock) {
        var position = list.span.start
        for item in list.items {
            enter(item.span, &position, list.span.range, "item")
            check(item.blocks, in: item.span.range)
        }
    }

    private mutating func check(_ table: TableBlock) {
        var position = table.span.start
        for row in [table.header] + table.rows {
            enter(row.span, &position, table.span.range, "row")
            var cellPosition = row.span.start
            for cell in row.cells {
                enter(cell.span, &cellPosition, row.span.range, "cell")
                check(cell.content, in: cell.span.range)
            }
        }
    }

    private mutating func check(_ block: CodeBlock) {
        guard let span = block.contentSpan else { return }
        let text = source(span)
        let normalized = String(decoding: text.utf8.filter { $0 != 0x0D }, as: UTF8.self)
        if normalized != block.text, normalized + "\n" != block.text {
            violations.append("code \(text.debugDescription) for \(block.text.debugDescription)")
        }
    }

    // MARK: - Inlines

    private mutating func check(_ inlines: [Inline], in parent: Range<Int>) {
        var position = parent.lowerBound
        for inline in inlines {
            enter(inline.span, &position, parent, "inline")
            switch inline {
            case .emphasis(let content, let span), .strong(let content, let span),
                .strikethrough(let content, let span):
                check(content, in: span.range)
                expect(span, "mark") { $0.first == $0.last && "*_~".contains($0.first ?? " ") }
            case .link(let link): check(link.content, in: link.span.range)
            case .image(let image):
                check(image.description, in: image.span.range)
                expect(image.span, "image") { $0.hasPrefix("![") }
            case .text(let text, let span):
                let isRawHeading = isRawHeading
                expect(span, "text \(text)") { $0 == text || $0.contains("\\") || $0.contains("&") || isRawHeading }
            case .code(_, let span):
                expect(span, "code") { $0.hasPrefix("`") && $0.hasSuffix("`") && $0.utf8.count > 2 }
            case .placeholder(let name, let span):
                expect(span, "placeholder") { $0.hasPrefix("{{") && $0.hasSuffix("}}") && $0.contains(name) }
            case .math(let math): expect(math.span, "math") { $0.first == $0.last && "$`~".contains($0.first ?? " ") }
            case .footnoteReference(_, let span): expect(span, "reference") { $0.hasPrefix("[^") && $0.hasSuffix("]") }
            case .html(.tag(let tag, let span)): expect(span, "tag") { $0.count == tag.text.count }
            case .softBreak, .lineBreak, .html: break
            }
        }
    }

    private mutating func expect(_ span: SourceSpan, _ name: String, _ holds: (String) -> Bool) {
        let text = source(span)
        if !holds(text) { violations.append("\(name) at \(span.range): \(text.debugDescription)") }
    }
}
