import Foundation
import TestSupport
import Testing

/// Completion scripts and the manual page, read by the programs that they are for.
struct CompletionTests {
    private static let tools = ["bash", "zsh", "fish"]

    /// A folder with the script of a shell, and files to complete.
    private func folder(_ shell: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let run = try ToolRun(["completion", shell])
        #expect(run.exitCode == 0 && run.errors.isEmpty)
        try folder.write(run.output, to: "script")
        try folder.write("", to: "work/my notes/a.md")
        try folder.write("", to: "work/my file.md")
        return folder
    }

    @Test(arguments: tools)
    func `the shell reads its script`(_ shell: String) throws {
        let folder = try folder(shell)
        let run = try ToolRun.shell("\(shell) -n script", in: folder.root)
        #expect(run.exitCode == 0 && run.errors == "" && run.output == "")
    }

    /// A line up to the word that is completed, and what is offered.
    private static let lines: [(line: String, offered: [String])] = [
        ("notchbook bu", ["build"]),
        ("notchbook e", ["eval", "explain", "export"]),
        ("notchbook build --st", ["--strict"]),
        ("notchbook build --png ", ["1", "2", "3"]),
        ("notchbook --color never build --dow", ["--downloads"]),
        ("notchbook export --format p", ["pdf", "png"]),
        ("notchbook new ", ["device", "note", "scenario"]),
        ("notchbook completion z", ["zsh"]),
        ("notchbook help expl", ["explain"]),
    ]

    @Test(arguments: lines)
    func `bash offers what can stand there`(_ line: String, _ offered: [String]) throws {
        let words = line.split(separator: " ", omittingEmptySubsequences: false).map { "'\($0)'" }
        #expect(try bash(words) == offered)
    }

    @Test func `bash offers folders and files, also those with spaces`() throws {
        #expect(try bash(["notchbook", "build", "--content", "my"]) == ["my notes"])
        #expect(try bash(["notchbook", "eval", "my"]) == ["my file.md", "my notes"])
        #expect(try bash(["notchbook", "render", "x.md", "-o", "my"]) == ["my file.md", "my notes"])
        #expect(try bash(["notchbook", "build", "--content", "=", "my"]) == ["my notes"])
        #expect(try bash(["notchbook", "rules", "my"]) == [])
    }

    /// What the function of the script offers for words of a line; the last is completed.
    private func bash(_ words: [String]) throws -> [String] {
        let folder = try folder("bash")
        let script = """
            cd work; compopt() { :; }; . ../script
            COMP_WORDS=(\(words.joined(separator: " "))) COMP_CWORD=\(words.count - 1); _notchbook
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        try folder.write(script, to: "ask")
        let run = try ToolRun.shell("bash ask", in: folder.root)
        #expect(run.errors == "")
        return run.output.split(separator: "\n").map { String($0) }.sorted()
    }

    @Test(arguments: lines)
    func `fish offers what can stand there`(_ line: String, _ offered: [String]) throws {
        let folder = try folder("fish")
        try folder.write("source script; complete -C '\(line)'", to: "ask")
        let run = try ToolRun.shell("HOME=$PWD fish --no-config ask", in: folder.root)
        #expect(run.errors == "")
        #expect(run.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }.sorted() == offered)
    }

    @Test func `the manual page is without fault, and knows every command and option`() throws {
        let folder = try TemporaryFolder()
        let page = try ToolRun(["man"])
        try folder.write(page.output, to: "notchbook.1")
        let lint = try ToolRun.shell("mandoc -T lint notchbook.1", in: folder.root)
        #expect(lint.output == "" && lint.exitCode == 0)
        let shown = try ToolRun.shell("mandoc -T ascii notchbook.1 | col -b", in: folder.root).output
        for text in ["notchbook export", "--template", "notchbook new note safe-area", "EXIT STATUS", "70"] {
            #expect(shown.contains(text), "\(text)")
        }
    }
}
