import Content
import ContentSupport
import Devices
import Diagnostics
import Languages
import LayoutEngine
import NoteScenarios
import Testing

@testable import Starter

struct StarterTests {
    private func starter(_ files: [String: String] = [:]) -> (Starter, InMemoryFileSystem) {
        let disk = InMemoryFileSystem(files)
        return (Starter(in: disk.fileSystem), disk)
    }

    private static let devices = """
        - name: Old
          like: iPhone X

        """

    // MARK: - Projects

    @Test func `a project has settings, a note, a recipe, and nothing of the site in version control`() throws {
        let (starter, disk) = starter()
        let paths = try starter.makeProject(in: "my-notes", language: .english, version: "1.0")
        #expect(
            paths == [
                "my-notes/.gitignore", "my-notes/.github/workflows/changes.yml",
                "my-notes/.github/workflows/pages.yml", "my-notes/content/site.yaml", "my-notes/content/first-note.md",
            ])
        #expect(disk.text("my-notes/content/site.yaml")?.contains("\ntitle: My notes\n") == true)
        for recipe in ["changes", "pages"] {
            let text = disk.text("my-notes/.github/workflows/\(recipe).yml")
            #expect(text?.contains("/notchbook_1.0_amd64.deb") == true)
        }
        #expect(disk.text("my-notes/.gitignore")?.contains("/Site/") == true)
    }

    @Test func `a Chinese project has a Chinese note and settings that say so`() throws {
        let (starter, disk) = starter()
        _ = try starter.makeProject(in: "笔记", language: .simplifiedChinese, version: "1.0")
        #expect(disk.text("笔记/content/first-note.md")?.contains("title: 导航栏与标签栏之间\n") == true)
        #expect(disk.text("笔记/content/site.yaml")?.contains("\ntitle: 笔记\n") == true)
        #expect(disk.text("笔记/content/site.yaml")?.contains("\nlanguages: [zh-Hans]\n") == true)
    }

    @Test(arguments: [
        (StarterText.pages, ["pages: write", "id-token: write"]), (.changes, ["pull-requests: write"]),
    ])
    func `the actions of a recipe are pinned, and no job may do more than it has to`(
        _ recipe: StarterText, _ written: [String]
    ) {
        let lines = recipe.text(["version": "1.0"]).split(separator: "\n").map { $0.drop { $0 == " " } }
        for line in lines where line.contains("uses: ") {
            let revision = line.split(separator: "@").last?.split(separator: " ").first ?? ""
            #expect(revision.count == 40 && revision.allSatisfy { $0.isHexDigit }, "\(line)")
        }
        #expect(lines.contains("permissions: {}"))
        #expect(lines.filter { $0.hasSuffix(": write") }.map { String($0) } == written)
    }

    @Test func `no expression is filled into a script that a recipe runs`() {
        let scripts = StarterText.changes.text().split(separator: "run: |\n").dropFirst()
        // Expressions are filled in before the shell reads; names of variables are not.
        for script in scripts {
            let lines = script.split(separator: "\n").prefix { $0.hasPrefix("          ") }
            #expect(!lines.isEmpty && !lines.contains { $0.contains("${{") })
        }
    }

    @Test func `where a file is in the way nothing is made, and all that are in the way are named`() {
        let files = ["a/content/site.yaml": "mine", "a/.gitignore": "mine", "a/content/other.md": "mine"]
        let (starter, disk) = starter(files)
        let failure = #expect(throws: Starter.Failure.self) {
            try starter.makeProject(in: "a", language: .english, version: "1.0")
        }
        guard case .existing(["a/.gitignore", "a/content/site.yaml"]) = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(disk.snapshot == files.mapValues { Array($0.utf8) })
    }

    // MARK: - Notes

    @Test(arguments: [
        ("", ["a.md"], "x", nil, ["x.md"]),
        ("", ["a.md"], "guides/x.md", nil, ["guides/x.md"]),
        ("", ["a.md"], "x", "zh-Hans", ["x.zh-Hans.md"]),
        ("", ["a.zh-Hans.md"], "x", nil, ["x.zh-Hans.md"]),
        ("", ["a.en.md", "a.zh-Hans.md"], "x", nil, ["x.en.md", "x.zh-Hans.md"]),
        ("", ["a.en.md", "a.zh-Hans.md"], "x", "en", ["x.en.md"]),
        ("", ["g/a.en.md", "a.zh-CN.md", "a.b.md", "p.en.png"], "x", nil, ["x.en.md", "x.zh-CN.md"]),
        ("", ["en/a.md", "zh/a.md"], "x", nil, ["en/x.md", "zh/x.md"]),
        ("languages: [en, zh-Hans]", ["zh/a.md"], "x", nil, ["en/x.md", "zh/x.md"]),
        ("languages: [zh-Hans]", ["a.md"], "x", nil, ["x.md"]),
        ("languages: zh", ["a.md"], "x", nil, ["x.md"]),
        ("languages: [en, fr]", ["a.md"], "x", nil, ["x.en.md", "x.fr.md"]),
        ("languages: [fr]", ["a.fr.md"], "x", nil, ["x.fr.md"]),
        ("languages: {", ["a.md"], "x", nil, ["x.md"]),
    ])
    func `a note is named as the settings and the others say, one for each language`(
        _ settings: String, _ notes: [String], _ name: String, _ language: String?, _ made: [String]
    ) async throws {
        var files = Dictionary(uniqueKeysWithValues: notes.map { ("content/" + $0, "# A\n") })
        files["content/site.yaml"] = settings
        let (starter, disk) = starter(files)
        let made = made.map { "content/" + $0 }
        let language = language.map { Language($0) }
        #expect(try await starter.makeNote(name, language: language, content: "content", Self.conditions) == made)
        #expect(made.allSatisfy { disk.text($0)?.hasPrefix("---\ntitle: X\n") == true })
    }

    @Test func `a note in a folder of Chinese notes that say nothing is Chinese`() async throws {
        let (starter, disk) = starter(["content/a.md": "# 安全区是什么\n"])
        #expect(try await starter.makeNote("x", language: nil, content: "content", Self.conditions) == ["content/x.md"])
        #expect(disk.text("content/x.md") == StarterText.note.text(in: .simplifiedChinese, ["title": "X"]))
    }

    @Test(arguments: ["", "../x", "a//b", ".hidden", "/x", "a/"])
    func `a name that leads elsewhere is none`(_ name: String) async {
        let (starter, disk) = starter(["content/a.md": ""])
        await #expect(throws: Starter.Failure.self) {
            try await starter.makeNote(name, language: nil, content: "content", Self.conditions)
        }
        #expect(disk.snapshot.count == 1)
    }

    // MARK: - Scenarios

    private static let conditions = ContentFolder.Conditions(
        languages: [.english, .simplifiedChinese, Language("fr")], today: .today, names: .layout)

    @Test func `a scenario goes behind what a note says, in its language`() async throws {
        let (starter, disk) = starter([
            "content/a.en.md": "# A", "content/a.zh-CN.md": "# 甲\n", "content/b.md": "---\nlang: zh\n---\n# 乙\n",
        ])
        for (file, id, title) in [
            ("content/a.en.md", "both-bars", "{en: Both bars}"), ("content/a.zh-CN.md", "other", "{zh-Hans: Other}"),
            ("content/b.md", "third", "{zh-Hans: Third}"),
        ] {
            try await starter.addScenario(id, to: file, content: "content", Self.conditions)
            let text = disk.text(file) ?? ""
            #expect(text.contains("\n\n```scenario\nid: \(id)\ntitle: \(title)\n") && text.hasSuffix("\n```\n"))
        }
        #expect(disk.text("content/a.en.md")?.hasPrefix("# A\n\n```") == true)
    }

    @Test(arguments: ["taken", "broken", "a b", "", "ä"])
    func `an id that another scenario has, or none can have, changes nothing`(_ id: String) async {
        let fences = "```scenario\nid: taken\nroot: {view: {}}\n```\n\n```scenario\nid: broken\nroot: 1\n```\n"
        let (starter, disk) = starter(["content/a.md": fences, "content/b.md": "B"])
        await #expect(throws: Starter.Failure.self) {
            try await starter.addScenario(id, to: "content/b.md", content: "content", Self.conditions)
        }
        #expect(disk.text("content/b.md") == "B")
    }

    // MARK: - Devices

    @Test func `a device is added behind the others, under the catalog's name of what it is like`() throws {
        let (starter, disk) = starter(["content/devices.yaml": Self.devices])
        let path = try starter.addDevice("New: 1", like: "iphone x", content: "content", extending: .standard)
        let text = disk.text(path) ?? ""
        #expect(text.hasPrefix(Self.devices + "- name: \"New: 1\"\n  like: iPhone X\n"))
        let catalog = try ContentDevices(
            folder: "content", extending: .standard, by: readDevices(_:extending:addedBy:), in: disk.fileSystem)
        #expect(catalog.diagnostics.isEmpty && catalog.catalog.device(named: "New: 1") != nil)
    }

    @Test func `a new device can be like one that the folder adds`() throws {
        let (starter, disk) = starter(["content/devices.yaml": Self.devices])
        let path = try starter.addDevice("New", like: "Old", content: "content", extending: .standard)
        #expect(disk.text(path)?.contains("\n- name: New\n  like: Old\n") == true)
    }

    @Test(arguments: [("Old", "iPhone X"), ("iPhone X", "iPhone 8"), ("New", "iPhone Y")])
    func `a name that is taken and a device that is not there change nothing`(_ name: String, _ base: String) {
        let (starter, disk) = starter(["content/devices.yaml": Self.devices])
        #expect(throws: Starter.Failure.self) {
            try starter.addDevice(name, like: base, content: "content", extending: .standard)
        }
        #expect(disk.text("content/devices.yaml") == Self.devices)
    }

    @Test func `a list of devices that cannot be added to is left alone, and says why`() {
        let list = "[{name: Old, like: iPhone X}]\n"
        let (starter, disk) = starter(["content/devices.yaml": list])
        let failure = #expect(throws: Starter.Failure.self) {
            try starter.addDevice("New", like: "iPhone X", content: "content", extending: .standard)
        }
        guard case .faulty(let problems, _) = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(!problems.isEmpty && disk.text("content/devices.yaml") == list)
    }
}
