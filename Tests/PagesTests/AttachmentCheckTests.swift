import Build
import ContentSupport
import Diagnostics
import SiteSupport
import Testing

@testable import Pages

/// What a site copies without looking into it could run in its name.
@Suite struct AttachmentCheckTests {
    static let refused: [(path: String, text: String, reason: String)] = [
        ("a.html", "<p>\n<SCRIPT src=a.js></script>", "line 2 holds a script"),
        ("a.HTM", "<p onclick=a()>", "line 1 runs 'onclick='"),
        ("a.html", "<img src=//x.org/pixel.png>", "line 1 would load '//x.org/pixel.png'"),
        ("a.html", "<a href=java&#x0A;script:a()>", "line 1 runs 'href='"),
        ("a.html", "<style>@import '//x.org'</style>", "line 1 would load '//x.org'"),
        ("a.html", "<base href=https://x.org>", "line 1 leads to 'https://x.org'"),
        ("b/a.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"><script>a()</script></svg>", "line 1 holds a script"),
        ("a.svg", "<svg><s:script xmlns:s=\"http://www.w3.org/2000/svg\"/></svg>", "line 1 holds a script"),
        ("a.svg", "<svg onload=\"a()\"/>", "line 1 runs 'onload='"),
        ("a.svg", "<svg>\n<image xlink:href=\"http://x.org/a.png\"/></svg>", "line 2 would load 'http://x.org/a.png'"),
        ("a.svg", "<svg><a><set attributeName=\"href\" to=\"javascript:a()\"/></a></svg>", "line 1 runs 'to='"),
        ("a.svg", "<svg><rect fill=\"URL(//x.org/a.svg#b)\"/></svg>", "line 1 would load '//x.org/a.svg#b'"),
        ("a.svg", "<svg><style>a { fill: u\\72 l(//x.org) }</style></svg>", "line 1 would load '//x.org'"),
        ("a.svg", "<?xml-stylesheet href=\"//x.org/a.css\"?><svg/>", "it would load '//x.org/a.css'"),
        ("a.svg", "<!DOCTYPE svg [<!ENTITY a 'b'>]><svg/>", "it declares entities"),
        ("a.svg", "<svg><p></svg>", "it is no XML: mismatched tag (line 1, column 11)"),
        (
            "a.xhtml", "<html xmlns=\"http://www.w3.org/1999/xhtml\"><body onload=\"a()\"/></html>",
            "line 1 runs 'onload='"
        ),
    ]

    @Test(arguments: refused)
    func `a file that runs or asks is not published`(_ path: String, _ text: String, _ reason: String) {
        let problem = AttachmentCheck.problem(with: Array(text.utf8), at: path)
        #expect(
            problem?.message.hasPrefix("'\(path)' is not published: \(reason); ") == true, "\(problem?.message ?? "")")
    }

    @Test(arguments: [
        (
            "a.html",
            "<!doctype html><style>p { color: red }</style><p style=\"color: red\"><a href=\"https://x.org/\">b</a>"
        ),
        (
            "a.svg",
            "<svg xmlns=\"http://www.w3.org/2000/svg\"><style>a { fill: url(#b) }</style><a href=\"https://x.org\"><use href=\"#b\"/></a></svg>"
        ),
        ("a.txt", "<script>"), ("html", "<script>"), ("a.svgz", "\u{1F}"),
    ])
    func `what only shows something is published`(_ path: String, _ text: String) {
        #expect(AttachmentCheck.problem(with: Array(text.utf8), at: path) == nil)
    }

    @Test func `a file is published that the settings trust, and no other`() async {
        let test = await SiteTest(files: [
            "content/a.en.md": SiteTest.note("[b](b.html)"), "content/b.html": "<script>a()</script>",
            "content/c.svg": "<svg onload=\"a()\"/>", "content/site.yaml": "trusted: [b.html]\n",
        ]).build()
        let files = test.disk.paths(below: "Site/files")
        #expect(files == ["Site/files/b.html"])
        #expect(test.diagnostics.contains("'c.svg' is not published"), "\(test.diagnostics)")
        #expect(!test.diagnostics.contains("'b.html' is not"), "\(test.diagnostics)")
    }

    @Test func `notes of strangers trust no file, and bring no templates`() async {
        let test = await SiteTest(files: [
            "content/a.en.md": SiteTest.note("[b](b.html)"), "content/b.html": "<script>a()</script>",
            "content/site.yaml": "trusted: [b.html]\n", "templates/page.html": "{{! nothing }}",
        ]).build(isUntrusted: true, templates: nil)
        #expect(test.disk.paths(below: "Site/files").isEmpty)
        #expect(test.page("en/a.html").contains("<main"), "\(test.diagnostics)")
    }
}
