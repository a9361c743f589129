import Diagrams
import Drawing
import PictureSupport
import Testing

/// A scenario drawn as each of the kinds, on record in both languages.
struct KindGoldenCase: Sendable, CustomTestStringConvertible {
    /// The beginning of the golden files' names.
    let testDescription: String
    let yaml: String

    static let all = [
        KindGoldenCase(
            testDescription: "timeline",
            yaml: """
                id: timeline
                title: {en: When values arrive, zh-Hans: 数值何时就绪}
                device: iPhone 15
                os: 17
                picture: timeline
                root:
                  tabBarController:
                    navigationController:
                      viewController:
                        view:
                          - tableView: {name: table, frame: fill, rows: 30, contentInset: [10, 0, 0, 0]}
                changes:
                  - {at: viewDidAppear, set: {table.contentInset: [30, 0, 0, 0]}}
                expect:
                  view.safeAreaInsets.bottom: 83
                  at second viewWillAppear:
                    table.adjustedContentInset.bottom: 83
                """),
        KindGoldenCase(
            testDescription: "growth",
            yaml: """
                id: growth
                title: {en: A table that grows, zh-Hans: 逐步增长的表格}
                device: iPhone 8
                os: 11
                picture: timeline
                root:
                  navigationController:
                    viewController:
                      view:
                        - tableView: {name: table, frame: fill, rows: 40, estimatedRowHeight: 44, heightForRow: 88}
                expect:
                  table.contentSize.width: 375
                """),
        KindGoldenCase(
            testDescription: "tree",
            yaml: """
                id: tree
                title: {en: From window to label, zh-Hans: 从窗口到标签}
                device: iPhone X
                os: 11.2
                picture: tree
                root:
                  tabBarController:
                    navigationController:
                      viewController:
                        additionalSafeAreaInsets: [10, 0, 0, 0]
                        view:
                          - view: {name: box, frame: [20, 60, 300, 200], subviews: [{view: {name: inner, frame: [0, 10, 100, 20]}}]}
                          - tableView: {name: table, frame: fill, rows: 30, contentInset: [10, 0, 0, 0]}
                expect:
                  inner.safeAreaInsets: [28, 0, 0, 0]
                """),
        KindGoldenCase(
            testDescription: "guides",
            yaml: """
                id: guides
                title: {en: Before safe areas, zh-Hans: 还没有安全区时}
                device: iPhone 7
                os: 10
                picture: tree
                root:
                  tabBarController:
                    navigationController:
                      viewController:
                        view:
                          - tableView: {name: table, frame: fill, rows: 30}
                """),
        KindGoldenCase(
            testDescription: "anatomy",
            yaml: """
                id: anatomy
                title: {en: A table taken apart, zh-Hans: 拆解一个表格}
                device: iPhone X
                orientation: landscapeRight
                os: 15
                picture: tableAnatomy
                root:
                  viewController:
                    view:
                      - tableView:
                          name: table
                          frame: fill
                          tableHeaderView: 200
                          sections: [{rows: 9, header: {title: A}, footer: {title: B}}, {rows: 3}, {rows: 1}]
                expect:
                  table.separator(0, 5).frame.x: 64
                  table.header(0).frame.y: 222
                """),
        KindGoldenCase(
            testDescription: "constraints",
            yaml: """
                id: constraints
                title: {en: A width too much, zh-Hans: 多出的宽度}
                device: iPhone 15
                os: 18
                picture: constraints
                root:
                  viewController:
                    view:
                      constraints:
                        - {constraint: card.leading == superview.leading + 20, identifier: leading}
                        - {constraint: card.trailing == superview.trailing - 20, identifier: trailing}
                        - {constraint: card.width == 400, identifier: width}
                        - card.top == safeArea.top + 20
                        - card.height == 120
                        - card.height <= 90 @ 500
                      subviews:
                        - view: {name: card}
                expect:
                  conflict: [leading, trailing, width]
                """),
        KindGoldenCase(
            testDescription: "sheet",
            yaml: """
                id: sheet
                title: {en: Scrolled half way, zh-Hans: 滚到一半}
                device: iPhone 15
                os: 17
                layoutDirection: rightToLeft
                root:
                  navigationController:
                    viewController:
                      view:
                        - tableView: {name: table, frame: fill, rows: 60, rowHeight: 44, contentOffset: [0, 300]}
                expect:
                  table.contentOffset: [0, 300]
                """),
    ]
}

struct KindGoldenTests {
    @Test(arguments: KindGoldenCase.all)
    func `every kind is as recorded in both languages`(sample: KindGoldenCase) throws {
        let laidOut = try Sample(yaml: sample.yaml)
        for language in ["en", "zh-Hans"] {
            let scene = laidOut.draw(language).scene
            #expect(SceneLint.problems(in: scene, for: [.wide]).isEmpty)
            expectGoldenScene(scene, "\(sample.testDescription).\(language)")
        }
    }
}
