import ChineseConversion
import Foundation
import TestSupport
import Testing

@testable import Search

struct FirstPlaceCase: Sendable {
    let query: String
    let place: String

    init(_ query: String, _ place: String) {
        self.query = query
        self.place = place
    }
}

/// What the site's script finds in indexes that the tool wrote, and in which order.
@Suite struct SearchScriptTests {
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
        // What explains a name, before the entry for authors.
        FirstPlaceCase("contentInset", "scroll-views.html"),
        // A question that nothing answers whole.
        FirstPlaceCase("键盘弹出以后怎么办", "scroll-views.html#keyboard"),
        FirstPlaceCase("why do my tables jump", "tables.html#jumps"),
    ]

    @Test func `the section about the words asked for is the first hit`() throws {
        let found = try SearchScript.places(
            foundBy: Self.firstPlaces.map { $0.query }, in: SmallSite.pages, SmallSite.folding)
        for (test, places) in zip(Self.firstPlaces, found) { #expect(places.first == test.place, "\(test.query)") }
    }

    static let nothing = ["", "  ", "。，", "zebra quagga", "鑫", "able", "nset", "全安"]

    @Test func `words that no page has find nothing`() throws {
        let found = try SearchScript.places(foundBy: Self.nothing, in: SmallSite.pages, SmallSite.folding)
        for (query, places) in zip(Self.nothing, found) { #expect(places.isEmpty, "\(query)") }
    }

    @Test func `a name is not found from the middle of a part, and all words count before some`() throws {
        let queries = ["rows", "row", "contentInset 键盘"]
        let found = try SearchScript.places(foundBy: queries, in: SmallSite.pages, SmallSite.folding)
        #expect(!found[0].isEmpty && found[0].allSatisfy { $0.hasPrefix("tables") })
        #expect(!found[1].contains("tables.html#separators"))
        #expect(found[2].first == "scroll-views.html#keyboard")
    }

    @Test func `an entry comes first by its name, one for authors third at the latest`() throws {
        let notes = (1...5).map { number in
            SearchPage(
                path: "\(number).html",
                sections: [.init(anchor: "", title: "About insets \(number)", text: "insets insets")])
        }
        let found = { (purpose: SearchPage.Purpose, count: Int) in
            let entries = SearchPage(
                path: "entries.html",
                sections: [
                    .init(anchor: "", title: "Entries", text: ""),
                    .init(anchor: "insets", title: "insets", text: "", isEntry: true),
                ], purpose: purpose)
            return try SearchScript.places(foundBy: ["insets"], in: [entries] + notes.prefix(count))[0]
        }
        #expect(try found(.reading, 5).first == "entries.html#insets")
        #expect(try found(.authors, 1) == ["1.html", "entries.html#insets"])
        #expect(
            try found(.authors, 5) == ["1.html", "2.html", "entries.html#insets", "3.html", "4.html", "5.html"])
    }

    @Test func `pages that have a name come before those that have its parts`() throws {
        let pages = [
            SearchPage(
                path: "parts.html", sections: [.init(anchor: "", title: "Content and view", text: "A content view.")]),
            SearchPage(path: "whole.html", sections: [.init(anchor: "", title: "Cells", text: "Use contentView.")]),
        ]
        let found = try SearchScript.places(foundBy: ["contentView", "contentview", "content view"], in: pages)
        #expect(found.map { $0.first } == ["whole.html", "whole.html", "parts.html"])
    }

    @Test func `of two pages with the same heading the one that is about it comes first`() throws {
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
        let found = try SearchScript.places(foundBy: ["frame"], in: [mentions, tells])[0]
        #expect(found.first?.hasPrefix("b.html") == true)
        #expect(found.last?.hasPrefix("a.html") == true)
    }

    @Test func `few answers are followed by those with some of the words`() throws {
        let texts = ["标签栏里", "没有别的", "隐藏标签栏", "标签栏后来隐藏"]
        let pages = texts.enumerated().map { number, text in
            SearchPage(path: "\(number).html", sections: [.init(anchor: "", title: "页", text: text)])
        }
        #expect(try SearchScript.places(foundBy: ["隐藏标签栏"], in: pages) == [["2.html", "3.html", "0.html"]])
    }

    @Test func `texts of any kind are read back, and an index of nothing answers nothing`() throws {
        let text = "\u{0} \" \\ \u{2028} 🧭 𠮷 é ﬁ ＿ \u{D7FF} a\u{301}"
        let page = SearchPage(path: "a.html", sections: [.init(anchor: "\"", title: text, text: text)])
        #expect(try SearchScript.places(foundBy: ["𠮷"], in: [page]) == [["a.html#\""]])
        #expect(try SearchScript.places(foundBy: ["a"], in: []) == [[]])
    }

    // MARK: - Headings

    @Test func `a heading comes first, though other pages say its words more often`() throws {
        let loud = ["a", "b", "c"].map { name in
            SearchPage(
                path: "\(name).html",
                sections: [.init(anchor: "", title: "Bars bars bars \(name)", text: "bars bars bars")])
        }
        let shared = ["d", "e", "f", "g"].map { name in
            SearchPage(
                path: "\(name).html",
                sections: [
                    .init(anchor: "", title: "Page \(name)", text: ""), .init(anchor: "s", title: "Page", text: "page"),
                ])
        }
        let titled = SearchPage(path: "h.html", sections: [.init(anchor: "", title: "Page", text: "")])
        let quiet = SearchPage(
            path: "z.html",
            sections: [
                .init(anchor: "", title: "Z", text: "Text."), .init(anchor: "b", title: "Bars, bars, bars", text: ""),
            ])
        try Self.expectHeadingsFirst(loud + shared + [titled, quiet])
    }

    /// Each fifth heading, alone and behind its page's title, and all of them in `make torture`.
    @Test(arguments: ["en", "zh-Hans"])
    func `every heading of the project's notes comes first`(_ language: String) throws {
        let pages = try Self.notes(in: language)
        #expect(pages.count > 20)
        try Self.expectHeadingsFirst(pages, every: Torture.isLong ? 1 : 5)
    }

    /// Searches for each heading, alone and behind its page's title: the pages that have it come before all others, in the
    /// order that the build relies on when it tells the rank of a heading without searching.
    private static func expectHeadingsFirst(_ pages: [SearchPage], every step: Int = 1) throws {
        let folding = SearchFolding(traditional: TraditionalCharacters.simplified)
        let ranks = HeadingRanks(of: pages, folding: folding)
        let queries = pages.flatMap { page in
            page.sections.map { $0.title } + page.sections.dropFirst().map { page.sections[0].title + " " + $0.title }
        }.enumerated().filter { $0.offset.isMultiple(of: step) }.map { $0.element }
        let found = try SearchScript.places(foundBy: queries, in: pages, folding)
        for (query, places) in zip(queries, found) {
            var shown: [Substring] = []
            for path in places.map({ $0.prefix { $0 != "#" } }) where !shown.contains(path) { shown.append(path) }
            let claims = ranks.claims(for: SearchText(query, folding).words)
            let entries = Set(claims.filter { $0.strength == .entry }.map { pages[$0.page].path[...] })
            // An entry is shown third at the latest, wherever that is among the others.
            if let first = shown.firstIndex(where: { entries.contains($0) }) { #expect(first < 3, "\(query)") }
            shown.removeAll { entries.contains($0) }
            for strength in [HeadingRanks.Strength.title, .heading, .headingBehindTitle] {
                let expected = Set(claims.filter { $0.strength == strength }.map { pages[$0.page].path[...] })
                let next = Set(shown.prefix(expected.count))
                #expect(next.isSubset(of: expected) && (next == expected || shown.count < expected.count), "\(query)")
                shown.removeFirst(next.count)
            }
        }
    }

    /// The notes of the project, each heading with the lines below it.
    private static func notes(in language: String) throws -> [SearchPage] {
        let folder = SearchScript.project.appendingPathComponent("content").path
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        return try names.filter { $0.hasSuffix(".\(language).md") }.map { name in
            let text = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
            let lines = text.split(separator: "\n")
            let title = try #require(lines.first { $0.hasPrefix("title: ") }).dropFirst("title: ".count)
            var sections = [(title: String(title), text: "")]
            for line in lines {
                if line.hasPrefix("#") {
                    sections.append((String(line), ""))
                } else {
                    sections[sections.count - 1].text += line + "\n"
                }
            }
            return SearchPage(
                path: name,
                sections: sections.enumerated().map { position, section in
                    // As if each fourth were an entry of a reference.
                    .init(anchor: "", title: section.title, text: section.text, isEntry: position % 4 == 3)
                })
        }
    }

    // MARK: - Languages

    private func page(_ path: String, _ title: String, _ text: String) -> SearchPage {
        SearchPage(path: path, sections: [.init(anchor: "", title: title, text: text)])
    }

    @Test func `several languages are searched at once, and others when they have nothing`() throws {
        let indexes = [
            "en": [page("bars.html", "Bars", "UITabBar"), page("keys.html", "Keys", "The keyboard.")],
            "zh-Hans": [page("bars.html", "栏", "UITabBar 标签栏"), page("shou.html", "手册", "UITabBar 等系统栏")],
            "zh-Hant": [page("bars.html", "欄", "UITabBar 標籤列")],
        ].mapValues { SearchIndex(of: $0, folding: SearchFolding()) }
        func question(_ text: String, _ languages: [String], others: [String] = []) -> SearchScript.Question {
            SearchScript.Question(text: text, languages: languages, others: others)
        }
        let questions = [
            question("UITabBar", ["en", "zh-Hans"]), question("UITabBar", ["zh-Hans", "en"]),
            question("標籤列", ["zh-Hans", "en"], others: ["zh-Hant"]),
            question("標籤列", ["en"]), question("keyboard", ["zh-Hans"], others: ["zh-Hant", "en"]),
        ]
        let found = try SearchScript.answers(to: questions, in: indexes).map { answers in
            answers.map { $0.language + "/" + $0.place }
        }
        #expect(
            found == [
                // A page that two languages find is the first one's.
                ["en/bars.html", "zh-Hans/shou.html"], ["zh-Hans/bars.html", "zh-Hans/shou.html"],
                ["zh-Hant/bars.html"], [], ["en/keys.html"],
            ])
    }
}
