import Build
import Diagnostics
import NoteScenarios
import SiteSupport
import Templates
import Testing

@testable import Content
@testable import Pages

/// What templates bring into pages is checked once per template, whoever wrote them.
@Suite struct TemplateCheckTests {
    private static let head =
        "<!doctype html><meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'self'\">"

    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let html: String
        /// Each code with the source that it points at.
        let problems: [String]

        init(_ name: String, _ html: String, _ problems: String...) {
            (testDescription, self.html, self.problems) = (name, html, problems)
        }
    }

    static let cases = [
        Case("nothing wrong", "<a href=\"b.html#one\"><img src=\"../c.png\" alt=\"\"></a>"),
        Case("the page itself", "<p id=\"x\"><a href=\"#x\"></a><a href=\"#\"></a><a href=\"?a=b\"></a>"),
        Case("other sites", "<a href=\"https://example.org/\"></a><a href=\"mailto:a@b.c\"></a><a href=\"//x/\"></a>"),
        Case(
            "a folder", "<a href=\"./\"></a><a href=\"../en/\"></a><a href=\"../\"></a>",
            "page/broken-reference href=\"../\""),
        Case("from the server's root", "<a href=\"/notes/en/b.html\"></a><a href=\"/elsewhere\"></a>"),
        Case("from the output folder", "<a href=\"{{root}}en/b.html#one\"></a><a href='{{ root }}c.png'></a>"),
        Case(
            "a missing file of the output folder", "<script src=\"{{root}}assets/x.js\"></script>",
            "page/broken-reference src=\"{{root}}assets/x.js\""),
        Case(
            "what the tool decides",
            "<a href=\"{{href}}\"></a><a href=\"#{{id}}\"></a><p id=\"{{id}}\"><p id=\"{{id}}\">"),
        Case("an escaped name", "<a href=\"../%C3%A9.html\"></a>"),
        Case("a missing page", "<a href=\"nowhere.html\"></a>", "page/broken-reference href=\"nowhere.html\""),
        Case("a missing style sheet", "<link href=\"../x.css\">", "page/broken-reference href=\"../x.css\""),
        Case(
            "a missing picture", "<img alt=\"\" srcset=\"../c.png 1x, ../d.png 2x\">",
            "page/broken-reference srcset=\"../c.png 1x, ../d.png 2x\""),
        Case("a missing id", "<a href=\"b.html#two\"></a>", "page/broken-reference href=\"b.html#two\""),
        Case("a missing id of the page", "<a href=\"#y\"></a>", "page/broken-reference href=\"#y\""),
        Case(
            "one id twice", "<p id=\"x\"></p><p id=\"x\"></p>{{>part}}", "page/duplicate-id id=\"x\"",
            "page/duplicate-id id='x'"),
        Case(
            "an id within a list", "{{#pages}}{{#isCurrent}}<p id=\"x\">{{title}}</p>{{/isCurrent}}{{/pages}}",
            "page/duplicate-id id=\"x\""),
        Case("an inserted template within a list", "{{#pages}}{{>part}}{{/pages}}", "page/duplicate-id id='x'"),
        Case(
            "an id within what is no list, and where a list is empty",
            "{{#hasFeeds}}<p id=\"x\">{{/hasFeeds}}{{^pages}}<p id=\"y\">{{/pages}}"),
        Case(
            "code within the page", "<script>a()</script><style></style><p style=\"x\" onclick=\"a()\"> on=\"a",
            "page/inline-code <script>", "page/inline-code <style>", "page/inline-code style=\"x\"",
            "page/inline-code onclick=\"a()\""),
        Case("scripts in files", "<script defer src=\"b.html\"></script><styled>"),
        Case("a picture that says nothing", "<img src=\"../c.png\">", "page/silent-picture <img src=\"../c.png\">"),
        Case(
            "a picture of another site", "<img src=\"https://x.org/a.png\" alt=\"\">",
            "link/network-request src=\"https://x.org/a.png\""),
        Case(
            "one of several pictures of another site", "<source srcset=\"//x.org/a.png\">",
            "link/network-request srcset=\"//x.org/a.png\""),
        Case(
            "a style sheet of another site", "<link rel=\"stylesheet\" href=\"https://x.org/a.css\">",
            "link/network-request href=\"https://x.org/a.css\""),
        Case(
            "a manifest of another site", "<link rel=\"manifest\" href=\"https://x.org/a.json\">",
            "link/network-request href=\"https://x.org/a.json\""),
        Case(
            "a background of another site", "<p style=\"background: url(https://x.org/a.png)\">",
            "link/network-request style=\"background: url(https://x.org/a.png)\"",
            "page/inline-code style=\"background: url(https://x.org/a.png)\""),
        Case(
            "code in any spelling", "<SCRIPT>a()</SCRIPT ><P ONCLICK='a()' STYLE=x><a onmouseover\n=\na()></a>",
            "page/inline-code <SCRIPT>", "page/inline-code ONCLICK='a()'", "page/inline-code STYLE=x",
            "page/inline-code onmouseover\n=\na()"),
        Case(
            "addresses that run",
            "<a href=\"javascript:a()\"></a><a href=' JavaScript&colon;a()'></a><a href=java&#9;script:a()></a>"
                + "<form action=\"vbscript:a\"></form><iframe src=\"data:text/html,a\"></iframe>"
                + "<iframe srcdoc=\"&lt;p>\"></iframe><svg><set to=\"javascript:a\"/></svg>",
            "page/inline-code href=\"javascript:a()\"", "page/inline-code href=' JavaScript&colon;a()'",
            "page/inline-code href=java&#9;script:a()", "page/inline-code action=\"vbscript:a\"",
            "page/inline-code src=\"data:text/html,a\"", "page/inline-code srcdoc=\"&lt;p>\"",
            "page/inline-code to=\"javascript:a\""),
        Case(
            "pictures of other sites in any spelling",
            "<IMG alt='' SRC = '/\\x.org/a.png'><img alt='' src=https://x.org/a.png>"
                + "<p style='background: u\\72l( //x.org)'><object data=\"//x.org\"></object><svg><use href='//x.org'/></svg>",
            "link/network-request SRC = '/\\x.org/a.png'", "link/network-request src=https://x.org/a.png",
            "link/network-request style='background: u\\72l( //x.org)'",
            "page/inline-code style='background: u\\72l( //x.org)'", "link/network-request data=\"//x.org\"",
            "link/network-request href='//x.org'"),
        Case(
            "other places",
            "<base href=\"//x.org/\"><meta http-equiv=REFRESH content=\"0;URL = 'https://x.org'\">"
                + "<meta http-equiv=refresh content=\"5; //x.org\"><meta http-equiv=refresh content=\"0; url={{href}}\">",
            "page/leads-elsewhere href=\"//x.org/\"",
            "page/leads-elsewhere content=\"0;URL = 'https://x.org'\"", "page/leads-elsewhere content=\"5; //x.org\""),
        Case("a link that a reader may follow", "<a href=\"https://x.org/\">x</a>"),
        Case(
            "what names pages",
            "<link rel=\"canonical\" href=\"https://x.org/\">"
                + "<link rel=\"alternate\" hreflang=\"en\" href=\"https://x.org/en/\">"
                + "<meta property=\"og:image\" content=\"https://x.org/a.png\">"),
        Case(
            "what is not markup",
            "<!-- <p id=\"x\"><p id=\"x\"> --> a < b <script src=\"b.html\"><p style=\"x\"></script>"),
    ]

    /// Two pages in one folder, and a picture above it.
    private static let paths = SitePaths(
        ["en/b.html", "en/index.html", "é.html", "c.png"], ids: ["en/b.html": ["one"]], root: "/notes/",
        knownPages: [])

    private static func problems(in sources: [String: String], _ paths: SitePaths = paths) -> [String] {
        var templates = TemplateLibrary()
        var files: [String: SourceFile] = [:]
        for (name, text) in sources.sorted(by: { $0.key < $1.key }) {
            let file = SourceFile(path: name, text: text)
            files[name] = file
            templates.insert(Template.parse(file).value, as: name)
        }
        return TemplateCheck(templates, paths: paths).problems().map { problem in
            let source = problem.span.flatMap { span in files[span.file]?.text(in: span.range) } ?? ""
            return "\(problem.code) \(source)"
        }
    }

    @Test(arguments: cases) func `a template's mistake is found where it stands`(_ page: Case) {
        let problems = Self.problems(in: ["page": Self.head + page.html, "part": "<p id='x'></p>"])
        #expect(problems == page.problems)
    }

    @Test(arguments: [
        ("page", "../c.png", true), ("page", "a.html", true), ("page", "x/y.html", false), ("page", "b.html", false),
        ("devices", "b.html", true), ("start", "en/b.html", true), ("start", "b.html", false), ("head", "c.png", false),
    ])
    func `a reference that leads somewhere from one folder of pages only is reported`(
        _ template: String, _ reference: String, _ isSound: Bool
    ) {
        let pages = ["en/a.html", "en/b.html", "en/devices.html", "en/x/y.html", "zh-Hans/a.html"]
        let paths = SitePaths(
            Set(pages + ["index.html", "en/x/a.html", "c.png", "en/c.png"]),
            ids: Dictionary(uniqueKeysWithValues: pages.map { ($0, []) }), root: "/",
            knownPages: [.devices])
        var sources = ["page": Self.head + "{{>head}}", "start": Self.head + "{{>head}}", "head": "", "devices": ""]
        sources[template, default: ""] += "<a href=\"\(reference)\"></a>"
        let problems = Self.problems(in: sources, paths)
        #expect(problems == (isSound ? [] : ["page/broken-reference href=\"\(reference)\""]))
    }

    @Test(arguments: [
        ("", ""), ("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src *\">", "<meta"),
        (
            "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'self'; script-src 'unsafe-inline'\">",
            "<meta"
        ),
        ("<!-- <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'self'\"> -->", ""),
        ("<meta http-equiv='Content-Security-Policy' content=\"default-src 'self' x.org\">", "<meta"),
        ("<meta http-equiv='Content-Security-Policy' content=\"script-src 'self'\">", "<meta"),
    ])
    func `a page without a strict policy is found`(_ html: String, _ source: String) {
        let problems = Self.problems(in: ["moved": html])
        #expect(problems.count == 1 && problems[0].hasPrefix("page/open-policy " + source))
    }

    @Test(arguments: [
        "<META content=\"img-src data:;DEFAULT-SRC 'none'\" http-equiv='content-security-policy'>",
        "<meta http-equiv=Content-Security-Policy content='default-src &#39;self&#39;; upgrade-insecure-requests'>",
    ])
    func `a strict policy is one in any spelling`(_ html: String) {
        #expect(Self.problems(in: ["moved": html]).isEmpty)
    }

    static let finished: [(html: String, findings: [FinishedPages.Finding.Kind])] = [
        (head + "<p>a</p>", []), ("", [.empty]), (" \n<!-- a -->", [.empty]), ("<p>a</p>", [.openPolicy]),
        ("?", [.openPolicy]),
        (head + "<!--><script>a()</script>-->", [.active(.code("<script>"))]),
        (
            head + "<svg><style><img src=//x.org></style></svg>",
            [.active(.code("<style>")), .active(.request("//x.org"))]
        ),
        (head + "<noscript><p onclick=a>", [.active(.code("onclick="))]),
        (head + "<textarea><script></textarea><a href='JAVA\nSCRIPT:a'>", [.active(.code("href="))]),
    ]

    @Test(arguments: finished)
    func `a finished page is read as browsers read it`(_ html: String, _ findings: [FinishedPages.Finding.Kind]) {
        #expect(FinishedPages.findings(in: Array(html.utf8)) == findings)
    }

    @Test func `what two templates make together is reported once, at the template`() async {
        let test = await SiteTest(files: [
            "content/a.en.md": SiteTest.note("Text."),
            "templates/page.html": (SiteTest.templates["templates/page.html"] ?? "")
                .replacing("</body>", with: "<scr{{>part}}a()</script></body>"),
            "templates/part.html": "ipt>",
        ]).check()
        #expect(
            test.diagnostics.split(separator: "\n").count { $0.contains("[page/inline-code]") } == 1,
            "\(test.diagnostics)")
    }

    @Test func `what the template of the page with everything makes of its chapters is reported`() async {
        let test = await SiteTest(files: [
            "content/site.yaml": "pages: {single-page: true}\n",
            "content/a.en.md": SiteTest.note("Text."),
            "templates/single-page.html": "{{#chapters}}<scr{{>part}}a()</script>{{{body}}}{{/chapters}}",
            "templates/part.html": "ipt>",
        ]).check()
        #expect(
            test.diagnostics.split(separator: "\n").count { $0.contains("[page/inline-code]") } == 1,
            "\(test.diagnostics)")
    }

    @Test func `a template that makes empty pages leaves the old site`() async {
        let test = await SiteTest(files: [
            "content/a.en.md": SiteTest.note("Text."), "templates/page.html": "{{! nothing }}",
        ]).check()
        #expect(test.diagnostics.contains("error: pages made from 'page.html' are empty"), "\(test.diagnostics)")
    }

    static let xml = [
        Case(
            "XML", "<p>{{#a}}<b class=\"{{b}}\">{{c}}</b>{{/a}}<br/><img src=\"{{d}}\" alt=\"\" /></p><h{{e}}></h{{e}}>"
        ),
        Case("an element without content", "<br>", "page/not-xml <br>"),
        Case("an attribute without quotation marks", "<p class=a></p>", "page/not-xml class=a"),
        Case("an attribute without value", "<a download></a>", "page/not-xml download"),
        Case("what is not ended", "<ul><li>a</ul>", "page/not-xml </ul>", "page/not-xml <ul>", "page/not-xml <li>"),
    ]

    @Test(arguments: xml) func `a template that books use is XML`(_ page: Case) {
        #expect(Self.problems(in: ["figure": "{{>part}}", "part": page.html]) == page.problems)
        #expect(Self.problems(in: ["index": page.html]).isEmpty)
    }

    @Test(arguments: PageCodes.all)
    func `the example of a code triggers it once, at its place`(_ code: DiagnosticKind) async throws {
        let name: String
        switch code.code {
        case PageCodes.openPolicy.code: name = "moved"
        case PageCodes.notXML.code: name = "figure"
        case PageCodes.emptyPage.code: name = "not-found"
        default: name = "page"
        }
        let isWhole = code.code == PageCodes.openPolicy.code || code.code == PageCodes.emptyPage.code
        let text = (isWhole ? "" : SiteTest.templates["templates/\(name).html"] ?? "") + code.example
        let test = await SiteTest(files: [
            "content/a.en.md": SiteTest.note("Text."), "templates/\(name).html": text,
        ]).check()
        let problems = try #require(test.report).diagnostics.filter { $0.code == code.code }
        #expect(problems.count == 1 && problems.first?.span?.file == "templates/\(name).html", "\(test.diagnostics)")
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

    @Test func `a template that loads a script from elsewhere is reported`() async {
        let head = "<head><title>{{documentTitle}}</title><script src=\"https://x.org/a.js\"></script></head>"
        let test = await SiteTest(files: [
            "content/a.en.md": SiteTest.note("Text."), "templates/head.html": head,
        ]).check()
        #expect(test.diagnostics.contains("templates/head.html:1:47: error: a page would load 'https://x.org/a.js'"))
    }
}
