/// Finds the tags of a template one after the other; every byte is visited a bounded number of times.
struct TemplateScanner {
    let bytes: [UInt8]
    /// UTF-8 offset where the search for the next tag begins.
    private(set) var position: Int
    var delimiters = TemplateDelimiters.standard

    init(_ bytes: [UInt8], from position: Int) {
        self.bytes = bytes
        self.position = position
    }

    enum Finding {
        case tag(TemplateTag)
        /// An opening delimiter (with its sign) that nothing closes; it stays text.
        case unclosed(Range<Int>, closing: [UInt8])
    }

    /// The next tag or broken tag, or nil when only text is left.
    mutating func next() -> Finding? {
        guard let start = offset(of: delimiters.opening) else { return nil }
        var contentStart = start + delimiters.opening.count
        var kind = TemplateTag.Kind.variable
        if contentStart < bytes.count, let signed = TemplateTag.kind(ofSign: bytes[contentStart]) {
            kind = signed
            contentStart += 1
        }
        let closing = delimiters.closing(of: kind)
        guard let contentEnd = end(of: kind, from: contentStart, closing: closing) else {
            // After an unclosed comment, no closing delimiter is left for anything.
            position = kind == .comment ? bytes.count : start + delimiters.opening.count
            return .unclosed(start..<contentStart, closing: closing)
        }
        position = contentEnd + closing.count
        let content = trimmed(contentStart..<contentEnd)
        return .tag(TemplateTag(kind: kind, range: start..<position, content: content))
    }

    private func offset(of mark: [UInt8]) -> Int? {
        var offset = position
        while offset < bytes.count {
            if holds(mark, at: offset) { return offset }
            offset += 1
        }
        return nil
    }

    /// The offset of the closing delimiter. Only a comment may run over an opening delimiter or, after its text has begun, over
    /// a line break: anything else that looks like one is an unclosed tag.
    private func end(of kind: TemplateTag.Kind, from start: Int, closing: [UInt8]) -> Int? {
        var offset = start
        var hasText = false
        var hasBrokenLine = false
        while offset < bytes.count {
            if holds(closing, at: offset) { return offset }
            if kind != .comment {
                if holds(delimiters.opening, at: offset) { return nil }
                let isBreak = bytes[offset] == 0x0A
                if hasText, isBreak { hasBrokenLine = true }
                if !isBlank(bytes[offset]) {
                    if hasBrokenLine { return nil }
                    hasText = true
                }
            }
            offset += 1
        }
        return nil
    }

    private func holds(_ mark: [UInt8], at offset: Int) -> Bool {
        guard offset + mark.count <= bytes.count else { return false }
        for index in mark.indices where bytes[offset + index] != mark[index] { return false }
        return true
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, isBlank(bytes[start]) { start += 1 }
        while start < end, isBlank(bytes[end - 1]) { end -= 1 }
        return start..<end
    }
}

/// A tag as written in the source.
struct TemplateTag {
    /// Decided by the sign after the opening delimiter.
    enum Kind {
        case variable, ampersand, braces, section, inverted, end, partial, comment, delimiters
    }

    let kind: Kind
    /// UTF-8 offsets of the whole tag, delimiters included.
    let range: Range<Int>
    /// UTF-8 offsets between sign and closing delimiter, without white space at either end.
    let content: Range<Int>

    /// Whether the tag's line vanishes when nothing else is on it.
    var canStandAlone: Bool {
        switch kind {
        case .variable, .ampersand, .braces: false
        case .section, .inverted, .end, .partial, .comment, .delimiters: true
        }
    }

    var opensSection: Bool { kind == .section || kind == .inverted }

    /// The bytes that are signs and so cannot begin a name, including the signs of Mustache's optional modules.
    static let signs: [UInt8] = Array("#^/>&{}=!<$".utf8)

    /// The kind that a sign stands for, or nil when the byte already belongs to a name.
    static func kind(ofSign sign: UInt8) -> Kind? {
        switch sign {
        case UInt8(ascii: "#"): .section
        case UInt8(ascii: "^"): .inverted
        case UInt8(ascii: "/"): .end
        case UInt8(ascii: ">"): .partial
        case UInt8(ascii: "&"): .ampersand
        case UInt8(ascii: "{"): .braces
        case UInt8(ascii: "="): .delimiters
        case UInt8(ascii: "!"): .comment
        default: nil
        }
    }
}

/// The two marks that enclose a tag, as UTF-8.
struct TemplateDelimiters {
    let opening: [UInt8]
    let closing: [UInt8]

    /// `{{` and `}}`, with which every file begins.
    static let standard = TemplateDelimiters(opening: Array("{{".utf8), closing: Array("}}".utf8))

    /// A longer mark is treated as a mistake.
    static let longest = 16

    private init(opening: [UInt8], closing: [UInt8]) {
        self.opening = opening
        self.closing = closing
    }

    /// Reads the content of a tag such as `{{=<% %>=}}`: two marks with white space between them.
    init?(_ content: ArraySlice<UInt8>) {
        let marks = content.split { isBlank($0) }
        let isFit = marks.allSatisfy { $0.count <= Self.longest && !$0.contains(UInt8(ascii: "=")) }
        guard marks.count == 2, isFit else { return nil }
        self.init(opening: Array(marks[0]), closing: Array(marks[1]))
    }

    /// The closing delimiter of a kind of tag, with the sign that some have in front of it.
    func closing(of kind: TemplateTag.Kind) -> [UInt8] {
        switch kind {
        case .braces: [UInt8(ascii: "}")] + closing
        case .delimiters: [UInt8(ascii: "=")] + closing
        case .variable, .ampersand, .section, .inverted, .end, .partial, .comment: closing
        }
    }
}

/// Whether the byte is a space, a tab or part of a line break.
func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
}
