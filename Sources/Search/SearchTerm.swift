/// One thing that a query asks for.
struct SearchTerm: Hashable, Sendable {
    /// The spellings, the best first: a word as it was typed, then without its ending. Ideographs have one.
    let spellings: [[UInt16]]
    let isWord: Bool
    /// What a text has that holds the term, by spelling.
    let grams: [[Gram]]

    /// A word of letters and digits, folded; it is found at the beginnings of words and of their parts.
    init(word: [UInt16]) {
        let stem = Self.stem(word)
        self.init(stem == word ? [word] : [word, stem], isWord: true)
    }

    /// A run of ideographs, folded; it is found anywhere.
    init(ideographs: [UInt16]) {
        self.init([ideographs], isWord: false)
    }

    private init(_ spellings: [[UInt16]], isWord: Bool) {
        self.spellings = spellings
        self.isWord = isWord
        grams = spellings.map { Gram.needed(for: $0, isWord: isWord) }
    }

    /// A word without the endings -s, -es, -ies, -ing and -ed. What is left is matched as a beginning, so it need
    /// not be a word itself.
    static func stem(_ word: [UInt16]) -> [UInt16] {
        var stem = word
        if stem.count > 4, ends(stem, "ies") {
            stem.removeLast(2)
        } else if stem.count > 3, ends(stem, "s"), !ends(stem, "ss"), !ends(stem, "us"), !ends(stem, "is") {
            stem.removeLast(ends(stem, "sses") || ends(stem, "xes") || ends(stem, "ches") || ends(stem, "shes") ? 2 : 1)
        }
        for ending in ["ing", "ed"] where ends(stem, ending) {
            let rest = stem.dropLast(ending.utf16.count)
            guard rest.count >= 3, rest.contains(where: { vowels.contains($0) }) else { continue }
            let isDoubled = rest.last == rest.dropLast().last
            return Array(isDoubled ? rest.dropLast() : rest)
        }
        return stem
    }

    private static let vowels = Array("aeiouy".utf16)

    private static func ends(_ word: [UInt16], _ ending: String) -> Bool {
        word.suffix(ending.utf16.count).elementsEqual(ending.utf16)
    }
}
