/// Finds the known word that a misspelt one most likely means.
package enum SpellingSuggestion {
    /// The nearest candidate by edit distance (at most 3, and less than half the word's length), or one that
    /// differs in case alone; ties go to the earlier candidate.
    package static func nearest(to word: String, among candidates: [String]) -> String? {
        let lowercased = word.lowercased()
        if let match = candidates.first(where: { $0 != word && $0.lowercased() == lowercased }) { return match }
        let scalars = Array(lowercased.unicodeScalars)
        var best: (word: String, distance: Int)?
        for candidate in candidates where candidate != word {
            let other = Array(candidate.lowercased().unicodeScalars)
            guard abs(other.count - scalars.count) <= 3 else { continue }
            let distance = editDistance(scalars, other)
            guard distance <= 3, distance * 2 < max(scalars.count, 3), distance < best?.distance ?? .max else {
                continue
            }
            best = (candidate, distance)
        }
        return best?.word
    }

    /// The number of insertions, deletions, replacements and swaps of neighbours between two words.
    static func editDistance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
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
}
