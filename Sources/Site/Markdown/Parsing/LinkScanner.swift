/// Finds where the parts of links end, by the rules of CommonMark 0.29. Indices are into the bytes of a block; a function
/// returns the index after the part, or nil when the part is not there.
struct LinkScanner {
    let bytes: [UInt8]

    /// A longer title does not count, so that many unclosed ones are not each searched to the end.
    private static let longestTitle = 2_000

    /// The end of a link after its `]`, where there certainly is one: `(destination "title")`, `[label]`, `[]` or nothing.
    func tailEnd(from index: Int) -> Int {
        if let end = inlineTailEnd(from: index) { return end }
        if byte(index) == UInt8(ascii: "["), byte(index + 1) == UInt8(ascii: "]") { return index + 2 }
        return labelEnd(from: index) ?? index
    }

    /// The last of the link reference definitions that a paragraph may begin with, or the index given.
    func definitionsEnd(from index: Int) -> Int {
        var end = index
        while let next = definitionEnd(from: end) { end = next }
        return end
    }

    // MARK: - Parts

    private func inlineTailEnd(from index: Int) -> Int? {
        guard byte(index) == UInt8(ascii: "(") else { return nil }
        let start = spacesEnd(from: index + 1)
        guard let destination = destinationEnd(from: start) else { return nil }
        var end = spacesEnd(from: destination)
        if end > destination, let title = titleEnd(from: end) { end = spacesEnd(from: title) }
        return byte(end) == UInt8(ascii: ")") ? end + 1 : nil
    }

    /// `[label]: destination "title"` up to and including its line break.
    private func definitionEnd(from index: Int) -> Int? {
        guard byte(index + 1) != UInt8(ascii: "^"), let label = labelEnd(from: index),
            byte(label) == UInt8(ascii: ":")
        else { return nil }
        let start = spacesEnd(from: label + 1)
        guard let destination = destinationEnd(from: start), destination > start else { return nil }
        let titleStart = spacesEnd(from: destination)
        if titleStart > destination, let title = titleEnd(from: titleStart), let end = lineEnd(from: title) {
            return end
        }
        return lineEnd(from: destination)
    }

    /// `[label]` without brackets inside and with something in it.
    private func labelEnd(from index: Int) -> Int? {
        guard byte(index) == UInt8(ascii: "[") else { return nil }
        var position = index + 1
        var isBlank = true
        while let byte = byte(position), position - index <= 1_001 {
            switch byte {
            case UInt8(ascii: "["): return nil
            case UInt8(ascii: "]"): return isBlank ? nil : position + 1
            case UInt8(ascii: "\\") where isPunctuation(position + 1): position += 1
            case 0x20, 0x09, 0x0A: break
            default: isBlank = false
            }
            position += 1
        }
        return nil
    }

    private func destinationEnd(from index: Int) -> Int? {
        if byte(index) == UInt8(ascii: "<") { return angledEnd(from: index + 1) }
        var position = index
        var depth = 0
        while let byte = byte(position), !byte.isWhiteSpace {
            switch byte {
            case UInt8(ascii: "\\") where isPunctuation(position + 1): position += 1
            case UInt8(ascii: "("):
                depth += 1
                if depth > 32 { return nil }
            case UInt8(ascii: ")"):
                if depth == 0 { return position }
                depth -= 1
            default: break
            }
            position += 1
        }
        return depth == 0 ? position : nil
    }

    private func angledEnd(from index: Int) -> Int? {
        var position = index
        while let byte = byte(position), byte != 0x0A, byte != UInt8(ascii: "<") {
            if byte == UInt8(ascii: ">") { return position + 1 }
            position += byte == UInt8(ascii: "\\") && isPunctuation(position + 1) ? 2 : 1
        }
        return nil
    }

    private func titleEnd(from index: Int) -> Int? {
        let closing: UInt8
        switch byte(index) {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): closing = bytes[index]
        case UInt8(ascii: "("): closing = UInt8(ascii: ")")
        default: return nil
        }
        var position = index + 1
        while let byte = byte(position), position - index < Self.longestTitle {
            if byte == closing { return position + 1 }
            position += byte == UInt8(ascii: "\\") && isPunctuation(position + 1) ? 2 : 1
        }
        return nil
    }

    // MARK: - Bytes

    private func spacesEnd(from index: Int) -> Int {
        var position = index
        while let byte = byte(position), byte == 0x20 || byte == 0x09 || byte == 0x0A { position += 1 }
        return position
    }

    /// The offset after the line break, if only white space is before it.
    private func lineEnd(from index: Int) -> Int? {
        var position = index
        while let byte = byte(position), byte == 0x20 || byte == 0x09 { position += 1 }
        guard let byte = byte(position) else { return position }
        return byte == 0x0A ? position + 1 : nil
    }

    private func byte(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

    private func isPunctuation(_ index: Int) -> Bool { byte(index).map { $0.isPunctuation } ?? false }
}

extension UInt8 {
    /// Whether the byte is ASCII punctuation, which a backslash takes the meaning from.
    var isPunctuation: Bool {
        switch self {
        case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
        default: false
        }
    }
}
