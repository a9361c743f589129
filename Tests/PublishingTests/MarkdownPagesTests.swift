import ContentSupport
import SiteSupport
import Testing

@testable import Content
@testable import Pages
@testable import Publishing

@Suite struct MarkdownPagesTests {
    private static let files = [
        "content/a.en.md": SiteTest.note(
            "Text on [the other](b.md#more), {{bars: view.safeAreaInsets.top}} and a note.[^1]\n\n"
                + SiteTest.scenario()
                + "\n## Values {#values}\n\nHere.\n\n### Deep\n\nBelow.\n\n## After\n\n[^1]: The *note*.",
            title: "A & more"),
        "content/a.zh-Hans.md": SiteTest.note("软件。\n\n```scenario\nuse: bars\n```\n", title: "甲"),
        "content/b.en.md": SiteTest.note("## More\n\nText.", title: "B [b]"),
    ]

    private static func build(_ settings: String = "") async -> SiteTest {
        var files = files
        if !settings.isEmpty { files["content/site.yaml"] = settings }
        return await SiteTest(files: files, making: .everything).build()
    }

    /// Built once for all tests.
    private static let site = Task { await build() }

    @Test func `a page stands beside itself as Markdown, with everything in it resolved`() async {
        let page = await Self.site.value.page("en/a.md")
        #expect(page.hasPrefix("# A & more\n\n"))
        #expect(page.contains("\n> [notchbook · All notes](llms.txt)\n"))
        #expect(
            page.contains(
                "Text on [the other](b.md#more), [88](a.html#why-bars-view.safeAreaInsets.top) and a note.[^1]"))
        #expect(page.contains("| `view.safeAreaInsets` | 88, 0, 83, 0 |"))
        #expect(page.contains("](../figures/bars.en.svg)"))
        #expect(page.contains("\n## Values\n\nHere.\n\n### Deep\n"))
        #expect(page.hasSuffix("\n[^1]: The *note*.\n"))
        for mark in ["<", "{{", "class="] { #expect(!page.contains(mark)) }
    }

    @Test func `examples of the handbook keep their formulas`() async {
        let page = await Self.site.value.page("en/writing-notes.md")
        // As they are written, and as they are read.
        #expect(page.ranges(of: "\nA row ends at $y = \\sum_{i=1}^{n} h_i$.\n").count == 2)
    }

    @Test func `a long page is in parts that lead to each other, and the list names them`() async {
        let rows = (1...4_000).map { "| row \($0) | \(String(repeating: "word ", count: 8)) |" }
        let table = "| Head | Words |\n|---|---|\n" + rows.joined(separator: "\n")
        let text = table + "\n\n## Second\n\n```text\n" + String(repeating: "code line\n", count: 12_000) + "```\n"
        let site = await SiteTest(
            files: ["content/a.en.md": SiteTest.note(text, title: "Long")], making: .everything
        ).build()
        let paths = site.disk.paths(below: "Site/en").filter { $0.contains("/a.") && $0.hasSuffix(".md") }
        #expect(paths.count > 3, "\(paths)")
        let names = paths.map { $0.dropFirst("Site/en/".count) }
        let parts = names.map { site.page("en/" + $0) }
        for (name, part) in zip(names, parts) {
            #expect(part.count <= 100_000)
            #expect(part.ranges(of: "```").count % 2 == 0, "\(name)")
            for other in names where other != name { #expect(part.contains("](\(other))"), "\(name)") }
            #expect(site.page("en/llms.txt").contains("](\(name))"))
        }
        let lines = parts.joined().split(separator: "\n")
        for row in [1, 2_000, 4_000] { #expect(lines.count { $0.hasPrefix("| row \(row) |") } == 1) }
        #expect(lines.count { $0 == "code line" } == 12_000)
        #expect(parts.count { $0.contains("| Head | Words |\n| --- | --- |\n| row") } > 1)
    }

    @Test func `a page of the traditional edition is in its script`() async {
        let site = await Self.site.value
        #expect(site.page("zh-Hant/a.md").contains("\n軟體。\n"))
        #expect(site.page("zh-Hans/a.md").contains("\n软件。\n"))
    }

    @Test func `pages lead to their Markdown and to the list, those in two languages to both`() async {
        let site = await Self.site.value
        site.expect(
            "en/a.html", toHold: "<link rel=\"alternate\" type=\"text/markdown\" href=\"a.md\">")
        site.expect("en/a.html", toHold: "<a href=\"llms.txt\" type=\"text/plain\">llms.txt</a>")
        site.expect("both/a.html", toHold: "type=\"text/markdown\" href=\"../en/a.md\"")
        site.expect("both/a.html", toHold: "type=\"text/markdown\" href=\"../zh-Hans/a.md\"")
        site.expect("en/single-page.html", toHold: "type=\"text/markdown\" href=\"llms-full.txt\"")
        site.expect("index.html", toHold: "<link rel=\"alternate\" type=\"text/markdown\" href=\"llms.txt\">")
        #expect(site.page("both/a.md").isEmpty)
    }

    @Test func `a list names each page of a language in a line, and the list above names these`() async {
        let site = await Self.site.value
        let list = site.page("en/llms.txt")
        #expect(list.hasPrefix("# notchbook\n\n> Safe areas and insets.\n"))
        #expect(list.contains("\n- [B \\[b\\]](b.md)\n"))
        #expect(list.contains("\n- [Devices](devices.md): "))
        #expect(list.contains("\n## Optional\n\n"))
        #expect(list.contains("](devices/iphone-x.md)"))
        #expect(list.contains("](llms-full.txt)"))
        #expect(site.page("llms.txt").contains("\n- [English](en/llms.txt): Safe areas and insets.\n"))
        let pages = site.disk.paths(below: "Site/en").filter { $0.hasSuffix(".md") }.map {
            String($0.dropFirst("Site/en/".count))
        }
        #expect(!pages.isEmpty)
        for page in pages { #expect(list.split(separator: "\n").count { $0.contains("](\(page))") } == 1, "\(page)") }
    }

    @Test func `all notes are one text, in which links lead to the pages`() async {
        let text = await Self.site.value.page("en/llms-full.txt")
        #expect(text.contains("\n\n# A & more\n\n"))
        #expect(text.contains("[the other](b.md#more)"))
        #expect(text.contains("\n\n# B \\[b\\]\n\n"))
    }

    @Test func `a site of one language with an address lists whole addresses at its root`() async {
        let site = await SiteTest(
            files: [
                "content/a.md": "# A\n\nText.\n",
                "content/site.yaml": "title: T\ndescription: D.\nlanguages: [en]\naddress: https://example.org/x/\n"
                    + "pages: {markdown: true}\n",
            ], pairing: false
        ).build()
        #expect(site.page("llms.txt").hasPrefix("# T\n\n> D.\n"))
        #expect(site.page("llms.txt").contains("- [A](https://example.org/x/a.md)"))
        #expect(site.page("a.md").hasPrefix("# A\n\n> [T · All notes](llms.txt)\n\nText.\n"))
    }

    @Test func `a site that does not ask for Markdown has neither files nor links`() async {
        let site = await SiteTest(
            files: ["content/a.md": "# A\n\nText.\n", "content/site.yaml": "languages: [en]\n"], pairing: false
        ).build()
        #expect(
            !site.disk.paths(below: "Site").contains {
                $0.hasSuffix(".md") || $0.hasSuffix("llms.txt")
            })
        #expect(!site.page("a.html").contains("arkdown"))
    }

    @Test func `Markdown is not kept for offline`() async {
        #expect(!(await Self.site.value.page("offline.txt")).contains(".md\n"))
    }
}
