import Content
import ContentSupport
import Diagnostics
import SiteSupport
import Testing

@testable import Build

/// A site whose folder holds what UIKit said.
struct ObservedSiteTests {
    private static let note = SiteTest.note(
        """
        The table begins at {{bars: table.separatorInset.left}}.

        ```scenario
        id: bars
        title: {en: Bars, zh-Hans: 栏}
        device: iPhone X
        os: 16
        root:
          tabBarController:
            navigationController:
              viewController:
                view:
                  - tableView: {name: table, rows: 30, frame: fill}
        expect:
          table.separatorInset: [0, 16, 0, 0]
        ```

        """)

    private static let path = "content/observations/ios-16.4-20E247.txt"

    private static func file(_ value: String, _ more: String = "") -> String {
        "system: 16.4\nbuild: 20E247\ndate: 2026-11-26\n\n"
            + "bars | iPhone X | viewDidAppear | table.separatorInset | \(value)\n\(more)"
    }

    private static func site(_ observations: String?) -> SiteTest {
        var files = ["content/a.en.md": note, "content/a.zh-Hans.md": SiteTest.note("```scenario\nuse: bars\n```\n")]
        files[path] = observations
        return SiteTest(files: files)
    }

    @Test func `what UIKit gave has no question mark, and says where it was measured, in both languages`() async {
        let without = await Self.site(nil).build()
        without.expectDiagnostics("")
        #expect(without.page("en/a.html").contains("16?"))
        let with = await Self.site(Self.file("0, 16, 0, 0")).build()
        with.expectDiagnostics("")
        let (english, chinese) = (with.page("en/a.html"), with.page("zh-Hans/a.html"))
        #expect(!english.contains("16?") && !chinese.contains("16?"))
        #expect(english.contains("measured, iOS 16.4 (20E247), Nov 2026"))
        #expect(chinese.contains("实测，iOS 16.4（20E247），2026 年 11 月"))
        #expect(!with.disk.paths(below: "Site").contains { $0.contains("observations") })
    }

    @Test func `another value is an error with both numbers at its row, until somebody disputes it`() async {
        await Self.site(Self.file("0, 15, 0, 0")).check().expectDiagnostics(
            """
            content/observations/ios-16.4-20E247.txt:5:1: error: UIKit gives [0, 15, 0, 0] for 'table.separatorInset' of \
            'bars' at viewDidAppear on iPhone X with iOS 16.4 (20E247), but the engine computes [0, 16, 0, 0] \
            [layout-margins.system-minimum-value]; correct the rule, or end the row with '| disputed: REASON' [observations/differs]

            """)
        let disputed = await Self.site(Self.file("0, 15, 0, 0 | disputed: read too early")).build()
        disputed.expectDiagnostics("")
        let page = disputed.page("en/a.html")
        #expect(page.contains("16?"))
        #expect(page.contains("disputed: 15 was measured, iOS 16.4 (20E247), Nov 2026: read too early"))
    }

    @Test func `what is no longer there is one warning each`() async {
        let rows = """
            bars | iPhone X | viewDidAppear | gone.frame | 0, 0, 0, 0
            old | iPhone X | viewDidAppear | view.frame | 0, 0, 0, 0
            old | iPhone X | viewDidAppear | view.bounds | 0, 0, 0, 0

            """
        let test = await Self.site(Self.file("0, 16, 0, 0", rows)).check()
        let codes = test.report?.diagnostics.map { "\($0.code) \($0.severity)" }
        #expect(codes == ["observations/unknown-path warning", "observations/unknown-scenario warning"])
    }

    @Test func `a build that follows a change of a row is a clean one`() async {
        let test = Self.site(Self.file("0, 16, 0, 0"))
        let memory = BuildMemory()
        _ = await test.build(output: "Kept", memory)
        for change in [Self.file("0, 15, 0, 0 | disputed: early"), Self.file("0, 16, 0, 0"), nil] {
            test.disk.change { $0.files[Self.path] = change.map { Array($0.utf8) } }
            let kept = await test.build(output: "Kept", memory)
            let clean = await test.build(output: "Clean")
            #expect(kept.diagnostics == clean.diagnostics)
            let names = clean.disk.paths(below: "Clean").map { $0.dropFirst(6) }
            #expect(!names.isEmpty && names == kept.disk.paths(below: "Kept").map { $0.dropFirst(5) })
            let files = clean.disk.snapshot
            for name in names { #expect(files["Clean/" + name] == files["Kept/" + name], "\(name)") }
        }
    }
}
