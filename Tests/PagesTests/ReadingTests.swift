import SiteSupport
import Testing

/// What readers stumbled over.
@Suite struct ReadingTests {
    @Test func `a value whose derivation is on the page leads to it, though another page shows the figure, too`() async
    {
        let files = [
            "content/a.en.md": SiteTest.note(SiteTest.scenario()),
            "content/b.en.md": SiteTest.note(
                "{{bars: view.safeAreaInsets.top}}\n\n```scenario\nuse: bars\n```\n", title: "B"),
            "content/c.en.md": SiteTest.note("{{bars: view.safeAreaInsets.top}}\n", title: "C"),
        ]
        let site = await SiteTest(files: files).build()
        site.expect("en/b.html", toHold: "<data value=\"88\"><a href=\"#")
        site.expect("en/c.html", toHold: "<data value=\"88\"><a href=\"a.html#")
    }

    @Test func `the first picture of a page is loaded at once, those below it when they are near`() async {
        let files = [
            "content/a.en.md": SiteTest.note("![a](media/dot.gif)\n\n![b](media/dot.gif)\n"),
            "content/media/dot.gif": "GIF89a",
        ]
        let site = await SiteTest(files: files).build()
        site.expect("en/a.html", toHold: "alt=\"a\" decoding=\"async\"")
        site.expect("en/a.html", toHold: "alt=\"b\" loading=\"lazy\" decoding=\"async\"")
    }
}
