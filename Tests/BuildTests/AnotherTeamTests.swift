import ContentSupport
import Diagnostics
import SiteSupport
import Testing

@testable import Build
@testable import Content
@testable import Pages

/// The site of another team, who call it "Harbor", write one language and use most of what notes can have.
@Suite struct AnotherTeamTests {
    private static let settings = """
        title: Harbor
        tagline: How the harbor app is built
        description: Notes of the harbor team.
        languages: [en]
        logo: img/logo.svg
        accent: {light: '#0a6b3d', dark: '#6fd3a4'}
        footer: Written at the quay.
        authors: [Ada Pier, Bo Wharf]
        license: CC BY 4.0
        credit: false
        address: https://harbor.example/notes/
        edit: https://git.harbor.example/edit/{file}
        exclude: [private]
        navigation:
          - section: guides
            title: Guides
            pages: [guides/second]
        changes:
          - {date: 2026-02-03, text: Anchors, notes: [guides/first]}

        """

    /// Its beginning is all that is looked at.
    private static let picture = "GIF89a"

    private static let logo = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\"/>\n"

    private static let files = [
        "content/site.yaml": settings, "content/img/logo.svg": logo, "content/img/boat.gif": picture,
        "content/private/keys.md": "# Secret keys\n", "content/table.csv": "a,b\n",
        "content/index.md": "# Welcome aboard\n\nBegin with [the first guide](guides/first.md).\n",
        "content/guides/first.md": """
        ---
        title: First
        weight: 2
        tags: [ropes, "tall ships"]
        ---
        ![A boat](../img/boat.gif) and [a table](/table.csv), then [on](second.md#ropes).

        """,
        "content/guides/second.markdown": "+++\ntitle = \"Second\"\ntags = [\"ropes\"]\n+++\n## Ropes\n\nText.\n",
        "content/guides/deep/README.md": "# Deep water\n",
        "content/guides/deep/third.md": "# Third\n\nBack to [first](../first.md).\n",
        "content/draft.md": "---\ntitle: Not yet\ndraft: true\n---\nUnpublished words.\n",
        "content/later.md": "---\ntitle: Later\ndate: 2999-01-01\n---\nWords of the future.\n",
    ]

    /// Built once for all tests.
    private static let site = Task {
        await SiteTest(files: files, pairing: false).build(isStrict: true, makesDownloads: true)
    }

    private static func texts() async -> [String: String] {
        await site.value.disk.snapshot.filter { $0.key.hasPrefix("Site/") }
            .mapValues { String(decoding: $0, as: UTF8.self) }
    }

    @Test func `it builds without a message, at the root of the folder`() async {
        let site = await Self.site.value
        site.expectDiagnostics("")
        let pages = site.disk.paths(below: "Site").filter { $0.hasSuffix(".html") }.sorted()
        #expect(
            pages == [
                "Site/404.html", "Site/guides/deep/index.html", "Site/guides/deep/third.html", "Site/guides/first.html",
                "Site/guides/second.html", "Site/index.html", "Site/not-kept.html", "Site/single-page.html",
                "Site/tags.html",
            ])
    }

    @Test func `nothing of this project's own identity is in it`() async {
        for (path, text) in await Self.texts() {
            for word in ["notchbook", "zh-Hans", "zh-Hant", "中文", "UIKit"] where !path.hasPrefix("Site/assets/") {
                #expect(!text.contains(word), "\(path) has '\(word)'")
            }
            #expect(!text.contains("notchbook"), "\(path)")
        }
        let names = await Self.site.value.disk.paths(below: "Site")
        #expect(names.filter { $0.contains("notchbook") } == [])
    }

    @Test func `its name, colours and authors are on every page and in the books`() async {
        let site = await Self.site.value
        for page in ["index.html", "guides/first.html", "tags.html", "single-page.html"] {
            site.expect(page, toHold: "· Harbor</title>").expect(page, toHold: "files/img/logo.svg\" alt=\"\"")
            site.expect(page, toHold: "<p>Written at the quay.</p>")
            site.expect(page, toHold: "Ada Pier, Bo Wharf · CC BY 4.0").expect(page, toHold: "assets/accent.css")
        }
        site.expect("assets/accent.css", toHold: "light-dark(#0a6b3d, #6fd3a4)")
        site.expect("feed.en.xml", toHold: "<author><name>Ada Pier, Bo Wharf</name></author>")
        site.expect("manifest.webmanifest", toHold: "\"short_name\": \"Harbor\"")
        #expect(site.disk.snapshot["Site/downloads/harbor.en.epub"] != nil)
        #expect(site.disk.snapshot["Site/downloads/harbor.zip"] != nil)
    }

    @Test func `folders are sections, the home page stands before the list, and links between files lead to pages`()
        async
    {
        let site = await Self.site.value
        site.expect("index.html", toHold: "<a href=\"guides/first.html\">the first guide</a>")
        site.expect("index.html", toHold: "id=\"section-guides--deep\"")
        site.expect("guides/first.html", toHold: "<a href=\"second.html#ropes\">on</a>")
        site.expect("guides/first.html", toHold: "<a href=\"../files/table.csv\" download>a table</a>")
        site.expect("guides/first.html", toHold: "<a href=\"../tags.html#tag-tall_ships\" rel=\"tag\">tall ships</a>")
        site.expect("guides/deep/third.html", toHold: "<a href=\"index.html\">Deep water</a>")
        // The settings put the second guide first.
        site.expect("guides/second.html", toHold: "<a class=\"next\" rel=\"next\" href=\"first.html\">")
    }

    @Test func `what is held back or excluded is nowhere`() async {
        for (path, text) in await Self.texts() {
            for words in ["Unpublished words", "Not yet", "Words of the future", "Secret keys"] {
                #expect(!text.contains(words), "\(path)")
            }
        }
        #expect(await Self.site.value.report?.counts.heldBackNotes.count == 2)
    }

    // MARK: - Bad settings

    /// A setting and the code that it is reported with.
    static let mistakes = [
        ("titel: Harbor", "settings/unknown-property"), ("title: [Harbor]", "settings/wrong-type"),
        ("languages: [en, en]", "settings/language-twice"), ("languages: [tlh]", "settings/unknown-language"),
        ("navigation: [{section: guide}]", "settings/section-empty"), ("logo: a.md", "settings/logo-unusable"),
        ("logo: text.png", "settings/logo-unusable"), ("pages: {rule: true}", "settings/unknown-property"),
    ]

    @Test(arguments: mistakes)
    func `a wrong setting is one error at its place, and the old site stays`(_ setting: String, _ code: String) async {
        var files = ["content/guides/a.md": "# A\n"]
        var expected = [code]
        // A picture whose bytes are text is left out besides.
        if setting.contains("text.png") {
            files["content/text.png"] = "text"
            expected.append("site/attachment-left-out")
        }
        let test = await SiteTest(files: files.merging(["content/site.yaml": "languages: [en]\n"]) { $1 }).build()
        let before = test.disk.snapshot.filter { $0.key.hasPrefix("Site/") }
        let settings = setting.hasPrefix("languages") ? setting : "languages: [en]\n" + setting
        test.disk.change { $0.files["content/site.yaml"] = Array((settings + "\n").utf8) }
        let again = await test.build()
        let found = again.report?.diagnostics ?? []
        #expect(found.map { $0.code.description } == expected)
        #expect(found.first?.span?.file == "content/site.yaml")
        #expect(!before.isEmpty && test.disk.snapshot.filter { $0.key.hasPrefix("Site/") } == before)
    }

    // MARK: - Languages

    /// The English words in another order of letters: a language as far as the tool can see.
    private static func translation() -> String {
        SiteTest.words(of: "en").replacing("search: Search", with: "search: Recherche").replacing(
            "name: English", with: "name: Français")
    }

    @Test func `a third language is one more file of words`() async {
        var files = [
            "content/site.yaml": "title: Port\nlanguages: [fr, en, zh-Hans]\n",
            "templates/words/fr.yaml": Self.translation(),
        ]
        for (tag, title) in [("fr", "Ancre"), ("en", "Anchor"), ("zh", "锚")] {
            files["content/anchor.\(tag).md"] = "# \(title)\n"
        }
        let site = await SiteTest(files: files, pairing: false).build(isStrict: true)
        site.expectDiagnostics("")
        site.expect("fr/anchor.html", toHold: "<html lang=\"fr\">").expect("fr/anchor.html", toHold: "Recherche")
        site.expect("en/anchor.html", toHold: "hreflang=\"fr\"")
        site.expect("index.html", toHold: "<html lang=\"fr\">")
        #expect(site.disk.paths(below: "Site/both").isEmpty && site.disk.paths(below: "Site/zh-Hant").isEmpty)
    }

    @Test func `a file of words that lacks some is an error with its name, and the old site stays`() async {
        let site = await SiteTest(
            files: ["content/a.md": "# A", "templates/words/fr.yaml": "language: {name: Français}\n"], pairing: false
        ).build()
        #expect(
            site.diagnostics.contains("templates/words/fr.yaml:1:1: error: 'templates/words/fr.yaml' has no text for"))
        #expect(site.report?.outcome == .failed)
    }
}
