/// The score of a section for a query, in whole numbers, so that Swift and JavaScript agree to the last place.
///
/// A term counts for (20 + 10 × quality) in the section's heading, 15 more when that is the page's title, and for
/// (3 × quality + occurrences up to 5) in the text. Terms that stand only in the page's title count 10; one term at
/// least must stand in the section itself. Each is multiplied by how rare the term is. A heading that begins with the
/// query gets 150 more. One that is the query gets 10,000, a title 20,000, a heading asked for behind its page's
/// title 5,000: more than anything else can come to.
struct SearchRanking: Sendable {
    let query: SearchQuery
    /// By term: 1, and one more for every halving of the pages that may hold it, up to 5.
    let weights: [Int]

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
        var score = 0
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
        if words == query.words { return score + (isFirst ? 20_000 : 10_000) }
        if page.sections[0].title.words + words == query.words { return score + 5_000 }
        return words.starts(with: query.words) ? score + 150 : score
    }

    private func suffices(_ isFound: [Bool], isLoose: Bool) -> Bool {
        isLoose ? isFound.count { $0 } * 3 >= max(1, isFound.count) : !isFound.contains(false)
    }
}
