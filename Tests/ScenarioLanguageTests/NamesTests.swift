import Diagnostics
import LayoutEngine
import ScenarioLanguage
import Testing

@Suite struct NamesTests {
    private static let top = "id: a\ndevice: iPhone X\nos: 12\n"

    struct NameCase: Sendable, CustomTestStringConvertible {
        let root: String
        /// What the engine calls the elements, in tree order.
        let names: [String]

        var testDescription: String { root }
    }

    static let cases = [
        NameCase(root: "viewController: {}", names: ["window", "vc", "view", "statusBar"]),
        NameCase(
            root: "tabBarController: {navigationController: {viewController: {}}}",
            names: [
                "window", "tab", "tab.view", "nav", "nav.view", "vc", "view", "navigationBar", "tabBar", "statusBar",
            ]),
        NameCase(
            root: "navigationController: {name: main, viewController: {name: list, view: {name: page}}}",
            names: ["window", "main", "main.view", "list", "view", "page", "list.view", "navigationBar", "statusBar"]),
        NameCase(root: "tableViewController: {}", names: ["window", "vc", "view", "table", "statusBar"]),
        NameCase(
            root: "tableViewController: {view: {name: rows, rowHeight: 3}}",
            names: ["window", "vc", "view", "rows", "statusBar"]),
        NameCase(
            root: "viewController: {view: {scrollView: {name: page, contentSize: [10, 10]}}}",
            names: ["window", "vc", "view", "page", "statusBar"]),
        NameCase(
            root: "viewController: {view: [viewController: {view: {name: inner}, frame: fill}]}",
            names: ["window", "vc", "view", "inner", "statusBar"]),
        NameCase(
            root: "viewController: {view: [viewController: {name: child, frame: fill}]}",
            names: ["window", "vc", "view", "child", "child.view", "statusBar"]),
        NameCase(
            root: "viewController: {view: [viewController: {name: child, frame: fill, view: [view: {name: card}]}]}",
            names: ["window", "vc", "view", "child", "child.view", "card", "statusBar"]),
        NameCase(
            root: "viewController: {name: detail, view: {name: paper}}",
            names: ["window", "detail", "view", "paper", "detail.view", "statusBar"]),
        NameCase(root: "view: {frame: fill}", names: ["window", "view", "statusBar"]),
        NameCase(
            root: "view: [{scrollView: {name: page}}, {label: {name: title}}]",
            names: ["window", "page", "title", "statusBar"]),
        NameCase(root: "view: {tableView: {name: list, rows: 3}}", names: ["window", "list", "statusBar"]),
    ]

    @Test(arguments: cases)
    func `elements have the names of the language`(_ names: NameCase) throws {
        let source = ResolvedSource(Self.top + "root: {\(names.root)}")
        #expect(source.report == "")
        let elements = try source.settled().elements
        #expect(elements.flatMap { ($0.name.map { [$0] } ?? []) + $0.aliases } == names.names)
    }

    static let taken = [
        "viewController: {view: [{view: {name: vc}}]}", "viewController: {name: view}",
        "navigationController: {name: a, viewController: {name: a}}",
        "navigationController: {viewController: {name: nav}}",
        "viewController: {view: [{view: {name: card}}, {scrollView: {subviews: [{view: {name: card}}]}}]}",
        "tableViewController: {view: [{view: {name: table}}]}",
        "viewController: {view: {name: page, subviews: [{view: {name: page}}]}}",
    ]

    @Test(arguments: taken)
    func `a name that is taken is an error that names both places`(_ root: String) {
        let source = ResolvedSource(Self.top + "root: {\(root)}")
        #expect(source.codes == ["scenario/duplicate-name"])
        #expect(source.diagnostics.allSatisfy { $0.notes.first?.span != nil })
    }

    @Test(arguments: [
        "window", "statusBar", "navigationBar", "tabBar", "toolbar", "os", "device", "superview", "safeArea",
    ])
    func `words of the language are no names`(_ name: String) {
        let source = ResolvedSource(Self.top + "root: {viewController: {view: [{view: {name: \(name)}}]}}")
        #expect(source.codes == ["scenario/reserved-name"])
    }

    @Test(arguments: ["a b", "a.b", "1a", "_a", "ä", "表格", "''", "a-b", "[a]"])
    func `names are words that a path can hold`(_ name: String) {
        let source = ResolvedSource(Self.top + "root: {viewController: {view: [{view: {name: \(name)}}]}}")
        #expect(["scenario/invalid-name", "scenario/wrong-type"].contains(source.codes.first))
    }

    @Test func `a child controller is placed like a view`() throws {
        let outside = "viewController: {name: child, frame: [0, 400, 100, 412], view: {name: inner}}"
        let inside = "viewController: {name: child, view: {name: inner, frame: [0, 400, 100, 412]}}"
        for child in [outside, inside] {
            let source = ResolvedSource(
                Self.top + "root: {viewController: {view: [\(child)]}}\nexpect: {inner.safeAreaInsets: [0, 0, 34, 0]}")
            #expect(source.report == "")
        }
    }

    @Test func `the bars of a primary column have no name`() {
        let text = """
            id: a
            device: iPad Air 2
            orientation: landscape
            os: 12
            root:
              splitViewController:
                primary: {navigationController: {viewController: {}}}
                navigationController: {viewController: {}}
            expect:
              navigationBar.frame.width: 703.5
              at viewDidLoad: {navigationBar.frame.width: 703.5}
            """
        #expect(ResolvedSource(text).report == "")
    }

    @Test func `a collection view controller's view takes what scroll views take`() {
        let text = """
            id: a
            device: iPhone X
            os: 12
            root:
              navigationController:
                collectionViewController: {view: {contentSize: [375, 2000]}}
            expect: {view.adjustedContentInset: [88, 0, 34, 0]}
            """
        #expect(ResolvedSource(text).report == "")
    }
}
