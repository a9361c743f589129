import ContentSupport
import SiteSupport
import Testing

@testable import Content
@testable import Pages
@testable import Publishing

@Suite struct PreviewsTests {
    private static let files = [
        "content/a.en.md": SiteTest.note(
            "Before.\n\n## Values {#values}\n\nThe inset is {{bars: view.safeAreaInsets.top}}.\n\n"
                + SiteTest.scenario()
                + "\n## Empty\n\n## List\n\nThese:\n\n- one \"x\"\n- two\n",
            title: "A & more"),
        "content/a.zh-Hans.md": SiteTest.note("软件。\n\n```scenario\nuse: bars\n```\n", title: "甲"),
    ]

    private static func build(_ settings: String = "") async -> SiteTest {
        var files = files
        if !settings.isEmpty { files["content/site.yaml"] = settings }
        return await SiteTest(files: files).build()
    }

    /// Built once for all tests.
    private static let site = Task { await build() }

    @Test func `a script beside each page has its sections, their first words, numbers resolved`() async {
        let script = await Self.site.value.page("en/a.preview.js")
        #expect(script.hasPrefix("pagePreview([[\"\",\"A & more\",\""))
        #expect(script.contains("[\"values\",\"Values\",\"The inset is 88."))
        #expect(script.contains("[\"list\",\"List\",\"These: one \\\"x\\\" two\"]"))
        #expect(!script.contains("\"empty\""))
        #expect(script.hasSuffix("]);\n"))
    }

    @Test func `sections of the traditional edition are in its script`() async {
        #expect(await Self.site.value.page("zh-Hant/a.preview.js").contains("軟體。"))
    }

    @Test func `a list of all pages is previewed by its title alone`() async {
        let script = await Self.site.value.page("en/index.preview.js")
        #expect(script.split(separator: "\n").count == 1)
    }

    @Test func `pages name the folders in which the words of both languages are`() async {
        let site = await Self.site.value
        site.expect("en/a.html", toHold: "data-root=\"../\" data-folder=\"\" data-languages=\"\"></div>")
        site.expect("both/a.html", toHold: "data-folder=\"both/\" data-languages=\"en zh-Hans\"></div>")
        site.expect("en/a.html", toHold: "assets/previews.js")
        #expect(site.page("both/a.preview.js").isEmpty)
        #expect(!site.page("index.html").contains("assets/previews.js"))
    }

    @Test func `a site without previews has none of it`() async {
        let site = await Self.build("pages: {previews: false}\n")
        #expect(site.page("en/a.preview.js").isEmpty)
        #expect(!site.page("en/a.html").contains("preview"))
    }
}
