/// The names of terms, each found where a text uses it first.
package struct TermFinder: Sendable {
    /// The terms by the first letter of their names in small letters, longer names first.
    private var terms: [Character: [Term]] = [:]

    private struct Term: Sendable {
        /// In small letters, where those that are written do not count.
        let name: [Character]
        let id: String
        /// Whether case matters, as in proper names.
        let isExact: Bool
        /// Whether it has an end of its own between letters, as words of an alphabet have.
        let isWord: Bool
    }

    /// Receives names with the ids that they stand for. Names are left out that texts use in other senses, or within other words:
    /// single words in small letters, and one or two ideographs.
    package init(_ names: [(name: String, id: String)]) {
        for (name, id) in names {
            let isExact = name.contains { $0.isUppercase }
            let letters = Array(isExact ? name : name.lowercased())
            let isWord = letters.allSatisfy { !Self.isIdeograph($0) }
            let isParticular = isWord ? isExact || letters.contains { !$0.isLetter } : letters.count >= 3
            guard let first = letters.first, letters.count >= 3, isParticular else { continue }
            let key = Character(first.lowercased())
            terms[key, default: []].append(Term(name: letters, id: id, isExact: isExact, isWord: isWord))
        }
        for key in terms.keys { terms[key]?.sort { $0.name.count > $1.name.count } }
    }

    /// The places of terms in a text that have not been seen, in order; they have been seen then.
    func places(in text: String, besides seen: inout Set<String>) -> [(range: Range<String.Index>, id: String)] {
        var places: [(range: Range<String.Index>, id: String)] = []
        var index = text.startIndex
        var last: Character?
        while index < text.endIndex {
            let letter = text[index]
            if let (end, id) = term(in: text, at: index, behind: last) {
                if seen.insert(id).inserted { places.append((index..<end, id)) }
                last = text[text.index(before: end)]
                index = end
            } else {
                last = letter
                index = text.index(after: index)
            }
        }
        return places
    }

    /// The longest term at a place, with its plural.
    private func term(in text: String, at start: String.Index, behind last: Character?) -> (String.Index, String)? {
        guard let first = text[start].lowercased().first, let terms = terms[first] else { return nil }
        let followsLetter = last.map { Self.isLetter($0) } ?? false
        for term in terms where !(term.isWord && followsLetter) {
            guard var end = Self.end(of: term, in: text, from: start) else { continue }
            guard term.isWord else { return (end, term.id) }
            for ending in ["es", "s"] where text[end...].hasPrefix(ending) {
                end = text.index(end, offsetBy: ending.count)
                break
            }
            if end == text.endIndex || !Self.isLetter(text[end]) { return (end, term.id) }
        }
        return nil
    }

    private static func end(of term: Term, in text: String, from start: String.Index) -> String.Index? {
        var index = start
        for letter in term.name {
            guard index < text.endIndex else { return nil }
            let own = text[index]
            guard own == letter || !term.isExact && own.lowercased() == String(letter) else { return nil }
            index = text.index(after: index)
        }
        return index
    }

    /// Whether a word continues with it, or an identifier.
    private static func isLetter(_ letter: Character) -> Bool {
        (letter.isLetter || letter.isNumber || letter == "_" || letter == "-") && !isIdeograph(letter)
    }

    private static func isIdeograph(_ letter: Character) -> Bool {
        letter.unicodeScalars.first?.properties.isIdeographic ?? false
    }
}
