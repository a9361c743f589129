import Diagnostics
import Foundation
import Languages
import TestSupport
import Testing

@testable import CommandFramework
@testable import CommandLineTool
@testable import notchbook

/// What people get wrong, and what they are told: each mistake once, without what follows from it.
struct MistakeCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// By their paths below the content folder.
    let files: [String: String]
    /// In the order of the report.
    let codes: [String]
    /// What messages say of the way out.
    var says: [String] = []

    func saying(_ part: String) -> MistakeCase {
        var row = self
        row.says.append(part)
        return row
    }

    init(_ name: String, _ files: [String: String], _ codes: String...) {
        testDescription = name
        self.files = files
        self.codes = codes
    }

    /// A mistake in a scenario: a text of a right one and what stands in its place.
    init(_ name: String, _ right: String, as wrong: String, _ codes: String...) {
        testDescription = name
        files = Self.note(Self.scenario.replacingOccurrences(of: right, with: wrong))
        self.codes = codes
    }

    /// A mistake in what a right scenario says besides.
    init(_ name: String, beside line: String, _ codes: String...) {
        testDescription = name
        files = Self.note(Self.scenario + line + "\n")
        self.codes = codes
    }

    private static let scenario = """
        id: s1
        device: iPhone X
        os: 11
        root: {viewController: {view: [{tableView: {name: table, frame: fill}}]}}

        """

    static func note(_ scenario: String) -> [String: String] {
        ["a.md": "# A\n\nText.\n\n```scenario\n\(scenario)```\n"]
    }

    static func text(_ text: String, _ file: String? = nil, _ content: String = "") -> [String: String] {
        var files = ["a.md": "# A\n\nText.\n\n\(text)\n"]
        if let file { files[file] = content }
        return files
    }

    private static let views = "id: s1\ndevice: iPhone X\nos: 11\nroot: {viewController: {view: ["

    static let cases = spelling + values + files + languages

    private static let spelling = [
        MistakeCase("misspelt property", "frame:", as: "frmae:", "scenario/unknown-property"),
        MistakeCase("misspelt class", "tableView", as: "tabelView", "scenario/unknown-class"),
        MistakeCase("misspelt top key", "device:", as: "devise:", "scenario/unknown-property"),
        MistakeCase("misspelt fence", text("```scenerio\nid: a\n```"), "markdown/misspelt-fence"),
        MistakeCase("use of nothing", note("use: s9\n"), "scenario/unknown-scenario"),
        MistakeCase("wrong claim", beside: "expect: {table.frame.width: 20}", "scenario/expectation-failed"),
        MistakeCase("claim of unknown property", beside: "expect: {table.fram: 20}", "scenario/unknown-value"),
        MistakeCase("claim of unknown view", beside: "expect: {tabel.frame.width: 20}", "scenario/unknown-element"),
        MistakeCase(
            "claim at unknown callback", beside: "expect: {at viewDidLod: {table.frame.width: 375}}",
            "scenario/unknown-phase"),
        MistakeCase("unknown picture", beside: "show: [nothing]", "scenario/unknown-word"),
        MistakeCase("orientation", beside: "orientation: sideways", "scenario/unknown-word"),
        MistakeCase("a phone that does not exist", "iPhone X", as: "iPhone 99", "scenario/unknown-device").saying(
            "; available: iPhone "),
        MistakeCase("a system before the phone", "os: 11", as: "os: 10", "scenario/os-never-ran"),
        MistakeCase("a system that does not exist", "os: 11", as: "os: 22", "scenario/unknown-os"),
        MistakeCase(
            "a quotation of an unknown scenario", text("{{nowhere: view.frame}}"), "site/unknown-quoted-scenario"),
        MistakeCase("a broken anchor", text("[x](#nowhere)"), "link/unknown-anchor"),
        MistakeCase("a broken link", text("[x](gone.md)"), "link/unknown-page"),
        MistakeCase("a missing picture", text("![p](gone.png)"), "link/unknown-file"),
        MistakeCase(
            "a device like none", text("", "devices.yaml", "- {name: iPhone Next, like: iPhone 16 Prp}"),
            "scenario/unknown-device"),
    ]

    private static let values = [
        MistakeCase("three insets", "ler: {", as: "ler: {additionalSafeAreaInsets: [1, 2, 3], ", "scenario/wrong-type"),
        MistakeCase("a frame of words", "fill", as: "[0, 0, wide, 10]", "scenario/not-a-number"),
        MistakeCase("a list for a number", "fill", as: "fill, rows: [1, 2]", "scenario/wrong-type"),
        MistakeCase("full-width digits", "os: 11", as: "os: １１", "scenario/unknown-os").saying("did you mean '11'?"),
        MistakeCase("full-width digits of a length", "fill", as: "fill, rowHeight: ４４", "scenario/not-a-number")
            .saying("did you mean '44'?"),
        MistakeCase("Chinese quotes", "os: 11", as: "orientation: “portrait”", "scenario/unknown-word"),
        MistakeCase(
            "a property of a later system", "fill", as: "fill, sectionHeaderTopPadding: 0", "scenario/not-in-version"),
        MistakeCase(
            "two views of one name", "{tableView", as: "{view: {name: table}}, {tableView", "scenario/duplicate-name"),
        MistakeCase(
            "a circle of pins",
            note(
                views + "{view: {name: a, pin: {top: b.bottom, left: superview.left, width: 1, height: 1}}}, "
                    + "{view: {name: b, pin: {top: a.bottom, left: superview.left, width: 1, height: 1}}}]}}\n"),
            "scenario/pin-circle"),
        MistakeCase(
            "pins that leave a size open",
            note(views + "{view: {pin: {top: superview.top, left: superview.left, width: 9}}}]}}\n"),
            "scenario/ambiguous-pins"),
        MistakeCase("an empty scenario", note(""), "site/scenario-empty"),
        MistakeCase(
            "one id twice, and a quotation of it",
            [
                "a.md": note(scenario)["a.md", default: ""] + note(scenario)["a.md", default: ""].dropFirst(12)
                    + "\n{{s1: table.frame.width}}\n"
            ],
            "scenario/duplicate-id"),
        MistakeCase(
            "a device that says little", text("", "devices.yaml", "- {name: iPhone Next, screen: [410, 890]}"),
            "scenario/missing-key"),
        MistakeCase(
            "a known device anew", text("", "devices.yaml", "- {name: iPhone X, screen: [1, 2]}"), "device/name-taken"),
        MistakeCase("half an address", text("", "site.yaml", "address: example.org"), "settings/address-unusable"),
        MistakeCase(
            "redirects in a circle", text("", "site.yaml", "redirects: {old: older, older: oldest, oldest: old}"),
            "settings/redirect-chain"),
        MistakeCase(
            "an unknown setting", text("", "site.yaml", "adress: https://example.org/"), "settings/unknown-property"),
    ]

    private static let files = [
        MistakeCase("wrong indentation", "os: 11", as: " os: 11", "yaml/wrong-indentation"),
        MistakeCase("a tab", "root: {", as: "root:\n\tx: {", "yaml/tab-indentation"),
        MistakeCase("a tab behind spaces", "root: {", as: "root:\n  x:\n  \ty: {", "yaml/tab-indentation"),
        MistakeCase("a Chinese colon", "id: s1", as: "id：s1", "yaml/missing-colon"),
        MistakeCase("an unclosed bracket", "fill}}]}}", as: "fill}}", "yaml/unclosed-bracket"),
        MistakeCase("unclosed front matter", ["a.md": "---\ntitle: A\n\nText.\n"], "site/front-matter-unclosed"),
        MistakeCase("a colon in a title", ["a.md": "---\ntitle: A: B\n---\nText.\n"], "yaml/unquoted-value"),
        MistakeCase("an unclosed fence", text("```swift\nlet a = 1"), "markdown/unclosed-fence"),
        MistakeCase("an unclosed formula", text("$\\frac{a$"), "markdown/math"),
        MistakeCase("one heading id twice", text("## A {#x}\n\n## B {#x}\n\n[l](#x)"), "markdown/duplicate-anchor"),
        MistakeCase("HTML that no note has", text("a <font>b</font> c <font>d</font>"), "markdown/raw-html"),
        MistakeCase("a script", text("[a](javascript:b)"), "markdown/unsafe-destination"),
        MistakeCase("a row too short", text("| a | b |\n|---|---|\n| 1 |"), "markdown/table-cell-count"),
    ]

    private static let languages = [
        MistakeCase(
            "broken YAML in one language",
            [
                "a.en.md": "# A\n\n```scenario\nid: s1\ndevice: [\n```\n",
                "a.zh-Hans.md": "# 甲\n\n```scenario\nuse: s1\n```\n\n{{s1: view.frame}}\n",
            ],
            "yaml/unclosed-bracket"),
        MistakeCase(
            "broken languages.yaml",
            [
                "a.en.md": "# A {#a}\n\nText.\n", "a.zh-Hans.md": "# 甲 {#a}\n\n文。\n",
                "languages.yaml": "a:\n  a: {en: 00000000, zh-Hans: [\n",
            ], "yaml/unclosed-bracket"),
        MistakeCase(
            "a language that does not exist", ["a.md": "---\nlang: eng\ntitle: A\n---\nText.\n"],
            "site/unknown-language"),
    ]
}

struct FiftyMistakesTests {
    @Test func `there are fifty`() { #expect(MistakeCase.cases.count >= 50) }

    @Test(arguments: MistakeCase.cases)
    func `a mistake is one message, in English and in Chinese`(_ row: MistakeCase) async throws {
        let folder = try TemporaryFolder()
        for (path, text) in row.files { try folder.write(text, to: "content/" + path) }
        let settings = row.files["site.yaml"].map { $0 + "\n" } ?? ""
        try folder.write(settings + TemporaryFolder.notesAlone, to: "content/site.yaml")
        let outcome = await CheckCommand(
            files: [], content: folder.url("content").path, templates: nil, isStrict: false, limit: nil, fixing: nil,
            compared: nil, report: nil
        ).run(on: Console(color: .never, .english, commands))
        #expect(outcome.diagnostics.map { $0.code.description } == row.codes)
        for part in row.says {
            let texts = outcome.diagnostics.flatMap { [$0.message, $0.label ?? ""] }
            #expect(texts.contains { $0.contains(part) }, "\(texts)")
        }
        for (localizer, isChinese) in [(Localizer.english, false), (Localizer(.simplifiedChinese), true)] {
            for message in outcome.diagnostics.map({ localizer($0.wording) }) {
                #expect(
                    message.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) } == isChinese, "\(message)")
            }
        }
    }
}
