import Content
import ChineseConversion
import ContentSupport
import NoteScenarios
import SiteSupport
import Testing

@Suite struct TraditionalEditionTests {
    private static let files = [
        "content/a.en.md": SiteTest.note(SiteTest.scenario()),
        "content/a.zh-Hans.md":
            "---\ntitle: 默认边距\n---\n屏幕由 `默认` 决定，见[乙](b.zh-Hans.md)与[规则](rules.html)。\n\n```scenario\nuse: bars\n```\n",
        "content/b.en.md": SiteTest.note("Text."), "content/b.zh-Hans.md": "---\ntitle: 乙\n---\n文字。\n",
    ]

    @Test func `a Chinese page stands in the traditional script too`() async {
        let test = await SiteTest(files: Self.files, making: [.rules]).build()
        test.expect("zh-Hant/a.html", toHold: "<html lang=\"zh-Hant\">")
        test.expect("zh-Hant/a.html", toHold: "<h1>預設邊距</h1>")
        test.expect("zh-Hant/a.html", toHold: "螢幕由 <code>默认</code> 決定")
        test.expect("zh-Hant/a.html", toHold: "本頁由 OpenCC 從簡體中文頁面自動轉換而成")
        test.expect("zh-Hans/a.html", toHold: "<h1>默认边距</h1>")
    }

    @Test func `no message of its scripts is in the simplified script`() async throws {
        let test = await SiteTest(files: Self.files, making: [.rules]).build()
        let converter = try #require(TaiwanConverter.shared)
        let attributes = test.page("zh-Hant/a.html").matches(of: /\s(?<name>[a-z-]+)="(?<value>[^"]*)"/)
        let readable = attributes.filter { !["href", "src", "id", "class"].contains($0.name) }
        #expect(readable.contains { $0.name == "data-most" })
        for attribute in readable {
            #expect(String(attribute.value) == converter.convert(String(attribute.value)), "\(attribute.name)")
        }
    }

    @Test func `its pictures are labelled in the traditional script`() async {
        let test = await SiteTest(files: Self.files, making: [.rules]).build()
        test.expect("zh-Hant/a.html", toHold: "<img src=\"../figures/bars.zh-Hant.svg\"")
        test.expect("zh-Hans/a.html", toHold: "<img src=\"../figures/bars.zh-Hans.svg\"")
        test.expect("figures/bars.zh-Hant.svg", toHold: "安全區")
        test.expect("figures/bars.zh-Hant.svg", toHold: "lang=\"zh-Hant\"")
    }

    @Test func `its words are searched, and those of the simplified pages`() async {
        let test = await SiteTest(files: Self.files, making: [.rules]).build()
        test.expect("search/zh-Hant-0.js", toHold: "螢幕由 默认 決定")
        test.expect("search/zh-Hans-0.js", toHold: "屏幕由 默认 决定")
        let languages = "data-languages=\"zh-Hant zh-Hans\" data-others=\"en\""
        test.expect("zh-Hant/a.html", toHold: languages + " data-folder=\"zh-Hant\"")
    }

    @Test func `the rules behind a number are those of the edition`() async {
        let files = [
            "content/a.en.md": SiteTest.note(SiteTest.scenario(expecting: "view.safeAreaInsets: [88, 0, 83, 0]")),
            "content/a.zh-Hans.md": "# 甲\n\n```scenario\nuse: bars\n```\n",
        ]
        let test = await SiteTest(files: files, making: [.rules]).build()
        for folder in ["en", "zh-Hans", "zh-Hant"] {
            test.expect("\(folder)/a.html", toHold: "class=\"rule-link\" href=\"rules.html#")
        }
    }

    @Test func `links stay in the edition and switches lead to all`() async {
        let test = await SiteTest(files: Self.files, making: [.rules]).build()
        test.expect("zh-Hant/a.html", toHold: "<a href=\"b.html\">乙</a>")
        test.expect("zh-Hant/a.html", toHold: "href=\"../zh-Hans/a.html\" lang=\"zh-Hans\" hreflang=\"zh-Hans\"")
        for folder in ["en", "zh-Hans", "zh-Hant", "both"] {
            test.expect("\(folder)/a.html", toHold: "hreflang=\"zh-Hant\"")
        }
    }
}
