import Search
import Testing

struct FirstPlaceCase: Sendable, CustomTestStringConvertible {
    let query: String
    let place: String

    init(_ query: String, _ place: String) {
        self.query = query
        self.place = place
    }

    var testDescription: String { query }
}

@Suite struct SearchIndexTests {
    static let firstPlaces = [
        // The whole title, in either script, case, width.
        FirstPlaceCase("安全区", "safe-area.html"),
        FirstPlaceCase("安全區", "safe-area.html"),
        FirstPlaceCase("滾動", "scroll-views.html"),
        FirstPlaceCase("鍵盤", "scroll-views.html#keyboard"),
        FirstPlaceCase("SEPARATORS", "tables.html#separators"),
        FirstPlaceCase("ｓｅｐａｒａｔｏｒｓ", "tables.html#separators"),
        // One character; a pair from the middle of a sentence.
        FirstPlaceCase("孔", "safe-area.html"),
        FirstPlaceCase("弹出", "scroll-views.html#keyboard"),
        // Parts of names, one after the other.
        FirstPlaceCase("safeAreaInsets", "safe-area.html#values"),
        FirstPlaceCase("insets", "safe-area.html#values"),
        FirstPlaceCase("areainsets", "safe-area.html#values"),
        FirstPlaceCase("adjustmentbeh", "scroll-views.html"),
        FirstPlaceCase("tableview", "tables.html"),
        FirstPlaceCase("adjustedcontentinset 安全区", "scroll-views.html"),
        FirstPlaceCase("safeAreaInsets.top", "safe-area.html#values"),
        FirstPlaceCase("44", "safe-area.html#values"),
        // Endings.
        FirstPlaceCase("margin", "tables.html"),
        FirstPlaceCase("separated margin", "tables.html#separators"),
        FirstPlaceCase("reloads jumping", "tables.html#jumps"),
        FirstPlaceCase("rotate", "keys.html#rotation"),
        FirstPlaceCase("hierarchies", "trees.html"),
        FirstPlaceCase("hierarchy", "trees.html"),
        FirstPlaceCase("entry", "trees.html"),
        FirstPlaceCase("entries", "trees.html"),
        FirstPlaceCase("apply", "trees.html"),
        FirstPlaceCase("movie", "trees.html"),
        // Letters and digits, with and without a space between them.
        FirstPlaceCase("ios11", "tables.html#jumps"),
        FirstPlaceCase("iOS 11", "tables.html#jumps"),
        FirstPlaceCase("iphone14pro", "trees.html#phones"),
        FirstPlaceCase("iphone 14 pro", "trees.html#phones"),
        // An entry, where no note has its name.
        FirstPlaceCase("contentInset", "keys.html#contentInset"),
        // A question that nothing answers whole.
        FirstPlaceCase("键盘弹出以后怎么办", "scroll-views.html#keyboard"),
        FirstPlaceCase("why do my tables jump", "tables.html#jumps"),
    ]

    @Test(arguments: firstPlaces)
    func `the place that is meant comes first`(_ test: FirstPlaceCase) {
        #expect(SmallSite.found(by: test.query).first == test.place)
    }

    static let nothing = ["", "  ", "。，", "zebra quagga", "鑫", "able", "nsets", "全安"]

    @Test(arguments: nothing)
    func `what stands nowhere finds nothing`(_ query: String) {
        #expect(SmallSite.found(by: query) == [])
    }

    @Test func `a name is not found from the middle of a part`() {
        #expect(SmallSite.found(by: "rows").allSatisfy { $0.hasPrefix("tables") })
        #expect(!SmallSite.found(by: "row").contains("tables.html#separators"))
    }

    @Test func `all words count before some`() {
        #expect(SmallSite.found(by: "contentInset 键盘").first == "scroll-views.html#keyboard")
    }

    @Test func `what explains a name comes before the entry of that name, which is third at the latest`() {
        let notes = (1...5).map { number in
            SearchPage(
                path: "\(number).html",
                sections: [.init(anchor: "", title: "About insets \(number)", text: "insets insets")])
        }
        let entry = SearchPage(
            path: "keys.html",
            sections: [
                .init(anchor: "", title: "Keys", text: ""),
                .init(anchor: "insets", title: "insets", text: "", isEntry: true),
            ])
        let found = { (pages: [SearchPage]) in
            SearchIndex(pages, folding: SearchFolding()).search("insets").map { pages[$0.page].path }
        }
        #expect(found([entry] + notes.prefix(1)) == ["1.html", "keys.html"])
        #expect(found([entry] + notes) == ["1.html", "2.html", "keys.html", "3.html", "4.html", "5.html"])
    }

    @Test func `of two pages with the same heading the one that is about it comes first`() {
        let said = "The frame decides."
        let mentions = SearchPage(
            path: "a.html",
            sections: [
                .init(anchor: "", title: "Lists", text: ""), .init(anchor: "f", title: "Which frame?", text: said),
            ])
        let tells = SearchPage(
            path: "b.html",
            sections: [
                .init(anchor: "", title: "Origins", text: said), .init(anchor: "f", title: "Whose frame?", text: ""),
                .init(anchor: "g", title: "When?", text: said),
            ])
        #expect(SearchIndex([mentions, tells], folding: SearchFolding()).search("frame").map { $0.page } == [1, 0])
    }

    @Test func `few answers are followed by those with some of the words`() {
        let texts = ["标签栏里", "没有别的", "隐藏标签栏", "标签栏后来隐藏"]
        let pages = texts.enumerated().map { number, text in
            SearchPage(path: "\(number).html", sections: [.init(anchor: "", title: "页", text: text)])
        }
        let index = SearchIndex(pages, folding: SearchFolding())
        #expect(index.search("隐藏标签栏").map { $0.page } == [2, 3, 0])
    }

    @Test func `an index of nothing answers nothing`() {
        #expect(SearchIndex([], folding: SearchFolding()).search("a").isEmpty)
    }

    @Test func `texts of any kind can be searched and written`() {
        let text = "\u{0} \" \\ \u{2028} 🧭 𠮷 é ﬁ ＿ \u{D7FF} a\u{301}"
        let page = SearchPage(path: "a.html", sections: [.init(anchor: "\"", title: text, text: text)])
        let index = SearchIndex([page], folding: SearchFolding())
        #expect(index.search("𠮷").count == 1)
        #expect(index.files(language: "en").map { $0.path } == ["en.js", "en-0.js"])
        #expect(index.files(language: "en").allSatisfy { !$0.text.contains("\u{2028}") })
    }
}
