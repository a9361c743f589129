package import Languages

/// The languages of notes: two, of which neither is the original.
extension Language {
    /// In the order in which pages name them.
    package static let ofNotes: [Language] = [.english, .simplifiedChinese]

    /// The language of notes with this tag; nil for any other tag.
    init?(noteTag tag: String) {
        guard let language = Self.ofNotes.first(where: { $0.tag == tag }) else { return nil }
        self = language
    }

    /// The other one.
    package var other: Language { self == .english ? .simplifiedChinese : .english }

    /// The other language where a short text within this one is in its words alone, as in a column of terms. Names such
    /// as "UIKit" are of neither.
    package func foreign(in text: String) -> Language? {
        let hasHan = text.unicodeScalars.contains { Self.isHan($0) }
        let words = text.split { !$0.isLetter }
        let hasEnglish = words.contains { word in word.utf8.count > 2 && word.utf8.allSatisfy { 0x61...0x7A ~= $0 } }
        guard hasHan != hasEnglish else { return nil }
        return hasHan == (self == .simplifiedChinese) ? nil : other
    }

    private static func isHan(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x3400...0x9FFF, 0xF900...0xFAFF: true
        default: false
        }
    }

    /// The language that most letters of a text belong to: Chinese when there is a Han character to
    /// twelve Latin letters, as in a Chinese text full of API names.
    package static func guess(_ text: String) -> Language {
        var han = 0
        var letters = 0
        for scalar in text.unicodeScalars.prefix(20_000) {
            switch scalar.value {
            case _ where isHan(scalar): han += 1
            case 0x41...0x5A, 0x61...0x7A: letters += 1
            default: continue
            }
        }
        return han > 0 && han * 12 >= letters ? .simplifiedChinese : .english
    }
}
