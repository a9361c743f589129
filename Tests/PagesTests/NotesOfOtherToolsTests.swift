import ContentSupport
import Foundation
import SiteSupport
import Testing

@testable import Pages

/// What was reported of other tools, tried on a whole site: each note is a page, an attachment or a message.
@Suite struct NotesOfOtherToolsTests {
    private static func build(_ files: [String: String], settings: String = "", makesDownloads: Bool = false) async
        -> SiteTest
    {
        var all = files.reduce(into: [:]) { $0["content/" + $1.key] = $1.value }
        all["content/site.yaml"] = "languages: [en]\npages: {single-page: false}\n" + settings
        return await SiteTest(files: all, pairing: false).build(makesDownloads: makesDownloads)
    }

    @Test func `a note 404 is the page that readers of a missing address see`() async {
        let test = await Self.build(
            ["404.md": "# Lost?\n\nTry [the start](start.md), LOSTWORD.\n", "start.md": "# Start\n"],
            settings: "address: https://a.example/notes/\n", makesDownloads: true)
        test.expectDiagnostics("")
        test.expect("404.html", toHold: "LOSTWORD").expect("404.html", toHold: "href=\"/notes/start.html\"")
        #expect(!test.page("index.html").contains("Lost?"))
    }

    @Test func `a link to a draft says that it is one`() async {
        let test = await Self.build([
            "plan.md": "---\ntitle: Plan\ndraft: true\n---\n",
            "old.md": "---\ntitle: Old\nexpiryDate: 2020-01-01\n---\n",
            "start.md": "# Start\n\n[plan](plan.md) and [old](old.md)\n",
        ])
        test.expectDiagnostics(
            """
            content/start.md:3:1: error: the note 'plan.md' exists, but is left out because it is a draft [link/unknown-page]
            content/start.md:3:21: error: the note 'old.md' exists, but has been left out since 2020-01-01, its 'expiryDate' [link/unknown-page]

            """)
    }

    @Test func `old addresses of Jekyll and Hugo lead to the note`() async {
        let test = await Self.build([
            "moved.md":
                "---\ntitle: Moved\npermalink: /guides/new/\naliases:\n  - /blog/old/\n  - /2015/01/02/older.html\nredirect_from: /legacy\n---\nText.\n",
            "start.md": "# Start\n\n[Moved](moved.md)\n",
        ])
        test.expectDiagnostics("")
        for path in ["blog/old.html", "blog/old/index.html", "2015/01/02/older.html", "legacy.html"] {
            test.expect(path, toHold: "guides/new.html")
        }
        test.expect("start.html", toHold: "href=\"guides/new.html\"")
    }

    @Test func `names of posts give title and day`() async {
        let test = await Self.build([
            "_posts/2016-05-20-welcome-to-jekyll.md": "---\nlayout: post\n---\n\nText.\n",
            "_posts/2999-01-01-later.md": "Text.\n", "start.md": "# Start\n",
        ])
        test.expectDiagnostics("")
        test.expect("_posts/2016-05-20-welcome-to-jekyll.html", toHold: "<h1>Welcome To Jekyll</h1>")
        #expect(test.page("_posts/2999-01-01-later.html").isEmpty)
    }

    @Test(arguments: [
        ("<!-- markdownlint-disable -->\n\n# After a comment\n\ntext\n", "After a comment"),
        ("[![build](b.svg)](https://ci.example/)\n\n# Project\n\ntext\n", "Project"),
        ("---\n---\n\n# After an empty head\n\ntext\n", "After an empty head"),
        ("## Starts with level two\n\ntext\n", "Starts with level two"),
    ])
    func `a title stands once on its page`(_ text: String, _ title: String) async {
        let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"2\"/>"
        let test = await Self.build(["a.md": text, "b.svg": svg])
        let page = test.page("a.html")
        #expect(page.contains("<h1>\(title)</h1>"))
        let body = page.components(separatedBy: "<div class=\"prose\">").last ?? ""
        #expect(!body.contains(">" + title))
        #expect(!body.contains("<hr"))
    }

    @Test func `a page without a title is called after its file, not after its first section`() async {
        let test = await Self.build(["Aliases.md": "Another name.\n\n## Add an alias\n\nOne.\n"])
        test.expectDiagnostics("").expect("Aliases.html", toHold: "<h1>Aliases</h1>")
    }

    @Test func `files in other markup are said and not published`() async {
        let test = await Self.build([
            "page.rst": "Page\n====\n", "guide.mdx": "# Guide\n\nexport const a = 1\n\nHello\n",
            "start.md": "# Start\n\n[guide](guide.mdx)\n",
        ])
        test.expectDiagnostics(
            "warning: 'content/page.rst' is not Markdown, so it gets no page and is not published; convert it to Markdown [site/other-markup]\n"
        )
        test.expect("guide.html", toHold: "Hello").expect("start.html", toHold: "href=\"guide.html\"")
        #expect(!test.disk.paths(below: "Site").contains { $0.hasSuffix(".rst") })
    }

    @Test func `templates and configuration of other tools are not published`() async {
        let test = await Self.build([
            "_config.yml": "title: My blog\n", "_layouts/a.html": "<p>", "Gemfile": "x", "node_modules/a/b.js": "x",
            "a.md": "# A\n", "kept.txt": "x",
        ])
        test.expectDiagnostics("").expect("a.html", toHold: "My blog")
        let published = test.disk.paths(below: "Site/files")
        #expect(published == ["Site/files/kept.txt"])
    }

    @Test func `the summary of a book gives the order of its pages`() async {
        let test = await Self.build([
            "SUMMARY.md": "# Summary\n\n[Preface](z.md)\n\n# Part one\n\n- [B](b.md)\n  - [A](a.md)\n", "z.md": "# Z\n",
            "b.md": "# B\n", "a.md": "# A\n",
        ])
        test.expectDiagnostics("")
        let page = test.page("index.html")
        let places = ["z.html", "b.html", "a.html"].compactMap { page.range(of: "href=\"\($0)\"")?.lowerBound }
        #expect(places.count == 3 && places == places.sorted())
        #expect(test.page("SUMMARY.html").isEmpty)
    }

    @Test func `links of DocC say the title of what they lead to`() async {
        let test = await Self.build([
            "Hello.md":
                "# Hello\n\n<doc:Other-Page>, <doc:Other-Page#The-“Quoted”-Part>, <doc:#Part-Two!>\n\n## Part Two!\n",
            "Other Page.md": "# The other one\n\n## The “Quoted” Part\n",
        ])
        test.expectDiagnostics("")
        for words in [">The other one</a>", ">The “Quoted” Part</a>", ">Part Two!</a>"] {
            test.expect("Hello.html", toHold: words)
        }
    }

    @Test func `links of a wiki find notes and pictures wherever they lie`() async {
        let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"2\"/>"
        let test = await Self.build([
            "a.md": "# A\n\n[[My note#A part|words]] ![[p.svg]] [[Nick]] [[None]]\n\n![[My note#A part]]\n",
            "deep/My note.md": "---\naliases: [Nick]\n---\n# My note\n\n## A part\n\nTaken over.\n", "img/p.svg": svg,
            ".obsidian/app.json": "{}",
        ])
        test.expectDiagnostics(
            "content/a.md:3:46: warning: no note or file is called 'None', so the text is not a link "
                + "[link/unknown-name]\n"
        )
        test.expect("a.html", toHold: "href=\"deep/My%20note.html#a-part\">words</a>")
        test.expect("a.html", toHold: "src=\"files/img/p.svg\"").expect("a.html", toHold: "<p>Taken over.</p>")
    }

    @Test func `a page and a file of one address are told by both names`() async {
        let test = await Self.build(["files/a.md": "# A\n", "a.html": "<p>a</p>"])
        test.expectDiagnostics(
            "content/files/a.md:1:1: error: the page of this note and the file 'a.html' would both be 'files/a.html', so the file is left out; rename one [site/duplicate-page]\n"
        )
        test.expect("files/a.html", toHold: "<h1>A</h1>")
    }

    @Test func `a picture with a decomposed name is found under the name that it has`() async {
        let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"2\"/>"
        let test = await Self.build(["bu\u{308}cher.svg": svg, "a.md": "# A\n\n![Books](b\u{FC}cher.svg)\n"])
        test.expectDiagnostics("").expect("a.html", toHold: "src=\"files/bu%CC%88cher.svg\"").expect(
            "a.html", toHold: "width=\"8\"")
    }

    @Test(arguments: ["2026-02-30", "2026-11-25T25:00:00Z", "yesterday"])
    func `a day that is none is an error`(_ date: String) async {
        let test = await Self.build(["a.md": "---\ntitle: A\ndate: \(date)\n---\n"])
        #expect(test.diagnostics.contains("content/a.md:3:7: error: 'date' takes a date"))
    }

    @Test func `an include outside the content folder needs a word of the settings`() async {
        let files = ["a.md": "# A\n\n```swift\n{{#include ../code/a.swift}}\n```\n", "../code/a.swift": "let a = 1\n"]
        let refused = await Self.build(files)
        refused.expectDiagnostics(
            "content/a.md:4:1: error: to include files outside the content folder, allow them in site.yaml: 'includes: "
                + "[../code]' [markdown/include]\n"
        )
        let allowed = await Self.build(files, settings: "includes: [../code]\n")
        allowed.expectDiagnostics("").expect("a.html", toHold: "a = ")
    }

    @Test func `a file of many megabytes is not included, and not read`() async {
        let test = await Self.build([
            "a.md": "# A\n\n```\n{{#include big.txt}}\n```\n",
            "big.txt": String(repeating: "a line\n", count: 1_300_000),
        ])
        #expect(
            test.diagnostics.contains(
                "content/a.md:4:1: error: 'big.txt' is too large to include; the limit is 8 MB [markdown/include]\n"))
    }
}
