import Testing

@testable import Search

@Suite struct SearchIndexTests {
    private static func page(_ path: String, _ titles: [String], entry: String? = nil) -> SearchPage {
        let entries = [entry].compactMap { $0 }.map {
            SearchPage.Section(anchor: $0, title: $0, text: "", isEntry: true)
        }
        return SearchPage(
            path: path,
            sections: titles.map { SearchPage.Section(anchor: $0, title: $0, text: "and SomeName") } + entries)
    }

    @Test func `a title ranks before a heading, that before one behind its title, and an entry last`() {
        let pages = [
            Self.page("entry", ["Keys"], entry: "Safe area"), Self.page("behind", ["Safe", "Area"]),
            Self.page("heading", ["Bars", "safe area"]), Self.page("later", ["Tables", "Safe area."]),
            Self.page("title", ["Safe area", "Safe area"]),
        ]
        let ranks = HeadingRanks(of: pages, folding: SearchFolding())
        #expect(pages.indices.map { ranks.rank(of: $0, for: "Safe area") } == [4, 3, 1, 2, 0])
        #expect(ranks.rank(of: 0, for: "Bars") == nil)
    }

    @Test func `headings are compared by their words, whatever case, width and script`() {
        let folding = SearchFolding(traditional: [0x5340: 0x533A])
        let ranks = HeadingRanks(of: [Self.page("a", ["安全区 iOS 11"])], folding: folding)
        for query in ["安全區ios11", "安全区，ｉＯＳ １１！"] { #expect(ranks.rank(of: 0, for: query, folding) == 0, "\(query)") }
        #expect(ranks.rank(of: 0, for: "安全区 iOS", folding) == nil)
    }

    @Test
    func `a heading of more pages than a reader looks at is not found on the last, unless its page's title tells`() {
        let same = (0..<4).map { _ in Self.page("a", ["Page", "Summary", "Own"]) }
        let titled = (0..<4).map { Self.page("\($0)", ["Page \($0)", "Summary"]) }
        let ranks = HeadingRanks(of: same, folding: SearchFolding())
        let hidden = ranks.notFound(on: [2, 3], amongFirst: 3)
        #expect(hidden.map { [$0.page, $0.heading] } == [[3, 0], [3, 1], [3, 2]])
        #expect(ranks.notFound(on: [0, 1], amongFirst: 3).isEmpty)
        #expect(HeadingRanks(of: titled, folding: SearchFolding()).notFound(on: [0, 1, 2, 3], amongFirst: 3).isEmpty)
    }

    @Test func `a name is mentioned by a heading, an entry or a text`() {
        let index = SearchIndex(of: [Self.page("a", ["One name"], entry: "entryName")], folding: SearchFolding())
        #expect(["One name", "entryName", "somename", "Some"].allSatisfy { index.mentions($0) })
        #expect(!index.mentions("otherName") && !index.mentions("One name other"))
        #expect(!SearchIndex(of: [], folding: SearchFolding()).mentions("some"))
    }

    @Test func `an index is a file, and the texts are shards in order`() {
        let long = SearchPage(
            path: "long.html",
            sections: [.init(anchor: "", title: "Long", text: String(repeating: "word ", count: 6000))])
        let index = SearchIndex(of: [long, long, Self.page("b.html", ["B"])], folding: SearchFolding())
        #expect(index.files(language: "en").map { $0.path } == ["en.js", "en-0.js", "en-1.js", "en-2.js"])
        #expect(index.texts["en.js"]?.contains("[\"b.html\",2,\"") == true)
        #expect(index.texts["en-2.js"]?.hasPrefix("siteSearch.takeShard(\"en\",2,2,[") == true)
    }

    @Test func `a file holds nothing that ends a line or a text of a script`() {
        let text = "\u{0} \" \\ \u{2028} 🧭 𠮷 é ﬁ ＿ \u{D7FF} a\u{301}"
        let page = SearchPage(path: "a.html", sections: [.init(anchor: "\"", title: text, text: text)])
        for text in SearchIndex(of: [page], folding: SearchFolding()).texts.values {
            #expect(!text.contains("\u{2028}") && !text.contains("\u{0}"))
        }
    }

    @Test func `an index lists the words of its texts by what each shares with the one before`() {
        let page = SearchPage(
            path: "a.html",
            sections: [.init(anchor: "", title: "UITableView", text: "safe, safeAreaInsets; Safe 11 ok é naïve")])
        let index = SearchIndex(of: [page], folding: SearchFolding()).texts["en.js"] ?? ""
        #expect(index.contains("\"words\":\"0naive 0safe 4AreaInsets 0uiTableView\""))
    }

    @Test func `groups of synonyms that share a word are one, and a word alone is none`() {
        let words = SearchWords(
            fillers: " how ,, am  i ", synonyms: [["a", "b"], ["c", "d"], ["B", "D", "e"], ["f", "F"], ["g"]])
        let index = SearchIndex(of: [], folding: SearchFolding(), words: words).texts["en.js"] ?? ""
        #expect(index.contains("\"fillers\":[\"how\",\"am i\"]"))
        #expect(index.contains("\"synonyms\":[[\"a\",\"b\",\"c\",\"d\",\"e\"]]"))
    }
}

extension SearchIndex {
    /// Its English files by path.
    fileprivate var texts: [String: String] {
        Dictionary(
            uniqueKeysWithValues: files(language: "en").map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
    }
}

extension HeadingRanks {
    /// How many pages a search for a heading shows before one that has it; nil when it has no such heading.
    fileprivate func rank(of page: Int, for heading: String, _ folding: SearchFolding = SearchFolding()) -> Int? {
        claims(for: SearchText(heading, folding).words).firstIndex { $0.page == page }
    }
}
