import Diagnostics
import Publishing
import ResultStore
import Search

/// The sections of the pages in one language in SQLite's full-text search (FTS5), in memory: for programs, which run no script of a
/// page. Headings count more than texts; the sections of a page that answer a query count together. A word that no text has is
/// taken for one that is a letter or two away.
actor SectionIndex {
    private let pages: [SearchPage]
    private let terms: SearchTerms
    /// The sections by their numbers in the database.
    private let places: [Place]
    /// Filled when it is first asked.
    private var filled: Database?
    /// The words that a misspelt one may mean, the most frequent first.
    private var vocabulary: [String] = []
    /// Whether its titles are mostly written in ideographs.
    let isOfIdeographs: Bool

    private struct Place {
        let page: Int
        let section: Int
    }

    /// The tables, and the weight of what is found in each.
    private static let tables = [(name: "headings", weight: 2.0), ("texts", 1.0)]
    private static let referenceWeight = 0.4
    private static let entryWeight = 0.6
    /// The weight of each further section of a page, as a part of that of the one before.
    private static let nextSection = 0.6
    private static let sectionsOfPage = 4
    /// The letters of the shortest word that is corrected.
    private static let shortest = 4

    init(_ pages: [SearchPage], _ words: SearchWords) {
        self.pages = pages
        terms = SearchTerms(words, folding: SiteSearch.folding)
        let titles = pages.flatMap { $0.sections.map { $0.title } }
        isOfIdeographs = titles.count { Self.hasIdeographs($0) } * 2 > titles.count
        places = pages.indices.flatMap { page in
            pages[page].sections.indices.map { Place(page: page, section: $0) }
        }
    }

    /// The best section of each page that has something of a query, the best page first.
    func sections(for query: String) throws(DatabaseError) -> [(page: SearchPage, section: SearchPage.Section)] {
        let database = try database()
        let terms = terms.terms(of: query) { mended($0, database) }
        let scores = try scores(of: terms, in: database)
        let found = Dictionary(grouping: places.indices.filter { scores[$0] > 0 }) { places[$0].page }
        let ranked = found.map { page, sections in
            let best = sections.sorted { (scores[$1], $0) < (scores[$0], $1) }
            return (page: page, section: best[0], score: Self.sum(best.map { scores[$0] }))
        }
        return ranked.sorted { ($1.score, $0.page) < ($0.score, $1.page) }.map {
            (pages[$0.page], pages[$0.page].sections[places[$0.section].section])
        }
    }

    private static func sum(_ scores: [Double]) -> Double {
        scores.prefix(sectionsOfPage).reversed().reduce(0) { $1 + $0 * nextSection }
    }

    /// The score of each section: the sum over the terms, less where terms are missing.
    private func scores(of terms: [String], in database: Database) throws(DatabaseError) -> [Double] {
        var scores = Array(repeating: 0.0, count: places.count)
        var counts = Array(repeating: 0.0, count: places.count)
        for term in terms {
            var found: Set<Int> = []
            for (table, weight) in Self.tables {
                let question = "SELECT rowid, bm25(\(table)) FROM \(table) WHERE \(table) MATCH ?"
                try database.run(question, [.text(term)]) { row in
                    // The better, the lower.
                    scores[row.number(0)] -= weight * row.real(1)
                    found.insert(row.number(0))
                }
            }
            for place in found { counts[place] += 1 }
        }
        return places.indices.map { place in
            scores[place] * (counts[place] / Double(max(terms.count, 1))).squareRoot() * weight(of: places[place])
        }
    }

    private func weight(of place: Place) -> Double {
        let page = pages[place.page]
        let section = page.sections[place.section]
        return (page.purpose == .reading ? 1 : Self.referenceWeight)
            * (section.isEntry || section.isList ? Self.entryWeight : 1)
    }

    private func database() throws(DatabaseError) -> Database {
        if let filled { return filled }
        let database = try Database(path: ":memory:", for: .writing)
        // Words in English are found in each of their forms; those of other languages mostly as they are.
        for (table, columns) in [("headings", "page, heading"), ("texts", "content")] {
            try database.run(
                "CREATE VIRTUAL TABLE \(table) USING fts5(\(columns), content='', tokenize='porter unicode61')")
        }
        for (number, place) in places.enumerated() { try add(place, number, to: database) }
        vocabulary = frequentWords()
        filled = database
        return database
    }

    private func frequentWords() -> [String] {
        var counts: [String: Int] = [:]
        for section in pages.flatMap({ $0.sections }) {
            let words = terms.latinWords(of: section.title + " " + section.text)
            for word in words where word.utf8.count >= Self.shortest { counts[word, default: 0] += 1 }
        }
        let known = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { $0.key }
        return known + terms.knownWords.filter { counts[$0] == nil }.sorted()
    }

    /// The word that is meant by one that is in no text; nil for one that is, and where none is near.
    private func mended(_ word: String, _ database: Database) -> String? {
        guard word.utf8.count >= Self.shortest, !isFound(word, database) else { return nil }
        return SpellingSuggestion.nearest(to: word, among: vocabulary)?.word
    }

    private func isFound(_ word: String, _ database: Database) -> Bool {
        Self.tables.contains { table, _ in
            var isFound = false
            let question = "SELECT 1 FROM \(table) WHERE \(table) MATCH ? LIMIT 1"
            try? database.run(question, [.text("\"\(word)\"")]) { _ in isFound = true }
            return isFound
        }
    }

    private func add(_ place: Place, _ number: Int, to database: Database) throws(DatabaseError) {
        let sections = pages[place.page].sections
        let section = sections[place.section]
        let titles = [sections[0].title, place.section == 0 ? "" : section.title].map { terms.indexed($0) }
        try database.run(
            "INSERT INTO headings(rowid, page, heading) VALUES(?, ?, ?)",
            [.number(number), .text(titles[0]), .text(titles[1])])
        try database.run(
            "INSERT INTO texts(rowid, content) VALUES(?, ?)", [.number(number), .text(terms.indexed(section.text))])
    }

    /// The text of the section with an anchor on a page; nil where there is none.
    nonisolated func text(on path: String, anchor: String) -> String? {
        pages.first { $0.path == path }?.sections.first { $0.anchor == anchor }?.text
    }

    static func hasIdeographs(_ text: String) -> Bool { text.unicodeScalars.contains { $0.properties.isIdeographic } }
}
