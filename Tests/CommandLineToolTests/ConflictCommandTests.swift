import Foundation
import LogSupport
import TestSupport
import Testing

struct ConflictCommandTests {
    static let log = """
        Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x1 V:[UIView:0xa(200)]>",
            "<NSLayoutConstraint:0x2 V:[UIView:0xa(84)]>",
            "<NSLayoutConstraint:0x3 ((null))>"
        )

        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x1 V:[UIView:0xa(200)]>
        """

    private func run(_ words: [String], on text: String = log) throws -> ToolRun {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "xcode.log")
        return try ToolRun(["conflict", folder.url("xcode.log").path] + words)
    }

    @Test func `a log is explained, and what cannot be read is reported with its place`() throws {
        let run = try run([])
        #expect(run.exitCode == 0)
        #expect(run.output.contains("line 3: 2 of 3 constraints contradict each other"))
        #expect(run.output.contains("×  0x1      the app  V:[UIView:0xa(200)]"))
        #expect(run.output.contains("UIKit broke 0x1, as the hypothesis expects"))
        #expect(run.output.contains("- priority 999 for 0x1, which is then off by 116"))
        #expect(run.errors.contains("xcode.log:5:7: warning: the constraint '((null))' has no known form"))
    }

    @Test func `JSON has every constraint with its address, the set and the broken one`() throws {
        let output = try run(["--format", "json"]).output
        #expect(output.split(separator: "\n").count == 1)
        #expect(output.hasPrefix(#"{"line":3,"cause":"printed","constraints":[{"address":"0x1","#))
        #expect(output.contains(#""address":"0x3","class":"NSLayoutConstraint","identifier":null,"text":"((null))""#))
        #expect(output.contains(#""broken":"0x1","hypothesis":{"address":"0x1","kind":"size"}"#))
        #expect(output.contains(#"{"address":"0x1","change":"relax","relation":"<=","off":null}"#))
    }

    @Test func `a text without constraints says what a log looks like`() throws {
        let run = try run([], on: "nothing\n")
        #expect(run.exitCode == 1 && run.output.isEmpty)
        #expect(run.errors.contains("expected lines such as '<NSLayoutConstraint:0x…"))
    }

    @Test(arguments: [[], ["--narrow"], ["--language", "zh-Hans"]])
    func `a picture goes to standard output`(_ options: [String]) throws {
        let run = try run(["--format", "svg"] + options)
        #expect(run.exitCode == 0)
        let caption = options.contains("zh-Hans") ? "相互矛盾" : "contradict each other"
        #expect(run.output.hasPrefix("<svg") && run.output.contains(caption))
    }

    @Test func `reports beyond those that a picture shows are named`() throws {
        let logs = (0..<21).map { Self.log.replacing("(84)", with: "(\(84 + $0))") + "\n" }
        let run = try run(["--format", "svg"], on: logs.joined())
        #expect(run.errors.contains("a picture shows the first 20 reports"))
    }

    @Test(arguments: ["learned.txt", "asked.txt"])
    func `published lists become scenarios whose claims hold`(_ file: String) throws {
        let published = PublishedLog.all(in: file)
        let folder = try TemporaryFolder()
        try folder.write(published.map { $0.text }.joined(separator: "\n\n"), to: "all.log")
        let log = folder.url("all.log").path
        let written = try ToolRun(["conflict", log, "--format", "scenario"]).output
        try folder.write(written, to: "all.yaml")
        #expect(try ToolRun(["eval", folder.url("all.yaml").path]).exitCode == 0)
        let scenarios = written.components(separatedBy: "\n---\n")
        #expect(scenarios.count == published.count)
        // The layout finds the set that the log's constraints alone gave, but for what rests on margins and on sizes of at least 0.
        var same = 0
        for (scenario, line) in zip(
            scenarios, try ToolRun(["conflict", log, "--format", "json"]).output.split(separator: "\n"))
        {
            let claim = scenario.components(separatedBy: "\n  conflict: [").last?.split(separator: "\n").first ?? ""
            let members = line.components(separatedBy: #""isContradicting":true"#).count - 1
            if claim.components(separatedBy: #"", ""#).count == members, !claim.hasPrefix("]") { same += 1 }
        }
        #expect(same == ["learned.txt": 30, "asked.txt": 29][file])
    }
}
