import Languages
import Build
import Diagnostics
import Search
import SiteSupport
import Testing

@testable import Content
@testable import Pages
@testable import Publishing

@Suite struct SiteSearchTests {
    private static func sections(of body: String) -> [SearchPage.Section] {
        var page = Page(route: Route(.english, "a"), language: .english, title: "Title", body: body)
        page.summary = "Summary."
        return PageSections.read(page)
    }

    private static func dump(_ body: String) -> [String] {
        sections(of: body).map { "\($0.anchor)|\($0.title)|\($0.text)" + ($0.isEntry ? "|entry" : "") }
    }

    struct SectionCase: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let html: String
        let sections: [String]
    }

    static let cases = [
        SectionCase(
            testDescription: "headings with ids",
            html: "<p>One <b>b</b>old.</p><h2 id=\"x\">A <code>b</code></h2><p>Two.</p>",
            sections: ["|Title|Summary. One bold.", "x|A b|Two."]),
        SectionCase(
            testDescription: "a section's id",
            html: "<section id=\"s\"><h3><a href=\"#s\">T</a></h3><p>In.</p></section>Out.",
            sections: ["|Title|Summary. Out.", "s|T|In."]),
        SectionCase(
            testDescription: "rows with ids",
            html: "<table><tr id=\"r\"><th>key</th><td>means</td></tr><tr><th>no</th></tr></table>After",
            sections: ["|Title|Summary. After", "r|key|means no"]),
        SectionCase(
            testDescription: "entries, and what follows them",
            html: "<h2 id=\"a\" data-search=\"entry\">A</h2><p>In.</p><table data-search=\"entry\"><tr id=\"r\">"
                + "<th>key</th></tr></table><h2 id=\"b\">B</h2>",
            sections: ["|Title|Summary.", "a|A|In.|entry", "r|key||entry", "b|B|"]),
        SectionCase(
            testDescription: "a heading without id", html: "<h2>Plain</h2>text",
            sections: ["|Title|Summary. Plain text"]),
        SectionCase(
            testDescription: "what is left out",
            html: "a<div data-search=\"none\"><h2 id=\"n\">N</h2><br>x</div>b<svg><title>t</title></svg><br>c",
            sections: ["|Title|Summary.a b c"]),
        SectionCase(
            testDescription: "character references", html: "a &lt;b&gt; &amp;amp; &#x4E2D;&nbsp;d &unknown; &",
            sections: ["|Title|Summary.a <b> &amp; 中 d &unknown; &"]),
        SectionCase(
            testDescription: "broken HTML", html: "<p>a</b><h2 id=\"h\">x", sections: ["|Title|Summary. a", "h|x|"]),
    ]

    @Test(arguments: cases)
    func `a page falls into sections`(_ test: SectionCase) {
        #expect(Self.dump(test.html) == test.sections)
    }

    @Test func `a site has an index and shards in each language`() async {
        let test = await SiteTest(files: ["content/a.en.md": SiteTest.note("## Odd words\n\nxylophone\n")]).build()
        test.expectDiagnostics("")
        test.expect("search/en.js", toHold: "[\"a.html\",0,")
        test.expect("search/en-0.js", toHold: "[\"odd-words\",\"Odd words\",\"xylophone\"]")
        test.expect("search/zh-Hans.js", toHold: "\"language\":\"zh-Hans\"")
        let dialog = "<dialog class=\"search\" lang=\"en\" data-root=\"../\""
        test.expect("en/a.html", toHold: dialog + " data-languages=\"en\" data-others=\"zh-Hans zh-Hant\"")
    }

    @Test func `pages in both languages ask both indexes`() async {
        let files = ["content/a.en.md": SiteTest.note("Text."), "content/a.zh-Hans.md": SiteTest.note("文字。")]
        let test = await SiteTest(files: files).build()
        let apart = "devices.html rules.html scenario-language.html diagnostics.html"
        let languages = "data-languages=\"en zh-Hans\" data-others=\"zh-Hant\""
        test.expect("both/a.html", toHold: "\(languages) data-folder=\"both\" data-apart=\"\(apart)\"")
        test.expect("index.html", toHold: "\(languages) data-folder=\"\" data-apart=\"\"")
        test.expect("index.html", toHold: "data-none=\"Nothing found · 没有找到\"")
    }

    @Test func `a name of the scenario language that stands on no page is reported`() throws {
        let page = Page(route: Route(.english, "a"), language: .english, title: "Title", body: "<p>safeAreaInsets</p>")
        let problems = SiteSearch([page], in: .language(.english)).problems([])
        #expect(Set(problems.map { $0.code }) == [SearchCodes.symbolNotFoundCode])
        #expect(problems.contains { $0.message.contains("'contentInset'") })
        #expect(!problems.contains { $0.message.contains("'safeAreaInsets'") })
    }

    @Test func `a heading is found though other pages say its words more often`() async {
        var files = ["content/z.en.md": SiteTest.note("Text.\n\n## Bars, bars, bars\n")]
        for name in ["a", "b", "c"] {
            files["content/\(name).en.md"] = SiteTest.note("bars bars bars", title: "Bars bars bars \(name)")
        }
        await SiteTest(files: files).build().expectDiagnostics("")
    }

    @Test func `a heading that four pages of one title have is reported where it is found last`() async {
        var files: [String: String] = [:]
        for name in ["a", "b", "c", "d"] { files["content/\(name).en.md"] = SiteTest.note("## Summary\n") }
        let test = await SiteTest(files: files).build()
        let problems = test.report?.diagnostics.filter { $0.span?.file == "content/d.en.md" } ?? []
        #expect(problems.map { $0.code } == [SearchCodes.headingNotFoundCode, SearchCodes.headingNotFoundCode])
        #expect(
            problems.last?.message.hasPrefix("a search for the heading 'Summary' does not lead to 'en/d.html'") == true)
    }

    @Test func `a heading that several pages have is found with the title of its page`() async {
        var files: [String: String] = [:]
        for name in ["a", "b", "c", "d", "e"] {
            files["content/\(name).en.md"] = SiteTest.note("## Summary\n", title: "Page \(name)")
        }
        await SiteTest(files: files).build().expectDiagnostics("")
    }
}
