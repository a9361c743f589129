import Foundation
import TestSupport
import Testing

/// `compare`: one hierarchy at two places.
struct CompareCommandTests {
    private static let bars = """
        id: bars
        device: iPhone 16 Pro
        os: 18
        root:
          tabBarController:
            navigationController:
              viewController:
                view:
                  - tableView: {name: table, rows: 30, frame: fill}
        """

    private func run(_ words: [String], on text: String = bars) throws -> ToolRun {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "screen.yaml")
        return try ToolRun(["compare", folder.url("screen.yaml").path] + words)
    }

    @Test func `what differs stands below the number that made it differ`() throws {
        let run = try run(["--from", "18", "--to", "26"])
        #expect(run.exitCode == 2 && run.errors == "")
        let lines = run.output.split(separator: "\n").map { String($0) }
        #expect(lines[0] == "bars: iPhone 16 Pro, portrait, iOS 18 → iPhone 16 Pro, portrait, iOS 26")
        #expect(lines.contains { $0.hasPrefix("  navigation bar is 54 instead of 44: ") })
        let rows = try #require(lines.firstIndex { $0.hasPrefix("  default row height is 52 instead of 44") })
        #expect(lines[rows + 1] == "    table.contentSize: [402, 1320] → [402, 1560]")
        // A tab bar is as high on both, so that nothing stands below it.
        #expect(!run.output.contains("83 instead of"))
    }

    private static let toolbar = """
        id: bars
        device: iPhone 16
        os: 18
        root:
          tabBarController:
            navigationController:
              isToolbarHidden: false
              viewController:
                toolbarItems: 2
                view:
                  - tableView: {name: list, frame: fill, rows: 30}
                  - view: {name: footer, frame: [0, 700, 393, 60]}
        """

    @Test func `what eval marks or warns of is marked, and a place like the one before says so`() throws {
        let run = try run(["--from", "18", "--to", "26,27", "--limit", "100"], on: Self.toolbar)
        #expect(run.output.contains("toolbar.frame.height is 86? instead of 127?"), "\(run.output)")
        #expect(run.output.contains("list.separatorInset: [0?, 16?, 0?, 0?] → [0?, 20?, 0?, 20?]"))
        #expect(run.errors.contains("it is not known where a toolbar above a tab bar is"))
        #expect(run.output.hasSuffix("iOS 27\n  as iPhone 16, portrait, iOS 26\n"))
        let values = run.output.split(separator: "\n").filter { $0.hasPrefix("    ") }
        let paths = values.map { $0.split(separator: ":")[0] }
        #expect(Set(paths).count == paths.count)
        let json = try self.run(["--from", "18", "--to", "26", "--format", "json"], on: Self.toolbar).output
        #expect(json.contains(#""newText":"[0?, 20?, 0?, 20?]""#))
    }

    @Test func `several places are compared one after the other, and nothing different ends with 0`() throws {
        let same = try run(["--from", "18", "--to", "18.1,18.2"])
        #expect(same.exitCode == 0)
        #expect(same.output.split(separator: "\n").count { $0 == "  nothing is different" } == 2)
    }

    /// A place, and the beginning of a line that says what is other there.
    private static let places: [(from: String, to: String, line: String)] = [
        ("iPhone 16 Pro", "iPhone SE (3rd generation)", "  screen width is 375 instead of 402: "),
        (
            "iPhone 16 Pro", "iPhone SE (3rd generation)",
            "window.traitCollection.displayScale is 2 instead of 3: 10 values"
        ),
        ("large", "extraLarge", "  default row height is 48? instead of 44"),
        ("26", "SDK 18", "  navigation bar is 44 instead of 54"),
        ("iOS 18", "iOS 26", "  navigation bar is 54 instead of 44"),
    ]

    @Test(arguments: places)
    func `versions, devices, SDKs and text sizes are places`(_ from: String, _ to: String, _ line: String) throws {
        let run = try run(["--from", from, "--to", to])
        #expect(run.exitCode == 2 && run.errors == "")
        #expect(run.output.contains(line), "\(run.output)")
    }

    @Test func `variants that are the same at the first place are compared once`() throws {
        let text = Self.bars.replacingOccurrences(of: "os: 18", with: "matrix: {os: [18, 26]}")
        let run = try run(["--from", "18", "--to", "26"], on: text)
        #expect(run.output.split(separator: "\n").count { $0.hasPrefix("bars: ") } == 1)
    }

    @Test func `JSON has causes with their rules and values`() throws {
        let output = try run(["--from", "18", "--to", "26", "--format", "json"]).output
        #expect(output.split(separator: "\n").count == 1)
        #expect(output.contains(#"{"name":"navigation bar","old":44,"new":54,"rules":[],"count":20,"values":["#))
        #expect(output.contains(#""table.contentSize","old":[402,1320],"new":[402,1560],"oldText":"[402, 1320]","#))
        #expect(output.hasSuffix("\"removed\":[],\"added\":[],\"covered\":[]}\n"))
    }

    @Test func `a system that the device does not run is said, and the others are compared`() throws {
        let run = try run(["--from", "18", "--to", "15,18.1"])
        #expect(run.errors.contains("'bars' is not compared there: iPhone 16 Pro is not known to run iOS 15"))
        #expect(run.output.contains("nothing is different"))
    }

    @Test func `a word that is no place is a mistake`() throws {
        let run = try run(["--from", "18", "--to", "iPhone 99"])
        #expect(run.exitCode == 64)
        #expect(run.errors.contains("'iPhone 99' is not a version such as 26, an 'SDK 18', a text size or a device"))
    }

    @Test func `a page is one file with both pictures, what differs by cause, and derivations`() throws {
        let folder = try TemporaryFolder()
        let two =
            Self.bars + "\n---\n"
            + Self.bars.replacingOccurrences(of: "id: bars", with: "id: others\ntitle: Other bars")
        try folder.write(two, to: "screen.yaml")
        let run = try ToolRun([
            "compare", folder.url("screen.yaml").path, "--from", "18", "--to", "26,18.1", "--format", "html",
            "--output",
            folder.url("page.html").path,
        ])
        #expect(run.exitCode == 2 && run.output == "wrote \(folder.url("page.html").path)\n", "\(run.errors)")
        let page = try folder.read("page.html")
        #expect(page.contains("img-src data:; style-src &#39;sha256-") && !page.contains("<script"))
        #expect(!page.contains("script-src") && !page.contains("<img"))
        let headings = page.components(separatedBy: "<h2>").dropFirst().map { $0.components(separatedBy: "</h2>")[0] }
        #expect(
            headings
                == ["bars", "Other bars"].flatMap { title in
                    ["26", "18.1"].map {
                        "\(title): iPhone 16 Pro, portrait, iOS 18 → iPhone 16 Pro, portrait, iOS \($0)"
                    }
                })
        #expect(page.components(separatedBy: "<svg role=\"img\"").count == 9)
        #expect(page.components(separatedBy: "href=\"#comparison-").count == 5)
        #expect(page.contains("<h3>navigation bar is 54 instead of 44</h3>"))
        #expect(
            page.contains("<code>table.contentSize</code> <del>[402, 1320]</del> → <ins>[402, 1560]</ins></summary>"))
        #expect(page.contains("table.contentSize.height = 1320"))
        #expect(page.components(separatedBy: ">nothing is different<").count == 5)
        // The second hierarchy adds a few references to the first.
        #expect(page.utf8.count < 120_000)
    }

    @Test func `a page speaks the language that is asked for`() throws {
        let run = try run(["--from", "18", "--to", "26", "--format", "html", "--language", "zh-Hans"])
        #expect(run.output.contains("<html lang=\"zh-Hans\">") && run.output.contains("<h1>有哪些不同</h1>"))
        #expect(run.output.contains("<h2>bars：iPhone 16 Pro，竖屏，iOS 18 → iPhone 16 Pro，竖屏，iOS 26</h2>"))
    }
}
