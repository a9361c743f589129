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
            // What could not close a comment closes nothing behind it either.
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

    /// Where the closing delimiter begins. Only a comment may run over an opening delimiter or, after its text
    /// has begun, over a line break: anything else of that look is a tag that someone forgot to close.
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
