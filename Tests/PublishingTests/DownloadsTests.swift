import Content
import ContentSupport
import Diagnostics
import Foundation
import FoundationXML
import Languages
import Packing
import SiteSupport
import Testing

@testable import Content
@testable import Pages
@testable import Publishing

@Suite struct DownloadsTests {
    @Test func `a build makes a book for each language and an archive when it is asked to`() async {
        let files = ["content/a.en.md": SiteTest.note("Text.\n\n" + SiteTest.scenario())]
        let test = await SiteTest(files: files).build(makesDownloads: true)
        test.expectDiagnostics("")
        #expect(
            test.disk.paths(below: "Site/downloads") == [
                "Site/downloads/notchbook.en.epub", "Site/downloads/notchbook.zh-Hans.epub",
                "Site/downloads/notchbook.zh-Hant.epub", "Site/downloads/notchbook.zip",
            ])
        test.expect("en/a.html", toHold: "href=\"../downloads/notchbook.en.epub\"")
        test.expect("zh-Hant/a.html", toHold: "href=\"../downloads/notchbook.zh-Hant.epub\"")
        let again = await SiteTest(files: files).build(makesDownloads: true)
        #expect(again.disk.snapshot == test.disk.snapshot)
        let without = await SiteTest(files: files).build()
        #expect(without.disk.paths(below: "Site/downloads").isEmpty)
        #expect(!without.page("en/a.html").contains("downloads/"))
        #expect(without.disk.paths(below: "Site/figures") == test.disk.paths(below: "Site/figures"))
    }

    /// HTML's names of characters are none of XML's.
    @Test(arguments: [
        ("feed", "<feed xmlns=\"http://www.w3.org/2005/Atom\">&nbsp;</feed>", "feed.en.xml"),
        ("sitemap", "<urlset>&nbsp;</urlset>", "sitemap.xml"),
        ("epub-chapter", "<html xmlns=\"http://www.w3.org/1999/xhtml\">&nbsp;{{{body}}}</html>", "a.xhtml"),
    ])
    func `a template that makes no XML of a feed or a chapter is an error`(
        _ template: String, _ text: String, _ file: String
    ) async {
        let settings = """
            languages: [en]
            address: https://example.org/
            changes:
              - {date: 2026-01-02, text: First}

            """
        let files = [
            "content/a.en.md": SiteTest.note("Text."), "content/site.yaml": settings,
            "templates/\(template).html": text,
        ]
        let test = await SiteTest(files: files, pairing: false).build(makesDownloads: true)
        let problem = "error: '\(file)' is not well-formed XML, so readers cannot open it: undefined entity"
        #expect(test.diagnostics.contains(problem), "\(test.diagnostics)")
        #expect(test.diagnostics.split(separator: "site/not-xml").count == 2, "\(test.diagnostics)")
    }

    private static let python = "/usr/bin/python3"

    @Test func `the site in the archive offers no downloads that are not in it`() async throws {
        let files = ["content/a.en.md": SiteTest.note("Text."), "content/a.zh-Hans.md": SiteTest.note("文字。")]
        let test = await SiteTest(files: files, making: [.singlePage]).build(makesDownloads: true)
        let archive = try #require(test.disk.snapshot["Site/downloads/notchbook.zip"])
        let folder = try Self.unpacked(archive)
        defer { try? FileManager.default.removeItem(at: folder) }
        let pages = ["en/a.html", "zh-Hant/a.html", "both/a.html", "en/single-page.html"]
        for page in pages {
            let text = try String(contentsOf: folder.appendingPathComponent("notchbook/" + page), encoding: .utf8)
            #expect(!text.contains("downloads/notchbook"), "\(page)")
            #expect(test.page(page).contains("downloads/notchbook"))
        }
        // The browser refuses what is not as the list says.
        let list = try String(contentsOf: folder.appendingPathComponent("notchbook/offline.txt"), encoding: .utf8)
        let page = try Data(contentsOf: folder.appendingPathComponent("notchbook/en/a.html"))
        #expect(list.contains(SHA256.base64(of: Array(page)) + " \(page.count) en/a.html"))
    }

    @Test func `a book has a cover in its language, and its contents have the parts of the site`() async throws {
        let settings = """
            title: Notes
            tagline: {en: Tides, zh-Hans: 潮汐}
            languages: [en, zh-Hans]
            traditional: true
            navigation:
              - {section: one, title: {en: Part one, zh-Hans: 第一部分}}
              - {section: two, title: {en: Part two, zh-Hans: 第二部分}}

            """
        let note = { (section: String) in "---\ntitle: \(section)\nsection: \(section)\n---\n\nText.\n" }
        let files = ["content/site.yaml": settings, "content/a.en.md": note("one"), "content/b.en.md": note("two")]
        let test = await SiteTest(files: files, pairing: false).build(makesDownloads: true)
        for name in ["en", "zh-Hans", "zh-Hant"] {
            let book = try Self.unpacked(#require(test.disk.snapshot["Site/downloads/notes.\(name).epub"]))
            defer { try? FileManager.default.removeItem(at: book) }
            let cover = try Data(contentsOf: book.appendingPathComponent("EPUB/cover.\(name).png"))
            // The size of a PNG, after its signature and the name of its first part.
            #expect(Array(cover[16..<24]) == [0, 0, 4, 0xB0, 0, 0, 6, 0x40])
            let package = try String(contentsOf: book.appendingPathComponent("EPUB/package.opf"), encoding: .utf8)
            #expect(
                package.contains(
                    "<item id=\"cover\" href=\"cover.\(name).png\" media-type=\"image/png\" properties=\"cover-image\"/>"
                ))
            let contents = try String(contentsOf: book.appendingPathComponent("EPUB/contents.xhtml"), encoding: .utf8)
            let part = name == "en" ? "Part one" : "第一部分"
            #expect(contents.contains("<li class=\"part\"><span>\(part)</span>\n<ol>\n<li><a href=\"\(name)/a.xhtml\""))
        }
        #expect(test.disk.snapshot["Site/cover.en.png"] == nil)
    }

    @Test func `the package of a book says which chapters hold formulas`() async throws {
        let files = [
            "content/a.en.md": SiteTest.note("From $\\frac{a}{b}$.\n"), "content/b.en.md": SiteTest.note("`<math >`\n"),
        ]
        let test = await SiteTest(files: files).build(makesDownloads: true)
        let book = try Self.unpacked(#require(test.disk.snapshot["Site/downloads/notchbook.en.epub"]))
        defer { try? FileManager.default.removeItem(at: book) }
        let package = try String(contentsOf: book.appendingPathComponent("EPUB/package.opf"), encoding: .utf8)
        #expect(package.contains("href=\"en/a.xhtml\" media-type=\"application/xhtml+xml\" properties=\"mathml\"/>"))
        #expect(package.contains("href=\"en/b.xhtml\" media-type=\"application/xhtml+xml\"/>"))
    }

    @Test func `a book says where it comes from, and no heading of it holds an empty link`() async throws {
        let note = SiteTest.note("## Part one\n\nText.\n\n" + SiteTest.scenario())
        let files = ["content/a.en.md": note]
        let test = await SiteTest(files: files).build(makesDownloads: true)
        let book = try Self.unpacked(#require(test.disk.snapshot["Site/downloads/notchbook.zh-Hant.epub"]))
        defer { try? FileManager.default.removeItem(at: book) }
        let read = { path in
            try String(contentsOf: book.appendingPathComponent("EPUB/" + path), encoding: .utf8)
        }
        let package = try read("package.opf")
        #expect(package.contains("<dc:identifier id=\"book\">urn:uuid:"))
        #expect(package.contains("<dc:language>zh-Hant</dc:language>"))
        #expect(package.contains("accessibilitySummary\">每張圖都有文字說明"))
        let contents = try read("contents.xhtml")
        #expect(contents.contains("<a href=\"zh-Hant/a.xhtml#part-one\" lang=\"en\" xml:lang=\"en\">Part one</a>"))
        #expect(contents.contains("epub:type=\"landmarks\""))
        let chapter = try read("zh-Hant/a.xhtml")
        #expect(chapter.contains("<h2 id=\"part-one\">Part one</h2>"))
        #expect(!chapter.contains("PDF"))
    }

    @Test func `lists of tags and of all notes lead to the chapters of a book`() async throws {
        let files = [
            "content/site.yaml": "languages: [en]\n", "content/index.md": "# Home\n",
            "content/a.md": "---\ntitle: A\ntags: [one]\n---\nText.\n",
        ]
        let test = await SiteTest(files: files, pairing: false).build(makesDownloads: true)
        test.expectDiagnostics("")
        let path = try #require(test.disk.paths(below: "Site/downloads").first { $0.hasSuffix(".epub") })
        let book = try Self.unpacked(#require(test.disk.snapshot[path]))
        defer { try? FileManager.default.removeItem(at: book) }
        let chapters = try #require(FileManager.default.enumerator(atPath: book.path)?.compactMap { $0 as? String })
            .filter { $0.hasSuffix(".xhtml") }
        var linking: Set<String> = []
        for chapter in chapters {
            let text = try String(contentsOf: book.appendingPathComponent(chapter), encoding: .utf8)
            #expect(!text.contains(".html\""), "\(chapter)")
            if text.contains("<li><a href=\"a.xhtml\">A</a>") {
                linking.insert(String(chapter.split(separator: "/").last ?? ""))
            }
        }
        #expect(linking == ["index.xhtml", "tags.xhtml", "contents.xhtml"])
    }

    @Test
    func `a book holds nothing to press, and no link to what it does not hold`() async throws {
        let links =
            "[a](b.md#x) [b](rules.html) [c](../zh-Hans/a.html) [d](single-page.html) [e](https://x.org/) [f](#one)"
        let note = SiteTest.note(
            "## One\n\n\(links)\n\n![g](dot.gif) [h](dot.gif)\n\n- [x] i<br>j\n\n    k\n\n"
                + SiteTest.scenario(expecting: "view.safeAreaInsets: [88, 0, 83, 0]"))
        let test = SiteTest(
            files: ["content/a.en.md": note, "content/b.en.md": SiteTest.note("## X {#x}")], making: .everything)
        test.disk.change { $0.files["content/dot.gif"] = Array("GIF89a".utf8) }
        let built = await test.build(makesDownloads: true)
        let book = try Self.unpacked(#require(built.disk.snapshot["Site/downloads/notchbook.en.epub"]))
        defer { try? FileManager.default.removeItem(at: book) }
        let read = { path in
            try String(contentsOf: book.appendingPathComponent("EPUB/en/" + path), encoding: .utf8)
        }
        let chapter = try read("a.xhtml")
        #expect(
            chapter.contains(
                "<a href=\"b.xhtml#x\">a</a> <a href=\"rules.xhtml\">b</a> c d <a href=\"https://x.org/\">e</a> "
                    + "<a href=\"#one\">f</a>"))
        #expect(chapter.contains("<img src=\"../files/dot.gif\" alt=\"g\"/> h"))
        #expect(chapter.contains("<input type=\"checkbox\" aria-label=\"done\" disabled=\"\" checked=\"\"/> i<br/>j"))
        #expect(chapter.contains("<a class=\"rule-link\" href=\"rules.xhtml#rule-"))
        let slugs = [
            "a", "b", "rules", "devices", "sources", "writing-notes", "scenario-language", "macro-blocks",
            "device-files",
            "diagnostics",
        ]
        let all = try slugs.map { try read($0 + ".xhtml") }
        for text in all {
            // Attributes have quotation marks, which are references where a text speaks of them.
            let parts = [
                "<button", "<script", "<picture", "<source", "<svg", " tabindex=\"", " loading=\"", " download=\"",
            ]
            for part in parts {
                #expect(!text.contains(part), "\(part)")
            }
            #expect(text.firstMatch(of: #/ data-[a-z-]+="/#) == nil)
            let parser = XMLParser(data: Data(text.utf8))
            #expect(parser.parse(), "\(String(describing: parser.parserError)), line \(parser.lineNumber)")
        }
    }

    @Test func `books of different sites and languages have different names`() {
        let pages = [Page(route: Route(.english, "a"), language: .english, title: "A")]
        let others = [Page(route: Route(.english, "a"), language: .english, title: "B")]
        let names = [
            BookIdentifier.urn(of: .language(.english), address: nil, pages: pages),
            BookIdentifier.urn(of: .language(.simplifiedChinese), address: nil, pages: pages),
            BookIdentifier.urn(of: .language(.english), address: nil, pages: others),
            BookIdentifier.urn(of: .language(.english), address: SiteAddress("https://a.example/"), pages: pages),
        ]
        #expect(Set(names).count == names.count)
        #expect(
            names[3]
                == BookIdentifier.urn(
                    of: .language(.english), address: SiteAddress("https://a.example/"), pages: others))
        let form = /urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}/
        #expect(names.allSatisfy { $0.wholeMatch(of: form) != nil })
    }

    /// A temporary folder with what an archive holds.
    private static func unpacked(_ archive: [UInt8]) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("unpacked-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("archive.zip")
        try Data(archive).write(to: file)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: python)
        process.arguments = ["-m", "zipfile", "-e", file.path, folder.path]
        try process.run()
        process.waitUntilExit()
        return folder
    }
}
