/// How well sections and pages answer a query, in whole numbers, so that Swift and JavaScript agree to the last place.
///
/// In a section, a term counts for (20 + 10 × quality) in the heading, 15 more when that is the page's title, and for
/// (3 × quality + occurrences up to 5) in the text. Terms that stand only in the page's title count 10; one term at
/// least must stand in the section itself. Each is multiplied by how rare the term is. All words one behind the other
/// count 25 in the heading, or 10 in the text, times the rarest. A heading that begins with the query gets 150 more. One
/// that is the query gets 10,000, a title 20,000, a heading asked for behind its page's title 5,000: more than anything
/// else can come to. An entry is looked up by its name: it gets none of this, and a third where its name is not the query.
///
/// A page stands as high as its best section, and higher by how much it is about what is asked: 3 for each section that
/// answers, up to eight of them, and 15 when it opens with it, times the weight of the query.
struct SearchRanking: Sendable {
    let query: SearchQuery
    /// By term: 1, and one more for every halving of the pages that may hold it, up to 5.
    let weights: [Int]

    private static let mostSpeaking = 8

    init(_ query: SearchQuery, filters: [PageFilter]) {
        self.query = query
        weights = query.terms.map { term in
            let holding = filters.count { $0.mayHold(term) }
            var weight = 1
            while weight < 5, holding > 0, holding << weight <= filters.count { weight += 1 }
            return weight
        }
    }

    /// True when a page may answer the query: with all terms, or, when loose, with a third of them.
    func mayAnswer(_ filter: PageFilter, isLoose: Bool) -> Bool {
        suffices(query.terms.map { filter.mayHold($0) }, isLoose: isLoose)
    }

    /// The score of a section, or nil when it does not answer.
    func score(of section: IndexedPage.Section, on page: IndexedPage, isFirst: Bool, isLoose: Bool) -> Int? {
        var score = pointsOfPhrase(in: section)
        var isFound: [Bool] = []
        var isHere = false
        for (term, weight) in zip(query.terms, weights) {
            let inTitle = term.match(in: section.title)
            let inText = term.match(in: section.text)
            var points = 0
            if inTitle.quality > 0 { points += 20 + 10 * inTitle.quality + (isFirst ? 15 : 0) }
            if inText.quality > 0 { points += 3 * inText.quality + min(inText.count, 5) }
            isHere = isHere || points > 0
            if points == 0, term.match(in: page.sections[0].title).quality > 0 { points = 10 }
            isFound.append(points > 0)
            score += points * weight
        }
        guard isHere, suffices(isFound, isLoose: isLoose) else { return nil }
        let words = section.title.words
        if words == query.words, !section.isEntry { return score + (isFirst ? 20_000 : 10_000) }
        if page.sections[0].title.words + words == query.words { return score + 5_000 }
        if section.isEntry { return words == query.words ? score : score / 3 }
        return words.starts(with: query.words) ? score + 150 : score
    }

    private func pointsOfPhrase(in section: IndexedPage.Section) -> Int {
        let points = section.title.holds(query.phrase) ? 25 : section.text.holds(query.phrase) ? 10 : 0
        return points * (weights.max() ?? 0)
    }

    private func suffices(_ isFound: [Bool], isLoose: Bool) -> Bool {
        isLoose ? isFound.count { $0 } * 3 >= max(1, isFound.count) : !isFound.contains(false)
    }

    /// What a page gets besides the score of its best section, by the sections that answer.
    func standing(of page: IndexedPage, answering sections: [Int]) -> Int {
        let speaking = min(sections.count { !page.sections[$0].isEntry }, Self.mostSpeaking)
        return (3 * speaking + (isOpening(page.sections[0].text) ? 15 : 0)) * weights.reduce(0, +)
    }

    /// True when what stands above a page's first heading speaks of what is asked.
    private func isOpening(_ text: SearchText) -> Bool {
        query.phrase.isEmpty ? query.terms.allSatisfy { $0.match(in: text).quality > 1 } : text.holds(query.phrase)
    }

    /// True for an entry that is asked for by its name.
    func isNamed(_ section: IndexedPage.Section) -> Bool { section.isEntry && section.title.words == query.words }
}
