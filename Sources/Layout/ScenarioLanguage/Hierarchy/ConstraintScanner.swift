/// The words, numbers and signs of a constraint as it is written, each with its place in the text.
struct ConstraintScanner {
    struct Token: Equatable {
        let kind: Kind
        let text: String
        /// UTF-8 offsets in the text.
        let range: Range<Int>

        enum Kind: Equatable {
            /// Names with dots between them.
            case path
            /// Digits, with all characters up to the next space.
            case number
            case sign
        }
    }

    private let bytes: [UInt8]
    private var position = 0

    private init(_ text: String) { bytes = Array(text.utf8) }

    static func tokens(of text: String) -> [Token] {
        var scanner = ConstraintScanner(text)
        var tokens: [Token] = []
        while let token = scanner.next() { tokens.append(token) }
        return tokens
    }

    private mutating func next() -> Token? {
        while position < bytes.count, bytes[position] == UInt8(ascii: " ") || bytes[position] == UInt8(ascii: "\t") {
            position += 1
        }
        guard position < bytes.count else { return nil }
        let start = position
        let first = bytes[position]
        if Self.isDigit(first) || first == UInt8(ascii: ".") {
            return token(.number, from: start) { Self.isOfName($0) }
        }
        if Self.isOfName(first) { return token(.path, from: start) { Self.isOfName($0) } }
        position += 1
        if position < bytes.count, bytes[position] == UInt8(ascii: "="), "=<>".utf8.contains(first) { position += 1 }
        // Signs beyond ASCII are several bytes long.
        while position < bytes.count, first >= 0x80, bytes[position] & 0xC0 == 0x80 { position += 1 }
        return made(.sign, from: start)
    }

    private mutating func token(_ kind: Token.Kind, from start: Int, _ continues: (UInt8) -> Bool) -> Token {
        while position < bytes.count, continues(bytes[position]) { position += 1 }
        return made(kind, from: start)
    }

    private func made(_ kind: Token.Kind, from start: Int) -> Token {
        Token(kind: kind, text: String(decoding: bytes[start..<position], as: UTF8.self), range: start..<position)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "."), UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }
}
