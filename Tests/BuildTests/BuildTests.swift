import Build
import Content
import ContentSupport
import Diagnostics
import NoteScenarios
import SiteSupport
import Testing

@Suite struct BuildTests {
    @Test func `a note with a scenario becomes a page in both languages`() async {
        let chinese = "---\ntitle: 安全区\n---\n```scenario\nuse: bars\n```\n"
        let body = SiteTest.scenario(expecting: "view.safeAreaInsets: [88, 0, 83, 0]")
        let test = await SiteTest(files: [
            "content/safe.en.md": SiteTest.note(body, title: "The safe area"), "content/safe.zh-Hans.md": chinese,
        ]).build()
        test.expectDiagnostics("")
        test.expect("en/safe.html", toHold: "<h1>The safe area</h1>")
        test.expect(
            "en/safe.html",
            toHold: "<figure class=\"figure figure-portrait figure-beside\" id=\"figure-bars\" lang=\"en\">")
        test.expect("en/safe.html", toHold: "✓ 1 value checked")
        test.expect("en/safe.html", toHold: "<td class=\"claimed\">88, 0, 83, 0</td>")
        test.expect("en/safe.html", toHold: "<a href=\"../figures/bars.en.svg\" download=\"\">SVG</a>")
        test.expect("zh-Hans/safe.html", toHold: "<p class=\"figure-title\">两种栏</p>")
        test.expect("zh-Hans/safe.html", toHold: "<img src=\"../figures/bars.zh-Hans.svg\"")
        #expect(test.page("figures/bars.en.svg").hasPrefix("<svg"))
        #expect(test.report?.counts.scenarios == 1)
        #expect(test.report?.counts.claims == 1)
    }

    @Test func `a wrong claim is reported at its value and shown on the page`() async {
        let body = SiteTest.scenario(expecting: "view.safeAreaInsets: [64, 0, 83, 0]")
        let test = await SiteTest(files: ["content/a.en.md": SiteTest.note(body)]).build()
        test.expectDiagnostics(
            "content/a.en.md:15:24: error: 'view.safeAreaInsets' is [88, 0, 83, 0], not [64, 0, 83, 0] "
                + "[scenario/expectation-failed]\n")
        test.expect("en/a.html", toHold: " claims-fail\">✗ 1 of 1 checked values is wrong</p>")
        #expect(test.report?.hasErrors == true)
    }

    @Test func `a broken scenario leaves a notice and the rest of the page`() async {
        let body = "Before.\n\n```scenario\nid: a\ndevice: iPhone Ex\nroot: {viewController: {}}\n```\n\nAfter.\n"
        let test = await SiteTest(files: ["content/a.en.md": SiteTest.note(body)]).build()
        test.expect("en/a.html", toHold: "<figure class=\"figure figure-error\"")
        test.expect("en/a.html", toHold: "<p>After.</p>")
        #expect(test.diagnostics.hasPrefix("content/a.en.md:9:9: error: "))
        #expect(test.report?.outcome == .built)
    }

    @Test func `a scenario in a list is reported and stays code`() async {
        let body = "- ```scenario\n  id: a\n  ```\n"
        let test = await SiteTest(files: ["content/a.en.md": SiteTest.note(body)]).build()
        test.expectDiagnostics(
            "content/a.en.md:5:3: error: a scenario inside a list, a quotation or a footnote is not shown; "
                + "move the fence to the margin [markdown/scenario-not-at-top-level]\n")
        test.expect("en/a.html", toHold: "<code class=\"language-scenario\">id: a")
    }

    @Test func `a quoted value links to its derivation, from other pages too`() async {
        let test = await SiteTest(files: [
            "content/a.en.md": SiteTest.note("It is {{bars: view.safeAreaInsets.top}}.\n\n" + SiteTest.scenario()),
            "content/b.en.md": SiteTest.note(
                "There {{bars: view.safeAreaInsets.top}}, {{bars at loadView: view.frame}}."),
        ]).build()
        let anchor = "why-bars-view.safeAreaInsets.top"
        test.expect("en/a.html", toHold: "It is <data value=\"88\"><a href=\"#\(anchor)\">88</a></data>.")
        test.expect("en/a.html", toHold: "<section class=\"reason\" id=\"\(anchor)\">")
        test.expect("en/b.html", toHold: "There <data value=\"88\"><a href=\"a.html#\(anchor)\">88</a></data>")
    }

    @Test func `a value after a step is quoted by the step's name`() async {
        let steps = "steps: [{name: rotated, set: {orientation: landscape}}]\nroot:"
        let body =
            "First {{bars: view.safeAreaInsets.top}}, then {{bars at rotated: view.safeAreaInsets.top}}.\n\n"
            + "Later {{bars at rotatd: view.safeAreaInsets.top}}.\n\n"
        let scenario = SiteTest.scenario().replacing("root:", with: steps)
        let test = await SiteTest(files: ["content/a.en.md": SiteTest.note(body + scenario)]).build()
        let anchor = "why-bars-2-view.safeAreaInsets.top"
        test.expect("en/a.html", toHold: "First <data value=\"88\">")
        test.expect("en/a.html", toHold: "then <data value=\"32\"><a href=\"#\(anchor)\">32</a></data>.")
        test.expect("en/a.html", toHold: "id=\"\(anchor)\">")
        #expect(test.diagnostics.contains("'rotatd' is neither a callback nor a step"))
    }

    @Test func `a value that the variants of its scenario do not agree on is quoted with a warning`() async {
        let scenario = SiteTest.scenario().replacing("root:", with: "matrix: {device: [iPhone X, iPhone 8]}\nroot:")
        let body = "At the top {{bars: view.safeAreaInsets.top}}, on the left {{bars: view.safeAreaInsets.left}}.\n\n"
        let test = await SiteTest(files: ["content/a.en.md": SiteTest.note(body + scenario)]).build()
        test.expect("en/a.html", toHold: "At the top <data value=\"88\">")
        test.expectDiagnostics(
            "content/a.en.md:5:12: warning: 'view.safeAreaInsets.top' is not the same in all variants of 'bars'; this is the "
                + "value of 'iPhone X', and 'iPhone 8' has a different one [site/ambiguous-quotation]\n")
    }

    @Test func `in a tab of a system a value is quoted that it has there`() async {
        let scenario = SiteTest.scenario().replacing(
            "os: 11.2", with: "orientation: landscapeRight\nmatrix: {os: [11, 16]}")
        let quoted = "{{bars: view.layoutMargins.left}}"
        let panels = ["iOS 11", "iOS 16", "iPadOS 16.0 and later"].map { "=== \"\($0)\"\n\n    It is \(quoted).\n\n" }
        let body = panels.joined() + "Elsewhere \(quoted).\n\n"
        let test = await SiteTest(files: ["content/a.en.md": SiteTest.note(body + scenario)]).build()
        for (panel, value) in zip(["iOS 11", "iOS 16", "iPadOS 16.0 and later"], [64, 60, 60]) {
            test.expect("en/a.html", toHold: "\(panel)</p>\n<p>It is <data value=\"\(value)\">")
        }
        test.expect("en/a.html", toHold: "Elsewhere <data value=\"64\">")
        test.expectDiagnostics(
            "content/a.en.md:17:11: warning: 'view.layoutMargins.left' is not the same in all variants of 'bars'; this is the "
                + "value of 'iOS 11', and 'iOS 16' has a different one [site/ambiguous-quotation]\n")
    }

    /// The margin of a phone with a sensor housing in landscape, which is 4 points less on the newest system that it runs.
    private static let stop = "'bars' stops at iOS 11, and on iOS 16 'view.layoutMargins.left' is 60, not 64"
    static let systems: [(lines: String, warning: String?)] = [
        ("os: 11", stop), ("os: 11\nuntil: 12", nil), ("os: 11\nuntil: 11", nil), ("os: 11\nuntil: 16", stop),
        ("matrix: {os: [11, 16]}", nil), ("os: 16", nil), ("os: 11\nlinkedSDK: 11", nil),
    ]

    @Test(arguments: systems)
    func `a figure that stops at a system after which a quoted value is another has a warning`(
        _ lines: String, _ warning: String?
    ) async {
        let scenario = SiteTest.scenario().replacing("os: 11.2", with: "orientation: landscapeRight\n" + lines)
        let body = "On the left {{bars: view.layoutMargins.left}}.\n\n"
        let test = await SiteTest(files: ["content/a.en.md": SiteTest.note(body + scenario)]).build()
        let told = test.diagnostics.split(separator: "\n").filter { $0.hasSuffix("[site/stops-before-newest-system]") }
        #expect(told.count == (warning == nil ? 0 : 1), "\(test.diagnostics)")
        #expect(warning.map { told.first?.contains($0) == true } ?? true)
    }

    /// Sentences about a table whose safe area is 20 and whose adjusted inset is 84, as the app adds 64.
    static let sentences: [(sentence: String, isWrong: Bool)] = [
        ("The safe area takes {{list: table.adjustedContentInset.top}} at the top.", true),
        ("`safeAreaInsets.top` is {{list: table.adjustedContentInset.top}}.", true),
        ("The safe area takes {{list: table.safeAreaInsets.top}} at the top.", false),
        ("`adjustedContentInset` has the safe area in it: {{list: table.adjustedContentInset.top}}.", false),
        ("Of {{list: table.adjustedContentInset.top}} the safe area is {{list: table.safeAreaInsets.top}}.", false),
        ("The safe area ends. Then {{list: table.adjustedContentInset.top}} follow.", false),
        ("- The safe area\n- {{list: table.adjustedContentInset.top}}", false),
        ("See [this](safe-area.html): {{list: table.adjustedContentInset.top}}.", false),
        ("The safe area is {{list: table.adjustedContentInset.bottom}} at the bottom.", false),
        ("The safe area begins where the table does, at {{list: table.frame.y}}.", false),
    ]

    @Test(arguments: sentences)
    func `a sentence about one inset that quotes another has a warning`(_ sentence: String, _ isWrong: Bool) async {
        let table = """
            ```scenario
            id: list
            device: iPhone 8
            os: 12
            root:
              viewController: {view: [{tableView: {name: table, frame: fill, contentInset: [64, 0, 0, 0]}}]}
            ```

            """
        let test = await SiteTest(files: ["content/a.en.md": SiteTest.note(sentence + "\n\n" + table)]).build()
        let told = test.diagnostics.split(separator: "\n").filter { $0.hasSuffix("[site/quotation-named-otherwise]") }
        #expect(told.count == (isWrong ? 1 : 0), "\(test.diagnostics)")
        #expect(!isWrong || told[0].contains("84, in a sentence about 'safeAreaInsets', which is 20 there"))
    }

    /// Sentences about a scaled display on iOS 16, which nobody has logged on iOS 26.
    static let sentencesOfSystems: [(sentence: String, isOpen: Bool)] = [
        ("With Display Zoom the safe area begins at {{zoomed: view.safeAreaInsets.top}}.", true),
        ("From iOS 16 on it begins at {{zoomed: view.safeAreaInsets.top}}.", true),
        ("On iOS 16 it begins at {{zoomed: view.safeAreaInsets.top}}.", false),
        ("From iOS 16 to iOS 18 it begins at {{zoomed: view.safeAreaInsets.top}}.", false),
        ("The screen's left edge is at {{zoomed: view.frame.x}}.", false),
    ]

    @Test(arguments: sentencesOfSystems)
    func `a sentence about systems on which nobody saw its number has a warning`(
        _ sentence: String, _ isOpen: Bool
    ) async {
        let scenario = """
            ```scenario
            id: zoomed
            device: iPhone 14 Pro
            os: 16
            displayZoom: true
            root: {viewController: {}}
            ```

            """
        let test = await SiteTest(files: ["content/a.en.md": SiteTest.note(sentence + "\n\n" + scenario)])
            .with(devices: ["iphone-14-pro"]).check()
        let told = test.diagnostics.split(separator: "\n").filter { $0.hasSuffix("[site/quotation-unseen-later]") }
        #expect(told.count == (isOpen ? 1 : 0), "\(test.diagnostics)")
        #expect(!isOpen || told.first?.contains("on iOS 16, but has not been observed on iOS 27") == true)
    }

    @Test func `a quoted value that no evidence covers has its mark`() async {
        let table = """
            ```scenario
            id: rows
            title: {en: Rows, zh-Hans: 行}
            device: iPhone X
            os: 11
            root:
              navigationController:
                viewController:
                  view:
                    - tableView: {name: table, frame: fill, rows: 3}
            ```

            """
        let body = "It is {{rows: table.separatorInset.left}}, not {{bars: view.safeAreaInsets.top}}.\n\n"
        let test = await SiteTest(
            files: ["content/a.en.md": SiteTest.note(body + table + "\n" + SiteTest.scenario())]).build()
        test.expectDiagnostics("")
        test.expect(
            "en/a.html",
            toHold: ">16<sup title=\"extrapolated: not observed on this kind of device with this iOS, "
                + "or reports contradict each other\">?</sup></a>")
        test.expect("en/a.html", toHold: ">88</a></data>.")
    }

    @Test func `a value of nothing is reported at its place`() async {
        let body = "A {{bers: view.frame}} and {{bars: view.fram}} and {{bars}}.\n\n" + SiteTest.scenario()
        let test = await SiteTest(files: ["content/a.en.md": SiteTest.note(body)]).build()
        let lines = test.diagnostics.split(separator: "\n").map { String($0) }
        #expect(lines.count == 3)
        #expect(lines.allSatisfy { $0.hasPrefix("content/a.en.md:5:") && $0.contains("error: ") })
        #expect(lines[0].contains(":5:3: error: there is no scenario 'bers' to take a value from"))
    }

    @Test func `a note without translation stands on both pages`() async {
        let test = await SiteTest(
            files: ["content/a.en.md": SiteTest.note("Text.\n\n" + SiteTest.scenario())], pairing: false
        ).build()
        test.expect("zh-Hans/a.html", toHold: "<article lang=\"en\">")
        test.expect("zh-Hans/a.html", toHold: "本页还没有译文")
        test.expect("zh-Hans/a.html", toHold: "figures/bars.zh-Hans.svg")
        #expect(test.diagnostics.contains("[site/translation-missing]"))
    }

    @Test func `a matrix is one picture with a row of values for each variant`() async {
        let scenario = SiteTest.scenario().replacing(
            "root:", with: "matrix: {device: [iPhone 8, iPhone X]}\nroot:")
        let test = await SiteTest(files: ["content/a.en.md": SiteTest.note(scenario)]).build()
        test.expect("en/a.html", toHold: "<th scope=\"row\">iPhone X</th>")
        #expect(test.disk.paths(below: "Site/figures").count { $0.hasSuffix(".svg") } == 6)
        #expect(test.report?.counts.figures == 1)
    }

    @Test func `a comparison is one picture with a table of what differs`() async {
        let body =
            SiteTest.scenario()
            + "\n```scenario\nid: both\ncompare: [bars, {use: bars, with: {device: iPhone 8}}]\n```\n"
        let test = await SiteTest(files: ["content/a.en.md": SiteTest.note(body)]).build()
        test.expectDiagnostics("")
        test.expect("en/a.html", toHold: "id=\"figure-both\"").expect(
            "en/a.html", toHold: "<th scope=\"row\">iPhone 8</th>")
        #expect(test.disk.paths(below: "Site/figures").count { $0.hasSuffix(".svg") } == 12)
    }

    @Test func `a figure shown twice keeps the ids of the page unique`() async {
        let body = SiteTest.scenario() + "\n```scenario\nuse: bars\n```\n"
        let test = await SiteTest(files: ["content/a.en.md": SiteTest.note(body)]).build()
        test.expectDiagnostics("")
        test.expect("en/a.html", toHold: "id=\"figure-bars\"").expect("en/a.html", toHold: "id=\"figure-bars-again-2\"")
    }

    @Test func `a strict run raises warnings`() async {
        let files = ["content/a.en.md": SiteTest.note("Text.")]
        #expect(await SiteTest(files: files, pairing: false).build().report?.hasErrors == false)
        #expect(await SiteTest(files: files, pairing: false).build(isStrict: true).report?.hasErrors == true)
    }

    @Test func `two builds give the same bytes`() async {
        let files = [
            "content/a.en.md": SiteTest.note(SiteTest.scenario("a") + SiteTest.scenario("b")),
            "content/b.en.md": SiteTest.note("{{a: view.frame}}\n\n" + SiteTest.scenario("c")),
        ]
        let first = await SiteTest(files: files).build()
        let second = await SiteTest(files: files).build()
        #expect(first.disk.snapshot == second.disk.snapshot)
        let again = await first.build()
        #expect(again.report?.changes.written.isEmpty == true)
    }

    @Test func `in a preview what has changed of notes is shown before the rest is made, and it is what is written`()
        async
    {
        let files = ["content/a.en.md": SiteTest.note(SiteTest.scenario()), "content/b.en.md": SiteTest.note("Text.")]
        let test = SiteTest(files: files, making: [.rules, .singlePage])
        let memory = BuildMemory()
        #expect(await test.build(memory).shown.isEmpty)
        for (old, new, changed) in [
            ("Text.", "Words.", ["b"]), ("iPhone X", "iPhone 8", ["a", "figures/bars"]),
            // A mistake takes the picture away, and whoever mends it sees it at once.
            ("iPhone 8", "iPhone 8888", ["a", "b"]), ("iPhone 8888", "iPhone 8", ["a", "b", "figures/bars"]),
            ("Words.", "{{bars: view.nothing}}", ["b"]),
        ] {
            test.disk.change { state in
                for path in files.keys {
                    let text = String(decoding: state.files[path] ?? [], as: UTF8.self)
                    state.files[path] = Array(text.replacing(old, with: new).utf8)
                }
            }
            let build = await test.build(memory)
            #expect(Set(build.shown.keys.map { Self.subject(of: $0) }) == Set(changed), "\(new)")
            #expect(build.shown.allSatisfy { test.disk.snapshot["Site/" + $0.key] == $0.value }, "\(new)")
        }
    }

    /// "b" for "en/b.html", "figures/bars" for "figures/bars-narrow.zh-Hans.svg".
    private static func subject(of path: String) -> String {
        let steps = path.split(separator: "/").map { $0.prefix { $0.isLetter } }
        return steps.first == "figures" ? steps.joined(separator: "/") : String(steps.last ?? "")
    }

    @Test func `a check reports the same and writes nothing`() async {
        let body = "[a](nowhere.html)\n\n" + SiteTest.scenario(expecting: "view.frame: [0, 0, 1, 1]")
        let files = ["content/a.en.md": SiteTest.note(body)]
        let checked = await SiteTest(files: files).check()
        #expect(checked.diagnostics == (await SiteTest(files: files).build().diagnostics))
        #expect(checked.disk.paths(below: "Site").isEmpty)
        #expect(checked.report?.outcome == .checked)
    }

    @Test func `a scenario that cannot be read is reported once, whoever uses it`() async {
        let broken = "```scenario\nid: bars\ndevice: [iPhone X\nroot: {viewController: {}}\n```\n"
        let test = await SiteTest(files: [
            "content/a.en.md": SiteTest.note(broken),
            "content/a.zh-Hans.md": SiteTest.note("```scenario\nuse: bars\n```\n"),
        ]).check()
        #expect(test.report?.diagnostics.map { $0.code.description } == ["yaml/unclosed-bracket"])
    }
}
