import Diagnostics
import Testing

@testable import SiteBuilder

@Suite struct DownloadsTests {
    struct RewriteCase: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let html: String
        let text: String
    }

    static let cases = [
        RewriteCase(testDescription: "empty elements", html: "a<br>b<img src=\"c\">", text: "a<br/>b<img src=\"c\"/>"),
        RewriteCase(
            testDescription: "an attribute without value", html: "<p hidden>a</p>", text: "<p hidden=\"\">a</p>"),
        RewriteCase(testDescription: "what stays open", html: "<div><p>a</div>b", text: "<div><p>a</p></div>b"),
        RewriteCase(
            testDescription: "character references", html: "&nbsp;&lt;&amp;&zwj;", text: "\u{A0}&lt;&amp;&amp;zwj;"),
        RewriteCase(testDescription: "what is left out", html: "a<svg><path d=\"x\"/><g></g></svg>b", text: "ab"),
        RewriteCase(testDescription: "a form feed", html: "a\u{C}b", text: "a\u{FFFD}b"),
        RewriteCase(testDescription: "the frame of a picture", html: "<picture><img></picture>", text: "<img/>"),
    ]

    @Test(arguments: cases)
    func `HTML becomes XML`(_ test: RewriteCase) {
        let rewriter = HTMLRewriter { tag in
            tag.name == "svg" ? nil : HTMLRewriter.Change(tag: tag, isShown: tag.name != "picture")
        }
        #expect(rewriter.rewrite(test.html) == test.text)
    }

    @Test func `a build makes a book for each language and an archive when it is asked to`() async {
        let files = ["content/a.en.md": SiteTest.note("Text.\n\n" + SiteTest.scenario())]
        let test = await SiteTest(files: files).build(makesDownloads: true)
        test.expectDiagnostics("")
        #expect(
            test.disk.paths(below: "Site/downloads") == [
                "Site/downloads/notchbook.en.epub", "Site/downloads/notchbook.zh-Hans.epub",
                "Site/downloads/notchbook.zip",
            ])
        test.expect("en/a.html", toHold: "href=\"../downloads/notchbook.en.epub\"")
        let again = await SiteTest(files: files).build(makesDownloads: true)
        #expect(again.disk.snapshot == test.disk.snapshot)
        let without = await SiteTest(files: files).build()
        #expect(without.disk.paths(below: "Site/downloads").isEmpty)
        #expect(!without.page("en/a.html").contains("downloads/"))
    }
}
