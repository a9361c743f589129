/// The words of texts, so that the script can tell a word that stands nowhere and find what was meant.
enum SearchVocabulary {
    /// Shorter words are not mended, and longer ones are no words.
    private static let lengths = 3...40

    /// Adds the words of Latin letters, each in small letters with a capital where a part of it begins: `uiTableView`.
    static func insertAll(in text: SearchText, into words: inout Set<[UInt8]>) {
        for run in text.runs where lengths.contains(run.count) {
            guard text.units[run].allSatisfy({ (0x61...0x7A).contains($0) }) else { continue }
            words.insert(
                run.map { index in
                    let letter = UInt8(truncatingIfNeeded: text.units[index])
                    return index > run.lowerBound && text.isStart[index] ? letter - 0x20 : letter
                })
        }
    }

    /// The words in order with spaces between them. Each begins with a digit of base 36, which says how many letters it
    /// shares with the word before it, and goes on with the others.
    static func text(_ words: Set<[UInt8]>) -> String {
        var text: [UInt8] = []
        var before: [UInt8] = []
        for word in words.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            let shared = zip(before, word).prefix { $0 == $1 }.count
            let count = min(shared, digits.count - 1)
            if !text.isEmpty { text.append(UInt8(ascii: " ")) }
            text.append(digits[count])
            text += word[count...]
            before = word
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static let digits = Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8)
}
