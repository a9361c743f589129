import Diagrams
import Drawing
import LayoutEngine
import ScenarioLanguage
import TestSupport
import Testing

/// What timelines show, and that they can be read.
struct TimelineTests {
    private static func scenario(_ rest: String, os: String = "17", device: String = "iPhone 15") throws -> Sample {
        try Sample(
            yaml: """
                id: sample
                device: \(device)
                os: \(os)
                picture: timeline
                root:
                  tabBarController:
                    navigationController:
                      viewController:
                        view:
                          - tableView: {name: table, frame: fill, rows: 60, estimatedRowHeight: 44, heightForRow: 60}
                \(rest)
                """)
    }

    private static func texts(_ scene: Scene) -> [String] { scene.texts.map { $0.string } }

    @Test(arguments: ["7", "8.4", "9", "10", "11", "13", "17", "18"])
    func `every system's timeline can be read`(os: String) throws {
        let device = ["17", "18"].contains(os) ? "iPhone 15" : ["11", "13"].contains(os) ? "iPhone X" : "iPhone 5s"
        let sample = try Self.scenario("", os: os, device: device)
        for language in ["en", "zh-Hans"] {
            let problems = SceneLint.problems(in: sample.draw(language).scene, for: [.wide])
            #expect(problems.isEmpty, "\(os) \(language)")
        }
    }

    @Test func `the second appearance is shown when something is claimed there`() throws {
        let first = try Self.scenario("expect: {view.safeAreaInsets.bottom: 83}").draw("en")
        #expect(!Self.texts(first.scene).contains("second appearance"))
        let both = try Self.scenario("expect: {at second viewWillAppear: {view.safeAreaInsets.bottom: 83}}").draw("en")
        #expect(Self.texts(both.scene).contains("second appearance"))
    }

    @Test func `the second appearance says the values that it begins with`() throws {
        let diagram = try Self.scenario("expect: {at second viewWillAppear: {view.safeAreaInsets: [97.667, 0, 83, 0]}}")
            .draw("en")
        #expect(diagram.altText.whole.contains("97.667, 0, 83, 0 from second viewWillAppear on"))
        #expect(Self.texts(diagram.scene).filter { $0 == "97.667" }.count == 2)
    }

    @Test func `a value's bands and callbacks are told in words`() throws {
        let text = try Self.scenario("expect: {view.safeAreaInsets.bottom: 83}").draw("en").altText.whole
        #expect(
            text.hasPrefix(
                "view.safeAreaInsets: 0, 0, 0, 0 from loadView on; 97.667, 0, 83, 0 from viewIsAppearing on. Callbacks")
        )
        #expect(text.contains("view.safeAreaInsetsDidChange, vc.viewSafeAreaInsetsDidChange"))
        #expect(!text.contains("layoutMarginsDidChange"))
    }

    @Test func `claimed callbacks are shown whatever they tell of`() throws {
        let text = try Self.scenario("expect: {callbacks: [table.layoutMarginsDidChange]}").draw("en").altText.whole
        #expect(text.contains("table.layoutMarginsDidChange"))
    }

    @Test func `a claim about a growing table alone draws its chart alone`() throws {
        let diagram = try Self.scenario("expect: {table.contentSize.width: 393}").draw("en")
        #expect(
            diagram.altText.whole.hasPrefix(
                "contentSize.height of table while scrolling: ") && diagram.altText.whole.contains("60 rows laid out"))
        #expect(!Self.texts(diagram.scene).contains("loadView"))
        let both = try Self.scenario("expect: {table.contentSize.width: 393, view.safeAreaInsets.bottom: 83}")
        #expect(Self.texts(both.draw("en").scene).contains("loadView"))
    }

    @Test func `what the app sets is marked at its phase`() throws {
        let sample = try Self.scenario("changes: [{at: viewDidAppear, set: {table.contentInset: [30, 0, 0, 0]}}]")
        #expect(Self.texts(sample.draw("zh-Hans").scene).contains("应用在此设置属性"))
    }

    @Test func `variants stand below each other`() throws {
        let sample = try Self.scenario("matrix: {os: [11, 13]}", os: "12", device: "iPhone 8")
        let results = sample.scenario.variants.map { layOut($0.app, in: $0.environment) }
        let scene = drawDiagram(
            sample.scenario, results, words: standardWords("en"), measuring: SquareGlyphs()
        ).scene
        #expect(SceneLint.problems(in: scene, for: [.wide]).isEmpty)
        #expect(Self.texts(scene).filter { $0.hasPrefix("iOS 1") } == ["iOS 11", "iOS 13"])
    }
}
