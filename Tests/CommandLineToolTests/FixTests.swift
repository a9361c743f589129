import Diagnostics
import TestSupport
import Testing

@testable import CommandFramework
@testable import CommandLineTool

/// What `check --fix` writes, and what it leaves to people.
struct FixTests {
    private let note = """
        # A

        ```scenario
        id: a
        device: iPhone X
        os: iOS 11
        root: {viewController: {view: [{tableView: {frame: fill, rowHeigth: '44', sectionHeaderHeight: 28pt}}]}}
        expect: {statusBar.frame.height: 20}
        ```

        ```scenario
        id: b
        device: iPhone 19 Pro
        root: {viewController: {}}
        ```

        """

    private let fixed = """
        # A

        ```scenario
        id: a
        device: iPhone X
        os: 11
        root: {viewController: {view: [{tableView: {frame: fill, rowHeight: 44, sectionHeaderHeight: 28}}]}}
        expect: {statusBar.frame.height: 20}
        ```

        ```scenario
        id: b
        device: iPhone 19 Pro
        root: {viewController: {}}
        ```

        """

    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder.forNotes()
        try folder.write(note, to: "content/a.en.md")
        return folder
    }

    @Test func `spelling is mended, and neither a claim nor another device is written`() throws {
        let folder = try folder()
        // What is wrong behind a misspelt key is seen when the key is right.
        for _ in 0..<3 { _ = try ToolRun(["check", "--fix"], in: folder.root) }
        #expect(try folder.read("content/a.en.md") == fixed)
        let run = try ToolRun(["check", "--fix"], in: folder.root)
        #expect(!run.output.contains("corrected"))
        #expect(run.errors.contains("perhaps: replace '20' with '"))
    }

    @Test func `a dry run prints a patch and writes nothing`() throws {
        let folder = try folder()
        let run = try ToolRun(["check", "--fix", "--dry-run"], in: folder.root)
        #expect(run.exitCode == 0)
        #expect(try folder.read("content/a.en.md") == note)
        try folder.write(run.output, to: "fix.patch")
        #expect(try ToolRun.shell("patch -p1 --silent <fix.patch", in: folder.root).exitCode == 0)
        let patched = try folder.read("content/a.en.md")
        #expect(patched != note && patched.contains("device: iPhone X\nos: 11\n"))
    }

    @Test func `without a certain correction the dry run says so`() throws {
        let folder = try TemporaryFolder()
        try folder.write("# A\n", to: "content/a.en.md")
        let run = try ToolRun(["check", "--fix", "--dry-run"], in: folder.root)
        #expect(run.output == "nothing can be corrected automatically\n")
    }

    @Test(arguments: [
        ("a\nb\nc\n", "a\nB\nc\n", "@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n"),
        ("a", "b", "@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+b\n\\ No newline at end of file\n"),
        ("", "a\n", "@@ -0,0 +1,1 @@\n+a\n"),
        ("a\r\nb\r\n", "a\r\n", "@@ -1,2 +1,1 @@\n a\r\n-b\r\n"),
        (
            "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\nx\n3\n4\n5\n6\n7\n8\n",
            "@@ -1,9 +1,8 @@\n 1\n-2\n+x\n 3\n 4\n 5\n 6\n 7\n 8\n-9\n"
        ),
    ])
    func `a patch has three lines around each change`(_ old: String, _ new: String, _ hunks: String) {
        let diff = UnifiedDiff(from: SourceFile(path: "a", text: old), to: SourceFile(path: "a", text: new))
        #expect(diff.text == "--- a/a\n+++ b/a\n" + hunks)
    }

    @Test func `where nothing differs there is no patch`() {
        let file = SourceFile(path: "a", text: "a\n")
        #expect(UnifiedDiff(from: file, to: file).text.isEmpty)
    }
}
