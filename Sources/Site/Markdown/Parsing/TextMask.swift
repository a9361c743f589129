import Diagnostics

/// A note as cmark sees it: byte for byte as long as the source, so that every offset fits both.
///
/// Control characters become spaces, and a reference to one, such as `&#1;`, stays text. Within `{{ … }}` (but not `\{{ … }}`)
/// and within formulas the characters that mean something to Markdown become control characters, which mean nothing to it, so
/// that `{{a_b: c[0]_d}}` and `$a_1 b_2$` come back in one piece, at any place. So does the space in `![](a.png =300x)`, which
/// would end the address.
struct TextMask {
    let bytes: [UInt8]
    /// The control characters that were found, each run once, as offsets into the bytes.
    let controlCharacters: [Range<Int>]
    /// Places that stay text because cmark would take too long for them.
    let bounds: SourceBounds

    /// The bytes of a masked `{` and `}`, which are in pairs.
    static let opening: UInt8 = 0x01
    static let closing: UInt8 = 0x02
    /// The byte of a masked dollar sign around a formula, one or two at either end.
    static let dollar: UInt8 = 0x1B
    /// The byte of masked white space between the address of a picture and its size.
    static let space: UInt8 = 0x1F

    /// The other characters that are masked, and what each becomes: the byte of the same position in `masks`.
    private static let specials: [UInt8] = Array("*_[]<>&\\~|!:@.()\"'#".utf8)
    private static let masks: [UInt8] = Array(0x03...0x08) + Array(0x0E...0x1A)
    /// Characters with a meaning at the start of a line.
    private static let lineSpecials: [UInt8] = Array("=-+".utf8)
    private static let lineMasks: [UInt8] = Array(0x1C...0x1E)

    init(_ source: [UInt8]) {
        // Most notes hold nothing to mask; counting the bytes once saves five searches.
        let counts = ByteCounts(source)
        controlCharacters = counts.haveControlCharacters ? Self.controlCharacters(in: source) : []
        var masked = source
        for index in controlCharacters.joined() { masked[index] = 0x20 }
        if counts["&"] > 0 { Self.maskReferences(in: &masked) }
        if counts["$"] > 1 {
            for formula in MathScanner.formulas(in: masked) { Self.mask(formula, in: &masked) }
        }
        if counts["="] > 0, counts["!"] > 0 {
            for space in ImageSizeScanner.spaces(in: masked) {
                for index in space { masked[index] = Self.space }
            }
        }
        if counts["{"] > 1 { Self.maskPlaceholders(in: &masked) }
        if counts["~"] > 0 { Self.maskTildes(in: &masked) }
        var bounds = SourceBounds()
        bounds.apply(to: &masked, counts)
        self.bounds = bounds
        bytes = masked
    }

    private static func controlCharacters(in source: [UInt8]) -> [Range<Int>] {
        var controls: [Range<Int>] = []
        for index in source.indices {
            let length = forbiddenLength(source, at: index)
            guard length > 0 else { continue }
            if let last = controls.last, last.upperBound == index {
                controls[controls.count - 1] = last.lowerBound..<index + length
            } else {
                controls.append(index..<index + length)
            }
        }
        return controls
    }

    /// The bytes as they were in the source.
    static func unmasked(_ bytes: some Collection<UInt8>) -> [UInt8] {
        bytes.map { byte in
            guard byte < 0x20 else { return byte }
            if byte == opening { return UInt8(ascii: "{") }
            if byte == closing { return UInt8(ascii: "}") }
            if byte == dollar { return UInt8(ascii: "$") }
            if byte == space { return 0x20 }
            return masks.firstIndex(of: byte).map { specials[$0] } ?? lineMasks.firstIndex(of: byte).map {
                lineSpecials[$0]
            } ?? byte
        }
    }

    /// Whether a text has neither masks nor what may be markup or the beginning of an escape.
    static func isPlain(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "*"), UInt8(ascii: "["), UInt8(ascii: "]"),
                UInt8(ascii: "\\"), UInt8(ascii: "&"), UInt8(ascii: "~"):
                false
            default: byte >= 0x20
            }
        }
    }

    static func unmaskedText(_ bytes: some Collection<UInt8>) -> String {
        let isMasked = bytes.contains { $0 < 0x20 && $0 != 0x0A }
        return isMasked ? String(decoding: unmasked(bytes), as: UTF8.self) : String(decoding: bytes, as: UTF8.self)
    }

    /// The replacement of single characters that would mean too much: the ampersand of a reference that names no
    /// character of a text, and those that `SourceBounds` masks.
    static let ampersand: UInt8 = 0x0E
    static let bracket: UInt8 = 0x05
    static let parenthesis: UInt8 = 0x17
    static let dot: UInt8 = 0x15
    static let colon: UInt8 = 0x13
    static let lessThan: UInt8 = 0x07
    static let greaterThan: UInt8 = 0x08
    static let hyphen: UInt8 = 0x1D
    static let tilde: UInt8 = 0x10

    /// The mask of a mark of a list, or of the end of its number.
    static func mask(ofListMark byte: UInt8) -> UInt8 {
        specials.firstIndex(of: byte).map { masks[$0] } ?? lineSpecials.firstIndex(of: byte).map { lineMasks[$0] }
            ?? byte
    }

    /// The longest reference that cmark resolves, from its ampersand to its semicolon.
    private static let longestReference = 11

    /// Masks the ampersands of references to characters that no text may hold: cmark would resolve them to the characters of
    /// masks.
    private static func maskReferences(in bytes: inout [UInt8]) {
        // All are found before the first is masked: bytes that a slice holds are copied when they change.
        let forbidden = bytes.indices.dropLast(3).filter { index in
            guard bytes[index] == UInt8(ascii: "&"), bytes[index + 1] == UInt8(ascii: "#") else { return false }
            let rest = bytes[index...].prefix(longestReference)
            guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else { return false }
            let name = String(decoding: rest[(index + 1)..<end], as: UTF8.self)
            return CharacterReferences.isForbidden(name[...])
        }
        for index in forbidden { bytes[index] = ampersand }
    }

    private static func maskPlaceholders(in bytes: inout [UInt8]) {
        let brace = UInt8(ascii: "{")
        guard let first = bytes.indices.dropLast().first(where: { bytes[$0] == brace && bytes[$0 + 1] == brace })
        else { return }
        var start: Int?
        // The lines before do not matter; whether the first braces are escaped follows from the beginning of their line.
        var index = bytes[..<first].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        while index + 1 < bytes.count {
            switch (bytes[index], bytes[index + 1]) {
            case (UInt8(ascii: "\\"), _): index += 1
            case (UInt8(ascii: "{"), UInt8(ascii: "{")):
                start = index
                index += 1
            case (UInt8(ascii: "}"), UInt8(ascii: "}")):
                if let opened = start { mask(opened..<index + 2, in: &bytes) }
                start = nil
                index += 1
            case (UInt8(ascii: "{"), _), (UInt8(ascii: "}"), _), (UInt8(ascii: "`"), _), (0x0A, _), (0x0D, _):
                start = nil
            default: break
            }
            index += 1
        }
    }

    /// Masks single tildes within a word or between numbers, as in `10~20`: cmark would strike out what is between two of them.
    private static func maskTildes(in bytes: inout [UInt8]) {
        var index = 1
        while index + 1 < bytes.count {
            let isSingle = bytes[index] == UInt8(ascii: "~")
            if isSingle, isWord(bytes, before: index), isWord(bytes, at: index + 1) { bytes[index] = tilde }
            index += 1
        }
    }

    private static func isWord(_ bytes: [UInt8], at index: Int) -> Bool {
        bytes[index].isAlphanumeric || bytes[index] >= 0x80 && !FullWidth.isPunctuation(bytes[...], at: index)
    }

    private static func isWord(_ bytes: [UInt8], before index: Int) -> Bool {
        guard bytes[index - 1] >= 0x80 else { return bytes[index - 1].isAlphanumeric }
        return index < 3 || !FullWidth.isPunctuation(bytes[...], at: index - 3)
    }

    /// Masks a formula, dollar signs included. Its lines begin no lists and underline no headings, but may be in a quotation.
    private static func mask(_ formula: MathScanner.Formula, in bytes: inout [UInt8]) {
        for line in bytes[formula.content].indices.split(whereSeparator: { bytes[$0] == 0x0A }) {
            let isFirst = line.lowerBound == formula.content.lowerBound
            let marks = line.prefix { !isFirst && (bytes[$0].isWhiteSpace || bytes[$0] == UInt8(ascii: ">")) }
            for index in marks.endIndex..<line.endIndex {
                if let special = specials.firstIndex(of: bytes[index]) { bytes[index] = masks[special] }
            }
            guard let first = line[marks.endIndex...].first else { continue }
            if let special = lineSpecials.firstIndex(of: bytes[first]) { bytes[first] = lineMasks[special] }
        }
        for index in formula.range where !formula.content.contains(index) { bytes[index] = dollar }
    }

    /// Masks one placeholder, braces included.
    private static func mask(_ range: Range<Int>, in bytes: inout [UInt8]) {
        for index in range {
            if let special = specials.firstIndex(of: bytes[index]) { bytes[index] = masks[special] }
        }
        for index in [range.lowerBound, range.lowerBound + 1] { bytes[index] = opening }
        for index in [range.upperBound - 2, range.upperBound - 1] { bytes[index] = closing }
    }
}

/// The number of bytes of the character at an index that has no place in a text; 0 for any other.
private func forbiddenLength(_ bytes: [UInt8], at index: Int) -> Int {
    let length: Int
    switch bytes[index] {
    case 0x20...0x7E, 0x80...0xC1, 0xC3...0xEE: return 0
    case 0x00...0x7F: length = 1
    case 0xC2: length = 2
    case 0xEF: length = 3
    default: length = 4
    }
    var parser = bytes[index...].prefix(length).makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&parser), scalar.isForbiddenInText else { return 0 }
    return length
}
