import Diagnostics
import LayoutEngine
import ScenarioLanguage
import Testing

@Suite struct ValueQueryTests {
    struct QueryCase: Sendable, CustomTestStringConvertible {
        let text: String
        let query: ValueQuery

        var testDescription: String { text }
    }

    static let queries = [
        QueryCase(
            text: "nav-tab: table.safeAreaInsets.top",
            query: ValueQuery(
                scenario: "nav-tab", path: ValuePath(name: "table", property: "safeAreaInsets", component: "top"))),
        QueryCase(
            text: " 8-plus at viewWillAppear:view.frame ",
            query: ValueQuery(
                scenario: "8-plus", phase: .viewWillAppear, path: ValuePath(name: "view", property: "frame"))),
        QueryCase(
            text: "a at second viewWillAppear: view.frame",
            query: ValueQuery(
                scenario: "a", phase: .secondViewWillAppear, path: ValuePath(name: "view", property: "frame"))),
        QueryCase(
            text: "a at rotated: view.frame",
            query: ValueQuery(scenario: "a", step: "rotated", path: ValuePath(name: "view", property: "frame"))),
        QueryCase(
            text: "a: nav.view.safeAreaLayoutGuide.layoutFrame.minY",
            query: ValueQuery(
                scenario: "a",
                path: ValuePath(name: "nav.view", property: "safeAreaLayoutGuide.layoutFrame", component: "minY"))),
        QueryCase(
            text: "a: vc.topLayoutGuide.length",
            query: ValueQuery(scenario: "a", path: ValuePath(name: "vc", property: "topLayoutGuide.length"))),
        QueryCase(
            text: "a: view.unknown.thing.top",
            query: ValueQuery(
                scenario: "a", path: ValuePath(name: "view", property: "unknown.thing", component: "top"))),
    ]

    @Test(arguments: queries)
    func `a query is an id, a phase and a path`(_ query: QueryCase) {
        let parsed = ValueQuery.parse(query.text, at: SourceSpan(file: "a.md", range: 0..<1))
        #expect(parsed.value == query.query && parsed.diagnostics.isEmpty)
    }

    static let broken = [
        "": "scenario/invalid-query", "nav-tab": "scenario/invalid-query", ": view.frame": "scenario/invalid-query",
        "a b: view.frame": "scenario/invalid-query", "a on viewDidLoad: view.frame": "scenario/invalid-query",
        "a at: view.frame": "scenario/invalid-query",
        "a at second viewDidLod: view.frame": "scenario/unknown-phase",
        "a:": "scenario/invalid-value-path", "a: view": "scenario/invalid-value-path",
        "a: b: view.frame": "scenario/invalid-value-path", "a: table.cell(0, 0)": "scenario/invalid-value-path",
    ].sorted { $0.key < $1.key }

    @Test(arguments: broken)
    func `other forms are reported`(_ text: String, _ code: String) {
        let parsed = ValueQuery.parse(text, at: SourceSpan(file: "a.md", range: 0..<1))
        #expect(parsed.value == nil && parsed.diagnostics.map { $0.code.description } == [code])
    }
}
