import Diagnostics

/// The locations of a value's parts: libyaml counts anchor and tag as part of a value.
struct ValueLocation {
    /// The value itself, without anchor and tag.
    let value: Range<Int>
    /// The tag in front of the value.
    let tag: Range<Int>?

    /// Splits the range of a value into its properties and its content.
    init(_ range: Range<Int>, in file: SourceFile) {
        var tag: Range<Int>?
        var start = range.lowerBound
        let text = file.text(in: range).utf8
        var index = text.startIndex
        while index < text.endIndex, text[index] == UInt8(ascii: "&") || text[index] == UInt8(ascii: "!") {
            let end = text[index...].firstIndex(where: Self.isSpace) ?? text.endIndex
            let length = text.distance(from: index, to: end)
            if text[index] == UInt8(ascii: "!") { tag = start..<start + length }
            let next = Self.skipSpaceAndComments(text, from: end)
            start += length + text.distance(from: end, to: next)
            index = next
        }
        value = start..<range.upperBound
        self.tag = tag
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }

    private static func skipSpaceAndComments(
        _ text: Substring.UTF8View, from start: Substring.Index
    ) -> Substring.Index {
        var index = start
        var isComment = false
        while index < text.endIndex {
            let byte = text[index]
            if byte == UInt8(ascii: "#") { isComment = true }
            if byte == 0x0A { isComment = false }
            guard isComment || isSpace(byte) else { break }
            index = text.index(after: index)
        }
        return index
    }

    /// The text of the tag as written.
    func tagText(in file: SourceFile) -> String {
        tag.map { String(file.text(in: $0)) } ?? ""
    }

    /// The value without the spaces and line breaks at its end.
    func withoutTrailingSpace(in file: SourceFile) -> Range<Int> {
        let trimmed = file.text(in: value).utf8.reversed().drop(while: Self.isSpace)
        return value.lowerBound..<value.lowerBound + trimmed.count
    }
}
