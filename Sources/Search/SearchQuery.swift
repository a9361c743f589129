/// What a reader typed, taken apart.
struct SearchQuery: Hashable, Sendable {
    /// Its words and runs of ideographs, each once, at most eight.
    let terms: [SearchTerm]
    /// All of its runs as they follow each other, to compare with headings.
    let words: [[UInt16]]
    /// The whole query as it is looked for in texts; empty when it is a single run.
    let phrase: [UInt16]

    private static let mostTerms = 8

    init(_ text: String, _ folding: SearchFolding) {
        let prepared = SearchText(text, folding)
        words = prepared.words
        let runs = prepared.runs
        phrase = runs.count > 1 ? Array(prepared.units[runs[0].lowerBound..<runs[runs.count - 1].upperBound]) : []
        var terms: [SearchTerm] = []
        for run in runs {
            let units = Array(prepared.units[run])
            let isWord = prepared.kinds[run.lowerBound].isOfWord
            let term = isWord ? SearchTerm(word: units) : SearchTerm(ideographs: units)
            if !terms.contains(term), terms.count < Self.mostTerms { terms.append(term) }
        }
        self.terms = terms
    }

    /// The same with longer runs of ideographs taken apart into pairs, for queries that nothing answers whole.
    private init(loosening query: SearchQuery) {
        words = query.words
        phrase = query.phrase
        var terms: [SearchTerm] = []
        for term in query.terms {
            let units = term.spellings[0]
            let pairs = (0..<max(1, units.count - 1)).map { SearchTerm(ideographs: Array(units[$0...].prefix(2))) }
            for term in term.isWord ? [term] : pairs where !terms.contains(term) { terms.append(term) }
        }
        self.terms = terms
    }

    var loosened: SearchQuery { SearchQuery(loosening: self) }
}
