import Diagrams
import Drawing
import PictureSupport
import Testing

/// A scenario whose picture is on record item by item, for review by eye and by diff.
struct GoldenCase: Sendable, CustomTestStringConvertible {
    /// The name of the golden file.
    let testDescription: String
    let language: String
    let yaml: String

    static let all = [
        GoldenCase(
            testDescription: "table", language: "en",
            yaml: """
                id: table
                title: {en: A table under both bars}
                device: iPhone X
                os: 11.2
                root:
                  tabBarController:
                    navigationController:
                      viewController:
                        view:
                          - tableView: {name: table, frame: fill, rows: 30, rowHeight: 40, tableHeaderView: 64}
                expect:
                  table.adjustedContentInset: [88, 0, 83, 0]
                """),
        GoldenCase(
            testDescription: "opaque-bar", language: "zh-Hans",
            yaml: """
                id: opaque-bar
                title: {zh-Hans: 不透明的导航栏}
                device: iPhone 7
                os: 10.3
                root:
                  tabBarController:
                    navigationController:
                      navigationBar: {isTranslucent: false}
                      viewController:
                        view:
                          - tableView: {name: table, frame: fill, rows: 30, rowHeight: 40}
                show: [bars, views, frame]
                expect:
                  view.frame: [0, 64, 375, 603]
                """),
        GoldenCase(
            testDescription: "insets", language: "en",
            yaml: """
                id: insets
                title: {en: Insets on all sides}
                device: iPhone 16 Pro
                orientation: landscapeLeft
                os: 18
                root:
                  navigationController:
                    viewController:
                      view:
                        - scrollView:
                            name: scroll
                            frame: fill
                            contentSize: [900, 240]
                            contentInset: [40, -10, 0, 0]
                            contentInsetAdjustmentBehavior: always
                show: [bars, safeArea, adjustedContentInset, contentInset]
                expect:
                  scroll.adjustedContentInset: [72, 52, 21, 62]
                  scroll.safeAreaInsets: [32, 62, 21, 62]
                """),
        GoldenCase(
            testDescription: "boxes", language: "zh-Hans",
            yaml: """
                id: boxes
                title: {zh-Hans: 三个子视图}
                device: iPad Pro 11-inch (1st generation)
                os: 13
                root:
                  tabBarController:
                    viewController:
                      additionalSafeAreaInsets: [20, 30, 0, 10]
                      view:
                        - view: {name: upper, frame: [20, 0, 300, 200]}
                        - view: {name: middle, frame: [100, 320, 500, 300]}
                        - view: {name: outer, frame: [700, 700, 300, 300]}
                show: [bars, views, safeArea]
                expect:
                  upper.safeAreaInsets: [44, 10, 0, 0]
                  middle.safeAreaInsets: [0, 0, 0, 0]
                  outer.safeAreaInsets: [0, 0, 0, 10]
                """),
    ]
}

struct GoldenTests {
    @Test(arguments: GoldenCase.all)
    func `the picture of a scenario is as recorded`(sample: GoldenCase) throws {
        let diagram = try Sample(yaml: sample.yaml).draw(sample.language)
        #expect(SceneLint.problems(in: diagram.scene, for: [.wide]).isEmpty)
        expectGoldenScene(diagram.scene, sample.testDescription)
    }
}
