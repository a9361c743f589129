import Diagnostics
import Foundation
import TestSupport
import Testing
import WordFiles

/// `export` and `build --png` by the real binary.
struct ExportTests {
    private static let macros = """
        ```macros
        id: heights
        scenario: table
        macros: {barHeight: {formula: 49, against: tabBar.frame.height}}
        ```

        """

    /// A folder with a scenario, a matrix and a macro.
    private func project() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let fences = [ScenarioTexts.table, ScenarioTexts.matrix].map { "```scenario\n\($0)```\n" }
        try folder.write("languages: [en, zh-Hans]\n", to: "content/site.yaml")
        try folder.write("# 栏\n", to: "content/bars.zh-Hans.md")
        try folder.write("# Bars\n\n" + fences.joined(separator: "\n") + "\n" + Self.macros, to: "content/bars.en.md")
        return folder
    }

    private func run(_ words: String, in folder: TemporaryFolder) throws -> ToolRun {
        try ToolRun(words.split(separator: " ").map { String($0) }, in: folder.root)
    }

    @Test func `every figure and macro is drawn in each language`() throws {
        let folder = try project()
        let run = try run("export --output p", in: folder)
        #expect(run.output == "wrote 6 pictures into 'p'\n" && run.exitCode == 0)
        let files = try folder.contents(of: "p")
        let names = ["heights.barHeight", "matrix", "table"].flatMap { ["\($0).en.svg", "\($0).zh-Hans.svg"] }
        #expect(files.keys.sorted() == names)
        let table = String(decoding: files["table.en.svg"] ?? Data(), as: UTF8.self)
        #expect(table.contains("prefers-color-scheme: dark"))
    }

    @Test(arguments: [
        ("--format png --language en", ["table.en.png"]),
        ("--format png --scale 3 --language zh-Hant", ["table.zh-Hant@3x.png"]),
        (
            "--format png --scale 2 --palette both --language en",
            ["table.en.dark@2x.png", "table.en.light@2x.png"]
        ),
        ("--format pdf --palette dark --language en,zh-Hant", ["table.en.dark.pdf", "table.zh-Hant.dark.pdf"]),
        ("--palette light --language en", ["table.en.light.svg"]),
        ("--palette both --language en", ["table.en.svg"]),
    ])
    func `names say language, palette and scale`(_ options: String, _ names: [String]) throws {
        let folder = try project()
        #expect(try run("export --output p " + options, in: folder).exitCode == 0)
        #expect(try folder.contents(of: "p").keys.filter { $0.hasPrefix("table.") }.sorted() == names)
    }

    @Test func `a language of the templates is one to draw in, and another one is a mistake`() throws {
        let folder = try project()
        let run = { try self.run("export --output p --language " + $0, in: folder) }
        let refused = try run("en,fr")
        #expect(refused.exitCode == 64)
        #expect(refused.errors.contains("'fr' is not a valid value for '--language'; expected en, zh-Hans or zh-Hant"))
        #expect(
            try run("zn-Hans").errors.contains(
                "'zn-Hans' is not a valid value for '--language'; did you mean 'zh-Hans'?"))
        let english = WordFiles.standardFiles.filter { $0.path.hasSuffix("en.yaml") }.map { $0.text }.joined()
        try folder.write(english, to: "templates/words/fr.yaml")
        #expect(try run("fr,zh-CN").exitCode == 0)
        let names = try folder.contents(of: "p").keys.filter { $0.hasPrefix("table.") }
        #expect(names.sorted() == ["table.fr.svg", "table.zh-Hans.svg"])
        #expect(try run("frr").errors.contains("'frr' is not a valid value for '--language'; did you mean 'fr'?"))
    }

    @Test func `a second call replaces its own pictures and nothing else`() throws {
        let folder = try project()
        try folder.write("mine", to: "p/notes.txt")
        try folder.write("old", to: "p/table.en.svg")
        #expect(try run("export --output p --language en", in: folder).exitCode == 0)
        let first = try folder.contents(of: "p")
        #expect(try run("export --output p --language en", in: folder).exitCode == 0)
        #expect(try folder.contents(of: "p") == first && first.count == 4)
        #expect(try folder.read("p/notes.txt") == "mine" && folder.read("p/table.en.svg") != "old")
    }

    @Test func `the picture of a scenario is the one that render draws`() throws {
        let folder = try project()
        try folder.write(ScenarioTexts.table, to: "t.yaml")
        #expect(try run("export --output p --format png --scale 2 --language en", in: folder).exitCode == 0)
        #expect(try run("render t.yaml -o t.png --scale 2", in: folder).exitCode == 0)
        #expect(try Data(contentsOf: folder.url("t.png")) == Data(contentsOf: folder.url("p/table.en@2x.png")))
    }

    @Test func `pictures are not written where notes are read, and a claim that fails is reported`() throws {
        let folder = try project()
        let misplaced = try run("export --output content/p", in: folder)
        #expect(misplaced.exitCode == 1)
        #expect(misplaced.errors.contains("it lies in the folder 'content', which the notes are read from"))
        try folder.write("# Wrong\n\n```scenario\n\(ScenarioTexts.wrongClaim)```\n", to: "content/wrong.en.md")
        let wrong = try run("export --output p --language en", in: folder)
        #expect(wrong.exitCode == 1 && wrong.output == "wrote 4 pictures into 'p'\n")
    }

    @Test func `pages of a site with PNGs lead to them, and others offer to make them`() throws {
        let folder = try project()
        #expect(try run("build --output A", in: folder).exitCode == 0)
        #expect(try run("build --output B --png 2", in: folder).exitCode == 0)
        let (without, with) = (try folder.read("A/en/bars.html"), try folder.read("B/en/bars.html"))
        #expect(without.contains("<button type=\"button\" data-scale=\"2\">"))
        #expect(!with.contains("data-scale"))
        for name in ["table.en", "heights.barHeight.en"] {
            #expect(with.contains("<a href=\"../figures/\(name)%402x.png\" download=\"\">PNG 2x</a>"))
            #expect(try Data(contentsOf: folder.url("B/figures/\(name)@2x.png")).starts(with: [0x89, 0x50]))
        }
    }
}
