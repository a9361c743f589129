import SiteSupport
import Testing

/// Sections that one language lacks are shown in the other.
@Suite struct MissingSectionTests {
    private func site(_ english: String, _ chinese: String) async -> SiteTest {
        await SiteTest(files: [
            "content/a.en.md": SiteTest.note(english, title: "A"),
            "content/a.zh-Hans.md": SiteTest.note(chinese, title: "甲"),
        ]).build()
    }

    @Test func `a section that is missing is shown in the other language, with a notice, at its place`() async {
        let test = await site(
            "## One {#one}\n\nA.\n\n## Two {#two}\n\nB.[^1]\n\n### Deep {#deep}\n\n## Three {#three}\n\n[^1]: Note.\n",
            "## 一 {#one}\n\n甲。\n\n## 三 {#three}\n\n见[二](#deep)。\n")
        test.expect(
            "zh-Hans/a.html",
            toHold: """
                <p>甲。</p>
                <section class="borrowed" lang="en">
                <h2 id="two">Two <a class="permalink" href="#two" aria-label="Link to this section"></a></h2>
                <p class="notice" lang="zh-Hans">这一节还没有中文版，以下是英文版。</p>
                <p>B.
                """)
        test.expect("zh-Hans/a.html", toHold: "<a href=\"#two\" lang=\"en\">Two</a>")
        test.expect("zh-Hans/a.html", toHold: "<li id=\"en-fn-1\">")
        #expect(test.page("zh-Hans/a.html").split(separator: "class=\"notice\"").count == 2)
        #expect(!test.diagnostics.contains("[link/"))
        #expect(!test.page("en/a.html").contains("class=\"notice\""))
        test.expect("zh-Hant/a.html", toHold: "這一節還沒有中文版，以下是英文版。")
    }

    @Test func `figures of a missing section have the words of the page`() async {
        let test = await site(
            "## One {#one}\n\nA.\n\n## Two {#two}\n\n" + SiteTest.scenario(), "## 一 {#one}\n\n甲。\n")
        test.expect("zh-Hans/a.html", toHold: "<p class=\"figure-title\">两种栏</p>")
    }

    @Test func `a section that stands elsewhere is not shown twice`() async {
        let test = await site("## One {#one}\n\n## Two {#two}\n", "## 二 {#two}\n\n## 一 {#one}\n")
        for page in ["en/a.html", "zh-Hans/a.html", "both/a.html"] {
            #expect(!test.page(page).contains("class=\"notice\""), "\(page)")
        }
    }

    @Test func `where headings have no ids in common nothing is known to be missing`() async {
        let test = await site("## One\n\nA.\n\n## Two\n\nB.\n", "## 一\n\n甲。\n\n## 二\n\n乙。\n")
        // One message for each note.
        #expect(test.diagnostics.split(separator: "\n").count == 2)
        for page in ["en/a.html", "zh-Hans/a.html", "both/a.html"] {
            #expect(!test.page(page).contains("class=\"notice\""), "\(page)")
        }
        test.expect("both/a.html", toHold: "<p>B.</p>\n</div>\n<div class=\"column\" lang=\"zh-Hans\">\n<h2")
    }

    @Test func `a section below a missing one can be linked to in both languages`() async {
        let test = await site("## One {#one}\n", "## 一 {#one}\n\n## 二 {#two}\n\n### 三 {#three}\n\n[三](#three)\n")
        for page in ["en/a.html", "both/a.html"] {
            test.expect(page, toHold: "<h3 id=\"three\">")
            #expect(test.page(page).split(separator: "class=\"notice\"").count == 2, "\(page)")
        }
        test.expect("both/a.html", toHold: "<a href=\"#three\" lang=\"zh-Hans\">三</a>")
    }
}
