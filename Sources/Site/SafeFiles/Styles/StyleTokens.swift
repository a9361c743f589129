/// A token of a style sheet.
enum StyleToken: Hashable {
    case name(String)
    /// A name and the parenthesis after it.
    case function(String)
    case atName(String)
    case hash(String)
    case string(String)
    /// An address without quotation marks.
    case address(String)
    /// A number with its unit.
    case number(String)
    /// Any other sign.
    case sign(UInt8)
    case space
    /// Text that this reader does not understand, such as escapes.
    case unreadable

    static func sign(_ scalar: Unicode.Scalar) -> StyleToken { .sign(UInt8(ascii: scalar)) }
}

/// Splits a style sheet into tokens. The published sheet is put together from them, so that no reader can take them for others.
struct StyleTokenizer {
    private let bytes: [UInt8]
    private var index = 0

    static func tokens(of text: String) -> [StyleToken] {
        var tokenizer = StyleTokenizer(bytes: Array(text.utf8))
        var tokens: [StyleToken] = []
        while let token = tokenizer.next() {
            if token == .space, tokens.last == .space { continue }
            tokens.append(token)
        }
        return tokens
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private func byte(_ offset: Int = 0) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }

    private mutating func next() -> StyleToken? {
        guard index < bytes.count else { return nil }
        switch byte() {
        case 0...0x20:
            while index < bytes.count, byte() <= 0x20 { index += 1 }
            return .space
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
            index += 2
            while index < bytes.count, byte() != UInt8(ascii: "*") || byte(1) != UInt8(ascii: "/") { index += 1 }
            index = min(index + 2, bytes.count)
            return .space
        case UInt8(ascii: "<") where bytes[index...].starts(with: "<!--".utf8):
            index += 4
            return .space
        case UInt8(ascii: "-") where bytes[index...].starts(with: "-->".utf8):
            index += 3
            return .space
        case let quote where quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"): return string(endedBy: quote)
        case UInt8(ascii: "#") where Self.isOfName(byte(1)):
            index += 1
            return .hash(name())
        case UInt8(ascii: "@") where Self.isOfName(byte(1)):
            index += 1
            return .atName(name().lowercased())
        case UInt8(ascii: "\\"):
            index += min(2, bytes.count - index)
            return .unreadable
        default: break
        }
        if startsNumber() { return number() }
        if Self.isOfName(byte()) { return named() }
        index += 1
        return .sign(bytes[index - 1])
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...: true
        default: false
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    private mutating func name() -> String {
        let start = index
        while index < bytes.count, Self.isOfName(byte()) { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func string(endedBy quote: UInt8) -> StyleToken {
        index += 1
        let start = index
        while index < bytes.count, byte() != quote, byte() != 0x0A, byte() != UInt8(ascii: "\\") { index += 1 }
        guard byte() == quote else {
            while index < bytes.count, byte() != quote, byte() != 0x0A {
                index = min(index + (byte() == UInt8(ascii: "\\") ? 2 : 1), bytes.count)
            }
            index = min(index + 1, bytes.count)
            return .unreadable
        }
        index += 1
        return .string(String(decoding: bytes[start..<index - 1], as: UTF8.self))
    }

    private func startsNumber() -> Bool {
        let sign = byte() == UInt8(ascii: "+") || byte() == UInt8(ascii: "-") ? 1 : 0
        return Self.isDigit(byte(sign)) || byte(sign) == UInt8(ascii: ".") && Self.isDigit(byte(sign + 1))
    }

    private mutating func number() -> StyleToken {
        let start = index
        index += 1
        while index < bytes.count {
            let isSigned = [0x65, 0x45].contains(bytes[index - 1]) && (byte() == 0x2B || byte() == 0x2D)
            guard Self.isOfName(byte()) && byte() != 0x2D || byte() == UInt8(ascii: ".") || isSigned else { break }
            index += 1
        }
        if byte() == UInt8(ascii: "%") { index += 1 }
        return .number(String(decoding: bytes[start..<index], as: UTF8.self))
    }

    private mutating func named() -> StyleToken {
        let name = name()
        guard byte() == UInt8(ascii: "(") else { return .name(name) }
        index += 1
        let start = index
        while index < bytes.count, byte() <= 0x20 { index += 1 }
        let isQuoted = byte() == UInt8(ascii: "\"") || byte() == UInt8(ascii: "'")
        guard name.lowercased() == "url", !isQuoted else {
            index = start
            return .function(name)
        }
        let address = index
        while index < bytes.count, byte() != UInt8(ascii: ")") { index += 1 }
        let text = String(decoding: bytes[address..<index], as: UTF8.self).trimmed
        index = min(index + 1, bytes.count)
        return text.utf8.contains { $0 <= 0x20 || "\"'(\\".utf8.contains($0) } ? .unreadable : .address(text)
    }
}
