/// The tags of an SVG text and their attributes, as places in its bytes.
///
/// Only what Cairo writes is understood: no entities that matter, no text between tags.
struct SVGMarkup {
    let bytes: [UInt8]
    private(set) var tags: [Tag] = []
    private(set) var attributes: [Attribute] = []

    struct Tag {
        let kind: Kind
        let name: Range<Int>
        /// Positions in the list of attributes.
        let attributes: Range<Int>
        /// Where the tag begins and ends in the text.
        let range: Range<Int>
    }

    enum Kind {
        case open, close, empty
    }

    struct Attribute {
        let name: Range<Int>
        let value: Range<Int>
    }

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var index = 0
        while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) { index = readTag(at: start) }
    }

    /// True when the bytes of a range are those of an ASCII word.
    func text(_ range: Range<Int>, is word: StaticString) -> Bool { bytes.spell(word, in: range) }

    /// The value of a tag's attribute.
    func value(_ name: StaticString, of tag: Tag) -> Range<Int>? {
        tag.attributes.first { text(attributes[$0].name, is: name) }.map { attributes[$0].value }
    }

    /// The index of the tag that ends the element beginning at `index`.
    func end(ofElementAt index: Int) -> Int {
        guard tags[index].kind == .open else { return index }
        var depth = 0
        for end in index..<tags.count {
            switch tags[end].kind {
            case .open: depth += 1
            case .close: depth -= 1
            case .empty: break
            }
            if depth == 0 { return end }
        }
        return tags.count - 1
    }

    /// Reads the tag whose `<` stands at `start`; the index behind it.
    private mutating func readTag(at start: Int) -> Int {
        var index = start + 1
        let isClosing = index < bytes.count && bytes[index] == UInt8(ascii: "/")
        if isClosing { index += 1 }
        let name = take(from: index) { Self.isNamePart($0) }
        index = name.upperBound
        let firstAttribute = attributes.count
        var isEmpty = false
        while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
            if Self.isNamePart(bytes[index]) {
                index = readAttribute(at: index)
            } else {
                isEmpty = bytes[index] == UInt8(ascii: "/") || bytes[index] == UInt8(ascii: "?")
                index += 1
            }
        }
        let end = min(index + 1, bytes.count)
        tags.append(
            Tag(
                kind: isClosing ? .close : isEmpty ? .empty : .open, name: name,
                attributes: firstAttribute..<attributes.count, range: start..<end))
        return end
    }

    private mutating func readAttribute(at start: Int) -> Int {
        let name = take(from: start) { Self.isNamePart($0) }
        let opening = take(from: name.upperBound) { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: ">") }
        let value = take(from: min(opening.upperBound + 1, bytes.count)) { $0 != UInt8(ascii: "\"") }
        attributes.append(Attribute(name: name, value: value))
        return min(value.upperBound + 1, bytes.count)
    }

    private func take(from start: Int, while condition: (UInt8) -> Bool) -> Range<Int> {
        var end = start
        while end < bytes.count, condition(bytes[end]) { end += 1 }
        return start..<end
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}

extension [UInt8] {
    /// True when the bytes of a range are those of an ASCII word.
    func spell(_ word: StaticString, in range: Range<Int>) -> Bool {
        guard range.count == word.utf8CodeUnitCount else { return false }
        for offset in 0..<range.count where self[range.lowerBound + offset] != word.utf8Start[offset] { return false }
        return true
    }
}
