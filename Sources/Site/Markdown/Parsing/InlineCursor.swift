/// Walks along the source of a block in step with the nodes that cmark built from it, to find the position of each node.
///
/// cmark's own columns are not used: in 0.29.0.gfm.6 they are wrong after hard line breaks, on indented lines, after reference
/// definitions and in tables, and missing for bare addresses. Every byte of a block belongs to a node or to its marks, so the
/// next node begins where the one before ended. Where source and nodes disagree all the same, the cursor looks for the next
/// text that agrees.
struct InlineCursor {
    /// The bytes that a lost cursor searches; without a bound many lost ones would take quadratic time.
    private static let searchedBytes = 4_096

    /// The second scalars of character references that mean two, such as `&NotEqualTilde;`.
    private static let secondScalars = ["\u{338}", "\u{333}", "\u{20D2}", "\u{20E5}", "\u{FE00}", "\u{200A}"]

    private let bytes: [UInt8]
    private let links: LinkScanner
    /// Index of the next byte.
    private(set) var index: Int

    init(_ source: InlineSource, at index: Int) {
        bytes = source.bytes
        links = LinkScanner(bytes: source.bytes)
        self.index = index
    }

    // MARK: - Text

    /// The range of a text whose escapes and character references have been resolved.
    mutating func text(_ literal: ArraySlice<UInt8>) -> Range<Int> {
        if let end = end(of: literal, from: index) { return advance(to: end) }
        guard let start = search(literal.prefix(16)) else { return index..<index }
        index = start
        return advance(to: end(of: literal, from: start) ?? start)
    }

    /// The range of a text without anything that can be escaped, if it appears here unchanged.
    mutating func plain(_ literal: ArraySlice<UInt8>) -> Range<Int>? {
        holds(literal, at: index) ? advance(to: index + literal.count) : nil
    }

    /// The range of a literal that is in the source as it is.
    mutating func verbatim(_ literal: ArraySlice<UInt8>) -> Range<Int> {
        holds(literal, at: index) ? advance(to: index + literal.count) : text(literal)
    }

    /// The index after the source of a text, or nil when something else is there.
    private func end(of literal: ArraySlice<UInt8>, from start: Int) -> Int? {
        var position = start
        var read = literal.startIndex
        while read < literal.endIndex {
            let byte = literal[read]
            guard position < bytes.count else { return nil }
            let next = position + 1 < bytes.count ? bytes[position + 1] : 0
            if bytes[position] == UInt8(ascii: "\\"), next.isPunctuation, next == byte {
                position += 2
                read += 1
            } else if bytes[position] == UInt8(ascii: "&"),
                let reference = referenceEnd(at: position, meaning: literal[read...])
            {
                position = reference.end
                read += reference.count
            } else {
                guard bytes[position] == byte else { return nil }
                position += 1
                read += 1
            }
        }
        return position
    }

    /// The end of the character reference at a position and how many bytes of the text it means; nil when the
    /// ampersand there means itself.
    private func referenceEnd(at start: Int, meaning text: ArraySlice<UInt8>) -> (end: Int, count: Int)? {
        var end = start + 1
        while end < bytes.count, end - start < 40, bytes[end] != UInt8(ascii: ";") {
            guard bytes[end] == UInt8(ascii: "#") || bytes[end].isAlphanumeric else { return nil }
            end += 1
        }
        guard end < bytes.count, bytes[end] == UInt8(ascii: ";") else { return nil }
        end += 1
        if text.first == UInt8(ascii: "&") {
            let name = String(decoding: bytes[start..<end], as: UTF8.self).lowercased()
            return ["&amp;", "&#38;", "&#x26;"].contains(name) ? (end, 1) : nil
        }
        var count = scalarLength(text)
        for mark in Self.secondScalars where text.dropFirst(count).starts(with: mark.utf8) {
            if !holds(Array(mark.utf8)[...], at: end) { count += mark.utf8.count }
        }
        return (end, count)
    }

    private func scalarLength(_ text: ArraySlice<UInt8>) -> Int {
        let following = text.dropFirst().prefix { $0 & 0xC0 == 0x80 }
        return min(1 + following.count, text.count)
    }

    // MARK: - Marks

    /// The range of a code span; the number of backticks at either end is the same. Between them is the literal, with a space
    /// at either end at most.
    mutating func code(_ literal: [UInt8]) -> Range<Int> {
        let start = find(UInt8(ascii: "`"))
        let marks = run(of: UInt8(ascii: "`"), at: start)
        var position = start + marks
        let last = min(position + literal.count + 2, bytes.count - 1)
        while position <= last {
            let length = run(of: UInt8(ascii: "`"), at: position)
            if length == marks {
                index = position + length
                return start..<index
            }
            position += max(length, 1)
        }
        return start..<advance(to: start + marks).upperBound
    }

    /// The range of a footnote reference, `[^label]`.
    mutating func footnoteReference() -> Range<Int> {
        let start = find(UInt8(ascii: "["))
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: "]") { end += 1 }
        index = min(end + 1, bytes.count)
        return start..<index
    }

    /// The range of a line break: the text before it, the break itself and the white space after it.
    mutating func lineBreak() -> Range<Int> {
        let start = index
        while index < bytes.count, isSpace(bytes[index]) || bytes[index] == UInt8(ascii: "\\") { index += 1 }
        if index < bytes.count, bytes[index] == 0x0A { index += 1 }
        while index < bytes.count, isSpace(bytes[index]) { index += 1 }
        return start..<index
    }

    /// Passes `count` marks of emphasis, or as many as there are; the index where they begin.
    mutating func passMarks(_ count: Int) -> Int {
        let marks: [UInt8] = [UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~")]
        let start = index
        while index < bytes.count, index - start < count, marks.contains(bytes[index]) { index += 1 }
        return start
    }

    /// The number of equal marks at the cursor.
    var markCount: Int { index < bytes.count ? run(of: bytes[index], at: index) : 0 }

    /// Passes the opening of a link or picture: the index where it begins, and its notation.
    mutating func enterLink() -> (start: Int, form: LinkForm) {
        let start = index
        for (opening, form) in LinkForm.openings where holds(opening[...], at: index) {
            index += opening.count
            return (start, form)
        }
        return (start, .bare)
    }

    /// Passes the end of a link.
    mutating func leaveLink(_ form: LinkForm) {
        switch form {
        case .bare: break
        case .angled: if index < bytes.count, bytes[index] == UInt8(ascii: ">") { index += 1 }
        case .bracketed:
            guard index < bytes.count, bytes[index] == UInt8(ascii: "]") else { return }
            index = links.tailEnd(from: index + 1)
        }
    }

    enum LinkForm {
        /// An address that stands for itself.
        case bare
        /// `<address>`
        case angled
        /// `[text]` and what follows it; with `!` before it a picture.
        case bracketed

        static let openings: [([UInt8], LinkForm)] = [
            (Array("![".utf8), .bracketed), (Array("[".utf8), .bracketed), (Array("<".utf8), .angled),
        ]
    }

    // MARK: - Bytes

    private mutating func advance(to end: Int) -> Range<Int> {
        defer { index = end }
        return index..<end
    }

    private func holds(_ literal: ArraySlice<UInt8>, at start: Int) -> Bool {
        start + literal.count <= bytes.count && bytes[start..<start + literal.count] == literal
    }

    /// The next offset of the literal, or nil.
    private func search(_ literal: ArraySlice<UInt8>) -> Int? {
        guard let first = literal.first else { return nil }
        var position = index
        let last = min(index + Self.searchedBytes, bytes.count) - literal.count
        while position <= last {
            if bytes[position] == first, holds(literal, at: position) { return position }
            position += 1
        }
        return nil
    }

    /// The next offset of the mark; the cursor when there is none.
    private func find(_ mark: UInt8) -> Int {
        bytes[index...].prefix(Self.searchedBytes).firstIndex(of: mark) ?? index
    }

    private func run(of mark: UInt8, at start: Int) -> Int {
        bytes[start...].prefix { $0 == mark }.count
    }

    private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}

extension UInt8 {
    var isAlphanumeric: Bool {
        switch self {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: false
        }
    }
}
