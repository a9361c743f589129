import Languages
import LayoutEngine
import ScenarioLanguage
import Testing

@Suite struct StepsTests {
    private static let base = """
        id: a
        device: iPhone 13
        os: 16
        root:
          tabBarController:
            navigationController:
              navigationBar: {prefersLargeTitles: true}
              tableViewController: {rows: 30}

        """

    @Test func `each step begins where the one before ended, and claims name it`() {
        let source = ResolvedSource(
            Self.base + """
                changes: [{at: viewDidAppear, set: {table.contentInset.bottom: 7}}]
                steps:
                  - {name: rotated, set: {orientation: landscapeLeft}}
                  - {name: typing, set: {keyboard.height: 209, vc.additionalSafeAreaInsets.top: 10}}
                  - {name: done, set: {keyboard.height: 0}}
                expect:
                  table.adjustedContentInset: [143, 0, 90, 0]
                  at viewDidLoad: {table.contentInset.bottom: 0}
                  at rotated: {table.adjustedContentInset: [32, 0, 60, 0], table.contentOffset.y: -32}
                  at typing: {table.adjustedContentInset: [42, 0, 216, 0]}
                  at done:
                    table.adjustedContentInset: {top: 42, bottom: 60}
                """)
        #expect(source.report == "")
        let variants = source.scenarios[0]?.variants ?? []
        #expect(variants.map { $0.step } == [nil, "rotated", "typing", "done"])
        #expect(variants.map { $0.expectations.count } == [2, 2, 1, 2])
    }

    @Test func `a pushed controller covers the one below, which comes back as it was`() {
        let source = ResolvedSource(
            Self.base + """
                steps:
                  - name: detail
                    push:
                      viewController:
                        name: detail
                        hidesBottomBarWhenPushed: true
                        navigationItem: {largeTitleDisplayMode: never}
                        view: [{scrollView: {name: scroll, frame: fill, contentSize: [0, 2000]}}]
                    set: {scroll.contentInset.top: 5}
                  - {name: deeper, push: {tableViewController: {rows: 1}}, set: {navigationBar.prefersLargeTitles: false}}
                  - {name: back, pop: true}
                  - {name: home, pop: true}
                expect:
                  at detail: {scroll.adjustedContentInset: [96, 0, 34, 0]}
                  at deeper: {table.adjustedContentInset: [91, 0, 83, 0]}
                  at back: {scroll.adjustedContentInset: [96, 0, 34, 0]}
                  at home: {table.adjustedContentInset: [91, 0, 83, 0]}
                """)
        #expect(source.report == "")
    }

    @Test func `a window of an iPad gets other sizes`() {
        let source = ResolvedSource(
            """
            id: a
            device: iPad Pro 11-inch (M4)
            os: 17
            root: {navigationController: {viewController: {}}}
            steps:
              - {name: slide-over, set: {window.frame: [459, 0, 375, 1194]}}
              - {name: alone, set: {window.frame: null}}
            expect:
              view.frame: [0, 0, 834, 1210]
              at slide-over: {view.frame: [0, 0, 375, 1194]}
              at alone: {view.frame: [0, 0, 834, 1210]}
            """)
        #expect(source.report == "")
    }

    @Test func `a block that uses another one goes through its steps elsewhere`() {
        let source = ResolvedSource(
            Self.base + """
                steps: [{name: rotated, set: {orientation: landscape}}]
                ---
                id: b
                use: a
                with: {device: iPhone 8, os: 13}
                expect: {at rotated: {table.adjustedContentInset: [32, 0, 32, 0]}}
                """)
        #expect(source.report == "")
    }

    /// What is written, with the names of the steps after which the content's place is no longer known.
    static let scrolled = [
        "{name: rotated, set: {orientation: landscape}}": ["rotated"],
        "{name: rotated, set: {orientation: landscape, table.contentOffset: [0, 200]}}": [],
        "{name: typing, set: {contentSizeCategory: large}}": [],
        "{name: hidden, set: {tabBar.isHidden: true}}, {name: more, set: {table.contentInset.top: 9}}": [
            "hidden", "more",
        ],
        "{name: away, push: {viewController: {}}}, {name: back, pop: true}": [],
    ].sorted { $0.key < $1.key }

    @Test(arguments: scrolled)
    func `where scrolled content lies is not known once its insets change`(_ steps: String, _ unknown: [String]) {
        let base = Self.base.replacing("{rows: 30}", with: "{rows: 30, contentOffset: [0, 300]}")
        let source = ResolvedSource(base + "steps: [\(steps)]")
        #expect(source.codes == unknown.map { _ in "scenario/offset-unknown" })
    }

    static let broken = [
        "steps: 1": "scenario/wrong-type",
        "steps: [1]": "scenario/wrong-type",
        "steps: [{set: {tabBar.isHidden: true}}]": "scenario/missing-key",
        "steps: [{name: b}]": "scenario/invalid-step",
        "steps: [{name: b, pop: true}]": "scenario/invalid-step",
        "steps: [{name: start, set: {table.rows: 1}}]": "scenario/invalid-step",
        "steps: [{name: viewDidLoad, set: {table.rows: 1}}]": "scenario/invalid-step",
        "steps: [\((0..<200).map { "{name: b\($0), set: {table.rows: 1}}" }.joined(separator: ", "))]":
            "scenario/too-many-variants",
        "steps: [{name: b, set: {os: 15}}]": "scenario/invalid-step",
        "steps: [{name: b, push: {view: []}}]": "scenario/wrong-type",
        "steps: [{name: b, push: {viewController: {vieww: []}}}]": "scenario/unknown-property",
        "steps: [{name: b, set: {tabel.rows: 1}}]": "scenario/unknown-path",
        "steps: [{name: b, pop: false, set: {table.rows: 1}}, {name: b, set: {table.rows: 2}}]":
            "scenario/duplicate-name",
        "steps: [{name: b, set: {table.rows: 1}}]\nmatrix: {os: [15, 16]}": "scenario/invalid-step",
        "steps: [{name: b, set: {table.rows: 1}}]\npicture: timeline": "scenario/invalid-step",
        "steps: [{name: b, set: {table.rows: 1}}]\nexpect: {at c: {view.frame.x: 0}}": "scenario/unknown-phase",
        "steps: [{name: b, set: {table.rows: 1}}]\nexpect: {at b: {table.callbacks: []}}": "scenario/invalid-step",
        "steps: [{name: b, set: {table.rows: 1}}]\n---\nid: c\ncompare: [d, a]\n---\nid: d\ndevice: iPhone 8\nroot: {viewController: {}}":
            "scenario/not-comparable",
    ].sorted { $0.key < $1.key }

    @Test(arguments: broken)
    func `what cannot happen is reported`(_ text: String, _ code: String) {
        #expect(ResolvedSource(Self.base + text).codes == [code])
    }
}
