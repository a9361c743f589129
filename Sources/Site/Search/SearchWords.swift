/// The words with a meaning for a search: the words of its language, and the words that a site treats as equal.
package struct SearchWords: Hashable, Sendable {
    /// Words that carry no meaning in a question: "how", "the", "为什么". A filler may be several words.
    package let fillers: [String]
    /// Words beside "iOS 11" that mean earlier versions.
    package let before: [String]
    /// Words that mean this version and later ones.
    package let since: [String]
    /// Words in any language that mean the same.
    package let synonyms: [[String]]

    /// - Parameters:
    ///   - fillers, before, since: as they are in the words files, with commas between them.
    ///   - synonyms: groups, of which some may share a word: these become one.
    package init(fillers: String = "", before: String = "", since: String = "", synonyms: [[String]] = []) {
        self.fillers = Self.items(fillers)
        self.before = Self.items(before)
        self.since = Self.items(since)
        self.synonyms = Self.united(synonyms)
    }

    private static func items(_ text: String) -> [String] {
        text.split(separator: ",").compactMap { item in
            let words = item.split(separator: " ")
            return words.isEmpty ? nil : words.joined(separator: " ")
        }
    }

    /// The groups without repetitions, in the order of their first words.
    private static func united(_ groups: [[String]]) -> [[String]] {
        var united: [[String]] = []
        var places: [String: Int] = [:]
        for group in groups {
            let known = Set(group.compactMap { places[$0.lowercased()] }).sorted()
            let place = known.first ?? united.count
            if place == united.count { united.append([]) }
            for other in known.dropFirst() {
                united[place] += united[other]
                united[other] = []
            }
            united[place] += group
            for word in united[place] { places[word.lowercased()] = place }
        }
        return united.map { group in
            var names: Set<String> = []
            return group.filter { names.insert($0.lowercased()).inserted }
        }.filter { $0.count > 1 }
    }

    /// The ideographs in it, unfolded.
    var ideographs: Set<UInt16> {
        let texts = fillers + before + since + synonyms.joined()
        return texts.reduce(into: []) { $0.formUnion($1.utf16.lazy.filter { $0 >= 0x2E80 }) }
    }
}
