import Diagnostics

/// The parsed part of a file by lines, as cmark counts them: CR alone ends a line, too.
///
/// Offsets in here are byte offsets into the part; `span` turns them into spans of the file.
struct SourceLines {
    /// The masked text of the part.
    let bytes: [UInt8]
    private let file: SourceFile
    private let base: Int
    private let starts: [Int]
    /// The map from the bytes to the part, where they have been rewritten.
    private let map: OffsetMap

    init(_ bytes: [UInt8], of file: SourceFile, from base: Int, _ map: OffsetMap = OffsetMap()) {
        self.bytes = bytes
        self.map = map
        self.file = file
        self.base = base
        var starts = [0]
        for (index, byte) in bytes.enumerated() {
            let isReturn = byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
            if byte == 0x0A || isReturn { starts.append(index + 1) }
        }
        self.starts = starts
    }

    var count: Int { starts.count }

    func span(_ range: Range<Int>) -> SourceSpan {
        let range = map.source(of: range)
        return file.span(range.lowerBound + base..<range.upperBound + base)
    }

    /// The offset of a line and byte column, both from 1; a place after the end counts as the end.
    func offset(line: Int, column: Int) -> Int {
        min(start(of: line) + max(column - 1, 0), bytes.count)
    }

    /// The offset of a line.
    func start(of line: Int) -> Int {
        line > starts.count ? bytes.count : starts[max(line, 1) - 1]
    }

    /// The end of a line's text, in front of its line break.
    func end(of line: Int) -> Int {
        var end = start(of: line + 1)
        let start = start(of: line)
        if end > start, bytes[end - 1] == 0x0A { end -= 1 }
        if end > start, bytes[end - 1] == 0x0D { end -= 1 }
        return end
    }

    /// The line that holds an offset.
    func line(of offset: Int) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// The offset of a line's text after the marks of up to `quotes` quotations and the white space.
    func textStart(of line: Int, quotes: Int) -> Int {
        let end = end(of: line)
        var offset = skipSpaces(from: start(of: line), to: end)
        var quotes = quotes
        while quotes > 0, offset < end, bytes[offset] == UInt8(ascii: ">") {
            offset = skipSpaces(from: offset + 1, to: end)
            quotes -= 1
        }
        return offset
    }

    /// The range without white space and line breaks at its end.
    func trimmingEnd(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, bytes[end - 1].isWhiteSpace { end -= 1 }
        return range.lowerBound..<end
    }

    private func skipSpaces(from start: Int, to end: Int) -> Int {
        var offset = start
        while offset < end, bytes[offset] == 0x20 || bytes[offset] == 0x09 { offset += 1 }
        return offset
    }
}

/// The text of a block as cmark reads it: its lines without the marks of lists and quotations around them, each but the last
/// ending in LF. It knows the place of every byte in the file.
struct InlineSource {
    private(set) var bytes: [UInt8] = []
    private let lines: SourceLines
    /// Whether `\|` stands for a bar, as it does in tables before anything else is looked at.
    private let escapesBars: Bool
    /// For each stretch that is in the source in one piece, its offsets in `bytes` and in the parsed part.
    private var pieces: [(own: Int, source: Int)] = []

    /// The text of a table cell.
    init(cell range: Range<Int>, of lines: SourceLines) {
        self.lines = lines
        escapesBars = true
        append(range)
    }

    /// The text from an offset to the end of a line; further lines begin after their white space and quotation marks.
    init(from start: Int, toLine last: Int, quotes: Int, escapesBars: Bool = false, of lines: SourceLines) {
        self.lines = lines
        self.escapesBars = escapesBars
        let first = lines.line(of: start)
        append(start..<max(start, lines.end(of: first)))
        guard last > first else { return }
        for line in first + 1...last {
            bytes.append(0x0A)
            append(lines.textStart(of: line, quotes: quotes)..<lines.end(of: line))
        }
    }

    private mutating func append(_ range: Range<Int>) {
        var start = range.lowerBound
        if escapesBars {
            for index in range.dropLast() where lines.bytes[index...].starts(with: "\\|".utf8) {
                appendPiece(start..<index)
                start = index + 1
            }
        }
        appendPiece(start..<range.upperBound)
    }

    private mutating func appendPiece(_ range: Range<Int>) {
        pieces.append((bytes.count, range.lowerBound))
        bytes.append(contentsOf: lines.bytes[range])
    }

    /// The offset in the parsed part of an index into `bytes`.
    func sourceOffset(of index: Int) -> Int {
        var low = 0
        var high = pieces.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if pieces[middle].own <= index { low = middle } else { high = middle }
        }
        return pieces[low].source + index - pieces[low].own
    }

    /// The span in the file of a range of indices into `bytes`.
    func span(_ range: Range<Int>) -> SourceSpan {
        let start = sourceOffset(of: range.lowerBound)
        guard !range.isEmpty else { return lines.span(start..<start) }
        return lines.span(start..<sourceOffset(of: range.upperBound - 1) + 1)
    }
}

extension UInt8 {
    /// Whether the byte is a space, a tab or a line break; the characters that `TextMask` writes are not.
    var isWhiteSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
