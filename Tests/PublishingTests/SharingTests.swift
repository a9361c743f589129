import ContentSupport
import Diagnostics
import Languages
import NoteScenarios
import Packing
import SiteSupport
import Templates
import Testing

@testable import Content
@testable import Pages
@testable import Publishing

@Suite struct SharingTests {
    private static let settings = """
        address: https://example.org/notes/
        edit: https://example.org/edit/main/{file}?plain=1
        changes:
          - {date: 2026-01-02, text: {en: First, zh-Hans: 其一}}
          - {date: 2026-03-04, text: {en: "A < B", zh-Hans: 甲<乙}, notes: [a]}

        """

    private static let files = [
        "content/a.en.md": SiteTest.note("Text.\n\n" + SiteTest.scenario(), title: "A & more"),
        "content/a.zh-Hans.md": SiteTest.note("```scenario\nuse: bars\n```\n", title: "甲"),
        "content/only.en.md": SiteTest.note("Text.", title: "Only English"), "content/site.yaml": settings,
    ]

    /// Built once for all tests.
    private static let site = Task { await SiteTest(files: files, pairing: false, making: .everything).build() }

    private func build(_ settings: String) async -> SiteTest {
        await SiteTest(
            files: Self.files.merging(["content/site.yaml": settings]) { $1 }, pairing: false, making: [.rules]
        ).build()
    }

    // MARK: - Heads

    @Test func `a page names itself, its translations and its picture`() async {
        let site = await Self.site.value
        let page = "zh-Hant/a.html"
        site.expect(page, toHold: "<link rel=\"canonical\" href=\"https://example.org/notes/zh-Hant/a.html\">")
        site.expect(
            page, toHold: "<link rel=\"alternate\" hreflang=\"en\" href=\"https://example.org/notes/en/a.html\">")
        site.expect(
            page, toHold: "<link rel=\"alternate\" hreflang=\"x-default\" href=\"https://example.org/notes/en/a.html\">"
        )
        site.expect(page, toHold: "<meta property=\"og:locale\" content=\"zh_TW\">")
        site.expect(page, toHold: "<meta property=\"og:locale:alternate\" content=\"en_US\">")
        site.expect(
            page, toHold: "<meta property=\"og:image\" content=\"https://example.org/notes/social/zh-Hans/a.png\">")
        site.expect("en/a.html", toHold: "<meta property=\"og:title\" content=\"A &amp; more\">")
        site.expect(
            "en/a.html", toHold: "<meta property=\"og:image:alt\" content=\"notchbook · Concepts · A &amp; more\">")
        site.expect("index.html", toHold: "<link rel=\"canonical\" href=\"https://example.org/notes/\">")
        site.expect(
            "en/index.html",
            toHold: "<link rel=\"alternate\" hreflang=\"x-default\" href=\"https://example.org/notes/\">")
    }

    @Test func `a page that repeats another one names that`() async {
        let site = await Self.site.value
        site.expect("both/a.html", toHold: "<link rel=\"canonical\" href=\"https://example.org/notes/en/a.html\">")
        for folder in ["zh-Hans", "zh-Hant", "both"] {
            site.expect(
                "\(folder)/only.html",
                toHold: "<link rel=\"canonical\" href=\"https://example.org/notes/en/only.html\">")
        }
        for page in ["both/a.html", "both/index.html", "zh-Hans/only.html", "zh-Hant/only.html", "both/only.html"] {
            #expect(
                !Self.links(of: site.page(page)).contains { $0.contains("hreflang") && !$0.contains("atom") }, "\(page)"
            )
        }
        let single = "https://example.org/notes/en/single-page.html"
        site.expect("en/single-page.html", toHold: "<link rel=\"canonical\" href=\"\(single)\">")
        site.expect("sitemap.xml", toHold: "<loc>\(single)</loc>")
    }

    @Test func `a page of all languages says in each how to skip its head`() async {
        let site = await Self.site.value
        let link = "<span lang=\"en\">Skip to the content</span> <span lang=\"zh-Hans\">跳到正文</span>"
        for page in ["index.html", "404.html"] { site.expect(page, toHold: link) }
    }

    @Test func `the start page and the indexes name each other`() async {
        let site = await Self.site.value
        let alternates = ["index.html", "en/index.html", "zh-Hans/index.html", "zh-Hant/index.html"].map { page in
            Self.links(of: site.page(page)).filter { $0.contains("hreflang") && !$0.contains("atom") }
        }
        #expect(alternates[0].count == 4)
        #expect(alternates.allSatisfy { $0 == alternates[0] })
    }

    private static func links(of page: String) -> [Substring] {
        page.split(separator: "\n").filter { $0.hasPrefix("<link ") }
    }

    @Test func `without an address nothing is said that needs one`() async {
        let site = await build("changes: [{date: 2026-01-02, text: {en: A, zh-Hans: 甲}}]\n")
        let html = site.page("en/a.html") + site.page("index.html")
        #expect(!html.contains("canonical") && !html.contains("og:") && !html.contains("atom"))
        site.expect("en/a.html", toHold: "<link rel=\"alternate\" hreflang=\"zh-Hans\" href=\"../zh-Hans/a.html\">")
        #expect(site.disk.paths(below: "Site").allSatisfy { !$0.hasSuffix(".xml") && !$0.contains("/social/") })
        site.expect("404.html", toHold: "href=\"assets/site.css\"")
    }

    // MARK: - Files

    @Test func `each page has a picture for links, of the stated size`() async throws {
        let site = await Self.site.value
        let paths = site.disk.paths(below: "Site/social").map { String($0.dropFirst("Site/social/".count)) }
        let slugs = [
            "a", "device-files", "devices", "diagnostics", "index", "macro-blocks", "only", "paste", "rules",
            "scenario-language", "site-settings", "sources", "writing-notes",
        ]
        #expect(paths == ["en", "zh-Hans"].flatMap { language in slugs.map { "\(language)/\($0).png" } })
        for path in paths {
            let bytes = try #require(site.disk.snapshot["Site/social/" + path])
            // Width and height follow the signature and the name of the first chunk.
            #expect(Array(bytes[16..<24]) == [0, 0, 0x04, 0xB0, 0, 0, 0x02, 0x76])
        }
    }

    @Test func `the sitemap lists each page that stands for itself`() async {
        let map = await Self.site.value.page("sitemap.xml")
        let locations = map.split(separator: "<loc>").dropFirst().map { $0.prefix { $0 != "<" } }
        #expect(locations.first == "https://example.org/notes/")
        #expect(locations.contains("https://example.org/notes/zh-Hant/a.html"))
        #expect(locations.contains("https://example.org/notes/en/only.html"))
        #expect(
            !locations.contains { $0.contains("/both/") || $0.hasSuffix("zh-Hans/only.html") || $0.contains("404") })
        #expect(Set(locations).count == locations.count)
        #expect(map.contains("en/a.html</loc>\n<lastmod>2026-03-04</lastmod>"))
        #expect(map.contains("en/only.html</loc>\n<xhtml:link rel=\"alternate\" hreflang=\"en\""))
    }

    @Test func `search engines are told of the sitemap where they look for it`() async {
        let site = await build("address: https://a.org/\n")
        #expect(site.page("robots.txt") == "User-agent: *\nAllow: /\n\nSitemap: https://a.org/sitemap.xml\n")
        #expect(await Self.site.value.disk.text("Site/robots.txt") == nil, "below the server's root")
        #expect(await build("").disk.text("Site/robots.txt") == nil, "without an address")
    }

    @Test func `the feed tells the newest change first, with the dates of the changes`() async {
        let site = await Self.site.value
        let feed = site.page("feed.en.xml")
        #expect(feed.contains("<updated>2026-03-04T00:00:00Z</updated>\n<author>"))
        let entries = feed.split(separator: "<entry>").dropFirst()
        #expect(entries.count == 2)
        #expect(entries.first?.contains("<id>tag:example.org,2026-03-04:changes/en</id>") == true)
        #expect(entries.first?.contains("<title>A &lt; B</title>") == true)
        #expect(
            entries.first?.contains(
                "&lt;p&gt;A &amp;lt; B&lt;/p&gt;&lt;ul&gt;&lt;li&gt;"
                    + "&lt;a href=&quot;https://example.org/notes/en/a.html&quot;&gt;A &amp;amp; more&lt;/a&gt;")
                == true)
        site.expect("feed.zh-Hans.xml", toHold: "<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"zh-Hans\">")
        site.expect("both/a.html", toHold: "type=\"application/atom+xml\" hreflang=\"zh-Hans\"")
    }

    @Test func `a change without a text in a language is in the other feed alone`() async {
        let site = await build("address: https://a.org/\nchanges: [{date: 2026-01-02, text: {en: A}}]\n")
        #expect(site.disk.text("Site/feed.zh-Hans.xml") == nil)
        site.expect("feed.en.xml", toHold: "<title>A</title>")
        #expect(!site.page("zh-Hans/a.html").contains("atom"))
    }

    @Test func `what is not found is said in any folder`() async {
        let site = await Self.site.value
        for page in ["404.html", "not-kept.html"] {
            site.expect(page, toHold: "<link rel=\"stylesheet\" href=\"/notes/assets/site.css\">")
            site.expect(page, toHold: "<a class=\"go\" href=\"/notes/zh-Hans/index.html\" hreflang=\"zh-Hans\">")
            site.expect(page, toHold: "<meta name=\"robots\" content=\"noindex\">")
        }
        site.expect("404.html", toHold: "<h1 id=\"edition-zh-Hans\">没有这个页面</h1>")
        site.expect("not-kept.html", toHold: "<h1 id=\"edition-zh-Hans\">这个页面还不能离线阅读</h1>")
    }

    // MARK: - Editing, books

    @Test func `notes can be edited, pages of the tool cannot`() async {
        let site = await Self.site.value
        func edits(_ page: String) -> [String] {
            HTMLAttributes.values(of: "href", in: site.page(page)).filter { $0.contains("/edit/") }
        }
        let (english, chinese) = (
            "https://example.org/edit/main/a.en.md?plain=1", "https://example.org/edit/main/a.zh-Hans.md?plain=1"
        )
        #expect(edits("en/a.html") == [english])
        #expect(edits("zh-Hans/a.html") == [chinese])
        #expect(edits("zh-Hant/a.html") == [chinese])
        #expect(edits("both/a.html") == [english, chinese])
        #expect(edits("zh-Hans/only.html") == ["https://example.org/edit/main/only.en.md?plain=1"])
        #expect(edits("en/rules.html").isEmpty && edits("en/index.html").isEmpty && edits("index.html").isEmpty)
    }

    @Test func `a page leads to a report that names it, and leaves the section to the script`() async {
        let site = await build("address: https://a.org/\nissue: 'https://b.org/new?p={page}&f={file}&s={section}'\n")
        site.expect(
            "en/a.html",
            toHold:
                "<a class=\"issue\" href=\"https://b.org/new?p=https%3A%2F%2Fa.org%2Fen%2Fa.html&amp;f=a.en.md&amp;s=\" "
                + "data-template=\"https://b.org/new?p=https%3A%2F%2Fa.org%2Fen%2Fa.html&amp;f=a.en.md&amp;s={section}\""
        )
        site.expect("en/rules.html", toHold: "%2Fen%2Frules.html&amp;f=&amp;s=\"")
        #expect(!(await Self.site.value).page("en/a.html").contains("class=\"issue\""))
    }

    @Test(arguments: [
        (CalendarDate("2026-03-04"), "2026-03-04T00:00:00Z"), (CalendarDate?.none, "1980-01-01T00:00:00Z"),
    ])
    func `a book tells the day of the last change`(_ date: CalendarDate?, _ text: String) async throws {
        var templates = TemplateLibrary()
        for name in ["epub-package", "epub-contents"] {
            let source = SourceFile(path: name, text: SiteTest.templates["templates/\(name).html"] ?? "")
            templates.insert(Template.parse(source).value, as: name)
        }
        let book = EPUBBook(
            edition: .language(.english), pages: [], files: [:],
            context: EditionContext(.ofBothLanguages(), templates, try await .map(of: ["content/a.md": "# A"])),
            modified: date)
        let package = try #require(book.entries().value.first { $0.path.hasSuffix("package.opf") })
        let written = String(decoding: package.bytes, as: UTF8.self)
        #expect(written.contains("<meta property=\"dcterms:modified\">\(text)</meta>"))
    }
}
