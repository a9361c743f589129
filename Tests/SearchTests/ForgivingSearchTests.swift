import Search
import Testing

/// What is found though it was typed otherwise, or asked as a question.
@Suite struct ForgivingSearchTests {
    private static func page(
        _ path: String, _ title: String, _ text: String, sections: [SearchPage.Section] = [],
        purpose: SearchPage.Purpose = .reading
    ) -> SearchPage {
        SearchPage(
            path: path, sections: [.init(anchor: "", title: title, text: text)] + sections, purpose: purpose)
    }

    static let pages = [
        page("areas.html", "The safe area", "What the safeAreaInsets of a view are, in every colour."),
        page("bars.html", "Bars", "The navigation bar covers the status bar. The behaviour is 97.667 points."),
        page("lines.html", "Separators", "How a separator reaches the edge."),
        page("home.html", "The home indicator", "A thin bar at the bottom."),
        page("early.html", "Scroll views before iOS 11", "Insets of a scroll view are added."),
        page("late.html", "Scroll views from iOS 11", "Insets of a scroll view are added."),
        page("shou.html", "键盘", "键盘弹出时，刘海不动。"),
    ]

    static let words = SearchWords(
        fillers: "how, do, i, the, is, what, 为什么, 怎么, 的, 会", before: "before, 之前", since: "since, and later, 以上",
        synonyms: [
            ["home indicator", "home bar", "小黑条"], ["home bar", "Home 条"], ["notch", "刘海", "刘海屏"],
            ["scroll view", "滚动视图"],
        ])

    static let cases = [
        // One edit: a letter too few, too many, another, two exchanged.
        FirstPlaceCase("seprator", "lines.html"), FirstPlaceCase("separattor", "lines.html"),
        FirstPlaceCase("seperators", "lines.html"), FirstPlaceCase("navigatoin", "bars.html"),
        FirstPlaceCase("safeAreaInests", "areas.html"),
        // British and American.
        FirstPlaceCase("behavior", "bars.html"), FirstPlaceCase("color", "areas.html"),
        // Run together, shortened, with an error in it.
        FirstPlaceCase("safearea", "areas.html"), FirstPlaceCase("saferea", "areas.html"),
        FirstPlaceCase("navbar", "bars.html"), FirstPlaceCase("statusbar", "bars.html"),
        FirstPlaceCase("homeindicator", "home.html"),
        // Numbers are themselves.
        FirstPlaceCase("97.667", "bars.html"),
        // Synonyms, of either script and of united groups.
        FirstPlaceCase("home bar", "home.html"), FirstPlaceCase("小黑条", "home.html"),
        FirstPlaceCase("Home条", "home.html"), FirstPlaceCase("notch", "shou.html"),
        FirstPlaceCase("刘海屏", "shou.html"),
        // Questions.
        FirstPlaceCase("How do I reach the edge?", "lines.html"), FirstPlaceCase("为什么键盘会弹出", "shou.html"),
        FirstPlaceCase("What is the", "areas.html"),
        // The versions that are asked for.
        FirstPlaceCase("scroll view iOS 11+", "late.html"), FirstPlaceCase("scroll view iOS 13", "late.html"),
        FirstPlaceCase("滚动视图 iOS 11 以上", "late.html"), FirstPlaceCase("insets iOS 12 and later", "late.html"),
        FirstPlaceCase("scroll view before iOS 11", "early.html"), FirstPlaceCase("insets iOS 9", "early.html"),
        FirstPlaceCase("滚动视图 iOS 11 之前", "early.html"),
    ]

    @Test func `a misspelt word, a synonym or another form finds its page first`() throws {
        let found = try SearchScript.places(foundBy: Self.cases.map { $0.query }, in: Self.pages, words: Self.words)
        for (test, places) in zip(Self.cases, found) { #expect(places.first == test.place, "\(test.query)") }
    }

    @Test func `short words and words with two errors are not mended`() throws {
        let queries = ["edgy", "bart", "sepperattor", "98"]
        let found = try SearchScript.places(foundBy: queries, in: Self.pages, words: Self.words)
        for (query, places) in zip(queries, found) { #expect(places.isEmpty, "\(query)") }
    }

    @Test func `readers' notes come before what authors look up and before lists of links`() throws {
        let pages = [
            Self.page("keys.html", "Insets", "insets of a table", purpose: .authors),
            SearchPage(
                path: "list.html",
                sections: [.init(anchor: "", title: "Insets", text: "insets of a table", isList: true)]),
            Self.page("note.html", "Insets", "insets of a table"),
        ]
        let found = try SearchScript.places(foundBy: ["table insets"], in: pages)
        #expect(found == [["note.html", "list.html", "keys.html"]])
    }

    @Test func `rules come behind what explains them unless a query names their page`() throws {
        let pages = [
            Self.page("rules.html", "Rules", "insets of a table", purpose: .reference),
            Self.page("note.html", "Tables", "insets of a table"),
        ]
        let found = try SearchScript.places(foundBy: ["table insets", "rules table insets"], in: pages)
        #expect(found == [["note.html", "rules.html"], ["rules.html", "note.html"]])
    }

    @Test(arguments: [
        ("44", ["44 Status bar: A, B", "≈ 44 Row: C"]), ("44 pt", ["44 Status bar: A, B", "≈ 44 Row: C"]),
        ("４４ 点", ["44 Status bar: A, B", "≈ 44 Row: C"]), ("97,667 points", ["97.667? Top, portrait: B"]),
        ("97.67", []), ("4", []), ("44 rows", []), ("constructor", []),
    ])
    func `a number alone is answered with what is as long, on which subjects`(query: String, rows: [String]) throws {
        func subject(_ title: String, _ numbers: [SearchNumber]) -> SearchPage.Section {
            .init(anchor: title.lowercased(), title: title, text: "", isEntry: true, numbers: numbers)
        }
        let bar = SearchNumber(digits: "44", text: "44", label: "Status bar")
        let page = Self.page(
            "devices.html", "Devices", "All of them.",
            sections: [
                subject("C", [SearchNumber(digits: "44", text: "≈ 44", label: "Row")]), subject("A", [bar, bar]),
                subject(
                    "B", [bar, SearchNumber(digits: "97.667", text: "97.667?", label: "Top", condition: "portrait")]),
            ])
        #expect(try SearchScript.numbers(for: query, in: [page]) == rows)
    }

    @Test func `of things whose names begin alike the one that is named is found by what is asked of it`() throws {
        let names = ["Phone 15 Pro", "Phone 15", "Phone 15 Pro Max", "Phone SE (2nd generation)"]
        let devices = Self.page(
            "devices.html", "Devices", "All of them.",
            sections: names.map {
                .init(anchor: $0, title: $0, text: "Safe area landscape 0, 59, 21, 59", isEntry: true)
            })
        let note = Self.page("note.html", "The safe area in landscape", "On a Phone 15 it is larger.")
        let queries = ["phone 15 landscape safe area", "phone15pro safe area", "phone se safe area"]
        let found = try SearchScript.places(foundBy: queries, in: [note, devices])
        let firsts = found.map { $0.first { $0.hasPrefix("devices") } }
        #expect(firsts == ["Phone 15", "Phone 15 Pro", "Phone SE (2nd generation)"].map { "devices.html#" + $0 })
    }
}
