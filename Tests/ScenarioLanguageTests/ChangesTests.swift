import Geometry
import LayoutEngine
import ScenarioLanguage
import Testing

@Suite struct ChangesTests {
    private static let base = """
        id: a
        device: iPhone 7
        os: 10.3
        root:
          tabBarController:
            navigationController:
              viewController:
                view: [{tableView: {name: table, frame: fill, rows: 30}}]

        """

    private func scrollView(_ source: ResolvedSource, _ phase: Phase) -> ScrollView? {
        guard case .controller(let controller)? = source.variant?.app.root(at: phase) else { return nil }
        return controller.innermost.view.subviews.first?.scrollView
    }

    @Test func `a change holds from its phase on, and later ones come on top`() {
        let source = ResolvedSource(
            Self.base + """
                changes:
                  - {at: viewDidAppear, set: {table.contentInset.left: 2}}
                  - {at: viewWillAppear, set: {table.contentInset.top: 1, table.isScrollEnabled: false}}
                """)
        #expect(source.report == "")
        #expect(source.variant?.app.changes.map { $0.phase } == [.viewWillAppear, .viewDidAppear])
        #expect(scrollView(source, .viewDidLoad)?.contentInset == .zero)
        #expect(scrollView(source, .viewWillAppear)?.contentInset == Insets(top: 1, left: 0, bottom: 0, right: 0))
        #expect(scrollView(source, .viewDidAppear)?.contentInset == Insets(top: 1, left: 2, bottom: 0, right: 0))
        #expect(scrollView(source, .viewDidAppear)?.isScrollEnabled == false)
    }

    @Test func `the engine is told when contentInset was last set`() {
        let source = ResolvedSource(
            Self.base + """
                changes:
                  - {at: viewWillAppear, set: {table.isScrollEnabled: false}}
                  - {at: viewDidLayoutSubviews, set: {table.contentInset: [64, 0, 0, 0]}}
                """)
        #expect(scrollView(source, .viewWillAppear)?.contentInsetPhase == .viewDidLoad)
        #expect(scrollView(source, .viewDidAppear)?.contentInsetPhase == .viewDidLayoutSubviews)
    }

    @Test func `a block that uses another one can change it over time`() {
        let source = ResolvedSource(
            Self.base + """
                ---
                id: b
                use: a
                changes: [{at: viewWillAppear, set: {tabBar.isHidden: true}}]
                expect:
                  tabBar.isHidden: true
                  at viewDidLoad: {tabBar.isHidden: false}
                """)
        #expect(source.report == "")
    }

    @Test func `what a tab bar hidden in viewDidAppear leaves free shows in the second appearance`() {
        let source = ResolvedSource(
            Self.base.replacing("os: 10.3", with: "os: 11") + """
                changes:
                  - {at: viewDidAppear, set: {tabBar.isHidden: true}}
                  - {at: second viewDidAppear, set: {table.contentInset.top: 5}}
                expect:
                  view.safeAreaInsets.bottom: 49
                  at second viewWillAppear: {view.safeAreaInsets.bottom: 0, table.contentInset.top: 0}
                  at second viewDidAppear: {table.adjustedContentInset.top: 69}
                """)
        #expect(source.report == "")
    }

    static let broken = [
        "changes: 1": "scenario/wrong-type",
        "changes: [1]": "scenario/wrong-type",
        "changes: [{set: {table.rows: 1}}]": "scenario/missing-key",
        "changes: [{at: viewDidLod, set: {}}]": "scenario/unknown-word",
        "changes: [{at: viewDidLoad, set: 1}]": "scenario/wrong-type",
        "changes: [{at: viewDidLoad, sett: {}}]": "scenario/unknown-property",
        "changes: [{at: viewDidLoad, set: {table.rows: few}}]": "scenario/not-a-number",
        "changes: [{at: viewDidLoad, set: {tabel.rows: 1}}]": "scenario/unknown-path",
        "changes: [{at: viewDidLoad, set: {statusBar.isHidden: true}}]": "scenario/not-changeable",
        "changes: [{at: viewDidLoad, set: {os: 9}}]": "scenario/not-changeable",
    ].sorted { $0.key < $1.key }

    @Test(arguments: broken)
    func `what cannot be changed is reported`(_ text: String, _ code: String) {
        #expect(ResolvedSource(Self.base + text).codes == [code])
    }
}
