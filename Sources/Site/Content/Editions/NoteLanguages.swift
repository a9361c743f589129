package import Languages

/// The ways in which texts show their language.
extension Language {
    /// Whether a language is written mostly with Han characters.
    package var isChinese: Bool { tag == "zh" || tag.hasPrefix("zh-") }

    /// The language of another script that a short text within this one is in, as in a column of terms. Names such as "UIKit"
    /// are of no language.
    ///
    /// - Parameter languages: the languages of the site.
    package func foreign(in text: String, among languages: [Language]) -> Language? {
        guard let other = languages.first(where: { $0.isChinese != isChinese }) else { return nil }
        let hasHan = text.unicodeScalars.contains { Self.isHan($0) }
        let words = text.split { !$0.isLetter }
        let hasLatin = words.contains { word in word.utf8.count > 2 && word.utf8.allSatisfy { 0x61...0x7A ~= $0 } }
        return hasHan != hasLatin && hasHan != isChinese ? other : nil
    }

    private static func isHan(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x3400...0x9FFF, 0xF900...0xFAFF: true
        default: false
        }
    }
}

/// The number of letters of each script in a text, among its first 20,000 characters.
struct LetterCount: Hashable, Sendable {
    private var han = 0
    private var latin = 0

    init() {}

    init(of text: String) {
        var characters = 0
        var lead: UInt8 = 0
        let bytes = text.utf8.span
        for index in bytes.indices {
            let byte = bytes[index]
            if byte & 0xC0 != 0x80 {
                characters += 1
                if characters > 20_000 { break }
                if (0x61...0x7A).contains(byte | 0x20), byte < 0x80 { latin += 1 }
            } else if lead >= 0xE0, Self.isHan(lead, byte) {
                han += 1
            }
            lead = byte
        }
    }

    static func + (first: LetterCount, second: LetterCount) -> LetterCount {
        var sum = first
        sum.han += second.han
        sum.latin += second.latin
        return sum
    }

    /// The language that most letters belong to: Chinese when there is a Han character to twelve Latin letters, as in a Chinese
    /// text full of API names.
    var language: Language { han > 0 && han * 12 >= latin ? .simplifiedChinese : .english }

    /// Whether a character is one of Han, U+3400 to 9FFF or F900 to FAFF, by the first two of its bytes.
    private static func isHan(_ first: UInt8, _ second: UInt8) -> Bool {
        switch first {
        case 0xE3: second >= 0x90
        case 0xE4...0xE9: true
        case 0xEF: (0xA4...0xAB).contains(second)
        default: false
        }
    }
}
