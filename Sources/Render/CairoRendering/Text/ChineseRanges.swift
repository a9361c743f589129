/// Finds the parts of a text that are set in the Chinese font.
enum ChineseRanges {
    /// UTF-8 ranges of Chinese characters with their punctuation, in order.
    ///
    /// Quotation marks, dashes, ellipses and middle dots have one code for both scripts. Quotation marks are
    /// Chinese when the text has any Chinese character; the others when they touch one.
    static func find(in text: String) -> [Range<Int>] {
        let scalars = Array(text.unicodeScalars)
        guard scalars.contains(where: { isChinese($0) }) else { return [] }
        var ranges: [Range<Int>] = []
        var offset = 0
        for (index, scalar) in scalars.enumerated() {
            let end = offset + UTF8.width(scalar)
            if isChinese(scalar) || isSharedAndChinese(scalars, index) {
                if ranges.last?.upperBound == offset {
                    ranges[ranges.count - 1] = ranges[ranges.count - 1].lowerBound..<end
                } else {
                    ranges.append(offset..<end)
                }
            }
            offset = end
        }
        return ranges
    }

    private static func isSharedAndChinese(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
        switch scalars[index] {
        case "\u{201C}", "\u{201D}": true
        case "\u{2018}", "\u{2019}": !isBetweenLetters(scalars, index)
        case "\u{2014}", "\u{2026}", "\u{00B7}": touchesChinese(scalars, index)
        default: false
        }
    }

    private static func isShared(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}", "\u{2014}", "\u{2026}", "\u{00B7}": true
        default: false
        }
    }

    /// Whether this is the apostrophe of a word such as "don’t".
    private static func isBetweenLetters(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
        index > 0 && index + 1 < scalars.count
            && scalars[index - 1].isASCII && scalars[index - 1] != " "
            && scalars[index + 1].isASCII && scalars[index + 1] != " "
    }

    /// Whether the shared punctuation around `index` has a Chinese character at either end.
    private static func touchesChinese(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
        let before = scalars[..<index].last { !isShared($0) }
        let after = scalars[index...].first { !isShared($0) }
        return [before, after].contains { $0.map { isChinese($0) } ?? false }
    }

    /// Whether only the Chinese font should set the character.
    static func isChinese(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x2E80...0x303F, 0x3040...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
            0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x20000...0x3FFFF:
            true
        default: false
        }
    }
}

/// A Chinese script: many characters have a code for both and a form of their own in each.
enum ChineseScript: Hashable, Sendable {
    /// Chinese with the forms of the mainland.
    case simplified
    /// Chinese with the forms of Taiwan.
    case traditional

    /// The script of a text in a language; a text in English has Chinese names in simplified characters.
    ///
    /// - Parameter language: a BCP 47 tag.
    init(language: String) {
        self = language == "zh-Hant" ? .traditional : .simplified
    }

    /// A BCP 47 tag.
    var tag: String {
        switch self {
        case .simplified: "zh-Hans"
        case .traditional: "zh-Hant"
        }
    }
}
