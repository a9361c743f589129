import TestSupport
import Testing

struct ExitCodeTests {
    @Test func `help and version go to standard output`() throws {
        let help = try ToolRun(["help"])
        #expect(help.exitCode == 0 && help.errors.isEmpty && help.output.contains("usage: notchbook <command>"))
        let version = try ToolRun(["--version"])
        #expect(version.exitCode == 0 && version.output == "notchbook 1.0\n")
    }

    @Test func `a mistyped command gets the nearest match, the usage line and 64`() throws {
        let run = try ToolRun(["evla"])
        let expected = """
            notchbook: unknown command 'evla'; did you mean 'eval'?
            usage: notchbook <command> [options]

            """
        #expect(run.errors == expected)
        #expect(run.exitCode == 64 && run.output.isEmpty)
    }

    @Test func `a missing file and a folder are one line each`() throws {
        let missing = try ToolRun(["eval", "no/such.yaml"])
        #expect(missing.exitCode == 1)
        #expect(missing.errors == "notchbook: cannot read 'no/such.yaml': No such file or directory\n")
        let folder = try ToolRun(["eval", "/"])
        #expect(folder.exitCode == 1)
        #expect(folder.errors == "notchbook: cannot read '/': it is a folder\n")
    }

    @Test func `empty standard input has no scenario`() throws {
        let run = try ToolRun(["eval", "-"])
        #expect(run.exitCode == 1)
        #expect(run.errors == "notchbook: there is no scenario in '<stdin>'\n")
    }

    @Test(arguments: [["build"], ["serve"], ["check"], ["export", "--output", "p"]])
    func `without notes a line says how to begin`(_ words: [String]) throws {
        let folder = try TemporaryFolder()
        let run = try ToolRun(words, in: folder.root)
        #expect(run.exitCode == 1)
        let message = "there is no folder 'content' with notes; 'notchbook init DIR' creates one\n"
        #expect(run.errors == "notchbook: " + message)
    }
}
