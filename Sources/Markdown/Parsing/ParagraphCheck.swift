import Diagnostics

/// Finds lines of paragraphs that were meant as something else.
enum ParagraphCheck {
    /// Headings without a space behind their signs, and tables whose header does not fit the line below it.
    static func problems(in source: InlineSource, from start: Int) -> [Diagnostic] {
        var problems: [Diagnostic] = []
        var previous: Range<Int>?
        var lineStart = start
        for line in source.bytes[start...].split(separator: 0x0A, omittingEmptySubsequences: false) {
            let range = lineStart..<lineStart + line.count
            lineStart = range.upperBound + 1
            if let problem = headingProblem(in: source, range) { problems.append(problem) }
            if let header = previous, let problem = tableProblem(in: source, header, range) {
                problems.append(problem)
            }
            previous = range
        }
        return problems
    }

    /// A single sign counts only before a wide character: `#define` and `#1` may well be meant.
    private static func headingProblem(in source: InlineSource, _ line: Range<Int>) -> Diagnostic? {
        let signs = source.bytes[line].prefix { $0 == UInt8(ascii: "#") }
        guard (1...6).contains(signs.count), signs.endIndex < line.upperBound else { return nil }
        guard signs.count > 1 || source.bytes[signs.endIndex] >= 0x80 else { return nil }
        return MarkdownCodes.headingWithoutSpace(
            signs.count, at: source.span(signs.startIndex..<signs.endIndex))
    }

    private static func tableProblem(
        in source: InlineSource, _ header: Range<Int>, _ delimiters: Range<Int>
    ) -> Diagnostic? {
        guard let columns = TableRow.columnCount(source.bytes, delimiters),
            source.bytes[header].contains(UInt8(ascii: "|"))
        else { return nil }
        let cells = TableRow(source.bytes, header).cells.count
        guard cells != columns else { return nil }
        return MarkdownCodes.brokenTable(header: cells, delimiters: columns, at: source.span(delimiters))
    }
}
