/// One line of a table, taken apart at its bars as cmark does it: `\|` is no bar, whatever stands before it, and
/// outer bars may be missing.
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

    /// How many columns a line such as `|---|:-:|` makes, or nil when it is no such line.
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
