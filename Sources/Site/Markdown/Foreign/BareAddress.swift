/// A web address without any marks, which ends before the punctuation of Chinese text: GitHub's rule ends it at white space, so that
/// it would take the rest of the sentence along.
enum BareAddress {
    /// The address around a colon, if full-width punctuation follows it; nil for all others, and for what is part of a link.
    static func range(_ line: ArraySlice<UInt8>, around colon: Int) -> Range<Int>? {
        guard line[colon...].starts(with: "://".utf8), let start = start(line, before: colon) else { return nil }
        let host = colon + 3
        let end = line[host...].indices.first { isEnd(line, at: $0) } ?? line.endIndex
        // A parenthesis that it does not open itself ends the destination of a link.
        let closing =
            line[host..<end].count { $0 == UInt8(ascii: ")") } - line[host..<end].count { $0 == UInt8(ascii: "(") }
        return end > host && closing <= 0 && FullWidth.isPunctuation(line, at: end) ? start..<end : nil
    }

    /// The offset of its scheme, which no word and no mark of a link comes before.
    private static func start(_ line: ArraySlice<UInt8>, before colon: Int) -> Int? {
        let word = line[..<colon].suffix(5)
        let count = ["https", "http"].first { word.suffix($0.utf8.count).elementsEqual($0.utf8) }?.utf8.count
        guard let start = count.map({ colon - $0 }) else { return nil }
        let before = line[..<start]
        guard let last = before.last else { return start }
        if last.isAlphanumeric || "<\"'=[/".utf8.contains(last) || before.suffix(2).elementsEqual("](".utf8) {
            return nil
        }
        let isDefinition = before.first == UInt8(ascii: "[") && before.suffix(3).starts(with: "]:".utf8)
        return isDefinition ? nil : start
    }

    private static func isEnd(_ line: ArraySlice<UInt8>, at index: Int) -> Bool {
        line[index].isWhiteSpace || line[index] == UInt8(ascii: "<") || FullWidth.isPunctuation(line, at: index)
    }
}

/// Signs as Chinese text has them.
enum FullWidth {
    /// Whether a sign of punctuation of three bytes begins at an offset.
    static func isPunctuation(_ bytes: ArraySlice<UInt8>, at index: Int) -> Bool {
        guard index + 2 < bytes.endIndex, bytes[index] >= 0xE2 else { return false }
        switch (bytes[index], bytes[index + 1], bytes[index + 2]) {
        // Dashes, quotation marks and the ellipsis.
        case (0xE2, 0x80, 0x94), (0xE2, 0x80, 0x98...0x9D), (0xE2, 0x80, 0xA6): return true
        // The wide space, commas, stops and brackets.
        case (0xE3, 0x80, 0x80...0x82), (0xE3, 0x80, 0x88...0x91), (0xE3, 0x80, 0x94...0x97): return true
        case (0xEF, 0xBC, 0x81), (0xEF, 0xBC, 0x88...0x89), (0xEF, 0xBC, 0x8C), (0xEF, 0xBC, 0x9A...0x9B),
            (0xEF, 0xBC, 0x9F):
            return true
        default: return false
        }
    }
}
