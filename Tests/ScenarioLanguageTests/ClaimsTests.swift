import Diagnostics
import LayoutEngine
import ScenarioLanguage
import Testing

@Suite struct ClaimsTests {
    private static let top = """
        id: a
        device: iPhone 16 Pro
        os: 18
        root: {navigationController: {viewController: {edgesForExtendedLayout: [left, top], view: [{scrollView: {
          name: page, frame: fill, contentSize: [402, 3000], contentOffset: end}}]}}}
        expect:

        """

    static let true_ = [
        "view.frame: [0, 0, 402, 874]", "view.frame.maxX: 402", "view.frame.midX: 201", "view.frame.size: [402, 874]",
        "view.frame.origin: [0, 0]", "view.frame: {width: 402, maxX: 402}", "view.safeAreaInsets: {top: 100.333}",
        "view.safeAreaInsets.top: 100.3339", "vc.edgesForExtendedLayout: [top, left]",
        "vc.edgesForExtendedLayout: [left, top]", "vc.extendedLayoutIncludesOpaqueBars: false",
        "page.contentInsetAdjustmentBehavior: automatic", "view.safeAreaLayoutGuide.layoutFrame.minY: 100.333",
        "vc.topLayoutGuide.length: 100.333", "nav.view.frame.height: 874", "page.contentOffset.y: 2160",
        "view.directionalLayoutMargins.leading: 16", "at viewDidLoad: {view.safeAreaInsets: [0, 0, 0, 0]}",
        "callbacks: [viewDidLoad, viewWillAppear, viewDidAppear]", "callbacks: [viewSafeAreaInsetsDidChange]",
        "callbacks: [page.safeAreaInsetsDidChange, viewWillLayoutSubviews, view.layoutSubviews, second viewDidAppear]",
        "callbacks: [vc.viewDidLoad, nav.viewSafeAreaInsetsDidChange, viewSafeAreaInsetsDidChange]",
        "page.callbacks: [adjustedContentInsetDidChange]", "page.callbacks: [safeAreaInsetsDidChange, layoutSubviews]",
        "at viewDidLoad: {page.callbacks: []}", "at second viewWillAppear: {view.safeAreaInsets.top: 100.333}",
    ]

    @Test(arguments: true_)
    func `a true claim says nothing`(_ claim: String) {
        #expect(ResolvedSource(Self.top + "  " + claim).report == "")
    }

    static let false_ = [
        "view.frame: [0, 0, 402, 875]", "view.frame.maxX: 401.99", "view.frame.size: [402, 0]",
        "view.safeAreaInsets: {top: 100.333, bottom: 1}", "vc.edgesForExtendedLayout: all",
        "vc.edgesForExtendedLayout: [top]",
        "vc.extendedLayoutIncludesOpaqueBars: true", "navigationBar.isTranslucent: false", "view.frame: 402",
        "view.frame: [0, 0]", "view.frame.x: [0]", "view.frame.x: zero", "vc.edgesForExtendedLayout: 3",
        "page.contentOffset: [0, -2160]", "callbacks: [viewDidAppear, viewDidLoad]",
        "callbacks: [viewDidAppear, viewWillAppear]", "callbacks: [view.layoutSubviews, view.safeAreaInsetsDidChange]",
        "page.callbacks: [adjustedContentInsetDidChange, adjustedContentInsetDidChange]",
        "at viewSafeAreaInsetsDidChange: {page.callbacks: [layoutSubviews, safeAreaInsetsDidChange]}",
        "at second viewWillAppear: {view.safeAreaInsets.top: 0}", "at viewDidLoad: {view.safeAreaInsets.top: 116}",
    ]

    @Test(arguments: false_)
    func `a false claim is reported once, and its fix-it makes it true`(_ claim: String) throws {
        let source = ResolvedSource(Self.top + "  " + claim)
        if claim == "view.frame.x: [0]" { return #expect(source.report == "") }
        #expect(source.diagnostics.count == 1)
        let fixIt = try #require(source.diagnostics.first?.fixIts.first)
        let fixed = ResolvedSource(source.applying(fixIt))
        #expect(fixed.report == "")
    }

    static let broken = [
        "view: 1": "scenario/invalid-value-path", "view..x: 1": "scenario/invalid-value-path",
        "view.frame.x.y: 1": "scenario/invalid-value-path", "view.frame.origin.x: 1": "scenario/invalid-value-path",
        "veiw.frame: 1": "scenario/unknown-element", "view.farme: 1": "scenario/unknown-value",
        "view.frame.heigth: 1": "scenario/unknown-component", "view.frame.leading: 1": "scenario/unknown-component",
        "view.safeAreaInsets.leading: 1": "scenario/unknown-component",
        "view.directionalLayoutMargins.left: 1": "scenario/unknown-component",
        "view.frame.top: 1": "scenario/unknown-component", "vc.frame: 1": "scenario/unknown-value",
        "navigationBar.safeAreaInsets: 1": "scenario/unknown-value", "tabBar.frame: 1": "scenario/unknown-element",
        "page.cell(0, 0).frame: 1": "scenario/unknown-part", "view.frame:": "scenario/wrong-type",
        "view.frame: []": "scenario/wrong-type", "view.frame: [0, a]": "scenario/wrong-type",
        "view.frame: {x: {y: 1}}": "scenario/wrong-type", "view.frame.x: {y: 1}": "scenario/wrong-type",
        "at viewDidLod: {}": "scenario/unknown-phase", "at viewDidLoad: 1": "scenario/wrong-type",
        "at viewDidLoad: {at viewDidLoad: 1}": "scenario/invalid-value-path",
        "callbacks: viewDidLoad": "scenario/wrong-type",
        "callbacks: [viewDidLod]": "scenario/unknown-word",
        "callbacks: [layoutSubviews]": "scenario/unknown-word", "callbacks: [second loadVeiw]": "scenario/unknown-word",
        "callbacks: [pge.layoutSubviews]": "scenario/unknown-element", "callbacks: [1]": "scenario/unknown-word",
        "callbacks: [[viewDidLoad]]": "scenario/wrong-type", "callbacks: []": "scenario/wrong-type",
        "page.callbacks: 1": "scenario/wrong-type", "page.callbacks: [layoutSubview]": "scenario/unknown-word",
        "pge.callbacks: [layoutSubviews]": "scenario/unknown-element",
        "at second viewDidLoad: {}": "scenario/unknown-phase",
    ].sorted { $0.key < $1.key }

    @Test(arguments: broken)
    func `a claim that means nothing is reported`(_ claim: String, _ code: String) {
        let source = ResolvedSource(Self.top + "  " + claim)
        #expect(source.codes == [code], "\(source.report)")
    }

    @Test func `a failed claim names the rules behind the value`() {
        let source = ResolvedSource(
            ResolveScenariosTests.sample + "    table.frame.y: 88\n  tabBar.frame.maxY: 800\n")
        #expect(
            source.report == """
                test.yaml:22:20: error: 'table.frame.y' at viewWillAppear is 0, not 88 [scenario/expectation-failed]
                   21 |     table.safeAreaInsets: [0, 0, 0, 0]
                   22 |     table.frame.y: 88
                      |                    ^^ is 0
                   note: table.frame.y: 0 [view-frame.fill]
                   perhaps: replace '88' with '0'
                test.yaml:23:22: error: 'tabBar.frame.maxY' is 812, not 800 [scenario/expectation-failed]
                   22 |     table.frame.y: 88
                   23 |   tabBar.frame.maxY: 800
                      |                      ^^^ is 812
                   note: tabBar.frame.maxY: 729 + 83 = 812 [geometry.rect-components]
                   note: tabBar.frame.y: 812 - 83 = 729 [tab-bar.height]
                   note: tab.view.bounds.height: screen height = 812 [view-frame.bounds ← view-frame.root-view]
                   note: tabBar.frame.height: 49 + 34 = 83 [tab-bar.height]
                   note: tab.view.safeAreaInsets.bottom: home indicator = 34 [safe-area.root-view]
                   perhaps: replace '800' with '812'

                """)
    }
}
