import ContentSupport
import Diagnostics
import Languages
import Testing

@testable import Content

/// Notes and settings, and the sections that come of them.
@Suite struct NavigationTests {
    struct NavigationCase: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// Paths of notes with the heads that they have.
        let notes: [String: String]
        var settings = ""
        /// A line for each section: "id (home): pages".
        let sections: String
        var problems: [String] = []
    }

    static let cases = [
        NavigationCase(
            testDescription: "notes without sections are one", notes: ["b.md": "", "a.md": ""], sections: ": a b"),
        NavigationCase(
            testDescription: "order comes before names, and the home page is in no section",
            notes: ["index.md": "", "a.md": "", "b.md": "order: 1", "c.md": "weight: -2"], sections: ": c b a"),
        NavigationCase(
            testDescription: "folders are sections, nested, with home pages",
            notes: [
                "a.md": "", "g/index.md": "", "g/x.md": "", "g/deep/y.md": "", "h/README.md": "order: 1", "h/z.md": "",
            ],
            sections: """
                : a
                h (h/index): h/z
                g (g/index): g/x
                g/deep: g/deep/y
                """),
        NavigationCase(
            testDescription: "a folder with nothing but folders is there for them",
            notes: ["g/deep/y.md": ""],
            sections: """
                g:
                g/deep: g/deep/y
                """),
        NavigationCase(
            testDescription: "settings order sections and pages; the rest follows",
            notes: ["a.md": "section: two", "b.md": "", "c.md": "section: one", "d.md": "section: one", "g/x.md": ""],
            settings: "navigation: [{section: one, pages: [d]}, {section: two, pages: [g/x]}]",
            sections: """
                one: d c
                two: g/x a
                : b
                """),
        NavigationCase(
            testDescription: "pages of the tool stand where the settings want them",
            notes: ["a.md": "section: one", "b.md": "section: two"],
            settings: "navigation: [{section: one, generated: true}, {section: two, pages: [rules]}]\n"
                + "pages: {rules: true, diagnostics: true}",
            sections: """
                one: a diagnostics
                two: rules b
                """),
        NavigationCase(
            testDescription: "else behind everything",
            notes: ["a.md": "", "z/b.md": ""], settings: "pages: {rules: true}",
            sections: """
                : a
                z: z/b
                reference: rules
                """),
        NavigationCase(
            testDescription: "what fits no note is reported",
            notes: ["a.md": "section: tow", "b.md": "section: two"],
            settings: "navigation: [{section: two, pages: [c, rules]}, {section: three}, {section: two}]",
            sections: """
                two: b
                : a
                """,
            problems: [
                "settings/section-twice", "settings/unknown-note", "settings/unknown-note", "site/unknown-section",
                "settings/section-empty",
            ]),
        NavigationCase(
            testDescription: "a note takes the name of a page that is only usual",
            notes: ["tags.md": "tags: [x]"], sections: ": tags"),
        NavigationCase(
            testDescription: "and gives way to one that the settings ask for",
            notes: ["rules.md": "", "a.md": ""], settings: "pages: {rules: true}",
            sections: """
                : a
                reference: rules
                """, problems: ["site/reserved-name"]),
    ]

    private static func parse(_ notes: [String: String], _ settings: String) async throws -> Diagnosed<SiteContent> {
        var files = ["content/site.yaml": "languages: [en]\n" + settings + "\n"]
        for (path, head) in notes { files["content/" + path] = "---\ntitle: T\n\(head)\n---\n" }
        let folder = try await ContentFolder.load(
            "content",
            ContentFolder.Conditions(
                languages: [.english], today: .today, names: ProvidedNames(pages: [GeneratedPage("rules", .listed)])),
            in: InMemoryFileSystem(files).fileSystem)
        let content = await folder.value.parse()
        return Diagnosed(content.value, folder.diagnostics + content.diagnostics)
    }

    @Test(arguments: cases)
    func `notes stand in sections`(_ test: NavigationCase) async throws {
        let content = try await Self.parse(test.notes, test.settings)
        let lines = content.value.navigation.sections.map { section in
            section.id + (section.home.map { " (\($0))" } ?? "") + ":"
                + section.pages.map { " " + $0 }.joined()
        }
        #expect(lines.joined(separator: "\n") == test.sections)
        #expect(content.diagnostics.map { $0.code.description } == test.problems)
    }

    @Test(arguments: [("content/book.toml", ["content/c.md", "content/d/e.md"]), ("content/other.toml", [])])
    func `a chapter that the summary of a book does not name is held back`(
        _ name: String, _ heldBack: [String]
    ) async throws {
        let disk = InMemoryFileSystem([
            name: "[book]\n", "content/a.md": "# A", "content/b/deep.md": "# B", "content/c.md": "# C",
            "content/d/e.md": "# D",
            "content/SUMMARY.md": "# Summary\n\n- [A](./a.md)\n  - [B](b/deep.md)\n  - [Draft]()\n",
        ])
        let conditions = ContentFolder.Conditions(languages: [.english], today: .today)
        let content = try await ContentFolder.load("content", conditions, in: disk.fileSystem).value.parse().value
        #expect(content.heldBack.map { "content/" + $0.path } == heldBack)
    }

    @Test func `pages of the tool are there for those who need them`() async throws {
        let prose = try await Self.parse(["a.md": "", "b.md": ""], "").value.navigation
        #expect(prose.generated == [.index, .singlePage, .search, .feeds, .offline, .terms])
        let alone = try await Self.parse(["a.md": "tags: x y"], "pages: {offline: false}").value.navigation
        #expect(alone.generated == [.index, .tags, .search, .feeds, .terms])
    }
}
