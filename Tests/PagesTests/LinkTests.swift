import Content
import ContentSupport
import Diagnostics
import SiteSupport
import Testing

@testable import Pages

/// A line of a note, what the page holds for it, and what is reported.
struct LinkCase: Sendable, CustomTestStringConvertible {
    let markdown: String
    let html: String
    var reported = ""

    var testDescription: String { markdown }

    static let all: [LinkCase] = [
        LinkCase(markdown: "[x](other.md)", html: "<a href=\"other.html\">x</a>"),
        LinkCase(markdown: "[x](other.html#part-two)", html: "<a href=\"other.html#part-two\">x</a>"),
        LinkCase(markdown: "[x](other.zh-Hans.md)", html: "<a href=\"../zh-Hans/other.html\">x</a>"),
        LinkCase(markdown: "[x](rules.html)", html: "<a href=\"rules.html\">x</a>"),
        LinkCase(markdown: "[x](devices.html#iphone-x)", html: "<a href=\"devices.html#iphone-x\">x</a>"),
        LinkCase(markdown: "[x](#figure-bars)", html: "<a href=\"#figure-bars\">x</a>"),
        LinkCase(markdown: "[x](https://example.org/?a=1&b)", html: "<a href=\"https://example.org/?a=1&amp;b\">x</a>"),
        LinkCase(markdown: "[x](media/d%20ot.gif)", html: "<a href=\"../files/media/d%20ot.gif\">x</a>"),
        LinkCase(
            markdown: "![dot](<media/d ot.gif>)",
            html: "<img src=\"../files/media/d%20ot.gif\" alt=\"dot\" decoding=\"async\">"),
        LinkCase(
            markdown: "[x](othr.html)", html: "<a href=\"othr.html\">x</a>",
            reported: "error: there is no page 'en/othr.html' [link/unknown-page]"),
        LinkCase(
            markdown: "[x](other.html#part-too)", html: "<a href=\"other.html#part-too\">x</a>",
            reported: "error: there is no anchor 'part-too' on the page 'en/other.html' [link/unknown-anchor]"),
        LinkCase(
            markdown: "[x](#nowhere)", html: "<a href=\"#nowhere\">x</a>",
            reported: "error: there is no anchor 'nowhere' on the page 'en/a.html' [link/unknown-anchor]"),
        LinkCase(
            markdown: "[x](/gone.html)", html: "<a href=\"/gone.html\">x</a>",
            reported:
                "error: '/gone.html' begins at the root of a server, which a site opened from disk does not have; "
                + "write the path relative to this page [link/absolute-path]"),
        LinkCase(markdown: "[x](/other.html)", html: "<a href=\"other.html\">x</a>"),
        LinkCase(
            markdown: "[x](//example.com)", html: "<a href=\"https://example.com\">x</a>",
            reported: "error: '//example.com' takes its scheme from the page, which has none when opened from "
                + "disk; write 'https://example.com', which is where the link leads [link/absolute-path]"),
        LinkCase(
            markdown: "[x](../../etc/passwd)", html: "<a href=\"../../etc/passwd\">x</a>",
            reported: "error: '../../etc/passwd' leads outside the site [link/outside]"),
        LinkCase(
            markdown: "[x]()", html: "<a href=\"\">x</a>", reported: "error: the link has no address [link/empty]"),
        LinkCase(
            markdown: "![gone](media/gone.png)", html: "<span class=\"missing\">gone</span>",
            reported: "error: there is no file 'media/gone.png' in the content folder [link/unknown-file]"),
        LinkCase(
            markdown: "![far](https://example.org/a.png)", html: "<a href=\"https://example.org/a.png\">far</a>",
            reported: "warning: the picture is on another site, 'example.org', and becomes a link; "
                + "put a copy into the content folder [link/remote-image]"),
        LinkCase(
            markdown: "[![far](https://example.org/a.png)](other.html)", html: "<a href=\"other.html\">far</a>",
            reported: "warning: the picture is on another site, 'example.org', and becomes a link; "
                + "put a copy into the content folder [link/remote-image]"),
    ]
}

@Suite struct LinkTests {
    @Test(arguments: LinkCase.all)
    func `links and pictures of notes are followed`(_ example: LinkCase) async {
        let scenario = example.markdown.contains("#figure") ? SiteTest.scenario() : ""
        let files = [
            "content/a.en.md": SiteTest.note(example.markdown + "\n\n" + scenario),
            "content/other.en.md": SiteTest.note("## Part two\n"), "content/media/d ot.gif": "GIF89a",
        ]
        let generated = Set.references.filter { example.markdown.contains($0.slug + ".html") }
        let test = await SiteTest(files: files, making: generated).build()
        test.expect("en/a.html", toHold: example.html)
        let column = example.markdown.hasPrefix("[!") && example.reported.hasPrefix("warning") ? 2 : 1
        test.expectDiagnostics(example.reported.isEmpty ? "" : "content/a.en.md:5:\(column): \(example.reported)\n")
        #expect(test.page("files/media/d ot.gif") == "GIF89a")
    }

    @Test func `every link inside the site leads somewhere`() async {
        let body = "{{bars: view.safeAreaInsets.top}}\n\n## Part\n\n" + SiteTest.scenario(expecting: "view.frame.y: 0")
        let files = [
            "content/a.en.md": SiteTest.note(body),
            "content/deep/安全 区.en.md": SiteTest.note("Text.\n\nA[^1].\n\n[^1]: B\n"),
        ]
        let test = await SiteTest(files: files, making: .everything).build()
        let made = Set(test.disk.paths(below: "Site").map { String($0.dropFirst(5)) })
        var references = SiteReferences(of: test, files: made)
        for page in made.sorted() where page.hasSuffix(".html") {
            for problem in references.broken(on: page) { Issue.record("\(page): \(problem)") }
        }
        #expect(made.count > 20)
    }

    @Test func `tags that differ in a space, a hyphen or an underscore have places of their own`() {
        let tags = ["safe area", "safe-area", "safe_area", "safe~uarea", "safe  area"]
        #expect(
            tags.map { TagsPage.anchor(of: $0) } == [
                "tag-safe_area", "tag-safe-area", "tag-safe~uarea", "tag-safe~tuarea", "tag-safe__area",
            ])
    }
}
