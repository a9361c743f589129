import TestSupport
import Testing

/// What `build` and `check` print of many problems.
struct ListingTests {
    /// A folder whose note has so many scenarios of a device that there is not.
    private func project(_ count: Int) throws -> TemporaryFolder {
        let folder = try TemporaryFolder.forNotes()
        let fences = (1...count).map { "```scenario\nid: s\($0)\ndevice: iPhone Y\nroot: {viewController: {}}\n```\n" }
        try folder.write("# A\n\n" + fences.joined(separator: "\n"), to: "content/a.en.md")
        return folder
    }

    @Test(arguments: ["check", "build"])
    func `a limit shows so many errors, and the totals of all`(_ command: String) throws {
        let folder = try project(5)
        let run = try ToolRun([command, "--limit", "2"], in: folder.root)
        #expect(run.exitCode == 1)
        #expect(run.errors.split(separator: "\n").count { $0.contains(": error: ") } == 2)
        #expect(
            run.errors.contains("\n5 errors") && run.errors.contains("\n2 of ")
                && run.errors.contains(" are shown; '--limit "))
        #expect(run.errors.contains("\n  5 error   scenario/unknown-device\n"))
    }

    @Test func `where nobody watches all are shown, on a terminal fifty, and the last line sums up`() throws {
        let folder = try project(60)
        let run = try ToolRun(["check"], in: folder.root)
        #expect(run.errors.split(separator: "\n").count { $0.contains(": error: ") } == 60)
        #expect(!run.errors.contains(" are shown"))
        let line = "script --quiet --command 'notchbook check --color never' /dev/null"
        let terminal = try ToolRun.shell(line, in: folder.root).output.split { $0.isNewline }
        #expect(terminal.count { $0.contains(": error: ") } == 50)
        #expect(terminal.contains { $0.hasPrefix("50 of ") && $0.contains(" are shown; '--limit ") })
        #expect(terminal.last?.hasPrefix("1 note with 0 scenarios and 0 claims: 60 errors, ") == true)
    }
}
