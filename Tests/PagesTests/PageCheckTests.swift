import Build
import Diagnostics
import SiteSupport
import Testing

@testable import Content
@testable import Figures
@testable import Pages

/// Finished pages are checked, whoever wrote the templates.
@Suite struct PageCheckTests {
    private static let head =
        "<!doctype html><meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'self'\">"

    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let html: String
        let problems: [PageProblem]

        init(_ name: String, _ html: String, _ problems: PageProblem...) {
            (testDescription, self.html, self.problems) = (name, PageCheckTests.head + html, problems)
        }
    }

    static let cases = [
        Case("nothing wrong", "<a href=\"b.html#one\"><img src=\"../c.png\" alt=\"\"></a>"),
        Case("the page itself", "<p id=\"x\"><a href=\"#x\"></a><a href=\"#\"></a><a href=\"?a=b\"></a>"),
        Case("other sites", "<a href=\"https://example.org/\"></a><a href=\"mailto:a@b.c\"></a><a href=\"//x/\"></a>"),
        Case(
            "a folder", "<a href=\"./\"></a><a href=\"../en/\"></a><a href=\"../\"></a>", .brokenReference("index.html")
        ),
        Case("from the server's root", "<a href=\"/notes/en/b.html\"></a><a href=\"/elsewhere\"></a>"),
        Case("an escaped name", "<a href=\"../%C3%A9.html\"></a>"),
        Case("a missing page", "<a href=\"nowhere.html\"></a>", .brokenReference("en/nowhere.html")),
        Case("a missing style sheet", "<link href=\"../x.css\">", .brokenReference("x.css")),
        Case("a missing picture", "<img alt=\"\" srcset=\"../c.png 1x, ../d.png 2x\">", .brokenReference("d.png")),
        Case("a missing id", "<a href=\"b.html#two\"></a>", .brokenFragment("en/b.html#two")),
        Case("one id twice", "<p id=\"x\"></p><p id=\"x\"></p><p id=\"x\"></p>", .duplicateID("x")),
        Case(
            "code within the page", "<script>a()</script><style></style><p style=\"x\" onclick=\"a()\"> on=\"a",
            .inlineCode("<script>"), .inlineCode("<style>"), .inlineCode("onclick="), .inlineCode("style=")),
        Case("scripts in files", "<script defer src=\"b.html\"></script><styled>"),
        Case("a picture that says nothing", "<img src=\"../c.png\">", .silentPicture("../c.png")),
    ]

    @Test(arguments: cases) func `what is wrong with a page is found`(_ page: Case) {
        let files = [
            OutputFile("en/a.html", text: page.html), OutputFile("en/b.html", text: "<p id=\"one\">"),
            OutputFile("en/index.html", text: ""), OutputFile("é.html", text: ""),
        ]
        let checker = PageChecker(files, others: ["c.png"], root: "/notes/")
        #expect(checker.problems(in: files[0]) == page.problems)
    }

    @Test(arguments: [
        "", "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src *\">",
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'self'; script-src 'unsafe-inline'\">",
    ])
    func `a page without a strict policy is found`(_ html: String) {
        let page = OutputFile("a.html", text: html)
        #expect(PageChecker([page], others: [], root: "/").problems(in: page) == [.openPolicy])
    }

    @Test(arguments: PageCodes.documented)
    func `the example of a code triggers it on every page, and is one problem`(_ code: DocumentedCode) async throws {
        let isPolicy = code.code == PageCodes.openPolicyCode
        let page = isPolicy ? code.example : "\(SiteTest.templates["templates/page.html"] ?? "")\(code.example)"
        let test = await SiteTest(files: [
            "content/a.en.md": SiteTest.note("Text."), "templates/page.html": page,
        ]).check()
        let problems = try #require(test.report).diagnostics.filter { $0.code == code.code }
        #expect(problems.count == 1 && problems.first?.message.contains(" more") == true, "\(test.diagnostics)")
        #expect(code.explanation.hasSuffix(".") && code.chineseExplanation?.hasSuffix("。") == true)
    }

    @Test func `a heading with the name of something on the page does not disturb it`() async {
        let note = "## Search\n\n## Copy button\n\n## Page content\n\n## Page navigation\n\n## Page.content {#copy}\n"
        let test = await SiteTest(files: ["content/a.en.md": SiteTest.note(note)]).check()
        #expect(!test.diagnostics.contains("[page/"), "\(test.diagnostics)")
    }

    @Test func `a heading that takes the id of a figure is reported there`() async {
        let note = "## Figure bars\n\n" + SiteTest.scenario()
        await SiteTest(files: ["content/a.en.md": SiteTest.note(note)]).check().expectDiagnostics(
            "content/a.en.md:5:1: error: two elements of 'both/a.html' and 3 more have the id 'figure-bars'; give this "
                + "heading another with '{#id}' [page/duplicate-id]\n")
    }

    @Test func `a dead link of a note is reported once, where it stands`() async {
        let test = await SiteTest(files: ["content/a.en.md": SiteTest.note("[b](b.md) [c](#c)")]).check()
        #expect(!test.diagnostics.contains("[page/"), "\(test.diagnostics)")
        #expect(test.diagnostics.split(separator: "\n").count == 2)
    }
}
