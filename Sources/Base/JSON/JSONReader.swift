/// Reads JSON as RFC 8259 defines it, and nothing more lenient.
package struct JSONReader {
    private let bytes: [UInt8]
    private var offset = 0
    private var depth = 0

    /// Values that nest deeper are refused, so that no input uses up the stack.
    private static let maxDepth = 100

    /// The reason why the bytes are not JSON, and the position of the problem.
    package struct Problem: Error, Equatable, Sendable {
        package let reason: StaticReason
        package let offset: Int
    }

    /// A sentence without capital or full stop.
    package enum StaticReason: String, Sendable {
        case unexpectedEnd = "it ends too early"
        case noValue = "a value is expected here"
        case noKey = "a key in double quotes is expected here"
        case noColon = "':' is expected here"
        case noComma = "',' or the closing bracket is expected here"
        case textAfterEnd = "nothing may follow the value"
        case invalidNumber = "this is not a JSON number"
        case invalidEscape = "this is not a JSON escape"
        case controlCharacter = "a control character in a string has to be escaped"
        case invalidUTF8 = "these bytes are not UTF-8"
        case repeatedKey = "the key occurs twice"
        case tooDeep = "values are nested more than 100 levels deep"
    }

    /// The only value of a text.
    package static func value(of bytes: [UInt8]) throws(Problem) -> JSONValue {
        var reader = JSONReader(bytes: bytes)
        let value = try reader.value()
        reader.skipSpace()
        if reader.offset < bytes.count { throw reader.problem(.textAfterEnd) }
        return value
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private func problem(_ reason: StaticReason, at offset: Int? = nil) -> Problem {
        Problem(reason: reason, offset: offset ?? self.offset)
    }

    private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private mutating func skipSpace() {
        while let byte = next, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { offset += 1 }
    }

    private mutating func takes(_ character: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: character) else { return false }
        offset += 1
        return true
    }

    private mutating func takes(word: String) -> Bool {
        let isNext = bytes[offset...].starts(with: word.utf8)
        if isNext { offset += word.utf8.count }
        return isNext
    }

    // MARK: - Values

    private mutating func value() throws(Problem) -> JSONValue {
        skipSpace()
        guard let byte = next else { throw problem(.unexpectedEnd) }
        switch byte {
        case UInt8(ascii: "{"): return try nested { reader throws(Problem) in try reader.object() }
        case UInt8(ascii: "["): return try nested { reader throws(Problem) in try reader.array() }
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "-"), 0x30...0x39: return .number(try number())
        default:
            if takes(word: "true") { return .bool(true) }
            if takes(word: "false") { return .bool(false) }
            if takes(word: "null") { return .null }
            throw problem(.noValue)
        }
    }

    private mutating func nested(
        _ read: (inout JSONReader) throws(Problem) -> JSONValue
    ) throws(Problem) -> JSONValue {
        if depth == Self.maxDepth { throw problem(.tooDeep) }
        depth += 1
        offset += 1
        let value = try read(&self)
        depth -= 1
        return value
    }

    /// Reads an object after its opening brace.
    private mutating func object() throws(Problem) -> JSONValue {
        var members: [JSONValue.Member] = []
        var keys: Set<String> = []
        skipSpace()
        if takes("}") { return .object([]) }
        repeat {
            skipSpace()
            let start = offset
            guard next == UInt8(ascii: "\"") else { throw problem(next == nil ? .unexpectedEnd : .noKey) }
            let key = try string()
            if !keys.insert(key).inserted { throw problem(.repeatedKey, at: start) }
            skipSpace()
            guard takes(":") else { throw problem(next == nil ? .unexpectedEnd : .noColon) }
            members.append(JSONValue.Member(key, try value()))
            skipSpace()
        } while takes(",")
        guard takes("}") else { throw problem(next == nil ? .unexpectedEnd : .noComma) }
        return .object(members)
    }

    /// Reads an array after its opening bracket.
    private mutating func array() throws(Problem) -> JSONValue {
        var values: [JSONValue] = []
        skipSpace()
        if takes("]") { return .array([]) }
        repeat {
            values.append(try value())
            skipSpace()
        } while takes(",")
        guard takes("]") else { throw problem(next == nil ? .unexpectedEnd : .noComma) }
        return .array(values)
    }

    // MARK: - Numbers

    private mutating func number() throws(Problem) -> Double {
        let start = offset
        _ = takes("-")
        let isZero = next == UInt8(ascii: "0")
        let whole = takeDigits()
        var isNumber = whole > 0 && !(isZero && whole > 1)
        if takes(".") { isNumber = takeDigits() > 0 && isNumber }
        if takes("e") || takes("E") {
            if !takes("+") { _ = takes("-") }
            isNumber = takeDigits() > 0 && isNumber
        }
        let text = String(decoding: bytes[start..<offset], as: UTF8.self)
        guard isNumber, let value = Double(text), value.isFinite else { throw problem(.invalidNumber, at: start) }
        return value
    }

    private mutating func takeDigits() -> Int {
        let start = offset
        while let byte = next, (0x30...0x39).contains(byte) { offset += 1 }
        return offset - start
    }

    // MARK: - Strings

    private mutating func string() throws(Problem) -> String {
        offset += 1
        let start = offset
        var text: [UInt8] = []
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                offset += 1
                guard let string = String(validating: text, as: UTF8.self) else {
                    throw problem(.invalidUTF8, at: start)
                }
                return string
            case UInt8(ascii: "\\"): try takeEscape(into: &text)
            case 0..<0x20: throw problem(.controlCharacter)
            default:
                text.append(byte)
                offset += 1
            }
        }
        throw problem(.unexpectedEnd)
    }

    private mutating func takeEscape(into text: inout [UInt8]) throws(Problem) {
        let start = offset
        offset += 1
        guard let byte = next else { throw problem(.unexpectedEnd) }
        offset += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"):
            guard let scalar = takeScalar() else { throw problem(.invalidEscape, at: start) }
            text += Array(String(Character(scalar)).utf8)
        default: throw problem(.invalidEscape, at: start)
        }
    }

    /// The scalar of four hexadecimal digits, or of two escapes that are a surrogate pair.
    private mutating func takeScalar() -> Unicode.Scalar? {
        guard let first = takeHexadecimal() else { return nil }
        if !(0xD800..<0xDC00).contains(first) { return Unicode.Scalar(first) }
        guard takes("\\"), takes("u"), let second = takeHexadecimal(), (0xDC00..<0xE000).contains(second) else {
            return nil
        }
        return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    }

    private mutating func takeHexadecimal() -> UInt32? {
        guard offset + 4 <= bytes.count else { return nil }
        var value: UInt32 = 0
        for byte in bytes[offset..<offset + 4] {
            switch byte {
            case 0x30...0x39: value = value << 4 + UInt32(byte - 0x30)
            case 0x41...0x46: value = value << 4 + UInt32(byte - 0x37)
            case 0x61...0x66: value = value << 4 + UInt32(byte - 0x57)
            default: return nil
            }
        }
        offset += 4
        return value
    }
}
