import Content
import NoteScenarios
import SiteSupport
import Testing

@Suite struct BothTests {
    private func site(_ english: String, _ chinese: String) async -> SiteTest {
        await SiteTest(files: [
            "content/a.en.md": SiteTest.note(english, title: "The safe area"),
            "content/a.zh-Hans.md": SiteTest.note(chinese, title: "安全区"),
        ]).build()
    }

    @Test func `paragraphs of one section stand side by side`() async {
        let test = await site("## One {#one}\n\nFirst.\n\nSecond.\n", "## 一 {#one}\n\n甲。\n\n乙。\n")
        test.expectDiagnostics("")
        test.expect(
            "both/a.html",
            toHold: """
                <div class="pair">
                <div class="column" lang="en">
                <p>First.</p>
                </div>
                <div class="column" lang="zh-Hans">
                <p>甲。</p>
                </div>
                </div>
                """)
        test.expect("both/a.html", toHold: "<h2 id=\"one\">One")
        test.expect("both/a.html", toHold: "<h2 id=\"zh-Hans-one\">一")
        test.expect("both/a.html", toHold: "<h1>The safe area <span lang=\"zh-Hans\">安全区</span></h1>")
    }

    @Test func `a figure that only one note shows speaks that note's language`() async {
        let files = [
            "content/a.en.md": SiteTest.note("Text."), "content/a.zh-Hans.md": "# 甲\n\n" + SiteTest.scenario(),
        ]
        let test = await SiteTest(files: files).build()
        test.expect("both/a.html", toHold: "figures/bars.zh-Hans.svg")
        test.expect("zh-Hant/a.html", toHold: "figures/bars.zh-Hant.svg")
    }

    @Test func `a figure that both notes show is there once, with captions in both languages`() async {
        let test = await site(
            "Before.\n\n" + SiteTest.scenario() + "\nAfter, {{bars: view.safeAreaInsets.top}}.\n",
            "之前。\n\n```scenario\nuse: bars\n```\n\n之后 {{bars: view.safeAreaInsets.top}}。\n")
        let page = test.page("both/a.html")
        #expect(page.split(separator: "<figure ").count == 2)
        test.expect("both/a.html", toHold: "<p class=\"figure-title\">Both bars</p>")
        test.expect("both/a.html", toHold: "<div lang=\"zh-Hans\"><p class=\"figure-title\">两种栏</p>")
        test.expect("both/a.html", toHold: "figures/bars.en.svg")
        #expect(page.split(separator: "href=\"#why-bars-view.safeAreaInsets.top\"").count == 3)
    }

    @Test func `code that is the same is there once`() async {
        let code = "```swift\nlet a = 1\n```\n"
        let test = await site(code + "\n```swift\n// one\n```\n", code + "\n```swift\n// 一\n```\n")
        #expect(test.page("both/a.html").split(separator: "<code").count == 4)
    }

    @Test func `a section that one language lacks says so and is reported at its heading`() async {
        let test = await site(
            "## One {#one}\n\nA.\n\n## Two {#two}\n\nB. [up](#one)\n", "## 一 {#one}\n\n甲。\n\n## 三 {#three}\n\n丙。\n")
        test.expectDiagnostics(
            "content/a.en.md:9:1: warning: the section 'two' is not in 'content/a.zh-Hans.md'; write it there, or give "
                + "both headings the same '{#id}' [site/section-unmatched]\n"
                + "content/a.zh-Hans.md:9:1: warning: the section 'three' is not in 'content/a.en.md'; write it there, "
                + "or give both headings the same '{#id}' [site/section-unmatched]\n")
        test.expect("both/a.html", toHold: "<p class=\"notice\">这一节还没有中文版。</p>")
        test.expect("both/a.html", toHold: "<p class=\"notice\">This section is not available in English yet.</p>")
        test.expect("both/a.html", toHold: "<h2 id=\"three\">")
        test.expect("both/a.html", toHold: "<a href=\"#three\" lang=\"zh-Hans\">三</a>")
    }

    @Test func `sections in another order or at another level are reported`() async {
        let test = await site(
            "## One {#one}\n\n## Two {#two}\n\n### Three {#three}\n", "## 二 {#two}\n\n## 三 {#three}\n\n## 一 {#one}\n")
        let lines = test.diagnostics.split(separator: "\n")
        #expect(lines.count == 4)
        #expect(lines[0].contains("a.en.md:5:1: warning: the section 'one' is in a different place"))
        #expect(lines[1].contains("a.en.md:9:1: warning: the heading 'three' has a different level"))
    }

    @Test func `links stay in the edition`() async {
        let files = [
            "content/a.en.md": SiteTest.note("[b](b.md#x) and [rules](rules.html)."),
            "content/a.zh-Hans.md": SiteTest.note("[乙](b.md#x)。", title: "甲"),
            "content/b.en.md": SiteTest.note("## X {#x}\n", title: "B"),
            "content/b.zh-Hans.md": SiteTest.note("## 叉 {#x}\n", title: "乙"),
        ]
        let test = await SiteTest(files: files, making: [.rules]).build()
        test.expectDiagnostics("")
        #expect(test.page("both/a.html").split(separator: "href=\"b.html#x\"").count == 3)
        test.expect("both/a.html", toHold: "href=\"../en/rules.html\">rules</a>")
        test.expect("both/a.html", toHold: "<a class=\"next\" rel=\"next\" href=\"b.html\">")
        test.expect("both/a.html", toHold: "<a href=\"../zh-Hans/a.html\" lang=\"zh-Hans\" hreflang=\"zh-Hans\">")
    }

    @Test func `a note in one language stands alone, with a notice`() async {
        let test = await SiteTest(
            files: ["content/a.zh-Hans.md": "---\ntitle: 甲\n---\n## 一 {#one}\n"], pairing: false
        ).build()
        test.expect("both/a.html", toHold: "<article lang=\"zh-Hans\">")
        test.expect("both/a.html", toHold: "has not been translated yet")
    }

    @Test func `notes with raw tags are not taken apart`() async {
        let test = await site("<details>\n\nA.\n\n</details>\n", "<details>\n\n甲。\n\n</details>\n")
        let page = test.page("both/a.html")
        #expect(page.split(separator: "class=\"pair\"").count == 2)
        #expect(page.split(separator: "<details>").count == page.split(separator: "</details>").count)
    }
}
