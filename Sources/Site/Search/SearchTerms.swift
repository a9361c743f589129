/// Texts and queries in the form that a full-text search takes which knows words between spaces: SQLite's FTS5. A name such as
/// `safeAreaInsets` is its parts and itself, and each ideograph is a word.
package struct SearchTerms: Sendable {
    private let folding: SearchFolding
    /// Words, and the phrase that is searched for instead of them.
    private let phrases: [[String]: String]
    private let fillers: Set<[String]>
    private let longest: Int
    /// The words of synonyms and fillers.
    package let knownWords: Set<String>

    private static let maxWords = 64

    package init(_ words: SearchWords, folding: SearchFolding) {
        func key(_ text: String) -> [String] { SearchText(text, folding).namedWords.map { $0.text } }
        self.folding = folding
        var phrases: [[String]: String] = [:]
        for group in words.synonyms {
            let all = group.map { Self.phrase(SearchText($0, folding).namedWords) }.joined(separator: " OR ")
            for member in group { phrases[key(member)] = all }
        }
        self.phrases = phrases
        fillers = Set(words.fillers.map { key($0) })
        knownWords = Set(Array(phrases.keys).joined()).union(fillers.joined())
        longest = (Array(phrases.keys) + fillers).reduce(1) { max($0, $1.count) }
    }

    /// A text as it is indexed.
    package func indexed(_ text: String) -> String {
        SearchText(text, folding).namedWords.map { $0.indexed }.joined(separator: " ")
    }

    /// The words of a text, and the parts of its names, that are letters between spaces.
    package func latinWords(of text: String) -> [String] {
        SearchText(text, folding).namedWords.filter { $0.isLatin }.flatMap { $0.parts + [$0.text] }
    }

    /// The terms of a query, each with what means the same; the fillers of the language count where nothing else is in it.
    ///
    /// - Parameter mend: the word that is meant by one that may be misspelt; nil for the word itself.
    package func terms(of query: String, mending mend: (String) -> String?) -> [String] {
        let words = SearchText(query, folding).namedWords.prefix(Self.maxWords).map { word in
            guard word.isLatin, !knownWords.contains(word.text), let meant = mend(word.text) else { return word }
            return SearchText.NamedWord(text: meant)
        }
        let terms = terms(of: words, fillers: fillers)
        return terms.isEmpty ? self.terms(of: words, fillers: []) : terms
    }

    private func terms(of words: [SearchText.NamedWord], fillers: Set<[String]>) -> [String] {
        var terms: [String] = []
        var ideographs: [SearchText.NamedWord] = []
        var rest = words[...]
        func endIdeographs() {
            terms += Self.pairs(of: ideographs)
            ideographs = []
        }
        while let word = rest.first {
            if let (count, phrase) = known(rest, fillers) {
                endIdeographs()
                if let phrase { terms.append(phrase) }
                rest = rest.dropFirst(count)
            } else {
                if word.isIdeograph {
                    ideographs.append(word)
                } else {
                    endIdeographs()
                    terms.append(Self.phrase([word]))
                }
                rest = rest.dropFirst()
            }
        }
        endIdeographs()
        var seen: Set<String> = []
        return terms.filter { seen.insert($0).inserted }
    }

    /// The most words at the beginning that have synonyms, or say nothing.
    private func known(
        _ words: ArraySlice<SearchText.NamedWord>, _ fillers: Set<[String]>
    ) -> (count: Int, phrase: String?)? {
        let texts = words.prefix(longest).map { $0.text }
        for count in stride(from: texts.count, to: 0, by: -1) {
            let key = Array(texts.prefix(count))
            if fillers.contains(key) { return (count, nil) }
            if let phrase = phrases[key] { return (count, phrase) }
        }
        return nil
    }

    /// Ideographs of which no words are known, in pairs.
    private static func pairs(of words: [SearchText.NamedWord]) -> [String] {
        words.count < 2 ? words.map { phrase([$0]) } : zip(words, words.dropFirst()).map { phrase([$0, $1]) }
    }

    /// Words beside each other; the parts of a name alone are found too.
    private static func phrase(_ words: [SearchText.NamedWord]) -> String {
        let phrase = "\"" + words.map { $0.indexed }.joined(separator: " ") + "\""
        guard words.count == 1, let word = words.first, !word.parts.isEmpty else { return phrase }
        return "\"\(word.text)\" OR \"\(word.parts.joined(separator: " "))\""
    }
}

extension SearchText {
    /// A run of letters or digits, or one ideograph.
    struct NamedWord {
        let text: String
        /// The parts of a name such as `safeAreaInsets`; none of a word.
        var parts: [String] = []
        var isIdeograph = false

        var isLatin: Bool { text.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 } }
        var indexed: String { (parts + [text]).joined(separator: " ") }
    }

    var namedWords: [NamedWord] {
        runs.flatMap { run -> [NamedWord] in
            let text = self.text(in: run)
            guard kinds[run.lowerBound].isOfWord else {
                return text.unicodeScalars.map { NamedWord(text: String($0), isIdeograph: true) }
            }
            let starts = run.filter { isStart[$0] }
            guard starts.count > 1 else { return [NamedWord(text: text)] }
            let ends = starts.dropFirst() + [run.upperBound]
            return [NamedWord(text: text, parts: zip(starts, ends).map { self.text(in: $0..<$1) })]
        }
    }

    private func text(in range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }
}
