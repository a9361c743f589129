import ContentSupport
import SiteSupport
import Testing

@testable import Content
@testable import Pages
@testable import Publishing

@Suite struct GlossaryTests {
    private static let files = [
        "content/a.en.md": SiteTest.note(
            "## The safe area\n\nThe safe area, a [safe area](b.md), `safe area` and a root view. A safe area.\n\n"
                + "- root view\n\n| safe area |\n|---|\n| layout guide |\n\nA layout guide.\n"),
        "content/b.en.md": SiteTest.note("Text."),
        "content/a.zh-Hans.md": SiteTest.note("安全区和软件指南。\n"),
        "content/terms.en.md": SiteTest.note(
            "The safe area.\n\n| English | Chinese | meaning | read on |\n|---|---|---|---|\n"
                + "| safe area | 安全区 | what nothing *covers* | [B](b.md) |\n| root view | 根视图 | the view |\n"
                + "| layout guide | 软件指南 | a rectangle |\n| layout guide | 别的 | again |\n"),
        "content/terms.zh-Hans.md": SiteTest.note(
            "| 中文 | 英文 | 意思 |\n|---|---|---|\n| 安全区 | safe area | 没有遮挡 |\n| 软件指南 | layout guide | 软件 |\n"),
    ]

    private static func build(_ settings: String = "") async -> SiteTest {
        var files = files
        files["content/site.yaml"] = "languages: [en, zh-Hans]\ntraditional: true\nglossary: terms\n" + settings
        return await SiteTest(files: files).build()
    }

    /// Built once for all tests.
    private static let site = Task { await build("pages: {markdown: true}\n") }

    private static func terms(_ page: String) -> [Substring] {
        page.split(separator: "<a class=\"term\" href=\"").dropFirst().map { $0.prefix { $0 != "<" } }
    }

    @Test func `a note marks a term where a paragraph uses it first`() async {
        let site = await Self.site.value
        #expect(
            Self.terms(site.page("en/a.html")) == [
                "terms.html#term-safe-area\">safe area", "terms.html#term-root-view\">root view",
                "terms.html#term-layout-guide\">layout guide",
            ])
        #expect(
            Self.terms(site.page("zh-Hant/a.html")).prefix(2) == [
                "terms.html#term-safe-area\">安全區", "terms.html#term-layout-guide\">軟體指南",
            ])
        #expect(Self.terms(site.page("en/terms.html")).isEmpty)
        #expect(Self.terms(site.page("both/a.html")).count == 5)
        #expect(Self.terms(site.page("en/single-page.html")).first == "#terms--term-safe-area\">safe area")
        #expect(site.page("en/a.md").contains("The safe area, a [safe area](b.md)"))
    }

    @Test func `a row of the glossary has an id`() async {
        let site = await Self.site.value
        site.expect("en/terms.html", toHold: "<tr id=\"term-safe-area\">")
        site.expect("both/terms.html", toHold: "<tr id=\"zh-Hans-term-safe-area\">")
        #expect(site.page("en/terms.html").split(separator: "id=\"term-layout-guide\"").count == 2)
    }

    @Test func `a site whose settings say so marks none`() async {
        let site = await Self.build("pages: {terms: false}\n")
        #expect(!site.page("en/a.html").contains("class=\"term\""))
        site.expect("en/terms.html", toHold: "<tr id=\"term-safe-area\">")
    }
}
