import Diagnostics

extension ForeignText {
    // MARK: - Writing

    mutating func putLine(_ line: Range<Int>) {
        putPrefix(at: line.lowerBound)
        putRest(line)
    }

    mutating func putRest(_ line: Range<Int>) {
        copy(line)
        endLine(line)
    }

    mutating func endLine(_ line: Range<Int>) {
        isSeparated = text.bytes[line].allSatisfy { $0.isWhiteSpace }
        if line.upperBound < text.bytes.count { copy(line.upperBound..<line.upperBound + 1) }
    }

    mutating func putPrefix(at offset: Int) {
        let place = source(of: offset..<offset)
        for frame in frames where !frame.prefix.isEmpty { out.insert(frame.prefix, for: place) }
    }

    /// Writes a blank line where the last line is not blank.
    mutating func separate(at offset: Int) {
        guard !isSeparated else { return }
        putPrefix(at: offset)
        out.insert([0x0A], for: source(of: offset..<offset))
        isSeparated = true
    }

    mutating func copy(_ range: Range<Int>) {
        guard range.lowerBound < range.upperBound else { return }
        if let source = text.source {
            out.insert(text.bytes[range], for: source)
        } else {
            out.copy(text.bytes[range], from: range.lowerBound)
        }
    }

    // MARK: - Places

    /// The part of the note that a range of the text at hand stands for.
    func source(of range: Range<Int>) -> Range<Int> { text.source ?? range }

    func span(_ range: Range<Int>) -> SourceSpan {
        let range = source(of: range)
        return file.span(range.lowerBound + base..<range.upperBound + base)
    }

    func string(_ range: Range<Int>) -> Substring { Substring(decoding: text.bytes[range], as: UTF8.self) }

    func spaces(_ line: Range<Int>) -> Int { text.bytes[line].prefix { $0 == 0x20 || $0 == 0x09 }.count }

    /// The number of columns of white space that a line begins with.
    func columns(_ line: Range<Int>) -> Int {
        var columns = 0
        for byte in text.bytes[line] {
            guard byte == 0x20 || byte == 0x09 else { break }
            columns = byte == 0x09 ? columns / 4 * 4 + 4 : columns + 1
        }
        return columns
    }

    /// The offset after a number of columns of white space.
    func skip(_ count: Int, from start: Int, to end: Int) -> Int {
        var (index, columns) = (start, 0)
        while index < end, columns < count, text.bytes[index] == 0x20 || text.bytes[index] == 0x09 {
            columns = text.bytes[index] == 0x09 ? columns / 4 * 4 + 4 : columns + 1
            index += 1
        }
        return index
    }
}

/// Characters that mean something to HTML, as references.
enum HTMLText {
    static func escaped(_ text: String) -> String {
        text.reduce(into: "") { $0 += $1 == "<" ? "&lt;" : $1 == "&" ? "&amp;" : String($1) }
    }
}
