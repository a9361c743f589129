/// One thing that a query asks for.
struct SearchTerm: Hashable, Sendable {
    /// The spellings, the best first: a word as it was typed, then with its ending off or changed. Ideographs have
    /// one. All begin with the same unit.
    let spellings: [[UInt16]]
    let isWord: Bool
    /// What a text has that holds the term, by spelling.
    let grams: [[Gram]]

    /// A word of letters or digits, folded; it is found at the beginnings of words and of their parts.
    init(word: [UInt16]) {
        self.init([word] + Self.stems(of: word), isWord: true)
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

    /// A word without the endings -s, -es, -ing, -ed, -ion and -e, and with -y for -ies and -ied or the reverse. Each
    /// is matched as a beginning, so it need not be a word itself.
    static func stems(of word: [UInt16]) -> [[UInt16]] {
        if word.count > 4, ends(word, "ies") || ends(word, "ied") {
            return [Array(word.dropLast()), Array(word.dropLast(3)) + Array("y".utf16)]
        }
        if word.count > 3, ends(word, "y"), !vowels.contains(word[word.count - 2]) {
            return [Array(word.dropLast()) + Array("ie".utf16)]
        }
        let stem = stem(word)
        return stem == word ? [] : [stem]
    }

    private static func stem(_ word: [UInt16]) -> [UInt16] {
        var stem = word
        if stem.count > 3, ends(stem, "s"), !ends(stem, "ss"), !ends(stem, "us"), !ends(stem, "is") {
            stem.removeLast(ends(stem, "sses") || ends(stem, "xes") || ends(stem, "ches") || ends(stem, "shes") ? 2 : 1)
        }
        for (ending, least) in endings where ends(stem, ending) {
            let rest = stem.dropLast(ending.utf16.count)
            guard rest.count >= least, rest.contains(where: { vowels.contains($0) }) else { continue }
            let isDoubled = rest.last == rest.dropLast().last
            return Array(isDoubled ? rest.dropLast() : rest)
        }
        return stem
    }

    /// Each with how much of a word must be left: "note" is not looked for as "not".
    private static let endings = [("ing", 3), ("ed", 3), ("ion", 4), ("e", 4)]

    private static let vowels = Array("aeiouy".utf16)

    private static func ends(_ word: [UInt16], _ ending: String) -> Bool {
        word.suffix(ending.utf16.count).elementsEqual(ending.utf16)
    }
}
