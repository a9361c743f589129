package import Diagnostics

/// Cuts the text of a formula into tokens.
struct FormulaLexer {
    /// The limit on tokens, more than any macro has; keeps long chains of operators from becoming deep trees.
    static let tokenLimit = 500
    /// The limit on digits, more than any length has.
    private static let digitLimit = 20

    private let source: FormulaSource
    private let bytes: [UInt8]
    private var position = 0
    private var tokens: [FormulaToken] = []

    /// All tokens, followed by an end token; nil after a diagnostic.
    static func tokens(of source: FormulaSource) -> Diagnosed<[FormulaToken]?> {
        var lexer = FormulaLexer(source)
        return lexer.run()
    }

    private init(_ source: FormulaSource) {
        self.source = source
        bytes = Array(source.text.utf8)
    }

    private mutating func run() -> Diagnosed<[FormulaToken]?> {
        while position < bytes.count {
            guard tokens.count < Self.tokenLimit else {
                return Diagnosed(nil, [FormulaCodes.formulaTooLong(limit: Self.tokenLimit, at: source.span)])
            }
            if Self.isSpace(bytes[position]) {
                position += 1
            } else if let token = number() ?? name() ?? sign() {
                tokens.append(token)
                position = token.range.upperBound
            } else {
                return Diagnosed(nil, [unexpectedCharacter()])
            }
        }
        return Diagnosed(tokens + [FormulaToken(kind: .end, range: bytes.count..<bytes.count)])
    }

    // MARK: - Tokens at the position

    /// "812" or "97.667".
    private func number() -> FormulaToken? {
        let whole = end(from: position, while: Self.isDigit)
        guard whole > position else { return nil }
        var last = whole
        if last < bytes.count, bytes[last] == UInt8(ascii: ".") {
            let decimals = end(from: last + 1, while: Self.isDigit)
            if decimals > last + 1 { last = decimals }
        }
        let text = String(decoding: bytes[position..<last], as: UTF8.self)
        guard last - position <= Self.digitLimit, let value = Double(text) else { return nil }
        return FormulaToken(kind: .number(value), range: position..<last)
    }

    private func name() -> FormulaToken? {
        guard Self.isLetter(bytes[position]) else { return nil }
        let last = end(from: position) { Self.isLetter($0) || Self.isDigit($0) || $0 == UInt8(ascii: ".") }
        let text = String(decoding: bytes[position..<last], as: UTF8.self)
        return FormulaToken(kind: .name(text), range: position..<last)
    }

    /// The longest sign that begins here: "<=" before "<".
    private func sign() -> FormulaToken? {
        let found = Self.signs.first { bytes[position...].starts(with: $0.text.utf8) }
        return found.map { FormulaToken(kind: $0.kind, range: position..<(position + $0.text.utf8.count)) }
    }

    private static let signs: [(text: String, kind: FormulaToken.Kind)] =
        FormulaOperator.allCases.map { ($0.rawValue, .binary($0)) } + [
            ("−", .binary(.minus)), ("×", .binary(.times)), ("÷", .binary(.divided)),
            ("!", .not), ("?", .question), (":", .colon), (",", .comma), ("(", .open), (")", .close),
        ]

    private func end(from start: Int, while isPart: (UInt8) -> Bool) -> Int {
        var end = start
        while end < bytes.count, isPart(bytes[end]) { end += 1 }
        return end
    }

    private func unexpectedCharacter() -> Diagnostic {
        // The whole of a number that is too long; else all bytes of one character, including its continuation bytes.
        let digits = end(from: position, while: Self.isDigit)
        let last = digits > position ? digits : end(from: position + 1) { $0 & 0xC0 == 0x80 }
        let text = String(decoding: bytes[position..<last], as: UTF8.self)
        return FormulaCodes.unexpectedCharacter(text, at: source.span(position..<last))
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == UInt8(ascii: "_")
    }
}

/// A word or sign of a formula with its UTF-8 range in the text.
struct FormulaToken: Sendable {
    let kind: Kind
    let range: Range<Int>

    enum Kind: Hashable, Sendable {
        case number(Double)
        /// A name, with dots inside for facts and paths.
        case name(String)
        case binary(FormulaOperator)
        case not, question, colon, comma, open, close
        case end
    }

    /// The name of the token in messages: "'?'" or "the end".
    func phrase(in source: FormulaSource) -> Message {
        if kind == .end { return "the end" }
        return "'\(String(decoding: Array(source.text.utf8)[range], as: UTF8.self))'"
    }
}

/// The text of a formula and its location.
package struct FormulaSource: Sendable {
    package let text: String
    /// The whole formula, as written with its quotes.
    package let span: SourceSpan
    /// The UTF-8 offset in the file at which the text begins; nil when escapes or line breaks keep it from being
    /// there as it is, and then all problems point at the whole.
    private let start: Int?

    package init(text: String, span: SourceSpan, start: Int?) {
        self.text = text
        self.span = span
        self.start = start
    }

    /// The span of a range of UTF-8 offsets of the text.
    func span(_ range: Range<Int>) -> SourceSpan {
        start.map { SourceSpan(file: span.file, range: ($0 + range.lowerBound)..<($0 + range.upperBound)) } ?? span
    }

    /// The span from the beginning of one part to the end of another.
    func span(from first: SourceSpan, to last: SourceSpan) -> SourceSpan {
        SourceSpan(file: first.file, range: first.start..<max(first.start, last.end))
    }
}
