// Full-text search without a server and without a dictionary. In: the pages of one language as sections of plain text.
// Out: a small index that says which pages may hold a term, the texts in shards that are loaded where it says so, and
// the ranking itself, which templates/assets/search.js repeats step by step; a test holds the two against each other.

/// The pages of one language, ready to be searched.
package struct SearchIndex: Sendable {
    package let pages: [SearchPage]
    let folding: SearchFolding
    let indexed: [IndexedPage]
    private let pagesByHeading: [[[UInt16]]: [Int]]

    private static let mostPages = 10
    private static let mostSections = 3
    /// With fewer answers a reader wants to see more.
    private static let fewPages = 3

    /// Takes pages in reading order; of two equally good answers the earlier comes first.
    package init(_ pages: [SearchPage], folding: SearchFolding) {
        self.pages = pages
        indexed = pages.map { IndexedPage($0, folding) }
        var present: Set<UInt16> = []
        for page in indexed {
            for section in page.sections {
                present.formUnion(section.title.units)
                present.formUnion(section.text.units)
            }
        }
        self.folding = folding.restricted(to: present)
        var pagesByHeading: [[[UInt16]]: [Int]] = [:]
        for (number, page) in indexed.enumerated() {
            for heading in Set(page.sections.map { $0.title.words }) {
                pagesByHeading[heading, default: []].append(number)
            }
        }
        self.pagesByHeading = pagesByHeading
    }

    /// The best pages for a query, at most ten. Where fewer than three have all terms, those with a third of them follow.
    package func search(_ text: String) -> [SearchHit] {
        let query = SearchQuery(text, folding)
        guard !query.terms.isEmpty else { return [] }
        let strict = hits(for: query, isLoose: false)
        guard strict.count < Self.fewPages else { return strict }
        let known = Set(strict.map { $0.page })
        let others = hits(for: query.loosened, isLoose: true).filter { !known.contains($0.page) }
        return Array((strict + others).prefix(Self.mostPages))
    }

    /// The pages that have a heading of exactly these words, in order; when it is searched for, the only one comes first,
    /// or third at the latest where the heading is an entry's.
    package func pages(withHeading heading: String) -> [Int] {
        pagesByHeading[SearchQuery(heading, folding).words] ?? []
    }

    private func hits(for query: SearchQuery, isLoose: Bool) -> [SearchHit] {
        let ranking = SearchRanking(query, filters: indexed.map { $0.filter })
        let answering = indexed.indices.filter { ranking.mayAnswer(indexed[$0].filter, isLoose: isLoose) }
        var hits = answering.compactMap { hit($0, ranking, isLoose: isLoose) }
        hits.sort { ($1.score, $0.page) < ($0.score, $1.page) }
        let named = hits.firstIndex { hit in
            hit.sections.contains { ranking.isNamed(indexed[hit.page].sections[$0.index]) }
        }
        if let named, named >= Self.fewPages { hits.insert(hits.remove(at: named), at: Self.fewPages - 1) }
        return Array(hits.prefix(Self.mostPages))
    }

    private func hit(_ number: Int, _ ranking: SearchRanking, isLoose: Bool) -> SearchHit? {
        let page = indexed[number]
        var found: [SearchHit.Section] = []
        for (index, section) in page.sections.enumerated() {
            let score = ranking.score(of: section, on: page, isFirst: index == 0, isLoose: isLoose)
            if let score { found.append(SearchHit.Section(index: index, score: score)) }
        }
        found.sort { ($1.score, $0.index) < ($0.score, $1.index) }
        guard let best = found.first else { return nil }
        let standing = isLoose ? 0 : ranking.standing(of: page, answering: found.map { $0.index })
        return SearchHit(
            page: number, score: best.score + standing, sections: Array(found.prefix(Self.mostSections)))
    }
}
