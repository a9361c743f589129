import ContentSupport
import Diagnostics
import Languages
import Testing

@testable import Content

@Suite struct NoteReferencesTests {
    private static let kinds = [
        FenceKind("scenario", holding: "a scenario", needing: ["id", "root"]),
        FenceKind("macros", holding: "a block of macros", needing: ["id"]),
    ]

    private static func parse(_ text: String) -> Diagnosed<Note> {
        let file = SourceFile(path: "a.en.md", text: "---\ntitle: A\n---\n" + text)
        let note = Note(
            NoteFile(
                path: "a.en.md", route: Route(.english, "a"), language: .english, file: file,
                head: FrontMatterReader.split(file).value, fences: kinds))
        return Diagnosed(note, note.problems)
    }

    @Test(arguments: [
        ("scenerio", "scenario"), ("Scenario", "scenario"), ("yaml scenario", "scenario"), ("scenarios", "scenario"),
        ("macro", "macros"), ("Macros", "macros"),
        ("SCENARIO title=x", "scenario"),
    ])
    func `a fence that nearly says what it holds gets one message`(_ info: String, _ meant: String) throws {
        let problems = Self.parse("```\(info)\nid: a\n```\n").diagnostics
        #expect(problems.map { $0.code.description } == ["markdown/misspelt-fence"])
        let fixIt = try #require(problems.first?.fixIts.first)
        #expect(fixIt.replacements.map { $0.text } == [meant])
        #expect(fixIt.replacements.map { $0.span.range } == [20..<20 + info.utf8.count])
    }

    @Test(arguments: ["scenario", "{scenario}", "scenario:", "{ .scenario }"])
    func `a fence names a scenario with and without marks around the name`(_ info: String) {
        let parsed = Self.parse("```\(info)\nid: a\n```\n")
        #expect(parsed.diagnostics.isEmpty)
        #expect(parsed.value.references.figures.count == 1)
    }

    @Test(arguments: ["swift", "yaml", "", "yaml title=scenario.yaml", "make", "macos", "cairo", "text", "scene"])
    func `a fence of code is left alone`(_ info: String) {
        let parsed = Self.parse("```\(info)\na\n```\n")
        #expect(parsed.diagnostics.isEmpty)
    }

    @Test func `tags refer to pictures and pages as Markdown does`() {
        let text =
            "a <img src=\"b.png\" alt=c> <a href=\"d.md\">e</a>\n\n<a href=\"f.md\">\n<img src=\"g.png\" alt=h></a>\n"
        let references = Self.parse(text).value.references
        #expect(references.images.map { $0.text } == ["b.png", "g.png"])
        #expect(references.links.map { $0.text } == ["d.md", "f.md"])
        #expect(references.imagesInLinks.count == 1)
    }

    @Test func `only what asks for a value is a placeholder`() {
        let references = Self.parse(
            "{{ a: b.c }} {{ site.title }} {{a at viewWillAppear: b}} {{a b.c}} {{x | y: \"z\"}}\n"
        ).value
            .references
        #expect(references.placeholders.map { $0.text } == ["a: b.c", "a at viewWillAppear: b"])
        #expect(references.otherBraces.map { $0.firstName } == ["site", "a", "x"])
    }

    @Test(arguments: ["scenario", "macros"])
    func `of ten thousand fences some hundred are read`(_ info: String) {
        let parsed = Self.parse(String(repeating: "```\(info)\nid: a\n```\n\n", count: 10_000))
        #expect(parsed.diagnostics.map { $0.code.description } == ["site/too-many-scenarios"])
        #expect(parsed.value.figureFences.count == 500)
    }

    @Test func `a fence in an aside is not at the margin`() {
        let problems = Self.parse("> [!NOTE]\n> ```scenario\n> id: a\n> ```\n").diagnostics
        #expect(problems.map { $0.code.description } == ["markdown/scenario-not-at-top-level"])
    }
}
