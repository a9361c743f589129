import Drawing
import Geometry
import LayoutEngine
import PictureSupport
import ScenarioLanguage
import TestSupport
import Testing

@testable import Diagrams

/// Scenarios with several variants, in one picture.
struct SideBySideTests {
    private static let base = """
        id: base
        device: iPhone 8
        os: 11
        root:
          tabBarController:
            navigationController:
              viewController: {view: [{tableView: {name: table, frame: fill, rows: 30}}]}
        show: [bars, safeArea]
        expect: {table.safeAreaInsets: [64, 0, 49, 0]}

        """

    private static let comparison = """
        id: c
        compare: [base, {use: base, with: {device: iPhone X}}]
        expect: {table.safeAreaInsets.left: 0}
        ---
        """ + "\n" + base

    /// What is drawn, with the largest picture that it may make.
    static let sources = [
        comparison,
        "id: c\ncompare: [base, {use: base, with: {navigationBar.isTranslucent: false}}]\n---\n" + base,
        "id: m\nuse: base\nmatrix: {device: [iPhone 7, iPhone X, iPad Air 2], os: [10, 11, 12]}\n---\n" + base,
        "id: m\nuse: base\nmatrix: {device: [iPhone 8, iPhone 11, iPhone X, iPhone Air, iPhone 16 Pro, iPhone 15, iPhone 14]}\nwith: {os: null}\n---\n"
            + base,
        "id: m\nuse: base\nmatrix: {orientation: [portrait, landscapeLeft, landscapeRight]}\n---\n" + base,
        steps,
    ]

    static let steps =
        base + """
            steps:
              - {name: rotated, title: {en: Turned to the left, zh-Hans: 向左旋转之后}, set: {orientation: landscapeLeft}}
              - {name: detail, push: {viewController: {hidesBottomBarWhenPushed: true, view: [{tableView: {name: table, frame: fill, rows: 30}}]}}}
              - {name: typing, set: {orientation: portrait, keyboard.height: 216}}
              - {name: back, pop: true, set: {keyboard.height: 0}}

            """

    private static func draw(_ yaml: String, _ language: String) throws -> Diagram {
        let scenario = try Sample(yaml: yaml).scenario
        let results = scenario.variants.map { layOut($0.app, in: $0.environment) }
        return drawDiagram(scenario, results, words: standardWords(language), measuring: SquareGlyphs())
    }

    @Test(arguments: sources, ["en", "zh-Hans"])
    func `several devices are legible in a picture as wide as a page`(yaml: String, language: String) throws {
        let diagram = try Self.draw(yaml, language)
        let problems = SceneLint.problems(in: diagram.scene, for: [.wide]).map { $0.description }
        #expect(problems.isEmpty)
        #expect(diagram.scene.size.width < 1080)
    }

    @Test(arguments: Composition.allCases, ["en", "zh-Hans"])
    func `steps stand on a line in time`(composition: Composition, language: String) throws {
        let scenario = try Sample(yaml: Self.steps).scenario
        let diagram = drawDiagram(
            scenario, scenario.variants.map { layOut($0.app, in: $0.environment) }, words: standardWords(language),
            composition: composition, measuring: SquareGlyphs())
        expectGoldenScene(diagram.scene, "steps.\(composition == .narrow ? "narrow." : "")\(language)")
        if language == "en" { #expect(diagram.altText.brief.hasPrefix("5 moments of one app, one after the other. ")) }
    }

    @Test func `on a phone the numbers that differ stand under the names of what they are`() throws {
        let scenario = try Sample(yaml: Self.comparison).scenario
        let diagram = drawDiagram(
            scenario, scenario.variants.map { layOut($0.app, in: $0.environment) }, words: standardWords("en"),
            composition: .narrow, measuring: SquareGlyphs())
        let names = diagram.scene.texts.map { $0.string }.filter { ["top", "left", "bottom", "right"].contains($0) }
        #expect(names == ["top", "bottom", "top", "bottom"])
    }

    @Test func `the alternative text says what each has and what differs`() throws {
        #expect(
            try Self.draw(Self.comparison, "en").altText.whole
                == "2 layouts side by side, different in top, bottom. iPhone 8: The safeAreaInsets of table is 64 at the "
                + "top, 49 at the bottom and 0 at the sides. iPhone X: The safeAreaInsets of table is 88 at the top, 83 at "
                + "the bottom and 0 at the sides.")
        #expect(try Self.draw(Self.comparison, "zh-Hans").altText.whole.hasPrefix("2 种布局并排，不同之处：上、下。"))
    }

    /// A box at two places, with what the comparison says of them.
    private static func boxes(at second: String, _ verdicts: (String, String)) -> String {
        """
        id: c
        compare:
          - {use: box, title: {en: first, zh-Hans: 甲}, \(verdicts.0)}
          - {use: box, with: {box.frame: \(second)}, title: {en: second, zh-Hans: 乙}, \(verdicts.1)}
        show: [views]
        expect: {box.frame.x: 0}
        ---
        id: box
        device: iPhone 8
        os: 11
        root: {viewController: {view: [{view: {name: box, frame: [0, 100, 50, 50]}}]}}
        """
    }

    @Test func `a comparison says in the picture which is wrong and which right`() throws {
        let yaml = Self.boxes(at: "[0, 120, 50, 50]", ("verdict: wrong", "verdict: right"))
        for (language, words) in [("en", ["Wrong", "Right"]), ("zh-Hans", ["错误", "正确"])] {
            let diagram = try Self.draw(yaml, language)
            #expect(diagram.scene.texts.map { $0.string }.filter { words.contains($0) } == words)
            #expect(SceneLint.problems(in: diagram.scene, for: [.wide]).isEmpty)
        }
        #expect(try Self.draw(yaml, "en").altText.whole.contains("Wrong: first"))
    }

    @Test(arguments: [("[0, 120, 50, 50]", false), ("[0, 100, 50, 50.05]", true)])
    func `compared devices that look the same are found`(frame: String, isAlike: Bool) throws {
        let alike = try Self.draw(Self.boxes(at: frame, ("", "")), "en").alike
        #expect((alike != nil) == isAlike)
        #expect(alike == nil || alike?.first == "first" && alike?.second == "second")
    }

    /// A setting as scenarios write it, and what stands above its device in both languages.
    static let labels = [
        (
            "table.contentInsetAdjustmentBehavior: [never, always]", "inset adjustment: never", "内边距调整：从不"
        ),
        ("table.contentOffset: [{value: [0, -140], title: {en: Top, zh-Hans: 顶部}}, [0, 0]]", "Top", "顶部"),
        ("layoutDirection: [leftToRight, rightToLeft]", "left to right", "从左到右"),
        ("box.pin.top: [superview.top + 75, safeArea.top]", "top 75 from the superview", "上距父视图 75"),
    ]

    @Test(arguments: labels)
    func `what tells variants apart reads as words`(axis: String, english: String, chinese: String) throws {
        let yaml = """
            id: m
            device: iPad Air 2
            os: 12
            window: {frame: [0, 0, 320, 320]}
            root:
              viewController:
                view:
                  - tableView: {name: table, frame: fill, rows: 30}
                  - view: {name: box, pin: {top: superview.top, left: superview.left, width: 50, height: 50}}
            matrix: {\(axis)}
            """
        let sample = try Sample(yaml: yaml)
        for (language, label) in [("en", english), ("zh-Hans", chinese)] {
            #expect(variantLabel(sample.variant, sample.result, words: standardWords(language)) == label)
        }
    }

    @Test func `a property that is left to UIKit is named by what UIKit makes of it`() throws {
        let diagram = try Self.draw(Self.sources[1], "en")
        #expect(diagram.altText.whole.contains("translucent: "))
    }

    @Test func `two axes make a grid with headings and a gap where a device never ran the system`() throws {
        let scenario = try Sample(yaml: Self.sources[2]).scenario
        let results = scenario.variants.map { layOut($0.app, in: $0.environment) }
        let grid = VariantGrid(scenario.variants, results, isWide: false, words: standardWords("en"))
        #expect(grid.rows == [[0, 1, 2], [nil, 3, 4], [5, 6, 7]])
        #expect(grid.columnHeadings == ["iOS 10", "iOS 11", "iOS 12"])
        #expect(grid.rowHeadings == ["iPhone 7", "iPhone X", "iPad Air 2"])
    }

    @Test func `one axis fills rows of equal length`() throws {
        let scenario = try Sample(yaml: Self.sources[3]).scenario
        let results = scenario.variants.map { layOut($0.app, in: $0.environment) }
        #expect(
            VariantGrid(scenario.variants, results, isWide: false, words: standardWords("en")).rows
                == [[0, 1, 2, 3], [4, 5, 6]])
        #expect(
            VariantGrid(scenario.variants, results, isWide: true, words: standardWords("en")).rows
                == [[0, 1], [2, 3], [4, 5], [6]])
    }
}
