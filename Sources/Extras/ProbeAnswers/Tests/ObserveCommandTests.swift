import Foundation
import TestSupport
import Testing

/// `observe` through the binary: a file and standard input, text and JSON, forms of others, and rows that are written.
struct ObserveCommandTests {
    private static let note = """
        ---
        title: Bars
        ---
        # Bars

        ```scenario
        id: bars
        device: iPhone 15
        os: 18
        root: {navigationController: {viewController: {view: {tableView: {name: table, rows: 3}}}}}
        ```

        """
    private static let settings = """
        observations:
          log: {prefix: 'P ', device: phone, os: system, values: {insets: bars table.safeAreaInsets}}

        """

    private func line(_ path: String, _ value: String, scenario: String = "bars") -> String {
        #"{"scenario":"\#(scenario)","device":"iPhone 15","os":"18.0","build":"22A1","phase":"viewDidAppear","path":"\#(path)","value":\#(value)}"#
            + "\n"
    }

    private var lines: String {
        line("table.frame.y", "0") + line("table.safeAreaInsets", "[91, 0, 34, 0]")
    }

    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder.forNotes()
        try folder.write(Self.note, to: "content/bars.en.md")
        try folder.write(lines, to: "a.jsonl")
        return folder
    }

    @Test func `what differs is named with its rule and both numbers, and the run ends with 2`() throws {
        let folder = try folder()
        let run = try ToolRun(["observe", "a.jsonl"], in: folder.root)
        #expect(run.exitCode == 2 && run.errors == "", "\(run.errors)")
        #expect(
            run.output.contains(
                "bars: table.safeAreaInsets, iPhone 15, iOS 18.0 (22A1), viewDidAppear: UIKit [91, 0, 34, 0], computed "
            ))
        #expect(run.output.hasSuffix("1 in agreement, 0 confirmed, 1 different, 0 not modelled\n"))
    }

    @Test func `standard input is read as a file is, and leaves nothing behind`() throws {
        let folder = try folder()
        let (file, input) = (
            try ToolRun(["observe", "a.jsonl"], in: folder.root),
            try ToolRun.shell(
                "export TMPDIR=$PWD/scratch; mkdir scratch; notchbook observe - < a.jsonl", in: folder.root)
        )
        #expect(input.output == file.output && input.exitCode == 2)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url("scratch").path).isEmpty)
    }

    @Test func `JSON has a line for each value, also for thousands`() throws {
        let folder = try folder()
        // More than is printed at once.
        let many = (0..<6000).map {
            line("table.safeAreaInsets", "[91, 0, 34, 0]").replacingOccurrences(of: "22A1", with: "22A\($0)")
        }
        try folder.write(many.joined(), to: "many.jsonl")
        let run = try ToolRun(["observe", "many.jsonl", "--format", "json"], in: folder.root)
        #expect(run.exitCode == 2 && run.output.utf8.count > 1 << 20)
        let objects = run.output.split(separator: "\n").map { String($0) }
        #expect(objects.count == 6000)
        for (index, object) in objects.enumerated() where index % 500 == 0 {
            let read = try JSONSerialization.jsonObject(with: Data(object.utf8)) as? [String: Any]
            #expect(read?["verdict"] as? String == "differs" && read?["build"] as? String == "22A\(index)")
        }
    }

    /// A bad line among good ones, and what is said of it.
    private static let mistakes = [
        ("{\"scenario\":\"bars\",\"dev", "observations/no-json"), ("{\"a\": NaN}", "observations/no-json"),
        ("[]", "observations/no-object"),
    ]

    @Test(arguments: mistakes)
    func `a bad line is said with its place, and the rest is used`(_ bad: String, _ code: String) throws {
        let folder = try folder()
        try folder.write(line("table.frame.y", "0") + bad + "\n" + line("table.frame.x", "0"), to: "a.jsonl")
        let run = try ToolRun(["observe", "a.jsonl"], in: folder.root)
        #expect(run.errors.contains("a.jsonl:2:") && run.errors.contains("[\(code)]"), "\(run.errors)")
        #expect(run.output.hasSuffix("2 in agreement, 0 confirmed, 0 different, 0 not modelled\n"))
    }

    @Test func `rows are added once, and a build reads them`() throws {
        let folder = try folder()
        let words = ["observe", "a.jsonl", "--write", "--date", "2026-08-01"]
        let run = try ToolRun(words, in: folder.root)
        #expect(run.output.contains("added 2 values; 0 already present"))
        let again = try ToolRun(words, in: folder.root)
        #expect(again.output.contains("added 0 values; 2 already present"))
        let checked = try ToolRun(["check"], in: folder.root)
        #expect(checked.exitCode == 1 && checked.errors.contains("[observations/differs]"))
    }

    @Test func `lines of others are read by a form of the settings`() throws {
        let folder = try folder()
        try folder.write(Self.settings, to: "content/site.yaml")
        let text = "boot\nP {\"phone\": \"iPhone 15\", \"system\": \"18.0\", \"insets\": [103, 0, 34, 0]}\n"
        try folder.write(text, to: "a.log")
        let run = try ToolRun(["observe", "a.log", "--map", "log"], in: folder.root)
        #expect(run.output.hasSuffix("0 in agreement, 0 confirmed, 1 different, 0 not modelled\n"), "\(run.errors)")
    }
}
