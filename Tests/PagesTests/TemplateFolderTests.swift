import Build
import ContentSupport
import SiteSupport
import Testing

@testable import Content
@testable import Figures
@testable import Pages

@Suite struct TemplateFolderTests {
    /// A note with a figure, an audit, two sections and a neighbour, so that lists have items.
    private static let files: [String: String] = {
        let macros = """
            ```macros
            id: heights
            scenario: bars
            macros:
              k: {formula: 88, against: view.safeAreaInsets.top, instead: {en: a, zh-Hans: 甲}}
              j: {formula: 88}
            ```

            """
        let body =
            "## One {#one}\n\n{{bars: view.safeAreaInsets.top}}\n\n## Two {#two}\n\n"
            + SiteTest.scenario(expecting: "view.safeAreaInsets: [88, 0, 83, 0]") + "\n" + macros
        return [
            "content/a.en.md": SiteTest.note(body, title: "A"),
            "content/a.zh-Hans.md": SiteTest.note("## 一 {#one}\n\n## 三 {#three}\n", title: "甲"),
            "content/b.en.md": SiteTest.note("```scenario\nid: c\nroot: {}\n```\n", title: "B"),
            "content/b.zh-Hans.md": SiteTest.note("", title: "乙"),
            "content/languages.yaml": "a:\n  one: {en: 00000000, zh-Hans: 145656e9}\n", "content/site.yaml": settings,
            "content/c.en.md": SiteTest.note("", title: "C"),
            "content/c.zh-Hans.md": SiteTest.note("", title: "丙"),
        ]
    }()

    private static let settings = """
        address: https://example.org/
        edit: https://example.org/{file}
        changes: [{date: 2026-01-02, text: {en: A, zh-Hans: 甲}, notes: [a]}]
        redirects: {old: a, a#old: b}

        """

    private static let page = TemplatePage(SiteTest.templates["templates/README.md"] ?? "")

    @Test func `every documented field is there`() async {
        var files = Self.files
        for template in Self.page.fields.keys {
            files["templates/\(template).html"] =
                Self.page.probe(template) + (SiteTest.templates["templates/\(template).html"] ?? "")
        }
        let test = await SiteTest(files: files, making: .everything).build(makesDownloads: true)
        let unknown = test.diagnostics.split(separator: "\n").filter { $0.contains("[template/") }
        #expect(unknown.isEmpty, "\(unknown.joined(separator: "\n"))")
    }

    @Test func `every field is documented, and nothing else`() {
        let fields = Self.page.fields.values.joined()
        #expect(TemplateFields.names == Set(fields.map { $0.name }).sorted())
        let others = Set(fields.filter { !$0.isList }.map { $0.name })
        #expect(TemplateFields.lists == Set(fields.filter { $0.isList }.map { $0.name }).subtracting(others))
    }

    @Test func `names and templates are checked where nothing is shown, too`() async {
        let test = await SiteTest(files: [
            "content/a.en.md": SiteTest.note("Text."),
            "templates/moved.html": "{{#isHidden}}\n{{nonsense}}{{>nothere}}{{/isHidden}}{{share.canonical}}",
        ]).check()
        let lines = test.diagnostics.split(separator: "\n").filter { $0.contains("[template/") }
        #expect(lines.count == 2)
        #expect(lines.first?.hasPrefix("templates/moved.html:2:3: error: unknown name 'nonsense'") == true)
        #expect(lines.last?.hasPrefix("templates/moved.html:2:16: error: unknown template 'nothere'") == true)
    }

    @Test(arguments: [
        "templates/page.html": "{{#x}}", "templates/head.html": "{{x}}", "content/site.yaml": "address: [a]",
    ])
    func `a site without its form does not replace the old one`(_ path: String, _ text: String) async {
        let test = await SiteTest(files: Self.files).build()
        let before = test.disk.snapshot.filter { $0.key.hasPrefix("Site/") }
        #expect(!before.isEmpty)
        test.disk.change { $0.files[path] = Array(text.utf8) }
        let again = await test.build()
        #expect(again.report?.outcome == .failed && again.report?.hasErrors == true)
        #expect(test.disk.snapshot.filter { $0.key.hasPrefix("Site/") } == before)
    }

    @Test func `every name that the templates use is documented`() {
        let everywhere = Set(Self.page.fields.values.joined().map { $0.name })
        #expect(Self.page.fields.count == 29)
        for (path, text) in SiteTest.templates where path.hasSuffix(".html") {
            let name = String(path.dropFirst("templates/".count).dropLast(".html".count))
            let own = Self.page.fields[name].map { Set($0.map { $0.name }) }
            let missing = TemplatePage.names(in: text).subtracting(own ?? everywhere)
            #expect(missing.isEmpty, "\(path) uses \(missing.sorted())")
        }
    }

    // MARK: - A folder of one's own

    /// The smallest templates that make a site: no style, no script, one line each.
    private static let own: [String: String] = {
        let bodies = [
            "not-found": "?", "moved": "?", "sitemap": "?", "feed": "?",
            "page": "<!doctype html><html lang={{lang}}><title>{{title}}</title><main>{{{body}}}</main></html>",
            "start": "<!doctype html><html lang=en><title>{{documentTitle}}</title></html>",
            "index": "<ul>{{#sections}}{{#pages}}<li><a href={{href}}>{{title}}</a>{{/pages}}{{/sections}}</ul>",
            "borrowed": "<div lang={{contentLang}}>{{{heading}}}{{{html}}}</div>", "behind": "?",
            "both": "{{#rows}}{{{shared}}}{{#columns}}<div lang={{lang}}>{{{html}}}</div>{{/columns}}{{/rows}}",
            "figure": "{{#pictures}}<img src=\"{{svg}}\" alt=\"{{alt}}\">{{/pictures}}", "figure-error": "?",
            "audit": "{{#macros}}{{name}}: {{score}}{{/macros}}", "devices": "{{#devices}}{{name}} {{/devices}}",
            "rules": "{{#areas}}{{name}} {{/areas}}", "reference": "-", "writing-notes": "-", "diagnostics": "-",
            "single-page": "{{#chapters}}<h2 id={{id}}>{{title}}</h2>{{{body}}}{{/chapters}}",
        ]
        return Dictionary(uniqueKeysWithValues: bodies.map { ("mine/\($0.key).html", $0.value) })
    }()

    private func buildOwn(replacing changes: [String: String] = [:]) async -> SiteTest {
        let note = ["content/b.en.md": SiteTest.note("Text.", title: "B")]
        let files = [note, Self.own, changes].reduce(Self.files) { $0.merging($1) { $1 } }
        return await SiteTest(files: files, making: .everything).build(templates: "mine")
    }

    @Test func `another folder of templates makes another site`() async {
        let test = await buildOwn()
        #expect(!test.diagnostics.contains("[template/"), "\(test.diagnostics)")
        test.expect("en/c.html", toHold: "<!doctype html><html lang=en><title>C</title><main></main></html>")
        test.expect("en/a.html", toHold: "<img src=\"../figures/bars.en.svg\"")
        test.expect("en/a.html", toHold: "k: ")
        test.expect("both/a.html", toHold: "<div lang=zh-Hans><h2 id=\"zh-Hans-one\">")
        test.expect("en/index.html", toHold: "<li><a href=c.html>C</a>")
    }

    @Test func `an unknown name or template is reported at its place`() async {
        let test = await buildOwn(replacing: [
            "mine/index.html": "<ul>\n{{#sectoins}}{{/sectoins}}</ul>", "mine/figure.html": "<p>{{>captoin}}</p>",
            "mine/audit.html": "{{macros}}",
        ])
        #expect(test.diagnostics.contains("mine/index.html:2:4: error: unknown name 'sectoins'"))
        #expect(test.diagnostics.contains("mine/figure.html:1:7: error: unknown template 'captoin'"))
        #expect(
            test.diagnostics.contains(
                "mine/audit.html:1:3: error: 'macros' is a list, but only text and HTML can be inserted"))
    }

    @Test func `a name of an earlier version is answered with what to do instead`() async {
        let test = await buildOwn(replacing: [
            "mine/index.html": "{{#markdownScript}}{{/markdownScript}}", "mine/figure.html": "{{words.copyPage}}",
        ])
        for place in ["mine/index.html:1:4", "mine/figure.html:1:9"] {
            #expect(test.diagnostics.contains("\(place): error: '"), "\(test.diagnostics)")
        }
        #expect(
            test.diagnostics.contains(
                "'markdownScript' is gone since 1.1; pages are not copied as Markdown; 'markdown' leads to the file "
                    + "[template/unknown-name]"))
        #expect(test.diagnostics.contains("'copyPage' is gone since 1.1"))
    }

    @Test func `a file of a folder stands in place of the one that comes with the tool, and the others stay`() async {
        let page = "<!doctype html><html lang=en><title>{{title}}</title><main>mine {{{body}}}</main></html>"
        let own = ["mine/page.html": page, "mine/assets/site.css": "a { color: red }", "mine/README.md": "?"]
        let test = await SiteTest(files: Self.files.merging(own) { $1 }).build(templates: "mine")
        #expect(!test.diagnostics.contains("[template/") && !test.diagnostics.contains("[link/"), "\(test.diagnostics)")
        test.expect("en/c.html", toHold: "<main>mine ")
        #expect(test.page("assets/site.css") == "a { color: red }")
        #expect(test.page("assets/search.js") == SiteTest.templates["templates/assets/search.js"])
    }

    @Test func `an empty file takes an asset away`() async {
        let own = ["mine/update.html": "", "mine/assets/worker.js": ""]
        let test = await SiteTest(files: Self.files.merging(own) { $1 }).build(templates: "mine")
        #expect(!test.disk.paths(below: "Site").contains { $0.hasSuffix("/worker.js") || $0.hasSuffix("offline.txt") })
    }

    @Test(arguments: [
        ("content", "templates"), ("content/", "templates"), ("a/b", "a/templates"), ("/x", "/templates"),
        (".", nil), ("..", nil), ("a/..", nil), ("/", nil),
    ])
    func `without being asked for, the folder beside the content is taken`(_ content: String, _ folder: String?) {
        let paths = ["templates", "a/templates", "/templates", "a/../templates", "./templates"]
        let disk = InMemoryFileSystem(Dictionary(uniqueKeysWithValues: paths.map { ($0 + "/page.html", "") }))
        #expect(TemplateLoader.folder(beside: content, in: disk.fileSystem) == folder)
        #expect(TemplateLoader.folder(beside: "elsewhere/notes", in: disk.fileSystem) == nil)
    }
}
