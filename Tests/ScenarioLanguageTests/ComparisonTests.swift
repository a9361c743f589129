import Languages
import LayoutEngine
import ScenarioLanguage
import Testing

@Suite struct ComparisonTests {
    private static let base = """
        id: base
        title: {en: Base}
        device: iPhone 8
        os: 11
        root: {navigationController: {viewController: {view: [{tableView: {name: table, frame: fill}}]}}}
        show: [safeArea]
        expect: {view.frame.x: 0}
        ---

        """

    private func coordinates(_ source: ResolvedSource) -> [[String]] {
        source.scenarios[1]?.variants.map { $0.coordinates.map { "\($0.path) \($0.value)" } } ?? []
    }

    @Test func `a comparison has a variant for each scenario and tells them apart by their inputs`() throws {
        let source = ResolvedSource(Self.base + "id: c\ncompare: [base, {use: base, with: {os: 12}}]")
        #expect(source.report == "")
        #expect(coordinates(source) == [["os 11"], ["os 12"]])
        let scenario = try #require(source.scenarios[1])
        #expect(scenario.isComparison && scenario.show == [.safeArea])
        #expect(scenario.variants.allSatisfy { $0.expectations.isEmpty })
    }

    @Test func `a value that only one of them sets is compared with the initial one`() {
        let with = "{navigationBar.isTranslucent: false, table.separatorInset.left: 20, table.style: grouped}"
        let source = ResolvedSource(Self.base + "id: c\ncompare: [base, {use: base, with: \(with)}]")
        #expect(
            coordinates(source) == [
                ["table.style plain", "table.separatorInset default", "navigationBar.isTranslucent default"],
                ["table.style grouped", "table.separatorInset {left: 20}", "navigationBar.isTranslucent false"],
            ])
    }

    @Test func `scenarios that differ in more than a few inputs are told apart by their titles`() {
        let other = "id: other\ntitle: {en: Other}\ndevice: iPhone X\nroot: {viewController: {}}\n---\n"
        let source = ResolvedSource(Self.base + "id: c\ncompare: [base, other]\n---\n" + other.dropLast(4))
        #expect(source.report == "")
        #expect(coordinates(source) == [["use base"], ["use other"]])
        #expect(source.scenarios[1]?.variants.map { $0.title[.english] } == ["Base", "Other"])
    }

    @Test func `a title of its own stands above a compared scenario`() {
        let items = "[{use: base, title: {en: before}}, {use: base, with: {os: 12}}]"
        let source = ResolvedSource(Self.base + "id: c\ncompare: \(items)")
        #expect(source.scenarios[1]?.variants.map { $0.title[.english] } == ["before", nil])
    }

    @Test func `the other language shows a comparison by its id`() {
        let source = ResolvedSource(Self.base + "id: c\ncompare: [base, {use: base, with: {os: 12}}]\n---\nuse: c")
        #expect(source.report == "")
        #expect(source.scenarios[2]?.isComparison == true)
    }

    @Test func `claims are about all of them or about one`() {
        let expect = "{view.safeAreaInsets.top: 64, where os = 12: {at viewDidLoad: {view.frame.height: 667}}}"
        let source = ResolvedSource(
            Self.base + "id: c\ncompare: [base, {use: base, with: {os: 12}}]\nexpect: \(expect)")
        #expect(source.report == "")
        #expect(source.scenarios[1]?.variants.map { $0.expectations.count } == [1, 2])
    }

    @Test(arguments: [
        ("[base]", "scenario/comparison-count"), ("[base, base, base, base, base]", "scenario/comparison-count"),
        ("base", "scenario/comparison-count"), ("[base, bas]", "scenario/unknown-scenario"),
        ("[base, c]", "scenario/not-comparable"), ("[base, {with: {os: 12}}]", "scenario/missing-key"),
        ("[base, {use: base, wiht: {os: 12}}]", "scenario/unknown-property"),
        ("[base, {use: base, with: {tabel.style: grouped}}]", "scenario/unknown-path"),
        ("[base, base]", "scenario/nothing-differs"), ("[base, [base]]", "scenario/wrong-type"),
    ])
    func `what cannot be compared is said`(_ items: String, _ code: String) {
        let source = ResolvedSource(Self.base + "id: c\ncompare: \(items)")
        #expect(Set(source.codes).contains(code))
        #expect((source.scenarios[1] == nil) == (code != "scenario/nothing-differs"))
    }

    @Test func `a comparison cannot be used as a base, not even by what it compares`() {
        let source = ResolvedSource(
            "id: a\ncompare: [b, b]\n---\nid: b\nuse: a\nwith: {os: 12}\n---\nid: c\nuse: c")
        #expect(Set(source.codes) == ["scenario/not-comparable", "scenario/use-cycle"])
        #expect(source.scenarios.allSatisfy { $0 == nil })
    }
}
