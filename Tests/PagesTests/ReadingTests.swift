import SiteSupport
import Testing

@testable import Pages

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

    @Test(arguments: [
        ("下移了 64 点", "下移了 64\u{A0}点"), ("64 points", "64 points"), ("第 3", "第 3"),
        ("iOS 26 和 27 改了", "iOS 26\u{A0}和 27\u{A0}改了"),
    ])
    func `a heading does not break between a number and what it counts`(_ title: String, _ bound: String) {
        #expect(title.withBoundNumbers == bound)
    }
}
