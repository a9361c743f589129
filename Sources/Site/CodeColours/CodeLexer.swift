/// Splits a sample of Swift or Objective-C into tokens, without understanding it.
///
/// It never fails: an unclosed token ends with the sample, or with its line if the language requires that. All tokens together
/// are the whole sample.
struct CodeLexer {
    private let bytes: [UInt8]
    private let language: LexedLanguage
    private var position = 0
    private var tokens: [CodeToken] = []

    private init(_ text: String, _ language: LexedLanguage) {
        bytes = Array(text.utf8)
        self.language = language
    }

    /// The tokens of a sample, in order.
    static func tokens(of text: String, in language: LexedLanguage) -> [CodeToken] {
        var lexer = CodeLexer(text, language)
        while lexer.position < lexer.bytes.count { lexer.readToken() }
        return lexer.tokens
    }

    private mutating func readToken() {
        let start = position
        let kind = takeToken()
        if kind == .plain, let last = tokens.last, last.kind == .plain {
            tokens[tokens.count - 1] = CodeToken(kind: .plain, range: last.range.lowerBound..<position)
        } else {
            tokens.append(CodeToken(kind: kind, range: start..<position))
        }
    }

    /// Moves past the next token.
    private mutating func takeToken() -> CodeToken.Kind {
        if starts("//") { return takeLine(as: .comment) }
        if starts("/*") { return takeBlockComment() }
        if language == .swift, let hashes = rawStringHashes { return takeString(hashes: hashes) }
        if language == .objectiveC, starts("@\"") { position += 1 }
        switch bytes[position] {
        case UInt8(ascii: "\""): return takeString(hashes: 0)
        case UInt8(ascii: "'") where language == .objectiveC: return takeString(hashes: 0)
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return takeNumber()
        case UInt8(ascii: "@"), UInt8(ascii: "#"): return takeDirective()
        case let byte where Self.isNameByte(byte): return takeName()
        default:
            position += 1
            return .plain
        }
    }

    // MARK: - Kinds of tokens

    private mutating func takeLine(as kind: CodeToken.Kind) -> CodeToken.Kind {
        while let byte = peek(), byte != UInt8(ascii: "\n") { position += 1 }
        return kind
    }

    /// Comments nest in Swift.
    private mutating func takeBlockComment() -> CodeToken.Kind {
        var depth = 0
        while position < bytes.count {
            if starts("/*"), depth == 0 || language == .swift {
                depth += 1
                position += 2
            } else if starts("*/") {
                depth -= 1
                position += 2
                if depth == 0 { break }
            } else {
                position += 1
            }
        }
        return .comment
    }

    /// The number of signs `#` that begin a raw string here; nil where none begins.
    private var rawStringHashes: Int? {
        let count = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
        return count > 0 && peek(count) == UInt8(ascii: "\"") ? count : nil
    }

    /// A string with its interpolations, from its first sign to its last.
    private mutating func takeString(hashes: Int) -> CodeToken.Kind {
        position += hashes
        let quote = bytes[position]
        let isLong = language == .swift && starts("\"\"\"")
        let end =
            [UInt8](repeating: quote, count: isLong ? 3 : 1) + [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
        position += isLong ? 3 : 1
        while let byte = peek(), byte != UInt8(ascii: "\n") || isLong {
            if bytes[position...].starts(with: end) {
                position += end.count
                break
            }
            if byte == UInt8(ascii: "\\"), hashes == 0 {
                takeEscape()
            } else {
                position += 1
            }
        }
        return .string
    }

    /// A sign after a backslash, or in Swift a whole `\(…)`.
    private mutating func takeEscape() {
        position = min(position + 2, bytes.count)
        guard language == .swift, bytes[position - 1] == UInt8(ascii: "(") else { return }
        var depth = 1
        while depth > 0, let byte = peek(), byte != UInt8(ascii: "\n") {
            switch byte {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: "\""):
                _ = takeString(hashes: 0)
                continue
            default: break
            }
            position += 1
        }
    }

    /// Digits with the characters that belong to them; the two dots of a range do not belong to them.
    private mutating func takeNumber() -> CodeToken.Kind {
        while let byte = peek() {
            let isPoint = byte == UInt8(ascii: ".") && peek(1).map { (0x30...0x39).contains($0) } == true
            guard isPoint || Self.isNameByte(byte) else { break }
            position += 1
        }
        return .number
    }

    /// `@property` and `#selector` are words of the language, `@available` and `#import` describe the code.
    private mutating func takeDirective() -> CodeToken.Kind {
        let isAt = bytes[position] == UInt8(ascii: "@")
        position += 1
        let start = position
        while let byte = peek(), Self.isNameByte(byte) { position += 1 }
        guard position > start else { return .plain }
        if language == .objectiveC {
            return isAt ? .keyword : takeLine(as: .attribute)
        }
        return isAt ? .attribute : .keyword
    }

    private mutating func takeName() -> CodeToken.Kind {
        let isMember = position > 0 && bytes[position - 1] == UInt8(ascii: ".")
        let start = position
        while let byte = peek(), Self.isNameByte(byte) { position += 1 }
        let name = String(decoding: bytes[start..<position], as: UTF8.self)
        if language.keywords.contains(name) {
            return isMember && name != "self" && name != "init" ? .plain : .keyword
        }
        if language.smallTypes.contains(name) { return .type }
        // A capital in front of a parenthesis is a function in Objective-C, such as CGRectMake.
        let isCall = language == .objectiveC && peek() == UInt8(ascii: "(")
        return Self.isCapital(bytes[start]) && !isCall ? .type : .plain
    }

    // MARK: - Bytes

    private func peek(_ distance: Int = 0) -> UInt8? {
        position + distance < bytes.count ? bytes[position + distance] : nil
    }

    private func starts(_ mark: StaticString) -> Bool {
        let end = position + mark.utf8CodeUnitCount
        guard end <= bytes.count else { return false }
        return mark.withUTF8Buffer { $0.elementsEqual(bytes[position..<end]) }
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
        default: false
        }
    }

    private static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
}

/// A run of bytes of a code sample that has one colour.
package struct CodeToken: Hashable, Sendable {
    package let kind: Kind
    /// The token's place, in UTF-8 offsets.
    package let range: Range<Int>

    /// The kind of a token; the raw value is its class in HTML.
    package enum Kind: String, CaseIterable, Sendable {
        case plain = ""
        case keyword = "k"
        /// The name of a type, as far as a capital indicates.
        case type = "t"
        case string = "s"
        case comment = "c"
        case number = "n"
        /// An attribute such as `@objc`, or a directive such as `#import`.
        case attribute = "a"
        /// The name of a function, a variable or a key.
        case name = "f"
        /// Lines of a difference.
        case inserted = "i"
        case deleted = "d"
    }
}
