import Foundation
import Languages
import TestSupport
import Testing

@testable import CommandFramework
@testable import Review

/// What a maintainer does after a device's bars have grown, with the real binary.
struct ReviewSessionTests {
    private static let devices = """
        - name: Test Phone
          like: iPhone X
          mark: observed
          before26:
            navigationBarHeight: {portrait: {value: 44, source: SIM}}
            tabBarHeight: {portrait: {value: 49, source: SIM}}

        """

    private static let note = """
        ---
        title: Bars
        ---
        The table begins at {{bars: table.safeAreaInsets.top}} points.

        ```scenario
        id: bars
        device: Test Phone
        os: 13
        root:
          tabBarController:
            navigationController:
              viewController: {view: {tableView: {name: table, sections: [{rows: 2}]}}}
        expect:
          table.safeAreaInsets.top:   88  # at rest
          table.safeAreaInsets.bottom: 83
        ```

        ```scenario
        id: both
        use: bars
        matrix: {device: [Test Phone, iPhone 8]}
        expect:
          where device = Test Phone: {table.safeAreaInsets.top: 88}
          where device = iPhone 8: {table.safeAreaInsets.top: 64}
        ```

        """

    private static let bar = "device:Test Phone:before26.portrait.navigationBarHeight"
    private static let tabBar = "device:Test Phone:before26.portrait.tabBarHeight"

    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder.forNotes()
        try folder.write(Self.devices, to: "content/devices.yaml")
        try folder.write(Self.note, to: "content/bars.en.md")
        return folder
    }

    private func run(_ line: [String], in folder: TemporaryFolder) throws -> ToolRun {
        try ToolRun(line, in: folder.root)
    }

    @Test func `a bar grows, half of it is accepted, the rest fails, then the site is published`() throws {
        let folder = try folder()
        let taken = try run(["snapshot", "--output", "kept.txt"], in: folder)
        #expect(taken.exitCode == 0 && taken.output == "wrote kept.txt\n", "\(taken.errors)")
        #expect(try run(["changes", "kept.txt"], in: folder).exitCode == 0)

        try folder.write(
            Self.devices.replacingOccurrences(of: "value: 44", with: "value: 50"), to: "content/devices.yaml")
        let one = try run(["changes", "kept.txt", "--snapshot", "now.txt"], in: folder)
        #expect(one.exitCode == 2 && one.errors.isEmpty, "\(one.errors)")
        #expect(one.output.split(separator: "\n").filter { $0.hasPrefix("  [") } == ["  [\(Self.bar)]"])
        #expect(one.output.contains("content/bars.en.md:15: bars (Test Phone, portrait, iOS 13)"))
        #expect(one.output.contains("{{bars: table.safeAreaInsets.top}} 88 → 94"))
        #expect(one.output.contains("navigation bar") && one.output.hasSuffix("wrote now.txt\n"))
        #expect(try run(["changes", "now.txt"], in: folder).output == "Nothing has changed.\n")

        try folder.write(
            Self.devices.replacingOccurrences(of: "value: 44", with: "value: 50")
                .replacingOccurrences(of: "value: 49", with: "value: 60"), to: "content/devices.yaml")

        let before = try folder.read("kept.txt")
        let dry = try run(["review", "kept.txt", "--accept", Self.bar, "--dry-run"], in: folder)
        #expect(dry.output.contains("content/bars.en.md:15:31: replace '88' with '94'\n"), "\(dry.output)\(dry.errors)")
        #expect(try folder.read("content/bars.en.md") == Self.note && folder.read("kept.txt") == before)

        let half = try run(["review", "kept.txt", "--accept", Self.bar], in: folder)
        #expect(half.exitCode == 0 && half.output.hasPrefix("accepted \(Self.bar)\n"))
        let rewritten = Self.note.replacingOccurrences(of: "top:   88 ", with: "top:   94 ")
            .replacingOccurrences(of: "top: 88}", with: "top: 94}")
        #expect(try folder.read("content/bars.en.md") == rewritten)
        let rest = try run(["changes", "kept.txt"], in: folder)
        #expect(rest.output.split(separator: "\n").filter { $0.hasPrefix("  [") } == ["  [\(Self.tabBar)]"])
        let check = try run(["check"], in: folder)
        #expect(check.exitCode == 1 && check.errors.contains("'table.safeAreaInsets.bottom' is 94, not 83"))

        #expect(try run(["review", "kept.txt", "--accept-all"], in: folder).exitCode == 0)
        let nothing = try run(["changes", "kept.txt"], in: folder)
        #expect(nothing.output == "Nothing has changed.\n")
        let build = try run(["build"], in: folder)
        #expect(build.exitCode == 0, "\(build.errors)")
        #expect(try run(["snapshot"], in: folder).output == folder.read("kept.txt"))
        #expect(try folder.read("Site/bars.html").contains(">94<"))
    }

    @Test func `what is accepted is announced in the settings, whose other bytes stay`() throws {
        let folder = try folder()
        let settings = "title: Notes\r\n\r\nchanges: # newest first\r\n  - date: 2026-01-02\r\n    text: Old\r\n"
        try folder.write(settings, to: "content/site.yaml")
        #expect(try run(["snapshot", "--output", "kept.txt"], in: folder).exitCode == 0)
        try folder.write(
            Self.devices.replacingOccurrences(of: "value: 44", with: "value: 50"), to: "content/devices.yaml")
        let wrong = try run(["review", "kept.txt", "--accept-all", "--announce", "soon"], in: folder)
        #expect(
            wrong.exitCode == 64 && wrong.errors.contains("'soon' is not a valid value for '--announce'"),
            "\(wrong.errors)")

        let made = try run(["review", "kept.txt", "--accept-all", "--announce", "2026-01-03"], in: folder)
        #expect(
            made.exitCode == 0 && made.output.contains("announce the accepted changes under 2026-01-03"),
            "\(made.errors)")
        let written = try folder.read("content/site.yaml")
        let entry = try #require(written.components(separatedBy: "# newest first\r\n").last)
        #expect(entry.hasPrefix("  - date: 2026-01-03\r\n    text:\r\n      en: \"device Test Phone: before26"))
        #expect(entry.contains("44 → 50: ") && entry.contains("\r\n    notes: [bars]\r\n  - date: 2026-01-02\r\n"))
        let removed = written.replacingOccurrences(
            of: "  - date: 2026-01-03[^\u{0}]*notes: \\[bars\\]\r\n", with: "", options: .regularExpression)
        #expect(removed == settings)
        #expect(try run(["check"], in: folder).exitCode == 0)

        // A second one of the same day stands before the first.
        try folder.write(
            Self.devices.replacingOccurrences(of: "value: 44", with: "value: 51"), to: "content/devices.yaml")
        let again = try run(["review", "kept.txt", "--accept-all", "--announce", "2026-01-03"], in: folder)
        #expect(again.exitCode == 0, "\(again.errors)")
        let twice = try folder.read("content/site.yaml")
        #expect(twice.hasSuffix(entry) && twice.contains("50 → 51: ") && twice.utf8.count > written.utf8.count)
        #expect(twice.components(separatedBy: "  - date: 2026-01-03\r\n").count == 3)
        #expect(try run(["check"], in: folder).exitCode == 0)

        try folder.write("title: Notes\n", to: "content/site.yaml")
        let none = try run(["review", "kept.txt", "--accept-all", "--announce", "2026-01-04"], in: folder)
        #expect(none.exitCode == 1 && none.errors.contains("has no list of changes to add to"), "\(none.errors)")
    }

    @Test func `each cause is asked about where none is named`() async throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.devices, to: "content/devices.yaml")
        try folder.write(Self.note, to: "content/bars.en.md")
        #expect(try run(["snapshot", "--output", "kept.txt"], in: folder).exitCode == 0)
        try folder.write(
            Self.devices.replacingOccurrences(of: "value: 44", with: "value: 50"), to: "content/devices.yaml")
        let command = ReviewCommand(
            base: folder.root.path + "/kept.txt", content: folder.root.path + "/content", templates: nil, accepted: nil,
            acceptsAll: false, announced: nil, isDry: true, language: .english)
        var questions: [String] = []
        for (answer, accepted) in [("y", true), ("n", false), ("q", false)] {
            let outcome = await command.review { question in
                questions.append(question)
                return answer
            }
            #expect(outcome.output.contains("accepted device:Test Phone") == accepted, "\(outcome.output)")
        }
        #expect(questions.count == 3 && questions.allSatisfy { $0.hasSuffix("accept? [y/n/q] ") })
    }

    @Test func `a folder, a revision and another binary can be compared with`() throws {
        let folder = try folder()
        let setUp = "git init -q . && git add . && git -c user.name=a -c user.email=a@b commit -qm a"
        #expect(try ToolRun.shell(setUp + " && cp -r content old", in: folder.root).exitCode == 0)
        try folder.write(
            Self.note.replacingOccurrences(of: "device: Test Phone\nos", with: "device: iPhone XR\nos"),
            to: "content/bars.en.md")
        for base in ["HEAD", "old"] {
            let run = try run(["changes", base, "--format", "json"], in: folder)
            #expect(run.exitCode == 2, "\(run.errors)")
            #expect(run.output.contains(#""kind":"scenario","name":"bars""#))
            #expect(!run.output.contains(#""kind":"device""#) && !run.output.contains(#""kind":"rule""#))
        }
        let tool = try ToolRun.shell("notchbook changes $(command -v notchbook)", in: folder.root)
        #expect(tool.exitCode == 0 && tool.output == "Nothing has changed.\n", "\(tool.errors)")
        let unknown = try run(["changes", "no-such-thing"], in: folder)
        #expect(unknown.exitCode == 1)
        #expect(unknown.errors == "notchbook: 'no-such-thing' is not a file, a folder or a git revision\n")
        let note = try run(["changes", "content/bars.en.md"], in: folder)
        #expect(note.errors == "notchbook: 'content/bars.en.md' is not a snapshot that this version can read: line 1\n")
    }

    @Test func `a report for a browser is one file that asks nobody and shows pictures of both sides`() throws {
        let folder = try folder()
        try folder.write(Self.note, to: "before/bars.en.md")
        try folder.write(Self.devices, to: "before/devices.yaml")
        try folder.write(
            Self.devices.replacingOccurrences(of: "value: 44", with: "value: 50"), to: "content/devices.yaml")
        let made = try run(["changes", "before", "--format", "html", "--output", "report.html"], in: folder)
        #expect(made.exitCode == 2, "\(made.errors)")
        let page = try folder.read("report.html")
        #expect(page.contains("http-equiv=\"Content-Security-Policy\"") && page.contains("img-src data:; style-src"))
        #expect(page.contains("data-cause=\"\(Self.bar)\""))
        // Old and new in two languages.
        #expect(page.components(separatedBy: "<svg role=\"img\"").count == 5 && !page.contains("<img"))
        #expect(page.contains("<del>88</del> → <ins>94</ins>") && page.contains("data-way=\"picture.slider\""))
        #expect(!page.contains("http://") && !page.contains("https://"))
    }
}
