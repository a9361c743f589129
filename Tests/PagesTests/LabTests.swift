import Content
import SiteSupport
import Testing

/// The page where readers build screens.
@Suite struct LabTests {
    /// In a tool that was built without the engine for pages, as every debug build in a fresh clone is.
    @Test func `without the engine it says why it cannot run, and what leads to it holds`() async {
        let note = SiteTest.note("[Lab](lab.html)\n\n" + SiteTest.scenario(), title: "A")
        let site = await SiteTest(
            files: ["content/a.en.md": note, "content/site.yaml": "doors: [{title: Try, pages: [a, lab]}]\n"],
            making: [.lab]
        ).build()
        site.expectDiagnostics("")
        site.expect("en/lab.html", toHold: "<p>The lab cannot run here, because the tool that made this site")
        site.expect("zh-Hans/lab.html", toHold: "<p>布局实验室在这里用不了")
        #expect(!site.page("en/lab.html").contains("<script src=\"../assets/lab.js\""))
        #expect(!site.page("en/a.html").contains(".live.js"))
        #expect(site.page("assets/engine.js").isEmpty)
    }
}
