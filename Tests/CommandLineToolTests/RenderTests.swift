import Foundation
import Testing

struct RenderTests {
    @Test func `a picture is an SVG or a PNG by its name, the same on every run`() throws {
        let folder = try TemporaryFolder()
        for name in ["a.svg", "b.svg", "a.png"] {
            let run = try ToolRun(["render", "-", "-o", name], input: ScenarioTexts.table, in: folder.root)
            #expect(run.output == "wrote \(name)\n")
            #expect(run.errors.isEmpty && run.exitCode == 0)
        }
        #expect(try folder.read("a.svg") == folder.read("b.svg"))
        #expect(try folder.read("a.svg").hasPrefix("<"))
        #expect(try Data(contentsOf: folder.url("a.png")).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test func `one of several scenarios has to be named`() throws {
        let folder = try TemporaryFolder()
        let input = ScenarioTexts.table + "---\n" + ScenarioTexts.matrix
        let words = ["render", "-", "-o", "a.svg"]
        let run = try ToolRun(words, input: input, in: folder.root)
        #expect(run.exitCode == 64)
        let message = "the file holds several scenarios; choose one with --scenario: table or matrix\n"
        #expect(run.errors.hasPrefix("notchbook: " + message))
        let misspelt = try ToolRun(words + ["--scenario", "tabel"], input: input, in: folder.root)
        #expect(misspelt.errors.hasPrefix("notchbook: no scenario 'tabel' in the file; did you mean 'table'?\n"))
        let excessive = try ToolRun(
            words + ["--scenario", "matrix", "--variant", "3"], input: input, in: folder.root)
        #expect(excessive.errors.hasPrefix("notchbook: there is no variant 3; the scenario has 1 to 2\n"))
    }

    @Test func `a place that cannot be written is one line`() throws {
        let run = try ToolRun(["render", "-", "-o", "/dev/null/a.svg"], input: ScenarioTexts.table)
        #expect(run.exitCode == 1)
        #expect(run.errors.hasPrefix("notchbook: cannot write '/dev/null"))
        #expect(run.errors.split(separator: "\n").count == 1)
    }
}
