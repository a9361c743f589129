import ContentSupport
import SiteSupport
import Testing

@testable import Content
@testable import Pages
@testable import Publishing

@Suite struct NoteFeedTests {
    private static func note(_ date: String, _ more: String = "", _ text: String = "Text.") -> String {
        "---\ntitle: On \(date)\nsummary: About <it>.\ndate: \(date)\n\(more)---\n\n\(text)\n"
    }

    private static let files = [
        "content/blog/one.en.md": note("2026-01-02", "", "See [the other](two.md#more).\n\n" + SiteTest.scenario()),
        "content/blog/two.en.md": note("2026-03-04", "tags: [release]\n", "## More\n\nA."),
        "content/2026-02-03-three.en.md": SiteTest.note("Three.", title: "Three"),
        "content/blog/later.en.md": note("2999-01-01"),
        "content/undated.en.md": SiteTest.note("Text.", title: "Undated"),
        "content/blog/one.zh-Hans.md": note("2026-01-02", "", "甲。"),
    ]

    private static func build(_ feeds: String) async -> SiteTest {
        var files = files
        files["content/site.yaml"] = "address: https://a.org/s/\nfeeds:\n\(feeds)"
        return await SiteTest(files: files).build()
    }

    private static func titles(_ feed: String) -> [Substring] {
        feed.split(separator: "<entry>").dropFirst().compactMap { entry in
            entry.split(separator: "<title>").last?.prefix { $0 != "<" }
        }
    }

    @Test(arguments: [
        ("  - {name: x}\n", ["On 2026-03-04", "Three", "On 2026-01-02"]),
        ("  - {name: x, count: 1}\n", ["On 2026-03-04"]),
        ("  - {name: x, section: blog}\n", ["On 2026-03-04", "On 2026-01-02"]),
        ("  - {name: x, tag: release}\n", ["On 2026-03-04"]),
    ])
    func `a feed tells the notes with a date, of a section or with a tag, the newest first`(
        feed: String, titles: [Substring]
    ) async {
        let site = await Self.build(feed)
        #expect(Self.titles(site.page("feeds/x.en.xml")) == titles)
    }

    @Test func `an entry is the summary of the note, or its text with whole addresses`() async {
        let site = await Self.build("  - {name: short}\n  - {name: long, content: whole}\n")
        let short = site.page("feeds/short.en.xml")
        #expect(short.contains("<updated>2026-03-04T00:00:00Z</updated>\n<author>"))
        #expect(short.contains("<content type=\"html\">&lt;p&gt;About &amp;lt;it&amp;gt;.&lt;/p&gt;</content>"))
        #expect(short.contains("<id>tag:a.org,2026-01-02:en/blog/one.html</id>"))
        #expect(
            short.contains(
                "<link rel=\"alternate\" type=\"text/html\" hreflang=\"en\" href=\"https://a.org/s/en/blog/one.html\"/>"
            ))
        let long = site.page("feeds/long.en.xml")
        #expect(long.contains("href=&quot;https://a.org/s/en/blog/two.html#more&quot;"))
        #expect(long.contains("src=&quot;https://a.org/s/figures/bars.en.narrow.svg&quot;"))
        for mark in ["../", "&lt;button", "tabindex"] { #expect(!long.contains(mark)) }
    }

    @Test func `pages lead to the feeds of their language`() async {
        let site = await Self.build("  - {name: x, title: News, tag: release}\n")
        site.expect(
            "en/undated.html",
            toHold:
                "<link rel=\"alternate\" type=\"application/atom+xml\" hreflang=\"en\" title=\"News\" href=\"../feeds/x.en.xml\">"
        )
        #expect(!site.page("zh-Hans/undated.html").contains("feeds/x"))
        #expect(site.page("feeds/x.zh-Hans.xml").isEmpty)
    }

    @Test(arguments: [
        ("  - {name: x, tag: relase}\n", "settings/unknown-tag"),
        ("  - {name: x, section: blogg}\n", "settings/section-empty"),
    ])
    func `a feed of nothing is reported`(feed: String, code: String) async {
        let messages = await Self.build(feed).diagnostics.split(separator: "\n").filter { $0.contains(": error: ") }
        #expect(messages.count == 1)
        #expect(messages.allSatisfy { $0.hasSuffix("[\(code)]") })
    }
}
