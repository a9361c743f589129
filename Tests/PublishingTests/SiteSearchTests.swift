import Build
import ContentSupport
import Diagnostics
import Handbook
import Languages
import LayoutEngine
import Markdown
import Search
import SiteSupport
import Testing
import WordFiles

@testable import Content
import Devices
import ScenarioLanguage
@testable import Pages
@testable import Publishing
@testable import Reference

@Suite struct SiteSearchTests {
    /// The page of a note in English whose title is "Title", and whose summary "Summary.".
    private static func page(of markdown: String) -> Page {
        let file = SourceFile(path: "a.en.md", text: "---\ntitle: Title\nsummary: Summary.\n---\n" + markdown)
        let note = Note(
            NoteFile(
                path: file.path, route: Route(.english, "a"), language: .english, file: file,
                head: FrontMatterReader.split(file).value))
        var page = Page(route: note.route, language: note.language, title: note.title) {
            let text = NoteText(
                note: note, document: note.document, takenAnchors: nil, fences: [:], links: [:], names: [:],
                images: [:],
                values: [:])
            return PageContent(
                texts: [text], parts: [.blocks(text: 0, note.document.blocks.indices), .footnotes(text: 0)])
        }
        page.summary = note.summary
        return page
    }

    private static func dump(_ page: Page, _ localization: Localization = .ofBothLanguages()) -> [String] {
        page.searchSections(localization).map { "\($0.anchor)|\($0.title)|\($0.text)" + ($0.isEntry ? "|entry" : "") }
    }

    struct SectionCase: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let markdown: String
        let sections: [String]
    }

    static let cases = [
        SectionCase(
            testDescription: "headings", markdown: "One **b**old.\n\n## A `b` {#x}\n\nTwo.",
            sections: ["|Title|Summary. One bold.", "x|A b|Two."]),
        SectionCase(
            testDescription: "a heading within something else", markdown: "> ## Q\n>\n> In.\n\nOut.",
            sections: ["|Title|Summary.", "q|Q|In. Out."]),
        SectionCase(
            testDescription: "what stands on lines and in cells of its own",
            markdown: "- a\n- b\n\n|k|v|\n|-|-|\n|1|*2*|\n\n```\nc\n```\nd\\\ne",
            sections: ["|Title|Summary. a b k v 1 2 c d e"]),
        SectionCase(
            testDescription: "pictures and marks of footnotes, whose texts come last",
            markdown: "a![x](y.png)b[^1]\n\nc\n\n[^1]: n", sections: ["|Title|Summary. ab c n"]),
        SectionCase(
            testDescription: "character references", markdown: "a &lt;b&gt; &amp;amp; &#x4E2D;&nbsp;d &unknown; &",
            sections: ["|Title|Summary. a <b> &amp; 中 d &unknown; &"]),
        SectionCase(
            testDescription: "raw HTML",
            markdown: "a<kbd>b</kbd><br>c\n\n<details>\n<summary>&rarr; d</summary>\n\ne\n\n</details>",
            sections: ["|Title|Summary. ab c → d e"]),
    ]

    @Test(arguments: cases)
    func `a note falls into sections`(_ test: SectionCase) throws {
        #expect(Self.dump(Self.page(of: test.markdown)) == test.sections)
    }

    @Test func `lists of the tool fall into entries`() {
        let page = Page(route: Route(.english, "scenario-language"), language: .english, title: "Title") {
            PageContent(
                parts: [.listing(.page(ReferencePage(area: .scenario, words: WordFiles.standard[.english])))])
        }
        let sections = page.searchSections(.ofBothLanguages())
        #expect(sections.first?.isEntry == false && sections.first?.title == "Title")
        #expect(sections.contains { $0.title == "scrollView" && $0.anchor == "key-scrollView" && $0.isEntry })
        #expect(sections.contains { $0.title == "contentInset" && $0.anchor == "value.contentInset" && $0.isEntry })
        #expect(sections.contains { $0.anchor == "values" && !$0.isEntry })
        #expect(Set(sections.map { $0.anchor }).isSubset(of: page.ids + [""]))
    }

    @Test func `texts of the traditional edition are converted, code is not`() throws {
        let script = try #require(TraditionalEdition.script().value)
        let page = Self.page(of: "## 由 `默认` 决定\n\n边距 `边距`")
        #expect(Self.dump(page, .ofBothLanguages(script)).last?.hasSuffix("|由 默认 決定|邊距 边距") == true)
    }

    @Test func `words of the tool are converted once`() throws {
        // Converted twice, "文档" becomes "文件" and then "檔案".
        let script = try #require(TraditionalEdition.script().value)
        let listing = RulesPage(
            rules: RuleCatalog.rules, sources: .standard, words: WordFiles.standard[.simplifiedChinese],
            uses: Lazy { FigureUses() }, observed: Lazy { nil })
        let page = Page(route: Route(.traditional, "rules"), language: .simplifiedChinese, title: "Title") {
            PageContent(parts: [.listing(.page(listing))])
        }
        let texts = page.searchSections(.ofBothLanguages(script)).map { $0.text }
        #expect(texts.contains { $0.contains("Apple 文件") } && !texts.contains { $0.contains("Apple 檔案") })
    }

    @Test func `a site has an index and shards in each language`() async {
        let test = await SiteTest(files: ["content/a.en.md": SiteTest.note("## Odd words\n\nxylophone\n")]).build()
        test.expectDiagnostics("")
        test.expect("search/en.js", toHold: "[\"a.html\",0,")
        test.expect("search/en-0.js", toHold: "[\"odd-words\",\"Odd words\",\"xylophone\"]")
        test.expect("search/zh-Hans.js", toHold: "\"language\":\"zh-Hans\"")
        let dialog = "<dialog class=\"search\" lang=\"en\" data-root=\"../\""
        test.expect("en/a.html", toHold: dialog + " data-languages=\"en\" data-others=\"zh-Hans zh-Hant\"")
    }

    @Test func `a site without search has neither index nor field`() async {
        let door = "doors: [{title: Learning, search: blank space, pages: a}]\n"
        let files = [
            "content/a.md": "# A\n\n## Odd words\n",
            "content/site.yaml": "languages: [en]\npages: {search: false}\n" + door,
        ]
        let test = await SiteTest(files: files).build()
        test.expectDiagnostics("")
        #expect(test.disk.paths(below: "Site/search") == [])
        for page in ["a.html", "index.html", "404.html"] {
            let signs = ["search-open", "search-panel", "role=\"search\""]
            #expect(!signs.contains { test.page(page).contains($0) }, "\(page)")
        }
        test.expect("index.html", toHold: "<h2>Learning</h2>")
    }

    @Test func `pages in both languages ask both indexes`() async {
        let files = ["content/a.en.md": SiteTest.note("Text."), "content/a.zh-Hans.md": SiteTest.note("文字。")]
        let test = await SiteTest(files: files, making: .references).build()
        let apart =
            "devices.html rules.html sources.html writing-notes.html scenario-language.html macro-blocks.html "
            + "device-files.html site-settings.html diagnostics.html"
        let languages = "data-languages=\"en zh-Hans\" data-others=\"zh-Hant\""
        test.expect("both/a.html", toHold: "\(languages) data-folder=\"both\" data-apart=\"\(apart)\"")
        test.expect("index.html", toHold: "\(languages) data-folder=\"\" data-apart=\"\"")
        test.expect("index.html", toHold: "data-none=\"Nothing found · 没有找到\"")
    }

    @Test func `a name of the scenario language that stands on no page is reported`() throws {
        let page = Self.page(of: "safeAreaInsets")
        let prepared = SearchPage.Prepared(
            SearchPage(path: "a.html", sections: page.searchSections(.ofBothLanguages())), folding: SiteSearch.folding)
        let problems = SiteSearch(edition: .language(.english), [prepared])
            .problems([], naming: ScenarioSchema.properties.map { $0.name })
        #expect(Set(problems.map { $0.code }) == [SearchCodes.symbolNotFound.code])
        #expect(problems.contains { $0.message.contains("'contentInset'") })
        #expect(!problems.contains { $0.message.contains("'safeAreaInsets'") })
    }

    @Test func `a heading is found though other pages say its words more often`() async {
        var files = ["content/z.en.md": SiteTest.note("Text.\n\n## Bars, bars, bars\n")]
        for name in ["a", "b", "c"] {
            files["content/\(name).en.md"] = SiteTest.note("bars bars bars", title: "Bars bars bars \(name)")
        }
        await SiteTest(files: files).build().expectDiagnostics("")
    }

    @Test func `a heading that four pages of one title have is reported where it is found last`() async {
        var files: [String: String] = [:]
        for name in ["a", "b", "c", "d"] { files["content/\(name).en.md"] = SiteTest.note("## Summary\n") }
        let test = await SiteTest(files: files, making: .references).build()
        let problems = test.report?.diagnostics.filter { $0.span?.file == "content/d.en.md" } ?? []
        #expect(problems.map { $0.code } == [SearchCodes.headingNotFound.code, SearchCodes.headingNotFound.code])
        #expect(
            problems.last?.message.hasPrefix("a search for the heading 'Summary' does not find 'en/d.html'") == true)
    }

    @Test func `a heading that several pages have is found with the title of its page`() async {
        var files: [String: String] = [:]
        for name in ["a", "b", "c", "d", "e"] {
            files["content/\(name).en.md"] = SiteTest.note("## Summary\n", title: "Page \(name)")
        }
        await SiteTest(files: files).build().expectDiagnostics("")
    }

    @Test func `the search knows the terms of the glossary and the synonyms of the settings`() async {
        let files = [
            "content/site.yaml":
                "languages: [en, zh-Hans]\ntraditional: true\nglossary: terms\nsynonyms:\n  - [标签栏, bottom bar]\n",
            "content/terms.en.md":
                "---\ntitle: Terms\n---\n\n|a|b|c|\n|-|-|-|\n|tab bar|标签栏|x|\n|top, left|上、左（边）|y|\n|one|一、二|z|\n"
                + "|`frame`|frame|-|\n",
        ]
        let test = await SiteTest(files: files).build()
        test.expectDiagnostics("")
        let groups = #"[["tab bar","标签栏","bottom bar"],"# + "\n" + #"["top","上"],"# + "\n" + #"["left","左"]]"#
        test.expect("search/en.js", toHold: "\"synonyms\":" + groups)
        test.expect("search/zh-Hans.js", toHold: #""fillers":["获取","#)
        // Also in the words of the other side of the strait.
        test.expect("search/zh-Hant.js", toHold: #"["tab bar","标签栏","標籤列","bottom bar"]"#)
    }
}
