/// Finds the constraints in a text, however they were pasted: with prompts, quotation marks, escapes of Markdown or HTML around
/// them, broken into lines or several on one.
struct LogItemScanner {
    private let lines: [[UInt8]]

    /// A constraint's text from its class on, and where it begins.
    struct Found {
        var className: String
        var address: String
        /// Everything after the address.
        var rest: [UInt8]
        var place: LogPlace
    }

    enum Event {
        /// A report begins.
        case heading
        /// The constraint that was broken comes next.
        case broken
        case constraint(Found)
        case hidden(LogPlace)
    }

    init(_ text: [UInt8]) {
        lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Array($0) }
    }

    /// Calls a function with every heading, constraint and hidden part, in the order of the text.
    func events(_ body: (Event) -> Void) {
        var number = 0
        var offset = 0
        while number < lines.count {
            let line = LogText.normalized(lines[number])
            if LogText.contains(line, "simultaneously satisfy") { body(.heading) }
            let breaking = LogText.position(of: "by breaking constraint", in: line)
            if LogText.contains(line, "<private>") {
                body(.hidden(LogPlace(line: number + 1, column: 1, offset: offset)))
            }
            let starts = LogText.constraintStarts(line)
            guard !starts.isEmpty else {
                if breaking != nil { body(.broken) }
                offset += lines[number].count + 1
                number += 1
                continue
            }
            var joined = line
            let first = number
            // A constraint that was broken into lines continues on lines where no other begins.
            while LogText.isCut(joined), number + 1 < lines.count, number - first < 3 {
                let next = LogText.normalized(lines[number + 1])
                let isContinuation =
                    !LogText.isBlank(next) && LogText.constraintStarts(next).isEmpty && !LogText.closesList(next)
                    && !LogText.contains(next, "Will attempt")
                guard isContinuation else { break }
                joined += [UInt8(ascii: " ")] + next.drop { $0 == 0x20 || $0 == 0x09 }
                number += 1
            }
            if let breaking, let start = starts.first, breaking < start.class { body(.broken) }
            let places = LogText.places(of: starts.count, in: lines[first])
            for (place, start) in starts.enumerated() {
                let end = place + 1 < starts.count ? starts[place + 1].class : joined.count
                let (column, inset) = places[place]
                body(
                    .constraint(
                        Found(
                            className: String(decoding: joined[start.class..<start.colon], as: UTF8.self),
                            address: String(decoding: joined[start.address..<start.end], as: UTF8.self),
                            rest: Array(joined[start.end..<end]),
                            place: LogPlace(line: first + 1, column: column, offset: offset + inset))))
            }
            if let breaking, let start = starts.last, breaking > start.class { body(.broken) }
            for read in first...number { offset += lines[read].count + 1 }
            number += 1
        }
    }
}

/// Bytes of a log.
package enum LogText {
    /// A line without the escapes of Markdown and HTML.
    package static func normalized(_ line: [UInt8]) -> [UInt8] {
        guard
            line.contains(where: {
                $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "~") || $0 == 0x0D
                    || $0 == 0xC2
            })
        else { return line }
        var result: [UInt8] = []
        result.reserveCapacity(line.count)
        var rest = line[...]
        let replaced: [(StaticString, UInt8)] = [
            ("&lt;", 0x3C), ("&gt;", 0x3E), ("&quot;", 0x22), ("&#39;", 0x27), ("&apos;", 0x27), ("&amp;", 0x26),
            ("~~", 0x2D),
        ]
        while let byte = rest.first {
            if byte == UInt8(ascii: "&") || byte == UInt8(ascii: "~"),
                let (name, sign) = replaced.first(where: { starts(rest, with: $0.0) })
            {
                result.append(sign)
                rest = rest.dropFirst(name.utf8CodeUnitCount)
                continue
            }
            rest.removeFirst()
            // A no-break space, as web pages have them.
            if byte == 0xC2, rest.first == 0xA0 {
                rest.removeFirst()
                result.append(0x20)
            } else if byte != 0x0D, byte != UInt8(ascii: "\\") {
                result.append(byte)
            }
        }
        return result
    }

    static func starts(_ bytes: some Collection<UInt8>, with text: StaticString) -> Bool {
        let pattern = "\(text)".utf8
        return bytes.count >= pattern.count && zip(bytes, pattern).allSatisfy { $0 == $1 }
    }

    static func position(of text: StaticString, in bytes: [UInt8]) -> Int? {
        position(of: Array("\(text)".utf8), in: bytes)
    }

    static func position(of pattern: [UInt8], in bytes: [UInt8]) -> Int? {
        guard bytes.count >= pattern.count, let first = pattern.first else { return nil }
        for start in 0...(bytes.count - pattern.count) where bytes[start] == first {
            if (1..<pattern.count).allSatisfy({ bytes[start + $0] == pattern[$0] }) { return start }
        }
        return nil
    }

    /// A text with each "0x…" in it replaced by "@" and a number.
    static func replacingAddresses(in text: String, by number: (String) -> Int) -> String {
        var result: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.first {
            guard byte == UInt8(ascii: "0"), starts(rest, with: "0x") else {
                result.append(byte)
                rest.removeFirst()
                continue
            }
            let digits = rest.dropFirst(2).prefix { isHexadecimal($0) }
            result += "@\(number(String(decoding: digits, as: UTF8.self)))".utf8
            rest = rest.dropFirst(2 + digits.count)
        }
        return String(decoding: result, as: UTF8.self)
    }

    static func contains(_ bytes: [UInt8], _ text: StaticString) -> Bool { position(of: text, in: bytes) != nil }

    static func isBlank(_ bytes: [UInt8]) -> Bool { bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 } }

    static func closesList(_ bytes: [UInt8]) -> Bool {
        guard let first = bytes.first(where: { $0 != 0x20 && $0 != 0x09 }) else { return true }
        return first == UInt8(ascii: ")") && bytes.count < 6 || first == UInt8(ascii: "]") && bytes.count < 6
    }

    /// Whether a constraint's description is in a line.
    package static func hasConstraint(_ line: [UInt8]) -> Bool { !constraintStarts(line).isEmpty }

    /// The positions of a constraint's class, colon and address, and of the text after them.
    struct Start {
        let `class`: Int
        let colon: Int
        let address: Int
        let end: Int
    }

    private static let marker = Array("Constraint:".utf8)

    static func constraintStarts(_ line: [UInt8]) -> [Start] {
        guard line.count >= marker.count else { return [] }
        var result: [Start] = []
        var place = 0
        while place + marker.count <= line.count {
            guard line[place] == marker[0], (1..<marker.count).allSatisfy({ line[place + $0] == marker[$0] }) else {
                place += 1
                continue
            }
            // Where nothing stands between two constraints, a class begins where the address before it ends.
            let least = result.last?.end ?? 0
            var start = place
            while start > least, isOfName(line[start - 1]) { start -= 1 }
            let colon = place + 10
            var end = colon + 1
            if starts(line[end...], with: "0x") {
                end += 2
                while end < line.count, isHexadecimal(line[end]) { end += 1 }
            } else if start > 0, line[start - 1] == UInt8(ascii: "<") {
                // Masonry prints a key in place of the address: "ConflictingConstraint[0]".
                while end < line.count, isOfKey(line[end]) { end += 1 }
            }
            guard end > colon + 1 else {
                place += 1
                continue
            }
            result.append(Start(class: start, colon: colon, address: colon + 1, end: end))
            place = end
        }
        return result
    }

    /// The columns of so many constraints of a line as it was pasted, and the bytes before each.
    static func places(of count: Int, in line: [UInt8]) -> [(column: Int, inset: Int)] {
        var places: [(column: Int, inset: Int)] = []
        var (column, offset) = (1, 0)
        for start in constraintStarts(line) {
            column += String(decoding: line[offset..<start.class], as: UTF8.self).count
            offset = start.class
            places.append((column, offset))
        }
        // Escapes can hide a constraint in the line as it was pasted.
        while places.count < count { places.append((1, 0)) }
        return places
    }

    /// Whether the last constraint of a text is incomplete.
    static func isCut(_ bytes: [UInt8]) -> Bool {
        guard let start = constraintStarts(bytes).last else { return false }
        let isOpened = start.class > 0 && bytes[start.class - 1] == UInt8(ascii: "<")
        let end = bytes.last { ![0x20, 0x09, 0x22, 0x2C, 0x2A, 0x29, 0x5D, 0x60].contains($0) }
        return isOpened && end != UInt8(ascii: ">")
    }

    private static func isOfKey(_ byte: UInt8) -> Bool {
        isOfName(byte) || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "-")
    }

    static func isHexadecimal(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte) || (0x61...0x66).contains(byte)
    }

    /// Whether the byte can be part of a class name, apart from modules and generic parameters.
    static func isOfName(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
            || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".") || byte >= 0x80
    }
}
