import TestSupport
import Testing

struct ExplainTests {
    @Test func `a number is explained by its terms and the rules that they name`() throws {
        let run = try ToolRun(["explain", "-", "table.safeAreaInsets.top"], input: ScenarioTexts.table)
        #expect(run.exitCode == 0 && run.errors.isEmpty)
        #expect(
            run.output.hasPrefix(
                """
                iPhone X, portrait, iOS 11, viewDidAppear
                table.safeAreaInsets.top = 88  [safe-area.child-overlap ←
                """))
        #expect(run.output.contains("\nsafe-area.child-overlap  (iOS 11+, documented)\n    Each edge of a subview"))
    }

    @Test func `phase and language are options`() throws {
        let words = ["explain", "-", "view.safeAreaInsets", "--at", "viewWillAppear", "--language", "zh-Hans"]
        let run = try ToolRun(words, input: ScenarioTexts.table)
        #expect(run.output.contains("viewWillAppear\nview.safeAreaInsets.top = 0"))
        #expect(run.output.contains("（iOS 7+，"))
    }

    @Test func `an estimate is explained by its rule, whose sentence is there once`() throws {
        let scenario = """
            id: words
            device: iPhone 15
            os: 17
            root:
              viewController:
                view:
                  - label: {name: title, text: Some words, constraints: [left == superview.left, top == superview.top]}
            """
        let run = try ToolRun(["explain", "-", "title.frame.width"], input: scenario)
        #expect(run.exitCode == 0 && run.errors.isEmpty)
        #expect(run.output.ranges(of: "Letter widths are taken from Inter").count == 1)
        #expect(!run.output.contains("? label.letter-widths"))
    }

    @Test func `a word is shown as it is`() throws {
        let run = try ToolRun(["explain", "-", "vc.edgesForExtendedLayout"], input: ScenarioTexts.table)
        #expect(run.output == "iPhone X, portrait, iOS 11, viewDidAppear\nvc.edgesForExtendedLayout = all\n")
    }

    @Test func `callbacks are shown as a timeline, or one element's with what they tell of`() throws {
        let all = try ToolRun(["explain", "-", "callbacks"], input: ScenarioTexts.table)
        #expect(all.output.hasPrefix("iPhone X, portrait, iOS 11, callbacks\nloadView\n  vc.loadView"))
        #expect(all.output.contains("\nsecond viewWillAppear\n  vc.viewWillAppear"))
        let table = try ToolRun(["explain", "-", "table.callbacks"], input: ScenarioTexts.table)
        #expect(table.output.contains("safeAreaInsets: 0, 0, 0, 0 → 88, 0, 83, 0  [callbacks.safe-area]\n  table.safe"))
        #expect(!table.output.contains("vc."))
        let other = try ToolRun(["explain", "-", "tabel.callbacks"], input: ScenarioTexts.table)
        #expect(other.exitCode == 1 && other.errors.contains("did you mean 'table'?"))
    }

    @Test func `a misspelt value gets a caret and the nearest match`() throws {
        let run = try ToolRun(["explain", "-", "table.contentInsets"], input: ScenarioTexts.table)
        #expect(run.exitCode == 1)
        #expect(run.errors.hasPrefix("NAME.PROPERTY:1:1: error: "))
        #expect(run.errors.contains("did you mean 'contentInset'?"))
    }
}
