import Geometry
import Languages
import LayoutEngine
import ScenarioLanguage
import Testing

@Suite struct ResolveScenariosTests {
    /// The sample of the language's description.
    static let sample = """
        id: nav-tab-table
        title: {en: A table under both bars, zh-Hans: 两栏之间的表格}
        device: iPhone X
        orientation: portrait
        os: 11
        root:
          tabBarController:
            navigationController:
              navigationBar: {isTranslucent: true}
              viewController:
                edgesForExtendedLayout: all
                additionalSafeAreaInsets: [0, 0, 0, 0]
                view:
                  - tableView: {name: table, frame: fill, contentInset: [100, 0, 50, 0], rows: 30, rowHeight: 40}
        show: [bars, safeArea, adjustedContentInset]
        expect:
          view.frame: [0, 0, 375, 812]
          table.safeAreaInsets: [88, 0, 83, 0]
          table.adjustedContentInset: [188, 0, 133, 0]
          at viewWillAppear:
            table.safeAreaInsets: [0, 0, 0, 0]

        """

    @Test func `the sample of the language is understood and its claims hold`() throws {
        let source = ResolvedSource(Self.sample)
        #expect(source.report == "")
        let scenario = try #require(source.scenarios.first.flatMap { $0 })
        #expect(scenario.id == "nav-tab-table")
        #expect(
            scenario.title == LocalizedText([(.english, "A table under both bars"), (.simplifiedChinese, "两栏之间的表格")]))
        #expect(scenario.show == [.bars, .safeArea, .adjustedContentInset])
        #expect(scenario.variants.map { $0.expectations.count } == [4])
    }

    @Test func `a variant replaces values by their paths`() throws {
        let source = ResolvedSource(
            Self.sample + """
                ---
                id: opaque
                use: nav-tab-table
                with: {os: 11.2, device: iPhone 8, navigationBar.isTranslucent: false, table.contentInset.top: 1}
                """)
        #expect(source.report == "")
        let variant = try #require(source.scenarios[1]?.variants.first)
        #expect(variant.environment.os == OSVersion(11, 2))
        #expect(variant.environment.device.name == "iPhone 8")
        #expect(variant.expectations.isEmpty)
        let settled = layOut(variant.app, in: variant.environment).settled
        #expect(settled["table"]?[.frame]?.rect == Rect(x: 0, y: 0, width: 375, height: 603))
        #expect(settled["table"]?[.contentInset]?.insets == Insets(top: 1, left: 0, bottom: 50, right: 0))
    }
}
