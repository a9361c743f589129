import Content
import ContentSupport
import NoteScenarios
import SiteSupport
import Testing

@testable import Content
@testable import Pages
@testable import Publishing

@Suite struct SinglePageTests {
    private static let files = [
        "content/a.en.md": SiteTest.note(
            "See [there](b.md#part), [b](b.md), [here](#own), [rules](rules.html#rule-x), [codes](diagnostics.html), "
                + "[out](https://example.org/#a).\n\n## Own\n\n### Deeper\n\n" + SiteTest.scenario(), title: "First"),
        "content/b.en.md": SiteTest.note("## Part\n\n[Back](a.md)\n", title: "Second"),
        "content/deep/c d.en.md": SiteTest.note("[First](../a.md#own) ![dot](../dot.gif)\n\n## Own\n", title: "Third"),
        "content/dot.gif": "GIF89a",
    ]
    private static let page = "en/single-page.html"

    struct PartCase: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let html: String
    }

    static let parts = [
        PartCase(testDescription: "a chapter", html: "<h2 id=\"chapter-a\">First</h2>"),
        PartCase(testDescription: "a heading", html: "<h3 id=\"a--own\">Own"),
        PartCase(testDescription: "a lower heading", html: "<h4 id=\"a--deeper\">Deeper"),
        PartCase(testDescription: "the same heading of another note", html: "<h3 id=\"deep/c-d--own\">Own"),
        PartCase(testDescription: "a figure", html: "id=\"a--figure-bars\""),
        PartCase(testDescription: "a link to a section of another note", html: "<a href=\"#b--part\">there</a>"),
        PartCase(testDescription: "a link to another note", html: "<a href=\"#chapter-b\">b</a>"),
        PartCase(testDescription: "a link within a note", html: "<a href=\"#a--own\">here</a>"),
        PartCase(testDescription: "a link from a folder", html: "<a href=\"#a--own\">First</a>"),
        PartCase(testDescription: "a link to a table that is there", html: "<a href=\"#rules--rule-x\">rules</a>"),
        PartCase(testDescription: "a link to a page that is not", html: "<a href=\"diagnostics.html\">codes</a>"),
        PartCase(testDescription: "a link to another site", html: "<a href=\"https://example.org/#a\">out</a>"),
        PartCase(testDescription: "a picture", html: "src=\"../figures/bars.en.svg\""),
        PartCase(testDescription: "a picture of a note in a folder", html: "src=\"../files/dot.gif\""),
        PartCase(testDescription: "the table of contents", html: "<li><a href=\"#chapter-deep%2Fc-d\">Third</a></li>"),
        PartCase(testDescription: "the outline", html: "<li class=\"level-3\"><a href=\"#b--part\">Part</a></li>"),
        PartCase(testDescription: "the tables behind the numbers", html: "<h2 id=\"chapter-devices\">Devices</h2>"),
    ]

    @Test func `all notes stand on one page with their links and pictures`() async {
        let test = await SiteTest(files: Self.files, making: [.rules, .devices, .singlePage]).build()
        for part in Self.parts {
            #expect(test.page(Self.page).contains(part.html), "\(part)")
        }
        let order = ["chapter-a", "chapter-b", "chapter-deep/c-d", "chapter-rules", "chapter-devices"]
        #expect(
            HTMLAttributes.values(of: "aria-labelledby", in: test.page(Self.page)).filter { $0 != "book-contents" }
                == order)
        #expect(test.diagnostics.contains("rule-x"))
    }

    @Test func `a note that is not translated says so in its chapter`() async {
        let test = await SiteTest(
            files: ["content/a.en.md": SiteTest.note("Text.")], pairing: false, making: [.singlePage]
        ).build()
        test.expect(
            "zh-Hans/single-page.html", toHold: "<section class=\"chapter\" aria-labelledby=\"chapter-a\" lang=\"en\">")
        test.expect("zh-Hans/single-page.html", toHold: "<p class=\"notice\" lang=\"zh-Hans\">本页还没有译文")
    }

    @Test func `it is converted, found by no search and in no book`() async {
        let test = await SiteTest(files: Self.files, making: [.rules, .devices, .singlePage]).build(
            makesDownloads: true)
        test.expect("zh-Hant/single-page.html", toHold: "單頁版")
        test.expect("zh-Hant/single-page.html", toHold: "href=\"#rules--")
        #expect(!test.page("search/en.js").contains("single-page"))
        let book = test.disk.snapshot["Site/downloads/notchbook.en.epub"] ?? []
        #expect(!book.isEmpty && !book.contains(Array("single-page".utf8)))
    }

    @Test func `pages lead to the one of their language, those of both to both`() async {
        let test = await SiteTest(files: Self.files, making: [.rules, .devices, .singlePage]).build()
        test.expect("en/a.html", toHold: "<a href=\"single-page.html\">All on one page</a>")
        test.expect("zh-Hant/deep/c d.html", toHold: "<a href=\"../single-page.html\">單頁版</a>")
        test.expect("both/a.html", toHold: "<a href=\"../zh-Hans/single-page.html\" lang=\"zh-Hans\">单页版</a>")
        #expect(!test.page(Self.page).contains("All on one page</a>"))
    }
}
