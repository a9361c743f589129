import Build
import ContentSupport
import Diagnostics
import SiteSupport
import Testing

/// A note that nobody should write, and a code that is reported for it.
struct NastyNoteCase: Sendable, CustomTestStringConvertible {
    let id: String
    let text: String
    var code: String?
    /// Something of the page that survives.
    var kept = ""

    var testDescription: String { id }

    static let all: [NastyNoteCase] = [
        NastyNoteCase(id: "empty", text: "", code: "site/title-missing"),
        NastyNoteCase(id: "only a mark", text: "---", code: nil, kept: "<hr>"),
        NastyNoteCase(id: "blog head", text: "---\nlayout: post\ntitle: A\ncategories: [iOS]\n---\nText", kept: "Text"),
        NastyNoteCase(id: "old Mac line ends", text: "---\rtitle: A\r---\rText", kept: "Text"),
        NastyNoteCase(
            id: "pictures elsewhere", text: "# A\n![x](https://example.org/a.png?w=120&h=236)\n",
            code: "link/remote-image", kept: "<a href=\"https://example.org/a.png?w=120&amp;h=236\">x</a>"),
        NastyNoteCase(id: "pictures of nothing", text: "# A\n![]() |\n", code: "link/empty"),
        NastyNoteCase(
            id: "HTML", text: "# A\n<script>alert(1)</script> b\n", code: "markdown/raw-html", kept: "<p> b</p>"),
        NastyNoteCase(
            id: "links that run code", text: "# A\n[x](javascript:alert%281%29)\n", code: "markdown/unsafe-destination"),
        NastyNoteCase(
            id: "template marks in text", text: "# A\n\n`{{page}}` and {{#each}}\n",
            kept: "<code>{{page}}</code> and {{#each}}"),
        NastyNoteCase(id: "empty scenario", text: "# A\n```scenario\n```\n", code: "site/scenario-empty"),
        NastyNoteCase(
            id: "two scenarios in a fence", text: "# A\n```scenario\nid: a\n---\nid: b\n```\n",
            code: "site/second-scenario"),
        NastyNoteCase(
            id: "scenario that is no mapping", text: "# A\n```scenario\n- 1\n```\n", code: "scenario/wrong-type"),
        NastyNoteCase(id: "unclosed fence", text: "# A\n```scenario\nid: a\n", code: "scenario/missing-key"),
        NastyNoteCase(
            id: "a thousand quotations", text: "# A\n" + String(repeating: "> ", count: 10_000) + "x\n",
            code: "markdown/nesting-too-deep"),
        NastyNoteCase(id: "a long line", text: "# A\n" + String(repeating: "安全区 ", count: 50_000), kept: "安全区"),
        NastyNoteCase(
            id: "marks in a title", text: "---\ntitle: '<b> & \"x\"'\n---\n", kept: "&lt;b&gt; &amp; &quot;x&quot;"),
    ]
}

@Suite struct NastyNoteTests {
    @Test(arguments: NastyNoteCase.all)
    func `a nasty note becomes a page`(_ example: NastyNoteCase) async {
        let test = await SiteTest(files: ["content/a.en.md": example.text]).check()
        let codes = test.report?.diagnostics.map { $0.code.description } ?? []
        #expect(example.code.map { codes.contains($0) } ?? true, "\(test.diagnostics)")
        #expect(test.report?.outcome == .checked)
        #expect(test.report?.diagnostics.allSatisfy { $0.span != nil } == true)
    }

    @Test(arguments: NastyNoteCase.all.filter { !$0.kept.isEmpty })
    func `what can be kept of a nasty note is kept`(_ example: NastyNoteCase) async {
        await SiteTest(files: ["content/a.en.md": example.text]).build().expect("en/a.html", toHold: example.kept)
    }

    @Test func `bytes that are not UTF-8 are reported at their line`() async {
        let test = SiteTest(files: ["content/a.en.md": SiteTest.note("ok")])
        test.disk.change { $0.files["content/a.en.md"] = Array("# A\nx\n".utf8) + [0xFF, 0x0A] }
        #expect(await test.build().diagnostics.contains("content/a.en.md:3:1: error: the file has bytes"))
    }
}
