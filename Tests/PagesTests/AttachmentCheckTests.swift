import Build
import ContentSupport
import Diagnostics
import SiteSupport
import Testing

@testable import Pages

/// What a site copies without knowing its kind could run in its name.
@Suite struct AttachmentCheckTests {
    private static let evil = "<svg xmlns='http://www.w3.org/2000/svg' onload='a()'><rect width='1' height='1'/></svg>"
    private static let written = "<svg xmlns=\"http://www.w3.org/2000/svg\"><rect width=\"1\" height=\"1\"/></svg>\n"

    @Test func `a file is published that the settings trust, and no other`() async {
        let test = await SiteTest(files: [
            "content/a.en.md": SiteTest.note("[b](b.html) [d](d.html)"), "content/b.html": "<script>a()</script>",
            "content/c.svg": Self.evil, "content/d.html": "<p>", "content/e.php": "a",
            "content/site.yaml": "trusted: [b.html]\n",
        ]).build()
        #expect(test.disk.paths(below: "Site/files") == ["Site/files/b.html", "Site/files/c.svg"])
        #expect(test.disk.text("Site/files/c.svg") == Self.written)
        let said = test.diagnostics
        #expect(said.contains("error: not published: 'd.html', because browsers could run them"), "\(said)")
        let reason = "servers could run them or read them as configuration"
        #expect(said.contains("warning: not published: 'e.php', because \(reason)"), "\(said)")
        #expect(said.contains("'c.svg' is published without 'onload='"), "\(said)")
        let page = test.page("en/a.html")
        #expect(page.contains("<a href=\"../files/b.html\">b</a> d"), "\(page)")
    }

    @Test func `notes of strangers trust no file, and bring no templates`() async {
        let test = await SiteTest(files: [
            "content/a.en.md": SiteTest.note("[b](b.html)"), "content/b.html": "<script>a()</script>",
            "content/.htaccess": "Redirect / //x.org", "content/.domains": "x.org",
            "content/site.yaml": "trusted: [b.html, .htaccess]\n", "templates/page.html": "{{! nothing }}",
        ]).build(isUntrusted: true, templates: nil)
        #expect(test.disk.paths(below: "Site/files").isEmpty)
        #expect(test.disk.text("Site/.htaccess") == nil && test.disk.text("Site/.domains") == nil)
        #expect(test.diagnostics.contains("'trusted' has no effect in untrusted notes"), "\(test.diagnostics)")
        #expect(test.page("en/a.html").contains("<main"), "\(test.diagnostics)")
    }

    @Test func `many files of a kind are one message, and one line of the settings`() async throws {
        var files = [
            "content/a.en.md": SiteTest.note("a"), "content/site.yaml": "languages: [en, zh-Hans]\ntitle: T\n",
        ]
        for number in 1...9 { files["content/\(number).html"] = "<p>" }
        files["content/x.unknown"] = "x"
        let test = await SiteTest(files: files).build()
        let found = (test.report?.diagnostics ?? []).filter { $0.code == AttachmentCodes.leftOut.code }
        #expect(found.map { $0.message.prefix(60) }.count == 2, "\(test.diagnostics)")
        #expect(found.first?.message.contains("'1.html', '2.html', '3.html' and 6 more") == true, "\(test.diagnostics)")
        let fixIt = try #require(found.first?.fixIts.first)
        #expect(fixIt.certainty == .certain)
        let source = try #require((test.report?.sources ?? []).first { $0.path == "content/site.yaml" })
        let fixed = source.applying([fixIt]).text
        #expect(
            fixed
                == "languages: [en, zh-Hans]\ntitle: T\ntrusted: ['1.html', '2.html', '3.html', '4.html', '5.html', '6.html', '7.html', '8.html', '9.html', x.unknown]\n"
        )
    }

    static let settings: [(before: String, after: String)] = [
        ("trusted: [a.html]\nlanguages: [en, zh-Hans]\n", "trusted: [a.html, b.html]\nlanguages: [en, zh-Hans]\n"),
        (
            "trusted:\n  - a.html\nlanguages: [en, zh-Hans]\n",
            "trusted:\n  - a.html\n  - b.html\nlanguages: [en, zh-Hans]\n"
        ),
        ("languages: [en, zh-Hans]", "languages: [en, zh-Hans]\ntrusted: [b.html]\n"),
    ]

    @Test(arguments: settings) func `a file is added to those that are trusted`(_ before: String, _ after: String) async
    {
        let test = await SiteTest(files: [
            "content/a.en.md": SiteTest.note("a"), "content/site.yaml": before, "content/b.html": "<p>",
        ]).build()
        let source = (test.report?.sources ?? []).first { $0.path == "content/site.yaml" }
        #expect(
            source?.applying((test.report?.diagnostics ?? []).flatMap { $0.fixIts }).text == after,
            "\(test.diagnostics)")
    }

    @Test func `a file that is no picture is offered to be saved`() async {
        let test = await SiteTest(files: [
            "content/a.en.md": SiteTest.note("[b](b.txt) [c](c.svg) <a href=\"b.txt\">d</a>"), "content/b.txt": "b",
            "content/c.svg": "<svg/>",
        ]).build()
        let page = test.page("en/a.html")
        #expect(page.contains("<a href=\"../files/b.txt\" download>b</a> <a href=\"../files/c.svg\">c</a>"), "\(page)")
        #expect(page.contains("<a href=\"../files/b.txt\" download>d</a>"), "\(page)")
    }

    @Test func `the page of a picture that is not published shows its description`() async {
        let test = await SiteTest(files: [
            "content/a.en.md": SiteTest.note("![words](c.svg)"), "content/c.svg": "<p>",
        ]).build()
        let page = test.page("en/a.html")
        #expect(!page.contains("c.svg") && page.contains("words"), "\(page)")
        #expect(test.diagnostics.contains("a.en.md:"), "\(test.diagnostics)")
    }
}
