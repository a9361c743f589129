/// Which pages have which headings, and in which order a search for one shows them.
struct HeadingRanks: Sendable {
    /// By the words of the query; a page occurs once, with the best that it has.
    private var claims: [[[UInt16]]: [Claim]] = [:]

    /// A page that has the words of a query as a heading. The stronger claim comes first, of equal ones the earlier page.
    struct Claim: Hashable, Sendable {
        let strength: Strength
        let page: Int
    }

    enum Strength: Int, Hashable, Sendable {
        case title, heading, headingBehindTitle, entry
    }

    /// Takes the headings of each page by their words, the first of them the page's title; pages are in reading order.
    init(_ pages: [[SearchPage.Prepared.Heading]]) {
        for (number, headings) in pages.enumerated() { add(headings, of: number) }
        for words in claims.keys {
            claims[words]?.sort { ($0.strength.rawValue, $0.page) < ($1.strength.rawValue, $1.page) }
        }
    }

    private mutating func add(_ headings: [SearchPage.Prepared.Heading], of page: Int) {
        guard let title = headings.first?.words else { return }
        add(.title, page, for: title)
        for heading in headings where !heading.isEntry { add(.heading, page, for: heading.words) }
        for heading in headings { add(.headingBehindTitle, page, for: title + heading.words) }
        for heading in headings where heading.isEntry { add(.entry, page, for: heading.words) }
    }

    private mutating func add(_ strength: Strength, _ page: Int, for words: [[UInt16]]) {
        // If the page is there already, it is with something better.
        guard claims[words]?.last?.page != page else { return }
        claims[words, default: []].append(Claim(strength: strength, page: page))
    }

    /// The pages that have a heading of these words, in the order in which they are shown.
    func claims(for words: [[UInt16]]) -> [Claim] { claims[words] ?? [] }
}
