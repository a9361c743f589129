/// Bytes of a line of a dump, with places counted from its beginning.
struct DumpText {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isEmpty: Bool { bytes.isEmpty }

    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }

    func text(from start: Int) -> String { text(min(start, bytes.count)..<bytes.count) }

    /// The position of a text at or after a given position; nil if it does not occur.
    ///
    /// - Parameter length: the largest distance of the match from the given position.
    func position(of pattern: StaticString, from start: Int = 0, within length: Int = .max) -> Int? {
        position(of: Array("\(pattern)".utf8), from: start, within: length)
    }

    func position(of pattern: [UInt8], from start: Int = 0, within length: Int = .max) -> Int? {
        guard let first = pattern.first, start >= 0, bytes.count - start >= pattern.count else { return nil }
        let last = min(
            bytes.count - pattern.count, start.addingReportingOverflow(length).overflow ? .max : start + length)
        for place in start...last where bytes[place] == first {
            if (1..<pattern.count).allSatisfy({ bytes[place + $0] == pattern[$0] }) { return place }
        }
        return nil
    }

    func starts(with pattern: StaticString, at place: Int) -> Bool {
        let own = "\(pattern)".utf8
        return place >= 0 && bytes.count - place >= own.count && zip(bytes[place...], own).allSatisfy { $0 == $1 }
    }

    /// The number that begins at a place, and where it ends; nil where none begins.
    func number(at place: Int) -> (value: Double, end: Int)? {
        var end = place
        func take(_ matches: (UInt8) -> Bool) { while end < bytes.count, matches(bytes[end]) { end += 1 } }
        if end < bytes.count, bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+") { end += 1 }
        for word: StaticString in ["nan", "inf"] where starts(with: word, at: end) { return (.nan, end + 3) }
        let digits = end
        take { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
        guard end > digits, bytes[digits..<end].contains(where: { $0 != UInt8(ascii: ".") }) else { return nil }
        if end < bytes.count, bytes[end] == UInt8(ascii: "e") || bytes[end] == UInt8(ascii: "E") {
            let mantissa = end
            end += 1
            if end < bytes.count, bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+") { end += 1 }
            let exponent = end
            take { (0x30...0x39).contains($0) }
            if end == exponent { end = mantissa }
        }
        guard let value = Double(text(place..<end)) else { return nil }
        return (value, end)
    }

    func skippingSpaces(from place: Int) -> Int {
        var place = place
        while place < bytes.count, bytes[place] == 0x20 || bytes[place] == 0x09 { place += 1 }
        return place
    }

    /// The end of the hexadecimal digits after "0x" at a position; nil if there is no address.
    func addressEnd(at place: Int) -> Int? {
        guard starts(with: "0x", at: place) else { return nil }
        var end = place + 2
        while end < bytes.count, Self.isHexadecimal(bytes[end]) { end += 1 }
        return end > place + 2 ? end : nil
    }

    static func isHexadecimal(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte) || (0x61...0x66).contains(byte)
    }

    /// Whether the byte can be part of a name of a variable, property or class.
    static func isOfName(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
            || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
    }
}
