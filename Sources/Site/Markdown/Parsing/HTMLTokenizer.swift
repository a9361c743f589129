import Diagnostics

/// Takes raw HTML apart into tags, comments and text, by the rules of CommonMark for inline HTML.
struct HTMLTokenizer {
    private let bytes: [UInt8]
    private let end: Int
    private var index: Int
    /// Ends that were searched for in vain; they are not searched for again.
    private var missingEnds: Set<String> = []

    /// The pieces of a range of a block's source, in order.
    static func pieces(of source: InlineSource, in range: Range<Int>) -> [HTMLPiece] {
        var tokenizer = HTMLTokenizer(bytes: source.bytes, end: range.upperBound, index: range.lowerBound)
        var pieces: [HTMLPiece] = []
        var textStart = range.lowerBound
        func addText(upTo end: Int) {
            guard end > textStart else { return }
            let text = TextMask.unmaskedText(source.bytes[textStart..<end])
            pieces.append(.text(text, source.span(textStart..<end)))
        }
        while tokenizer.index < range.upperBound {
            let start = tokenizer.index
            guard source.bytes[start] == UInt8(ascii: "<"), let token = tokenizer.next() else {
                tokenizer.index = start + 1
                continue
            }
            addText(upTo: start)
            textStart = tokenizer.index
            pieces.append(piece(token, source, start..<tokenizer.index))
        }
        addText(upTo: range.upperBound)
        return pieces
    }

    private enum Token {
        case tag(name: String, isEnd: Bool, attributes: [HTMLTag.Attribute])
        case comment, other
    }

    private static func piece(_ token: Token, _ source: InlineSource, _ range: Range<Int>) -> HTMLPiece {
        let text = TextMask.unmaskedText(source.bytes[range])
        let span = source.span(range)
        return switch token {
        case .tag(let name, let isEnd, let attributes):
            .tag(HTMLTag(name: name, isEnd: isEnd, attributes: attributes, text: text), span)
        case .comment: .comment(span)
        case .other: .other(text, span)
        }
    }

    /// The token that begins with the `<` at the index, or nil when that is only a character.
    private mutating func next() -> Token? {
        index += 1
        if skip("!--") { return skip(past: "-->") ? .comment : nil }
        if skip("![CDATA[") { return skip(past: "]]>") ? .other : nil }
        if skip("?") { return skip(past: "?>") ? .other : nil }
        if skip("!") { return skip(past: ">") ? .other : nil }
        let isEnd = skip("/")
        guard let first = current, first.isLetter else { return nil }
        let name = take { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
        var attributes: [HTMLTag.Attribute] = []
        while skipSpaces(), let attribute = attribute() { attributes.append(attribute) }
        _ = skip("/")
        return skip(">") ? .tag(name: name.lowercased(), isEnd: isEnd, attributes: attributes) : nil
    }

    private mutating func attribute() -> HTMLTag.Attribute? {
        guard let first = current, first.isLetter || first == UInt8(ascii: "_") || first == UInt8(ascii: ":") else {
            return nil
        }
        let name = take { $0.isLetter || $0.isDigit || [0x5F, 0x3A, 0x2E, 0x2D].contains($0) }
        let end = index
        _ = skipSpaces()
        guard skip("=") else {
            index = end
            return HTMLTag.Attribute(name: name.lowercased(), value: "")
        }
        _ = skipSpaces()
        return HTMLTag.Attribute(name: name.lowercased(), value: value())
    }

    private mutating func value() -> String {
        for quote in ["\"", "'"] where skip(quote) {
            let value = take { $0 != quote.utf8.first }
            _ = skip(quote)
            return value
        }
        return take { $0 > 0x20 && !"\"'=<>`".utf8.contains($0) }
    }

    // MARK: - Bytes

    private var current: UInt8? { index < end ? bytes[index] : nil }

    private mutating func skip(_ text: String) -> Bool {
        guard index + text.utf8.count <= end, bytes[index...].starts(with: text.utf8) else { return false }
        index += text.utf8.count
        return true
    }

    private mutating func skip(past text: String) -> Bool {
        guard !missingEnds.contains(text) else { return false }
        while index < end {
            if skip(text) { return true }
            index += 1
        }
        missingEnds.insert(text)
        return false
    }

    /// Skips white space and line breaks; whether there were any.
    private mutating func skipSpaces() -> Bool {
        let start = index
        while let byte = current, byte == 0x20 || byte == 0x09 || byte == 0x0A { index += 1 }
        return index > start
    }

    private mutating func take(while isPart: (UInt8) -> Bool) -> String {
        let start = index
        while let byte = current, isPart(byte) { index += 1 }
        return TextMask.unmaskedText(bytes[start..<index])
    }
}

extension UInt8 {
    fileprivate var isLetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }
    fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
}
