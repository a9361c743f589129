import ContentSupport
import Foundation
import Schema
import SiteSupport
import Testing

@testable import Content

/// What a stranger's settings and heads may do under `--untrusted`, key by key.
@Suite struct StrangersTests {
    private static let files = [
        "content/a.en.md": SiteTest.note("Text."), "secret/key.md": "SECRETWORD",
        "secret/logo.svg": "<svg>SECRETWORD</svg>",
        "secret/index.html": "SECRETWORD", "secret/assets/site.css": "SECRETWORD",
    ]

    /// Settings, a note, and what is said about them.
    static let attempts = [
        ("includes: [../secret]", "{{#include ../secret/key.md}}", "'--untrusted' ignores 'includes', which can"),
        (
            "includes: [../../../../../etc]", "{{#include ../../../../../etc/passwd}}",
            "'--untrusted' ignores 'includes'"
        ),
        ("versions: [{name: '1.0', folder: ../secret}, {name: '2.0'}]", "", "'--untrusted' ignores 'versions'"),
        ("lastChanged: git", "", "'--untrusted' ignores 'lastChanged'"),
        ("severities: [{code: link/broken, severity: ignored, reason: x}]", "", "'--untrusted' ignores 'severities'"),
        ("severities: [{code: a/b, severity: ignored, reason: x}]", "", "'--untrusted' ignores 'severities'"),
        ("trusted: ['*']", "", "'--untrusted' ignores 'trusted'"),
        ("figures: {chart: {command: [/bin/false]}}", "```chart\nid: x\n```", "ignores 'figures.chart.command'"),
        ("trusted: ['*']\nincludes: [..]", "", "'--untrusted' ignores 'trusted', 'includes', which"),
        ("logo: ../secret/logo.svg", "", "'logo' takes a picture in the content folder"),
        ("redirects: {../secret/x: a}", "", "'../secret/x' is not the name of a page"),
    ]

    @Test(arguments: attempts)
    func `a stranger reaches no file beside the notes`(_ settings: String, _ note: String, _ said: String) async {
        var files = Self.files
        files["content/site.yaml"] = "title: T\nlanguages: [en]\n" + settings + "\n"
        files["content/a.en.md"] = SiteTest.note("Text.\n\n" + note)
        let test = await SiteTest(files: files).build(isUntrusted: true, templates: nil)
        #expect(test.diagnostics.contains(said), "\(test.diagnostics)")
        let leaking = test.disk.paths(below: "Site").filter {
            test.disk.text("Site/" + $0)?.contains("SECRETWORD") == true
        }
        #expect(leaking.isEmpty, "\(leaking)")
    }

    /// Every key that strangers may not set, with its section. A key that can run, read or publish something else belongs here.
    @Test func `SECURITY names every key that only the owner sets`() throws {
        let owned = SettingsSchema.sections(ProvidedNames()).flatMap { section in
            section.entries.filter { $0.author == .owner }.map { (section: section.name, name: $0.name) }
        }
        let inner: Set<String> = ["version", "severity"]
        let keys = owned.filter { !inner.contains($0.section) }.map {
            $0.section == "figureProgram" ? "figures.NAME." + $0.name : $0.name
        }
        #expect(Set(keys) == ["includes", "trusted", "versions", "lastChanged", "severities", "figures.NAME.command"])
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let text = try String(contentsOf: root.appending(path: "SECURITY.md"), encoding: .utf8)
        for key in keys { #expect(text.contains("| `\(key)` |"), "SECURITY.md does not name '\(key)'") }
    }

    @Test func `no key of a head is the owner's, as reading would have to ignore it`() {
        #expect(FrontMatter.keys.allSatisfy { $0.author != .owner })
    }
}
