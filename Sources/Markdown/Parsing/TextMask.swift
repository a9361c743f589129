import Diagnostics

/// A note as cmark gets to see it: byte for byte as long as the source, so that every offset fits both.
///
/// Control characters become spaces. Within `{{ … }}` (but not `\{{ … }}`) and within formulas the characters that mean
/// something to Markdown become control characters, which mean nothing to it, so that `{{a_b: c[0]_d}}` and `$a_1 b_2$`
/// come back in one piece, wherever they stand. So does the space in `![](a.png =300x)`, which would end the address.
struct TextMask {
    let bytes: [UInt8]
    /// The control characters that were found, each run once, as offsets into the bytes.
    let controlCharacters: [Range<Int>]

    /// The bytes of a masked `{` and `}`, which stand in pairs.
    static let opening: UInt8 = 0x01
    static let closing: UInt8 = 0x02
    /// That of a dollar sign around a formula, one or two at either end.
    static let dollar: UInt8 = 0x1B
    /// That of the white space between the address of a picture and its size.
    static let space: UInt8 = 0x1F

    /// The other characters that are masked, and what each becomes: the byte of the same position in `masks`.
    private static let specials: [UInt8] = Array("*_[]<>&\\~|!:@.()\"'#".utf8)
    private static let masks: [UInt8] = Array(0x03...0x08) + Array(0x0E...0x1A)
    /// The same for characters that mean something at the head of a line.
    private static let lineSpecials: [UInt8] = Array("=-+".utf8)
    private static let lineMasks: [UInt8] = Array(0x1C...0x1E)

    init(_ source: [UInt8]) {
        var masked = source
        var controls: [Range<Int>] = []
        for (index, byte) in source.enumerated() where isControl(byte) {
            masked[index] = 0x20
            if let last = controls.last, last.upperBound == index {
                controls[controls.count - 1] = last.lowerBound..<index + 1
            } else {
                controls.append(index..<index + 1)
            }
        }
        controlCharacters = controls
        for formula in MathScanner.formulas(in: masked) { Self.mask(formula, in: &masked) }
        for space in ImageSizeScanner.spaces(in: masked) {
            for index in space { masked[index] = Self.space }
        }
        Self.maskPlaceholders(in: &masked)
        bytes = masked
    }

    /// The bytes as they stood in the source.
    static func unmasked(_ bytes: some Sequence<UInt8>) -> [UInt8] {
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

    static func unmaskedText(_ bytes: some Sequence<UInt8>) -> String {
        String(decoding: unmasked(bytes), as: UTF8.self)
    }

    private static func maskPlaceholders(in bytes: inout [UInt8]) {
        var start: Int?
        var index = 0
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

    /// Masks a formula, dollar signs included. Its lines begin no lists and underline no headings, but
    /// may stand in a quotation.
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

/// Whether the byte is a control character that has no place in a text: neither tab nor line break.
private func isControl(_ byte: UInt8) -> Bool {
    byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D || byte == 0x7F
}
