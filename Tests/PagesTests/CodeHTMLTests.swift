import SiteSupport
import Testing

@testable import Content
@testable import Figures
@testable import Pages

@Suite struct CodeHTMLTests {
    @Test func `a page's samples are coloured, and escaped`() async {
        let note = SiteTest.note("```swift\nlet a: Set<Int> = []\n```\n\n```objc\nid a;\n```\n\n```text\nlet\n```\n")
        let test = await SiteTest(files: ["content/a.en.md": note]).build()
        test.expect(
            "en/a.html",
            toHold: "<code class=\"language-swift\"><span class=\"k\">let</span> a: <span class=\"t\">Set</span>&lt;")
        test.expect("en/a.html", toHold: "<code class=\"language-objc\"><span class=\"t\">id</span> a;")
        test.expect("en/a.html", toHold: "<code class=\"language-text\">let\n</code>")
    }
}
