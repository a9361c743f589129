import Content
import ContentSupport
import Diagnostics
import SiteSupport
import Testing

@testable import Build
@testable import Content
@testable import Figures
@testable import Pages
@testable import Publishing

/// Sections that somebody compared, and what is said of them when one language changes.
@Suite struct ComparedSectionsTests {
    private static let english = "Before.\n\n## One {#one}\n\nFirst. [up](#one)\n\n## Two {#two}\n\nSecond.\n"
    private static let chinese = "之前。\n\n## 一 {#one}\n\n甲。\n\n## 二 {#two}\n\n乙。\n"

    /// A note in both languages, all of its sections compared, and then changed.
    private static func site(
        english: (String, String) = ("", ""), chinese: (String, String) = ("", "")
    ) async throws -> SiteTest {
        let files = [
            "content/a.en.md": SiteTest.note(Self.english + "\n" + SiteTest.scenario(), title: "A"),
            "content/a.zh-Hans.md": SiteTest.note(Self.chinese + "\n```scenario\nuse: bars\n```\n", title: "甲"),
        ]
        let test = SiteTest(files: files, making: [.singlePage])
        _ = try await test.recorder.record("all")
        replace(english.0, by: english.1, in: "content/a.en.md", test)
        replace(chinese.0, by: chinese.1, in: "content/a.zh-Hans.md", test)
        return test
    }

    private static func replace(_ old: String, by new: String, in path: String, _ test: SiteTest) {
        guard !old.isEmpty else { return }
        let parts = (test.disk.text(path) ?? "").split(separator: old, omittingEmptySubsequences: false)
        test.disk.change { $0.files[path] = Array(parts.joined(separator: new).utf8) }
    }

    // MARK: - What is reported

    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// What is replaced in the English note, and by what.
        let english: (String, String)
        let chinese: (String, String)
        let diagnostics: String

        init(
            _ name: String, english: (String, String) = ("", ""), chinese: (String, String) = ("", ""),
            _ diagnostics: String
        ) {
            testDescription = name
            (self.english, self.chinese, self.diagnostics) = (english, chinese, diagnostics)
        }
    }

    static let cases = [
        Case("nothing", ""),
        Case(
            "English", english: ("First", "1st"),
            "content/a.zh-Hans.md:7:1: warning: the section 'one' has changed in 'content/a.en.md' since the two were "
                + "compared; update it here, then run 'notchbook check --compared a#one' [languages/behind]\n"),
        Case(
            "Chinese", chinese: ("乙", "丁"),
            "content/a.en.md:11:1: warning: the section 'two' has changed in 'content/a.zh-Hans.md' since the two were "
                + "compared; update it here, then run 'notchbook check --compared a#two' [languages/behind]\n"),
        Case(
            "both", english: ("First", "1st"), chinese: ("甲。", "子。"),
            "content/a.en.md:7:1: warning: the section 'one' has changed here and in 'content/a.zh-Hans.md'; when both "
                + "say the same thing, run 'notchbook check --compared a#one' [languages/not-compared]\n"),
        Case(
            "a heading", english: ("## Two", "## 2"),
            "content/a.zh-Hans.md:11:1: warning: the section 'two' has changed in 'content/a.en.md' since the two were "
                + "compared; update it here, then run 'notchbook check --compared a#two' [languages/behind]\n"),
        Case(
            "the opening", english: ("Before", "At first"),
            "content/a.zh-Hans.md:1:1: warning: the opening has changed in 'content/a.en.md' since the two were compared; "
                + "update it here, then run 'notchbook check --compared a#(opening)' [languages/behind]\n"),
        Case(
            "the title", chinese: ("title: 甲", "title: 安全区"),
            "content/a.en.md:1:1: warning: the opening has changed in 'content/a.zh-Hans.md' since the two were "
                + "compared; update it here, then run 'notchbook check --compared a#(opening)' [languages/behind]\n"),
        Case("where lines break", english: ("First. [", "First.\n["), ""),
        Case("a scenario, which both languages show", english: ("os: 11.2", "os: 12"), ""),
        Case(
            "a new section", english: ("Second.", "Second.\n\n## Three {#three}\n"),
            chinese: ("乙。", "乙。\n\n## 三 {#three}\n"),
            "content/a.en.md:15:1: warning: nobody has compared the section 'three' with 'content/a.zh-Hans.md'; when "
                + "both say the same thing, run 'notchbook check --compared a#three' [languages/not-compared]\n"),
    ]

    @Test(arguments: cases) func `a change is reported where it is not yet followed`(_ changed: Case) async throws {
        let test = try await Self.site(english: changed.english, chinese: changed.chinese)
        await test.check().expectDiagnostics(changed.diagnostics)
    }

    @Test func `where nothing is recorded nothing is said`() async throws {
        let test = try await Self.site(english: ("First", "1st"))
        test.disk.change { $0.files["content/languages.yaml"] = nil }
        await test.check().expectDiagnostics("")
    }

    @Test(arguments: ComparisonCodes.all.filter { $0.code.area == "languages" })
    func `the example of a code triggers it`(_ code: DiagnosticKind) async throws {
        let test = SiteTest(files: [
            "content/a.en.md": SiteTest.note("## One {#one}\n"), "content/a.zh-Hans.md": "# 甲\n\n## 一 {#one}\n",
            "content/languages.yaml": code.example,
        ])
        let diagnostics = try #require(await test.check().report).diagnostics
        #expect(diagnostics.contains { $0.code == code.code }, "\(diagnostics)")
    }

    @Test func `lines about what is not there are reported with the nearest name`() async throws {
        let test = try await Self.site()
        let text = test.disk.text("content/languages.yaml") ?? ""
        let lines = text + "  tow: {en: 00000000, zh-Hans: 00000000}\nb:\n  one: {en: 00000000, zh-Hans: 00000000}\n"
        test.disk.change { $0.files["content/languages.yaml"] = Array(lines.utf8) }
        await test.check().expectDiagnostics(
            """
            content/languages.yaml:7:3: warning: there is no section 'tow' in 'a'; the next \
            'notchbook check --compared' removes the line [languages/unknown-section]
            content/languages.yaml:9:3: warning: there is no note 'b'; the next 'notchbook check --compared' removes the \
            line [languages/unknown-section]

            """)
        _ = try await test.recorder.record("a#one")
        #expect(test.disk.text("content/languages.yaml") == text)
    }

    // MARK: - What readers see

    @Test func `a section that is behind says so and offers the newer text`() async throws {
        let test = try await Self.site(english: ("First", "*1st*")).build()
        test.expect(
            "zh-Hans/a.html",
            toHold: """
                </h2>
                <p class="notice" lang="zh-Hans">这一节的英文版有改动，中文版还没有更新。</p>
                <details class="newer">
                <summary>查看改动后的英文版</summary>
                <div lang="en">
                <p><em>1st</em>. <a href="#one">up</a></p>
                </div>
                </details>
                <p>甲。</p>
                """)
        test.expect("zh-Hant/a.html", toHold: "這一節的英文版有改動，中文版還沒有更新。")
        test.expect("zh-Hans/single-page.html", toHold: "查看改动后的英文版")
        #expect(!test.page("en/a.html").contains("class=\"notice\""))
        #expect(test.page("both/a.html").split(separator: "class=\"notice\"").count == 2)
        test.expect("both/a.html", toHold: "</h2>\n<p class=\"notice\">这一节的英文版有改动，中文版还没有更新。</p></div>")
    }

    @Test func `an opening that is behind says so above everything`() async throws {
        let test = try await Self.site(chinese: ("之前", "起初")).build()
        test.expect(
            "en/a.html", toHold: "<div class=\"prose\">\n<p class=\"notice\" lang=\"en\">This section is out of date")
        test.expect("both/a.html", toHold: "<p class=\"notice\">This section is out of date")
    }

    // MARK: - Recording

    @Test func `a section, a note or everything can be recorded`() async throws {
        let test = try await Self.site(english: ("First", "1st"), chinese: ("乙", "丁"))
        let recorder = test.recorder
        #expect(try await recorder.record("a#one") == 1)
        #expect(await test.check().diagnostics.split(separator: "\n").count == 1)
        #expect(try await recorder.record("a") == 3)
        await test.check().expectDiagnostics("")
        let text = test.disk.text("content/languages.yaml") ?? ""
        #expect(
            text.split(separator: "\n").map { $0.prefix { $0 != ":" } }.suffix(4) == [
                "a", "  (opening)", "  one", "  two",
            ])
    }

    @Test func `an unknown name records nothing and tells what there is`() async throws {
        let test = try await Self.site()
        await #expect {
            try await test.recorder.record("a#tow")
        } throws: { error in
            guard case ComparisonRecorder.Failure.unknown("a#tow", let known) = error else { return false }
            return known == ["all", "a", "a#(opening)", "a#one", "a#two"]
        }
    }

    @Test func `a file with errors is not written over`() async throws {
        let test = try await Self.site()
        test.disk.change { $0.files["content/languages.yaml"] = Array("a: [".utf8) }
        await #expect(throws: ComparisonRecorder.Failure.self) {
            try await test.recorder.record("all")
        }
        #expect(test.disk.text("content/languages.yaml") == "a: [")
    }

    @Test func `a full disk leaves the file as it was`() async throws {
        let test = try await Self.site(english: ("First", "1st"))
        let before = test.disk.snapshot
        test.disk.change { $0.freeBytes = 10 }
        await #expect(throws: ComparisonRecorder.Failure.self) {
            try await test.recorder.record("all")
        }
        #expect(test.disk.snapshot == before)
    }

    @Test func `names that mean something to YAML are quoted`() async {
        let anchors = ["2", "true", "a b", "\"", "中"]
        func note(_ title: String) -> String {
            SiteTest.note(anchors.map { "## \(title) {#\($0)}\n" }.joined(separator: "\n"), title: title)
        }
        let test = SiteTest(files: ["content/a.en.md": note("A"), "content/a.zh-Hans.md": note("甲")])
        _ = try? await test.recorder.record("all")
        let problems = await test.check().report?.diagnostics.filter { $0.code.description.hasPrefix("languages/") }
        #expect(problems == [])
    }
}
