import Foundation
import TestSupport
import Testing

struct RenderTests {
    @Test func `a picture is an SVG, a PNG or a PDF by its name, the same on every run`() throws {
        let folder = try TemporaryFolder()
        for name in ["a.svg", "b.svg", "a.png", "a.pdf", "b.pdf"] {
            let run = try ToolRun(["render", "-", "-o", name], input: ScenarioTexts.table, in: folder.root)
            #expect(run.output == "wrote \(name)\n")
            #expect(run.errors.isEmpty && run.exitCode == 0)
        }
        #expect(try folder.read("a.svg") == folder.read("b.svg"))
        #expect(try folder.read("a.svg").hasPrefix("<"))
        #expect(try Data(contentsOf: folder.url("a.png")).starts(with: [0x89, 0x50, 0x4E, 0x47]))
        let pdf = try Data(contentsOf: folder.url("a.pdf"))
        #expect(try pdf.starts(with: Array("%PDF-".utf8)) && pdf == Data(contentsOf: folder.url("b.pdf")))
    }

    @Test func `a folder takes a picture of every scenario`() throws {
        let folder = try TemporaryFolder()
        let input = ScenarioTexts.table + "---\n" + ScenarioTexts.matrix
        let words = ["render", "-", "-o", "p/", "--format", "png", "--scale", "2"]
        let run = try ToolRun(words, input: input, in: folder.root)
        #expect(run.output == "wrote p/table@2x.png\nwrote p/matrix@2x.png\n")
        #expect(try folder.contents(of: "p").count == 2 && run.errors.isEmpty)
        let one = ["render", "-", "-o", "q/", "--scenario", "matrix", "--variant", "2"]
        #expect(try ToolRun(one, input: input, in: folder.root).output == "wrote q/matrix.2.svg\n")
    }

    @Test func `standard output takes the bytes of a picture and no more`() throws {
        let folder = try TemporaryFolder()
        try folder.write(ScenarioTexts.table, to: "t.yaml")
        for format in ["svg", "png", "pdf"] {
            let line =
                "notchbook render - -o - --format \(format) <t.yaml >out && notchbook render t.yaml -o in.\(format)"
            #expect(try ToolRun.shell(line, in: folder.root).exitCode == 0)
            #expect(try Data(contentsOf: folder.url("out")) == Data(contentsOf: folder.url("in.\(format)")))
        }
    }

    @Test func `one of several scenarios has to be named`() throws {
        let folder = try TemporaryFolder()
        let input = ScenarioTexts.table + "---\n" + ScenarioTexts.matrix
        let words = ["render", "-", "-o", "a.svg"]
        let run = try ToolRun(words, input: input, in: folder.root)
        #expect(run.exitCode == 64)
        let message = "the file contains several scenarios; choose one with --scenario: table or matrix\n"
        #expect(run.errors.hasPrefix("notchbook: " + message))
        let misspelt = try ToolRun(words + ["--scenario", "tabel"], input: input, in: folder.root)
        #expect(
            misspelt.errors.hasPrefix("notchbook: there is no scenario 'tabel' in the file; did you mean 'table'?\n"))
        let excessive = try ToolRun(
            words + ["--scenario", "matrix", "--variant", "3"], input: input, in: folder.root)
        #expect(excessive.errors.hasPrefix("notchbook: there is no variant 3; the scenario has variants 1 to 2\n"))
    }

    @Test func `a place that cannot be written is one line`() throws {
        let run = try ToolRun(["render", "-", "-o", "/dev/null/a.svg"], input: ScenarioTexts.table)
        #expect(run.exitCode == 1)
        #expect(run.errors.hasPrefix("notchbook: cannot write '/dev/null"))
        #expect(run.errors.split(separator: "\n").count == 1)
    }

    @Test func `a folder that takes only some of the pictures is said to`() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "p/matrix.svg/x")
        let input = ScenarioTexts.table + "---\n" + ScenarioTexts.matrix
        let run = try ToolRun(["render", "-", "-o", "p/"], input: input, in: folder.root)
        #expect(run.exitCode == 1 && run.errors.hasPrefix("notchbook: cannot write 'p/matrix.svg'"), "\(run.errors)")
        #expect(
            run.output == "wrote p/table.svg\nwrote only 1 picture into 'p/'; others are missing or old\n")
        let unread = try ToolRun(["render", "none.yaml", "-o", "p/"], in: folder.root)
        #expect(unread.exitCode == 1 && unread.output.isEmpty)
    }

    @Test func `a folder that takes only a part of a probe is said to`() throws {
        let folder = try TemporaryFolder()
        try folder.write(ScenarioTexts.table, to: "a.yaml")
        try folder.write("", to: "probe/run.sh/x")
        let run = try ToolRun(["export", "probe", "probe", "a.yaml"], in: folder.root)
        #expect(run.exitCode == 1 && run.errors.contains("cannot write 'probe/run.sh'"), "\(run.errors)")
        #expect(run.output.contains("into 'probe'; others are missing or old"), "\(run.output)")
    }
}
