/// A device's name reduced to its distinctive parts, so that spellings compare equal.
///
/// "iPad Pro (11-inch) (4th generation)", "11-inch iPad Pro 4" and "ipad-pro-11-4" have one key, "ipadpro114".
struct DeviceName: Hashable {
    /// Lower-case ASCII words run together, without sizes' "inch" and generations' "th generation".
    let key: [UInt8]

    init(_ text: String) {
        let words = DeviceName.words(of: text).filter { !DeviceName.isFiller($0) }
        key = DeviceName.sizeBehindLine(words).flatMap { DeviceName.withoutOrdinalEnding($0) }
    }

    /// Whether two texts differ at most in the case of ASCII letters; for model identifiers, whose comma counts.
    static func isSame(_ first: String, _ second: String) -> Bool {
        first.utf8.elementsEqual(second.utf8) { lowercased($0) == lowercased($1) }
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 0x20 : byte
    }

    /// Runs of letters, digits and decimal points; "+" is the word "plus".
    private static func words(of text: String) -> [[UInt8]] {
        var words: [[UInt8]] = [[]]
        for scalar in text.unicodeScalars {
            if scalar == "+" {
                words += [Array("plus".utf8), []]
            } else if isPartOfWord(scalar) {
                words[words.count - 1] += UTF8.encode(scalar).map { Array($0).map { lowercased($0) } } ?? []
            } else {
                words.append([])
            }
        }
        return words.filter { !$0.isEmpty }
    }

    /// Whether the character can be part of a word: ASCII letters, digits and the point, and foreign letters, which no
    /// device's name has.
    private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "0"..."9", "A"..."Z", "a"..."z", ".": true
        // Spaces, and what shows nothing.
        case "\u{A0}", "\u{AD}", "\u{1680}", "\u{180E}", "\u{2000}"..."\u{206F}", "\u{3000}", "\u{FE00}"..."\u{FE0F}",
            "\u{FEFF}":
            false
        default: scalar.value >= 0x80
        }
    }

    private static func isFiller(_ word: [UInt8]) -> Bool {
        ["apple", "display", "gen", "generation", "inch", "inches"].contains { $0.utf8.elementsEqual(word) }
    }

    /// Moves the words before "ipad" to after the word that follows it: "11 ipad pro" becomes "ipad pro 11".
    private static func sizeBehindLine(_ words: [[UInt8]]) -> [[UInt8]] {
        let family = words.firstIndex { $0.elementsEqual("ipad".utf8) }
        guard let family, family > 0, family + 1 < words.count else { return words }
        return Array(words[family...(family + 1)]) + words[..<family] + words[(family + 2)...]
    }

    /// "3rd" becomes "3"; other words stay.
    private static func withoutOrdinalEnding(_ word: [UInt8]) -> [UInt8] {
        guard word.count > 2 else { return word }
        let isNumbered = word.dropLast(2).allSatisfy { (0x30...0x39).contains($0) }
        let isOrdinal = ["st", "nd", "rd", "th"].contains { $0.utf8.elementsEqual(word.suffix(2)) }
        return isNumbered && isOrdinal ? Array(word.dropLast(2)) : word
    }
}
