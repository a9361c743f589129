/// The known word that a misspelt one most likely means.
package struct SpellingSuggestion: Hashable, Sendable {
    package let word: String
    /// Certain where nothing but upper and lower case, spaces and hyphens differ, or a single letter of a longer word that is near
    /// to no other known one.
    package let certainty: FixIt.Certainty

    package init(word: String, certainty: FixIt.Certainty) {
        self.word = word
        self.certainty = certainty
    }

    /// The nearest candidate by edit distance (at most 3, and less than half the word's length), or one that
    /// differs in case alone; ties go to the earlier candidate.
    ///
    /// Numbers are compared exactly: a name with another number means another thing, and so does a name in which a word is
    /// replaced by a different one. Nil if no candidate is near.
    package static func nearest(to word: String, among candidates: [String]) -> SpellingSuggestion? {
        let misspelt = Spelling(of: word)
        let letters = misspelt.letters
        let others = candidates.lazy.filter { $0 != word && misspelt.mayResemble($0, ofLetters: letters.count) }
            .map { (word: $0, spelling: Spelling(of: $0)) }
        if !letters.isEmpty, let match = others.first(where: { $0.spelling.letters == letters }) {
            return SpellingSuggestion(word: match.word, certainty: .certain)
        }
        let near: [(word: String, distance: Int)] = others.compactMap { other in
            misspelt.distance(to: other.spelling).map { (word: other.word, distance: $0) }
        }
        guard var best = near.first else { return nil }
        for other in near where other.distance < best.distance { best = other }
        let isAlone = !near.contains { $0.word != best.word && $0.distance <= best.distance + 1 }
        let isCertain = best.distance == 1 && misspelt.letters.count >= 5 && isAlone
        return SpellingSuggestion(word: best.word, certainty: isCertain ? .certain : .guess)
    }

    /// "did you mean 'inset'?"
    package var question: Message { "did you mean '\(word)'?" }
}

/// A name as it is compared: its words in lower case, and the numbers in it.
private struct Spelling {
    /// Runs of letters and digits, in lower case.
    let words: [[Unicode.Scalar]]
    /// Runs of digits.
    let numbers: [[Unicode.Scalar]]

    init(of name: String) {
        var words: [[Unicode.Scalar]] = [[]]
        var numbers: [[Unicode.Scalar]] = [[]]
        for scalar in name.lowercased().unicodeScalars {
            let isDigit = ("0"..."9").contains(scalar)
            let isPartOfWord = isDigit || scalar.value > 0x7F || ("a"..."z").contains(scalar)
            if isPartOfWord { words[words.count - 1].append(scalar) } else { words.append([]) }
            if isDigit { numbers[numbers.count - 1].append(scalar) } else { numbers.append([]) }
        }
        self.words = words.filter { !$0.isEmpty }
        self.numbers = numbers.filter { !$0.isEmpty }
    }

    /// All words without the separators between them.
    var letters: [Unicode.Scalar] { words.flatMap { $0 } }

    /// Whether the letters and digits of a name are not too many, too few or other digits; told without taking it apart, as
    /// there may be thousands of names. True for names of other letters than those of ASCII.
    func mayResemble(_ name: String, ofLetters count: Int) -> Bool {
        var digits = numbers.joined().makeIterator()
        var difference = -count
        for byte in name.utf8 {
            guard byte < 0x80 else { return true }
            let isDigit = (0x30...0x39).contains(byte)
            if isDigit, digits.next()?.value != UInt32(byte) { return false }
            if isDigit || (0x61...0x7A).contains(byte | 0x20) { difference += 1 }
        }
        return digits.next() == nil && abs(difference) <= 3
    }

    /// The edit distance if one may be a misspelling of the other; nil if they mean different things.
    func distance(to other: Spelling) -> Int? {
        guard numbers == other.numbers else { return nil }
        guard words.count == other.words.count else {
            let distance = editDistance(letters, other.letters)
            return distance <= 1 && letters.count > 2 ? distance : nil
        }
        var sum = 0
        for (word, known) in zip(words, other.words) {
            guard abs(word.count - known.count) <= 3 else { return nil }
            let distance = editDistance(word, known)
            guard distance * 2 < max(word.count, 3) else { return nil }
            sum += distance
        }
        return sum > 0 && sum <= 3 ? sum : nil
    }
}

/// The number of insertions, deletions, replacements and swaps of neighbours between two words.
private func editDistance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    var beforePrevious = [Int](repeating: 0, count: second.count + 1)
    var previous = Array(0...second.count)
    for row in first.indices {
        var current = [row + 1]
        for column in second.indices {
            let replaced = previous[column] + (first[row] == second[column] ? 0 : 1)
            var cost = min(replaced, previous[column + 1] + 1, current[column] + 1)
            let isSwap =
                row > 0 && column > 0 && first[row] == second[column - 1] && first[row - 1] == second[column]
            if isSwap { cost = min(cost, beforePrevious[column - 1] + 1) }
            current.append(cost)
        }
        beforePrevious = previous
        previous = current
    }
    return previous[second.count]
}

extension SpellingSuggestion {
    /// The number that full-width digits represent, as Chinese input methods type them; nil for a text without any.
    package static func ofFullWidth(_ text: String) -> SpellingSuggestion? {
        var changed = false
        let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
            // "０" to "９", "．" and "－" have the order of ASCII.
            guard (0xFF10...0xFF19).contains(scalar.value) || [0xFF0E, 0xFF0D].contains(scalar.value),
                let plain = Unicode.Scalar(scalar.value - 0xFEE0)
            else { return scalar }
            changed = true
            return plain
        }
        guard changed else { return nil }
        var word = ""
        word.unicodeScalars.append(contentsOf: scalars)
        return SpellingSuggestion(word: word, certainty: .certain)
    }
}
