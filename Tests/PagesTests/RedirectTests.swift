import ContentSupport
import Diagnostics
import Languages
import NoteScenarios
import ResultStore
import SiteSupport
import Testing
import WordFiles

@testable import Content
@testable import Figures
@testable import Pages

@Suite struct RedirectTests {
    private static let files = [
        "content/a.en.md": SiteTest.note("## One {#one}\n\n## Two {#two}\n", title: "A"),
        "content/a.zh-Hans.md": SiteTest.note("## 一 {#one}\n\n## 二 {#two}\n", title: "甲"),
        "content/b.en.md": SiteTest.note("## Three {#three}\n", title: "B"),
        "content/b.zh-Hans.md": SiteTest.note("## 三 {#three}\n", title: "乙"),
    ]

    /// Built once for all tests.
    private static let site = Task {
        let settings = """
            address: https://example.org/
            redirects:
              folder/old: b#three
              gone: rules
              a#first: a#one
              devices#x: devices#iphone-8
              a#left: b#three
              old: a
              old#part: b#three

            """
        let others = ["content/c.en.md": SiteTest.note("[a](old.html)"), "content/site.yaml": settings]
        return await SiteTest(files: files.merging(others) { $1 }, making: .references).build()
    }

    struct MistakeCase: Sendable, CustomTestStringConvertible {
        let redirects: [String]
        let diagnostics: String

        init(_ redirects: String..., reports diagnostics: String) {
            self.redirects = redirects
            self.diagnostics = diagnostics
        }

        var testDescription: String { redirects.joined(separator: ", ") }
    }

    static let mistakes = [
        MistakeCase(
            "en/a.html: b",
            reports:
                "2:3: error: 'en/a.html' is not the name of a page; write one such as 'safe-area' or "
                + "'safe-area#summary', without the language's folder or an extension [settings/redirect-no-page]\n"),
        MistakeCase(
            "a: b",
            reports: "2:3: error: 'a' is a page of the site, so it cannot be redirected; remove the page or this "
                + "line [settings/redirect-from-page]\n"),
        MistakeCase(
            "A: b",
            reports: "2:3: error: 'A' is a page of the site, so it cannot be redirected; remove the page or this "
                + "line [settings/redirect-from-page]\n"),
        MistakeCase(
            "a#one: b",
            reports: "2:3: error: 'a#one' is an anchor of the site, so it cannot be redirected; remove the anchor or "
                + "this line [settings/redirect-from-page]\n"),
        MistakeCase(
            "old: c", reports: "2:8: error: there is no page 'c' [settings/redirect-to-nothing]\n"),
        MistakeCase(
            "old: b#thre", reports: "2:8: error: there is no anchor 'b#thre' [settings/redirect-to-nothing]\n"),
        MistakeCase(
            "old: older", "older: a",
            reports: "2:8: error: 'older' has itself moved; point 'old' to 'a' [settings/redirect-chain]\n"),
        MistakeCase(
            "old: older", "older: old",
            reports: "2:8: error: 'older' has itself moved; they form a cycle [settings/redirect-chain]\n"),
        MistakeCase(
            "gone#x: a",
            reports: "2:3: error: 'gone' is neither a page nor listed as moved, so no reader gets to 'gone#x'; "
                + "add where the page itself has moved to [settings/redirect-from-nothing]\n"),
    ]

    /// What is reported of redirects from and to two pages.
    static func check(_ yaml: String) async throws -> (problems: [Diagnostic], sources: [SourceFile]) {
        let settings = yaml + (yaml.contains("pages:") ? "" : "\npages: {rules: true}\n")
        let files = ["content/site.yaml": settings, "content/a.md": "# A", "content/b.md": "# B"]
        let conditions = ContentFolder.Conditions(
            languages: [.english, .simplifiedChinese], today: .today, names: .layout)
        let loaded = try await ContentFolder.load("content", conditions, in: InMemoryFileSystem(files).fileSystem)
        let content = await loaded.value.parse()
        let redirects = content.value.settings.redirects
        let map = SiteMap(content.value, words: .standard)
        let ids = ["a": ["one"], "b": ["three"], "rules": []]
        let pages = ids.map { slug, ids in
            Page(route: Route(.english, slug), language: .english, title: slug) {
                PageContent(parts: ids.map { .anchor($0) })
            }
        }
        let checked = RedirectChecker(redirects, pages: pages, map: map, Cache()).check()
        // A circle of two is told once.
        let told = yaml.contains("older: old") ? redirects.count - 1 : redirects.count
        #expect(checked.value.count + checked.diagnostics.count == told)
        let problems = (loaded.diagnostics + content.diagnostics).filter {
            $0.span?.file != "content/a.md" && $0.span?.file != "content/b.md"
        }
        return (problems + checked.diagnostics, loaded.value.sources)
    }

    private func yaml(_ redirects: [String]) -> String { "redirects:\n" + redirects.map { "  \($0)\n" }.joined() }

    @Test(arguments: mistakes)
    func `a redirect that leads nowhere is reported and left out`(_ test: MistakeCase) async throws {
        let found = try await Self.check(yaml(test.redirects))
        let lines = test.diagnostics.split(separator: "\n").map { "content/site.yaml:\($0)\n" }
        #expect(DiagnosticPrinter(style: .short, files: found.sources).print(found.problems) == lines.joined())
    }

    /// A history or an extra that is missing, and settings of strangers are provoked by their own tests.
    @Test(
        arguments: SettingsCodes.all.filter {
            !["settings/no-history", "settings/missing-extra", "settings/ignored"].contains($0.description)
        } + RedirectCodes.all)
    func `the example of a code of site.yaml triggers it`(_ code: DiagnosticKind) async throws {
        let problems = try await Self.check(code.example).problems
        #expect(problems.contains { $0.code == code.code })
    }

    @Test func `what mends a redirect is offered`() async throws {
        let found = try await Self.check(yaml(["old: older", "older: a", "former: b#thre"]))
        #expect(
            found.problems.flatMap { $0.fixIts.map { $0.title.english } } == [
                "replace 'older' with 'a'", "replace 'b#thre' with 'b#three'",
            ])
    }

    @Test func `a moved page leads on in every edition`() async {
        let site = await Self.site.value
        for folder in ["en", "zh-Hans", "zh-Hant", "both"] {
            let page = "\(folder)/folder/old.html"
            site.expect(page, toHold: "<meta http-equiv=\"refresh\" content=\"0; url=../b.html#three\">")
            site.expect(page, toHold: "<meta name=\"robots\" content=\"noindex\">")
            site.expect(page, toHold: "<link rel=\"canonical\" href=\"https://example.org/\(folder)/b.html\">")
            site.expect(page, toHold: "src=\"../../assets/moved.js\" data-target=\"../b.html#three\" data-anchors=\"\"")
        }
        site.expect("zh-Hant/folder/old.html", toHold: "<html lang=\"zh-Hant\">")
        site.expect("both/gone.html", toHold: "url=../en/rules.html")
    }

    @Test func `a moved page leads to files that there are, and nothing lists it`() async {
        let site = await Self.site.value
        let files = Set(site.disk.paths(below: "Site").map { String($0.dropFirst("Site/".count)) })
        var references = SiteReferences(of: site, files: files)
        for page in ["both/gone.html", "en/folder/old.html"] {
            let broken = references.broken(on: page)
            #expect(broken.allSatisfy { $0.hasPrefix("https://example.org/") }, "\(broken)")
        }
        let lists = site.disk.paths(below: "Site/search") + ["Site/sitemap.xml"]
        #expect(lists.count > 2 && lists.allSatisfy { site.disk.text($0)?.contains("folder/old") == false })
    }

    @Test func `a link in a note to a moved page is still reported`() async {
        await Self.site.value.expectDiagnostics(
            "content/c.en.md:5:1: error: there is no page 'en/old.html' [link/unknown-page]\n")
    }

    @Test func `an old anchor stands where the new one does`() async {
        let site = await Self.site.value
        for page in ["en/a.html", "zh-Hans/a.html", "both/a.html"] {
            site.expect(page, toHold: "<h2 id=\"one\"><span id=\"first\"></span>")
        }
        site.expect("en/devices.html", toHold: "<span id=\"x\"></span>")
    }

    @Test func `an anchor that left its page says where it is`() async {
        let site = await Self.site.value
        site.expect("en/a.html", toHold: "<li id=\"left\">This section has moved: <a href=\"b.html#three\">B</a></li>")
        site.expect("zh-Hans/a.html", toHold: "<li id=\"left\">这一节已移至：<a href=\"b.html#three\">乙</a></li>")
        site.expect("en/old.html", toHold: "data-target=\"a.html\" data-anchors=\"part b.html#three\"")
        #expect(!site.page("en/b.html").contains("class=\"moved\""))
    }

    // MARK: - Places

    /// What stands at a place of a page of the tool, and an id in it.
    struct PlaceCase: Sendable, CustomTestStringConvertible {
        let page: String
        let id: String
        let html: String

        var testDescription: String { id }
    }

    static let places = [
        PlaceCase(page: "rules", id: "area-safe-area", html: "<h2 id=\"area-safe-area\">#<code>"),
        PlaceCase(page: "devices", id: "sources", html: "<p id=\"sources\">#"),
        PlaceCase(page: "sources", id: "source-qmui", html: "<li id=\"source-qmui\">#"),
        PlaceCase(
            page: "scenario-language", id: "value.frame", html: "<tr id=\"value.frame\"><th scope=\"row\">#<code>"),
        PlaceCase(page: "diagnostics", id: "page-not-xml", html: "<section class=\"code\" id=\"page-not-xml\">#"),
        PlaceCase(page: "a", id: "figure-bars", html: "id=\"figure-bars\" lang=\"en\">\n<figcaption>#"),
    ]

    @Test func `an old anchor stands wherever a link can lead`() async {
        let redirects = Self.places.map { "  \($0.page)#old: \($0.page)#\($0.id)\n" }.joined()
        let files = [
            "content/a.en.md": SiteTest.note(SiteTest.scenario()), "content/site.yaml": "redirects:\n" + redirects,
        ]
        let site = await SiteTest(files: files, making: .references).build()
        site.expectDiagnostics("")
        for place in Self.places {
            let html = place.html.replacing("#", with: "<span id=\"old\"></span>")
            site.expect("en/\(place.page).html", toHold: html)
        }
    }
}
