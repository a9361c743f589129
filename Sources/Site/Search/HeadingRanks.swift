/// The headings of pages, and the order in which a search for one shows them.
///
/// That pages are ranked so is a promise of the script, and the tests of this module hold it to that.
package struct HeadingRanks: Sendable {
    private let pages: [Headings]
    /// The claims by the words of the query; a page occurs once, with the best that it has.
    private var claims: [Words: [Claim]] = [:]

    /// The words of a text, folded, one after the other with spaces between them.
    typealias Words = [UInt16]

    /// The headings of a page, the first of them its title.
    private typealias Headings = [(words: Words, isEntry: Bool)]

    /// A page that has the words of a query as a heading. The stronger claim comes first, of equal ones the earlier page.
    struct Claim: Hashable, Sendable {
        let strength: Strength
        let page: Int
    }

    enum Strength: Int, Hashable, Sendable {
        case title, heading, headingBehindTitle, entry
    }

    /// A heading by its page and its place there.
    package struct Place: Hashable, Sendable {
        package let page: Int
        /// The index of the heading on its page.
        package let heading: Int
    }

    /// Takes pages in reading order.
    package init(_ pages: [SearchPage.Prepared], folding: SearchFolding) {
        self.pages = pages.map { page in
            page.headings.map { (SearchText($0.title, folding).words, $0.isEntry) }
        }
        for (number, headings) in self.pages.enumerated() { add(headings, of: number) }
        for words in claims.keys {
            claims[words]?.sort { ($0.strength.rawValue, $0.page) < ($1.strength.rawValue, $1.page) }
        }
    }

    private mutating func add(_ headings: Headings, of page: Int) {
        guard let title = headings.first?.words else { return }
        add(.title, page, for: title)
        for heading in headings where !heading.isEntry { add(.heading, page, for: heading.words) }
        for heading in headings { add(.headingBehindTitle, page, for: Self.joined(title, heading.words)) }
        for heading in headings where heading.isEntry { add(.entry, page, for: heading.words) }
    }

    private mutating func add(_ strength: Strength, _ page: Int, for words: Words) {
        // If the page is there already, it is with something better.
        guard claims[words]?.last?.page != page else { return }
        claims[words, default: []].append(Claim(strength: strength, page: page))
    }

    private static func joined(_ first: Words, _ second: Words) -> Words {
        first.isEmpty || second.isEmpty ? first + second : first + [SearchText.space] + second
    }

    // MARK: - Questions

    /// Whether a search for some words shows a page among the first: one that has them as its title, as another heading, or as a
    /// heading after its title.
    private func isFound(_ page: Int, for words: Words, amongFirst count: Int) -> Bool {
        claims(for: words).prefix(count).contains { $0.page == page }
    }

    /// The pages that have a heading of these words, in the order in which they are shown.
    func claims(for words: Words) -> [Claim] { claims[words] ?? [] }

    /// The headings of some pages whose page is not among the first results of a search for them, alone or after the page's
    /// title.
    package func notFound(on pages: [Int], amongFirst count: Int) -> [Place] {
        pages.flatMap { page -> [Place] in
            let headings = self.pages[page]
            return headings.indices.filter { number in
                let (title, words) = (headings[0].words, headings[number].words)
                let queries = number == 0 ? [title] : [words, Self.joined(title, words)]
                return !queries.contains { isFound(page, for: $0, amongFirst: count) }
            }.map { Place(page: page, heading: $0) }
        }
    }
}
