import Diagnostics

extension BlockBuilder {
    /// A table that is being read.
    struct OpenTable {
        let alignments: [Alignment]
        let start: Int
        let headerLine: Int
        var rows: [TableBlock.Row] = []
        var row: OpenRow?
    }

    /// A row that is being read.
    struct OpenRow {
        /// Its range in the parsed part.
        let range: Range<Int>
        /// The cells that are written, which may be more or fewer than the table has.
        let written: [Range<Int>]
        var cells: [TableBlock.Cell] = []
    }

    /// The location of the table that follows the paragraph at hand, and the line of its header.
    func tableAfterParagraph() -> (location: MarkupEvent.Location, header: Int)? {
        let leaving = events[position...].firstIndex { $0.phase == .leave && $0.kind.isParagraph }
        guard let next = leaving.map({ $0 + 1 }), next < events.count, events[next].kind.isTable else { return nil }
        return (events[next].location, headerLine(ofTableAt: next))
    }

    /// cmark is wrong about the header's line when text is right above it; two lines before the first row is always right, and
    /// so is the last line but one of a table without rows.
    private func headerLine(ofTableAt index: Int) -> Int {
        let rows = events[(index + 1)...].lazy.filter { $0.kind.isTable || $0.kind.isTableRow && $0.phase == .enter }
        guard let first = rows.dropFirst().first, first.kind.isTableRow else {
            return events[index].location.endLine - 1
        }
        return first.location.startLine - 2
    }

    mutating func enterTable(_ alignments: [Alignment], _ location: MarkupEvent.Location) {
        let header = headerLine(ofTableAt: position)
        let isFirst = header == location.startLine
        let start =
            isFirst
            ? lines.offset(line: location.startLine, column: location.startColumn)
            : lines.textStart(of: header, quotes: quotes)
        table = OpenTable(alignments: alignments, start: start, headerLine: header)
    }

    mutating func leaveTable() {
        guard let done = table, let header = done.rows.first, let last = done.rows.last else { return }
        table = nil
        let delimiters = lines.trimmingEnd(done.start..<max(done.start, lines.end(of: done.headerLine + 1)))
        let end = max(last.span.end, lines.span(delimiters).end)
        let span = SourceSpan(file: header.span.file, range: header.span.start..<end)
        add(
            .table(
                TableBlock(
                    alignments: done.alignments, header: header, rows: Array(done.rows.dropFirst()), span: span)))
    }

    mutating func enterRow(_ location: MarkupEvent.Location) {
        guard let open = table else { return }
        let isHeader = open.rows.isEmpty
        // cmark's columns of rows are the columns of the paragraph that it first took the table for.
        let start = isHeader ? open.start : lines.textStart(of: location.startLine, quotes: quotes)
        let range = lines.trimmingEnd(start..<max(start, lines.end(of: lines.line(of: start))))
        markShown(range)
        table?.row = OpenRow(range: range, written: TableRow(lines.bytes, range).cells)
    }

    mutating func leaveRow() {
        guard let row = table?.row else { return }
        let span = lines.span(row.range)
        let columns = table?.alignments.count ?? 0
        if row.written.count != columns {
            report(MarkdownCodes.tableCellCount(row.written.count, columns: columns, at: span))
        }
        table?.rows.append(TableBlock.Row(cells: row.cells, span: span))
        table?.row = nil
    }

    mutating func enterCell() {
        guard let row = table?.row else { return }
        let end = row.range.upperBound
        let range = row.cells.count < row.written.count ? row.written[row.cells.count] : end..<end
        let source = InlineSource(cell: range, of: lines)
        noteUnread(in: source, from: 0)
        enterLeaf(range, InlineBuilder(source, at: 0, in: dialects))
    }

    mutating func leaveCell() {
        guard let leaf = leaveLeaf() else { return }
        table?.row?.cells.append(TableBlock.Cell(content: leaf.inlines.content, span: lines.span(leaf.range)))
    }
}

/// A line of a table, split at its bars as cmark does it: `\|` is never a bar, and outer bars may be missing.
struct TableRow {
    /// The cells without white space around them, as ranges of the line's bytes.
    let cells: [Range<Int>]

    init(_ bytes: [UInt8], _ line: Range<Int>) {
        var cells: [Range<Int>] = []
        var start = Self.skipSpaces(bytes, line)
        if start < line.upperBound, bytes[start] == UInt8(ascii: "|") { start += 1 }
        var index = start
        while index < line.upperBound {
            if bytes[index] == UInt8(ascii: "|"), index == start || bytes[index - 1] != UInt8(ascii: "\\") {
                cells.append(Self.trimmed(bytes, start..<index))
                start = index + 1
            }
            index += 1
        }
        let rest = Self.trimmed(bytes, start..<max(start, line.upperBound))
        if !rest.isEmpty || cells.isEmpty { cells.append(rest) }
        self.cells = cells
    }

    /// The number of columns of a line such as `|---|:-:|`, or nil when it is another line.
    static func columnCount(_ bytes: [UInt8], _ line: Range<Int>) -> Int? {
        let marks: [UInt8] = Array("|-: \t".utf8)
        guard bytes[line].contains(UInt8(ascii: "|")), bytes[line].allSatisfy({ marks.contains($0) }) else {
            return nil
        }
        let cells = TableRow(bytes, line).cells
        let areDelimiters = cells.allSatisfy { cell in
            var dashes = bytes[cell]
            if dashes.first == UInt8(ascii: ":") { dashes.removeFirst() }
            if dashes.last == UInt8(ascii: ":") { dashes.removeLast() }
            return !dashes.isEmpty && dashes.allSatisfy { $0 == UInt8(ascii: "-") }
        }
        return areDelimiters ? cells.count : nil
    }

    private static func skipSpaces(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
        var start = range.lowerBound
        while start < range.upperBound, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
        return start
    }

    private static func trimmed(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
        let start = skipSpaces(bytes, range)
        var end = range.upperBound
        while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
        return start..<end
    }
}
