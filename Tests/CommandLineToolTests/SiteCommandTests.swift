import Foundation
import TestSupport
import Testing

/// `build` and `check` by the real binary, on a note in both languages.
struct SiteCommandTests {
    private func note(_ title: String, _ scenario: String) -> String {
        "---\ntitle: \(title)\nsummary: \(title).\norder: 1\n---\n\nText.\n\n```scenario\n\(scenario)```\n"
    }

    /// A folder with content of one note.
    private func project(_ scenario: String = ScenarioTexts.table) throws -> TemporaryFolder {
        let folder = try TemporaryFolder.forNotes()
        try folder.write(note("Bars", scenario), to: "content/bars.en.md")
        try folder.write(note("栏", "use: table\n"), to: "content/bars.zh-Hans.md")
        return folder
    }

    private func run(_ words: String, in folder: TemporaryFolder) throws -> ToolRun {
        try ToolRun(words.split(separator: " ").map { String($0) }, in: folder.root)
    }

    @Test func `two builds give the same bytes, and the second writes nothing`() throws {
        let folder = try project()
        let first = try run("build --strict", in: folder)
        #expect(first.errors.isEmpty && first.exitCode == 0)
        #expect(first.output.contains(" pages with 1 scenario, 1 picture and 1 claim in 'Site': "))
        let again = try run("build --strict", in: folder)
        #expect(again.output.contains(": 0 files written, 0 removed, "))
        #expect(try run("build --strict --output Other", in: folder).exitCode == 0)
        let site = try folder.contents(of: "Site")
        #expect(site["index.html"] != nil && site["en/bars.html"] != nil && site["zh-Hans/bars.html"] != nil)
        #expect(try site == folder.contents(of: "Other"))
    }

    @Test func `an empty folder stood beside a first site, in whose place it had been`() throws {
        let folder = try project()
        let before = try FileManager.default.contentsOfDirectory(atPath: folder.root.path)
        _ = try run("build", in: folder)
        let after = try FileManager.default.contentsOfDirectory(atPath: folder.root.path)
        #expect(Set(after) == Set(before + ["Site"]))
    }

    @Test func `check FILE says all that is wrong in a note, and nothing of others`() throws {
        let folder = try project()
        try folder.write(
            "# Wrong\n\n[gone](gone.md) [no section](bars.en.md#none) {{table: view.frame.widht}}\n",
            to: "content/wrong.en.md")
        try folder.write("# Other\n\n[gone too](gone.md)\n", to: "content/other.en.md")
        try folder.write("# Right\n\n[bars](bars.en.md) {{table: view.frame.width}}\n", to: "content/right.en.md")
        let whole = try run("check", in: folder)
        let wrong = try run("check content/wrong.en.md", in: folder)
        let lines = whole.errors.split(separator: "\n").filter { $0.hasPrefix("content/wrong.en.md:") }
        #expect(!lines.isEmpty && lines == wrong.errors.split(separator: "\n").filter { $0.hasPrefix("content/") })
        #expect(wrong.exitCode == 1)
        let right = try run("check content/right.en.md content/bars.en.md", in: folder)
        #expect(right.exitCode == 0 && right.output == "2 notes with 1 scenario and 1 claim: 0 errors, 0 warnings\n")
        #expect(try run("check content/none.md", in: folder).errors.contains("'content/none.md'"))
        #expect(try run("check Package.swift --content content", in: folder).exitCode != 0)
        #expect(try run("check content/right.en.md --report sources", in: folder).exitCode == 64)
    }

    @Test(arguments: ["content", "content/Site", "./content/../content/Site/deep"])
    func `a site is not written into its content`(_ output: String) throws {
        let folder = try project()
        let before = try folder.contents(of: "content")
        let refused = try run("build --output \(output)", in: folder)
        #expect(refused.exitCode == 1)
        #expect(refused.errors.contains("cannot write '\(output)': it lies in the folder 'content'"))
        #expect(try folder.contents(of: "content") == before)
    }

    @Test func `a folder that cannot be written keeps what it held`() throws {
        let folder = try project()
        #expect(try run("build --output Site", in: folder).exitCode == 0)
        try folder.write("mine", to: "Site/en/extra.html")
        let before = try folder.contents(of: "Site")
        try folder.write(note("Extra", "use: table\n"), to: "content/extra.en.md")
        let refused = try run("build --output Site", in: folder)
        #expect(refused.exitCode == 1)
        #expect(refused.errors.contains("cannot write 'Site/en/extra.html'"))
        #expect(try folder.contents(of: "Site") == before)
    }

    @Test func `drafts are named, hidden files counted, and both no reason for a message`() throws {
        let folder = try project()
        for name in [".git/config", ".DS_Store", ".nojekyll"] {
            try folder.write("", to: "content/" + name)
        }
        let hidden = try run("build --strict", in: folder)
        #expect(hidden.output.contains(" 0 unchanged; 2 hidden files left out; "))
        #expect(hidden.exitCode == 0 && hidden.errors.isEmpty)
        #expect(try folder.contents(of: "Site").keys.contains(".nojekyll"))
        try folder.write("---\ntitle: Later\ndraft: true\n---\n", to: "content/later.en.md")
        // Also where nothing has changed since, and nothing is read.
        for _ in 1...2 {
            #expect(
                try run("build", in: folder).output.contains(
                    "unchanged; 1 note ('later.en.md') and 2 hidden files left out; "))
        }
    }

    @Test func `check counts and writes nothing`() throws {
        let folder = try project()
        let run = try run("check --strict", in: folder)
        #expect(run.output == "2 notes with 1 scenario and 1 claim: 0 errors, 0 warnings\n")
        #expect(run.exitCode == 0 && !FileManager.default.fileExists(atPath: folder.url("Site").path))
    }

    @Test func `a failing claim ends a build with 1 and a caret`() throws {
        let folder = try project(ScenarioTexts.table.replacingOccurrences(of: "[88,", with: "[64,"))
        let run = try run("build", in: folder)
        #expect(run.exitCode == 1)
        #expect(run.errors.hasPrefix("content/bars.en.md:20:"))
        #expect(run.errors.contains("^"))
    }

    @Test func `a fix writes the nearest match into the note and nothing else`() throws {
        let misspelt = ScenarioTexts.table.replacingOccurrences(of: "device:", with: "devise:")
        let folder = try project(misspelt)
        let run = try run("check --fix", in: folder)
        #expect(run.output.hasPrefix("corrected content/bars.en.md: replace 'devise' with 'device'\n"))
        #expect(run.exitCode == 0 && run.errors.isEmpty)
        #expect(try folder.read("content/bars.en.md") == note("Bars", ScenarioTexts.table))
    }

    @Test func `what scenarios reproduce is listed with note and scenario`() throws {
        let folder = try project("source: [seed 1.10, seed 1.2]\n" + ScenarioTexts.table)
        let run = try run("check --report sources", in: folder)
        #expect(
            run.output == """
                seed 1.2   content/bars.en.md  table
                seed 1.10  content/bars.en.md  table

                """)
    }

    @Test func `sections that were compared are recorded, and a change is reported until it is followed`() throws {
        let folder = try project()
        let recorded = try run("check --strict --compared all", in: folder)
        #expect(recorded.output.hasPrefix("recorded 1 section as saying the same thing in all languages\n"))
        #expect(recorded.exitCode == 0)
        try folder.write(note("Bars", ScenarioTexts.table) + "\nMore.\n", to: "content/bars.en.md")
        let behind = try run("check --report languages", in: folder)
        #expect(behind.errors.contains("[languages/behind]"))
        #expect(behind.output == "bars  0 in en  0 in zh-Hans  1 behind in zh-Hans\n")
        #expect(try run("check --strict --compared bars", in: folder).exitCode == 0)
        let unknown = try run("check --compared bar", in: folder)
        #expect(unknown.exitCode == 64)
        #expect(
            unknown.errors.contains("no note or section 'bar' exists in more than one language; did you mean 'bars'?"))
    }

    @Test func `the sections of each language are counted, and those that do not match`() throws {
        let folder = try project(ScenarioTexts.table)
        try folder.write("---\ntitle: A\n---\n## One {#one}\n\n## Two {#two}\n", to: "content/a.en.md")
        try folder.write("---\ntitle: 甲\n---\n## 一 {#one}\n", to: "content/a.zh-Hans.md")
        try folder.write("---\ntitle: B\n---\n## One {#one}\n", to: "content/b.en.md")
        let run = try run("check --report languages", in: folder)
        #expect(
            run.output.split(separator: "\n").prefix(2) == [
                "a     2 in en  1 in zh-Hans     1 unmatched", "b     1 in en  none in zh-Hans",
            ])
    }

    // MARK: - Folders

    struct MisplacedCase: Sendable {
        let arguments: String
        /// What is refused, and what it meets.
        let folders: (String, String)
    }

    static let misplaced = [
        MisplacedCase(arguments: "--output templates", folders: ("templates", "templates")),
        MisplacedCase(arguments: "--output templates/assets/site", folders: ("templates/assets/site", "templates")),
        MisplacedCase(arguments: "--templates Site/look", folders: ("Site", "Site/look")),
        MisplacedCase(arguments: "--cache Site", folders: ("Site", "Site")),
        MisplacedCase(arguments: "--cache Site/cache", folders: ("Site/cache", "Site")),
        MisplacedCase(arguments: "--cache content", folders: ("content", "content")),
        MisplacedCase(arguments: "--cache .", folders: (".", "Site")),
        MisplacedCase(arguments: "--cache templates/x", folders: ("templates/x", "templates")),
    ]

    @Test(arguments: misplaced)
    func `folders that would take each other's files are refused before anything is written`(
        _ test: MisplacedCase
    ) throws {
        let folder = try project()
        try folder.write("", to: "templates/assets/own.css")
        try folder.write("", to: "Site/look/assets/own.css")
        let before = try folder.contents(of: ".")
        let refused = try run("build " + test.arguments, in: folder)
        #expect(refused.exitCode == 1)
        #expect(refused.errors.contains("cannot write '\(test.folders.0)': "), "\(refused.errors)")
        #expect(refused.errors.contains("the folder '\(test.folders.1)', which "), "\(refused.errors)")
        #expect(try folder.contents(of: ".") == before)
    }

    @Test func `a second build into a folder is told which process is at work there`() throws {
        let folder = try project()
        #expect(try run("build", in: folder).exitCode == 0)
        let before = try folder.contents(of: "Site")
        try folder.write(note("More", "use: table\n"), to: "content/more.en.md")
        let descriptor = open(folder.url("Site").path, O_RDONLY)
        #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
        let refused = try run("build", in: folder)
        let process = ProcessInfo.processInfo.processIdentifier
        #expect(
            refused.errors
                == "error: cannot write 'Site': process \(process) is building into it [site/cannot-access]\n")
        #expect(try refused.exitCode == 1 && folder.contents(of: "Site") == before)
        close(descriptor)
        #expect(try run("build", in: folder).exitCode == 0)
    }

    @Test func `a build that fails makes no folder, and neither does one without notes`() throws {
        let folder = try TemporaryFolder()
        try folder.write("title: T\n", to: "content/site.yaml")
        let empty = try run("build", in: folder)
        #expect(empty.exitCode == 1 && empty.errors.contains("[site/no-notes]"))
        #expect(!FileManager.default.fileExists(atPath: folder.url("Site").path))
    }

    @Test func `a site in the folder where one stands is written in place`() throws {
        let folder = try project()
        try folder.write("mine", to: "CNAME")
        #expect(try run("build --output .", in: folder).exitCode == 0)
        #expect(try folder.read("CNAME") == "mine" && !folder.read("index.html").isEmpty)
        #expect(try run("build --output .", in: folder).exitCode == 0)
    }

    @Test func `a fix keeps the permissions of a note`() throws {
        let folder = try project(ScenarioTexts.table.replacingOccurrences(of: "device:", with: "devise:"))
        let path = folder.url("content/bars.en.md").path
        #expect(chmod(path, 0o600) == 0)
        #expect(try run("check --fix", in: folder).exitCode == 0)
        var status = stat()
        #expect(stat(path, &status) == 0 && status.st_mode & 0o7777 == 0o600)
        #expect(try folder.read("content/bars.en.md") == note("Bars", ScenarioTexts.table))
    }

    @Test func `an escape character in a name of a file never reaches the terminal`() throws {
        let folder = try project()
        try folder.write("# Wrong [gone](gone.md)\n", to: "content/a\u{1B}[31mb.md")
        try folder.write("text: [", to: "a\u{1B}c.yaml")
        for arguments in [["build"], ["check"], ["eval", "a\u{1B}c.yaml"], ["eval", "no\u{1B}ne.yaml"]] {
            let run = try ToolRun(arguments, in: folder.root)
            #expect(run.exitCode == 1 && !run.errors.isEmpty)
            #expect(!(run.errors + run.output).contains("\u{1B}"), "\(arguments)")
        }
        #expect(try folder.contents(of: "Site").keys.allSatisfy { !$0.contains("\u{1B}") })
    }

    @Test(arguments: [200_000, 300_000, 400_000])
    func `a process that may use little memory says so and ends`(_ kilobytes: Int) throws {
        let folder = try project()
        let run = try ToolRun.shell("ulimit -v \(kilobytes); notchbook check", in: folder.root)
        #expect(
            run.errors
                == "notchbook: a process may use \(kilobytes / 1024) MB of address space here ('ulimit -v'), but at "
                + "least 512 MB are needed\n")
        #expect(run.exitCode == 1)
    }

    /// How many are needed at once hangs on the threads; with fewer than six no library starts.
    @Test(arguments: [6, 7, 8, 10])
    func `too few open files are named as what they are, and no font`(_ count: Int) throws {
        let folder = try project()
        let run = try ToolRun.shell("ulimit -n \(count); notchbook build --no-cache", in: folder.root)
        #expect(
            run.exitCode == 0
                || run.exitCode == 1
                    && ["oo many open files", "no more files may be opened", "oo many files were open"].contains {
                        run.errors.contains($0)
                    },
            "\(run.exitCode) \(run.errors)")
        #expect(!run.errors.contains("install"))
    }

    @Test func `a mistake in the settings says that nothing was written`() throws {
        let folder = try project()
        _ = try run("build", in: folder)
        let before = try folder.contents(of: "Site")
        try folder.write("severities: [{code: link/broken, severity: nothing, reason: x}]\n", to: "content/site.yaml")
        let failed = try run("build", in: folder)
        #expect(failed.exitCode == 1)
        #expect(failed.output == "nothing was written; what is in 'Site' stays as it was\n")
        #expect(try folder.contents(of: "Site") == before)
    }

    @Test(arguments: [
        "audit", "snapshot", "export --output Out", "build --untrusted", "check --untrusted",
        "rules --id safe-area.root-view", "eval content/bars.en.md", "explain content/bars.en.md view.frame",
        "render content/bars.en.md -o a.svg", "compare content/bars.en.md --from 11 --to 12",
        "export uikit content/bars.en.md", "export probe Probe", "observe content/seen.txt", "devices",
    ])
    func `a command that was not told to starts no program of the notes`(_ words: String) throws {
        let folder = try project()
        try folder.write("languages: [en, zh-Hans]\nfigures: {chart: {command: [./p.sh]}}\n", to: "content/site.yaml")
        try folder.write("#!/bin/sh\ntouch ../RAN\necho '{}'\n", to: "content/p.sh")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: folder.url("content/p.sh").path)
        try folder.write("# Chart\n\n```chart\nid: a\n```\n", to: "content/chart.en.md")
        _ = try run(words, in: folder)
        #expect(try !FileManager.default.contentsOfDirectory(atPath: folder.root.path).contains("RAN"))
    }
}
