/// A text with a name, and the index from UTF-8 offsets to lines.
///
/// `text` is always valid UTF-8: code that reads bytes from outside first repairs and reports invalid ones.
package struct SourceFile: Sendable {
    /// The name shown to people, relative to where the tool was started.
    package let path: String
    package let text: String
    /// The UTF-8 offset at which each line begins; the first is 0. Lines end with LF or CRLF.
    package let lineStarts: [Int]
    /// The number of Unicode scalars before every 1,024th byte: with many problems on one long line, each place is found from
    /// the mark before it.
    private let marks: [Int]
    private static let bytesPerMark = 1024

    package init(path: String, text: String) {
        var native = text
        native.makeContiguousUTF8()
        self.path = path
        self.text = native
        var starts = [0]
        // Room for more would stay as long as the file does.
        let bytes = native.utf8.span
        var count = 1
        for offset in bytes.indices where bytes[offset] == 0x0A { count += 1 }
        starts.reserveCapacity(count)
        for offset in bytes.indices where bytes[offset] == 0x0A { starts.append(offset + 1) }
        lineStarts = starts
        marks = Self.marks(in: native)
    }

    private static func marks(in text: String) -> [Int] {
        let bytes = text.utf8.span
        var marks: [Int] = []
        marks.reserveCapacity(bytes.count / bytesPerMark + 1)
        var count = 0
        for offset in bytes.indices {
            if offset % bytesPerMark == 0 { marks.append(count) }
            if bytes[offset] & 0xC0 != 0x80 { count += 1 }
        }
        return marks
    }

    package var utf8Count: Int { text.utf8.count }

    /// The span of the whole text.
    package var span: SourceSpan { span(0..<utf8Count) }

    /// The span of a range of UTF-8 offsets of this file.
    package func span(_ range: Range<Int>) -> SourceSpan {
        SourceSpan(file: path, range: range)
    }

    /// The text in a range of UTF-8 offsets; a bound inside a scalar is moved back to the scalar's start.
    package func text(in range: Range<Int>) -> Substring {
        text[index(at: range.lowerBound)..<index(at: range.upperBound)]
    }

    /// The 1-based line and column of a UTF-8 offset; offsets past the end count as the end.
    package func position(of offset: Int) -> SourcePosition {
        let clamped = min(max(offset, 0), utf8Count)
        let line = lineIndex(of: clamped)
        let column = scalars(before: clamped) - scalars(before: lineStarts[line])
        return SourcePosition(line: line + 1, column: column + 1)
    }

    /// The UTF-8 offset of a 1-based line and a 0-based byte column, clamped to the text.
    package func offset(line: Int, utf8Column: Int) -> Int {
        let start = lineStarts[min(max(line - 1, 0), lineStarts.count - 1)]
        return min(start + max(utf8Column, 0), utf8Count)
    }

    /// The text of a 1-based line without its line break, or nil if the line does not exist.
    package func line(_ number: Int) -> Substring? {
        guard number >= 1, number <= lineStarts.count else { return nil }
        let start = lineStarts[number - 1]
        let end = number < lineStarts.count ? lineStarts[number] : utf8Count
        var line = text(in: start..<end)
        while let last = line.unicodeScalars.last, last == "\n" || last == "\r" {
            line.unicodeScalars.removeLast()
        }
        return line
    }

    /// The number of scalars that begin before an offset, not counting one that the offset lies in.
    private func scalars(before offset: Int) -> Int {
        let index = index(at: offset)
        let end = text.utf8.distance(from: text.startIndex, to: index)
        guard let mark = marks.indices.last, end > 0 else { return 0 }
        let number = min(end / Self.bytesPerMark, mark)
        let bytes = text.utf8.span
        var count = marks[number]
        for offset in number * Self.bytesPerMark..<end where bytes[offset] & 0xC0 != 0x80 { count += 1 }
        return count
    }

    private func lineIndex(of offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// The index at a UTF-8 offset, moved back to the start of the scalar that holds it.
    private func index(at offset: Int) -> String.Index {
        let utf8 = text.utf8
        var index = utf8.index(utf8.startIndex, offsetBy: min(max(offset, 0), utf8Count))
        while index < utf8.endIndex, utf8[index] & 0xC0 == 0x80 { index = utf8.index(before: index) }
        return index
    }
}

/// A range of UTF-8 offsets in the file with the given path.
package struct SourceSpan: Hashable, Sendable {
    package let file: String
    package let range: Range<Int>

    package init(file: String, range: Range<Int>) {
        self.file = file
        self.range = range
    }

    package var start: Int { range.lowerBound }
    package var end: Int { range.upperBound }
}

/// Line and column as people count them, both from 1; the column in Unicode scalars.
package struct SourcePosition: Hashable, Sendable {
    package let line: Int
    package let column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}
