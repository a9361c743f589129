/// Finds the sizes of pictures in `![description](address =300x200)`. In Markdown the space would end the address and the rest
/// turn everything into text.
enum ImageSizeScanner {
    /// The white space between an address and a size, as offsets into the source.
    static func spaces(in bytes: [UInt8]) -> [Range<Int>] {
        var spaces: [Range<Int>] = []
        for index in bytes.indices.dropFirst() where bytes[index] == UInt8(ascii: "=") && isSpace(bytes[index - 1]) {
            var start = index
            while start > 0, isSpace(bytes[start - 1]) { start -= 1 }
            if isSize(bytes, from: index + 1), isPictureAddress(bytes, endingAt: start) { spaces.append(start..<index) }
        }
        return spaces
    }

    /// Whether a size is at an index, with the end of the picture after it.
    private static func isSize(_ bytes: [UInt8], from start: Int) -> Bool {
        let text = bytes[start...].prefix { $0 != UInt8(ascii: ")") && $0 != 0x0A && $0 != 0x20 }
        let rest = bytes[text.endIndex...].drop { isSpace($0) }
        guard rest.first == UInt8(ascii: ")"), text.count < 16 else { return false }
        return ShownSize(afterAddress: Substring(decoding: text, as: UTF8.self)) != nil
    }

    /// Whether `![…](address` ends in front of an index.
    private static func isPictureAddress(_ bytes: [UInt8], endingAt end: Int) -> Bool {
        var index = end
        while index > 0, bytes[index - 1] > 0x20, bytes[index - 1] != UInt8(ascii: "(") { index -= 1 }
        guard index < end, index >= 2, bytes[index - 1] == UInt8(ascii: "("), bytes[index - 2] == UInt8(ascii: "]")
        else { return false }
        var depth = 1
        index -= 2
        while index > 0, depth > 0, bytes[index - 1] != 0x0A {
            index -= 1
            if bytes[index] == UInt8(ascii: "]") { depth += 1 }
            if bytes[index] == UInt8(ascii: "[") { depth -= 1 }
        }
        return depth == 0 && index > 0 && bytes[index - 1] == UInt8(ascii: "!")
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
