import Foundation
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
        #expect(run.errors.contains("xcode.log:5:7: warning: the constraint '((null))' is in no known form"))
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
}
