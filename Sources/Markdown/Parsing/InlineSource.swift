import Diagnostics

/// The text of one block as cmark reads it: its lines without what marks them as part of lists and quotations, each
/// but the last ending in LF. Knows where every byte stands in the file.
struct InlineSource {
    private(set) var bytes: [UInt8] = []
    private let lines: SourceLines
    /// Whether `\|` stands for a bar, as it does in tables before anything else is looked at.
    private let escapesBars: Bool
    /// Per stretch that stands in the source in one piece, where it begins in `bytes` and in the parsed part.
    private var pieces: [(own: Int, source: Int)] = []

    /// The text of a table cell.
    init(cell range: Range<Int>, of lines: SourceLines) {
        self.lines = lines
        escapesBars = true
        append(range)
    }

    /// The text from an offset to the end of a line; further lines begin behind their white space and quotation marks.
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

    /// The place in the file of a range of indices into `bytes`.
    func span(_ range: Range<Int>) -> SourceSpan {
        let start = sourceOffset(of: range.lowerBound)
        guard !range.isEmpty else { return lines.span(start..<start) }
        return lines.span(start..<sourceOffset(of: range.upperBound - 1) + 1)
    }
}
