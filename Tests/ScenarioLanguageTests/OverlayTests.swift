import Diagnostics
import Geometry
import LayoutEngine
import ScenarioLanguage
import Testing

@Suite struct OverlayTests {
    /// A scenario with something of every kind to set.
    private static let base = """
        id: base
        device: iPhone 7
        os: 11
        root:
          tabBarController:
            navigationController:
              tableViewController:
                rows: 3

        """

    struct SettingCase: Sendable, CustomTestStringConvertible {
        let setting: String
        /// A value that shows that the setting arrived.
        let claim: String

        var testDescription: String { setting }
    }

    static let settings = [
        SettingCase(setting: "device: iPhone X", claim: "window.frame: [0, 0, 375, 812]"),
        SettingCase(setting: "orientation: landscape", claim: "window.frame: [0, 0, 667, 375]"),
        SettingCase(setting: "statusBar.isHidden: true", claim: "statusBar.frame.height: 0"),
        SettingCase(setting: "navigationBar.isTranslucent: false", claim: "view.frame.y: 64"),
        SettingCase(setting: "nav.navigationBar.isTranslucent: false", claim: "view.frame.y: 64"),
        SettingCase(setting: "tabBar.isHidden: true", claim: "tabBar.isHidden: true"),
        SettingCase(setting: "tab.tabBar.isHidden: true", claim: "tabBar.isHidden: true"),
        SettingCase(setting: "nav.isNavigationBarHidden: true", claim: "navigationBar.isHidden: true"),
        SettingCase(setting: "vc.edgesForExtendedLayout: [top]", claim: "vc.edgesForExtendedLayout: [top]"),
        SettingCase(setting: "vc.additionalSafeAreaInsets: [1, 0, 0, 0]", claim: "table.safeAreaInsets.top: 65"),
        SettingCase(setting: "vc.additionalSafeAreaInsets.top: 1", claim: "table.safeAreaInsets.top: 65"),
        SettingCase(setting: "table.contentInset: {bottom: 7}", claim: "table.contentInset: [0, 0, 7, 0]"),
        SettingCase(setting: "table.contentInset.bottom: 7", claim: "view.contentInset: {bottom: 7, top: 0}"),
        SettingCase(setting: "view.rows: 4", claim: "table.contentSize.height: 176"),
        SettingCase(setting: "view.isHidden: true", claim: "table.isHidden: true"),
        SettingCase(setting: "os: 10", claim: "table.contentInset.top: 64"),
        SettingCase(setting: "os: ~", claim: "table.adjustedContentInset.top: 64"),
    ]

    @Test(arguments: settings)
    func `with sets a value by its path`(_ setting: SettingCase) {
        let variant = "---\nid: b\nuse: base\nwith: {\(setting.setting)}\nexpect: {\(setting.claim)}\n"
        #expect(ResolvedSource(Self.base + variant).report == "")
    }

    @Test(arguments: settings)
    func `a matrix sets it too`(_ setting: SettingCase) throws {
        let parts = setting.setting.split(separator: ": ", maxSplits: 1).map { String($0) }
        let source = ResolvedSource(Self.base + "matrix: {\(parts[0]): [\(parts[1])]}\nexpect: {\(setting.claim)}\n")
        #expect(source.report == "")
        #expect(try #require(source.variant).coordinates.map { $0.path } == [parts[0]])
    }

    @Test func `a component is set in a list, in a mapping, and where nothing was`() throws {
        for inset in ["contentInset: [1, 2, 3, 4]", "contentInset: {top: 1, left: 2, bottom: 3, right: 4}"] {
            let source = ResolvedSource(
                Self.base.replacingLine("rows: 3", by: inset)
                    + "matrix: {table.contentInset.left: [9]}\nexpect: {table.contentInset: [1, 9, 3, 4]}")
            #expect(source.report == "")
        }
    }

    @Test func `a list of subviews takes properties of the view around it`() {
        let source = ResolvedSource(
            """
            id: a
            device: iPhone X
            root: {viewController: {view: [{view: {name: card, frame: fill}}]}}
            matrix: {view.isHidden: [true]}
            expect: {view.isHidden: true, card.frame: [0, 0, 375, 812]}
            """)
        #expect(source.report == "")
    }

    @Test func `a nested table view controller's properties can be set where they stand`() {
        let source = ResolvedSource(
            Self.base + "matrix: {table.rows: [2, 5], table.rowHeight: [10]}\nexpect: {table.contentSize.width: 375}")
        #expect(source.report == "")
        #expect(source.scenarios[0]?.variants.map { $0.coordinates.map { $0.value } } == [["2", "10"], ["5", "10"]])
    }

    static let wrongPaths = [
        "tabel.rows", "table", "table.row", "table.contentInset.topp", "table.contentInset.top.top", "", ".", "table.",
        "nav.tableViewController.rows", "vc.view", "root", "id", "expect", "use", "statusBar", "view.name", "sizee",
        "table.rows.rows", "nav.view.frame.x.x",
    ]

    @Test(arguments: wrongPaths)
    func `a path that leads nowhere is an error at its place`(_ path: String) throws {
        let source = ResolvedSource(Self.base + "matrix: {\"\(path)\": [1]}")
        let codes = Set(source.codes)
        #expect(
            codes == ["scenario/unknown-path"] || codes == ["scenario/not-settable"]
                || path.isEmpty && codes.contains("yaml/empty-key"), "\(source.report)")
        let span = try #require(source.diagnostics.first?.span)
        #expect(source.file.text(in: span.range).contains(path))
    }

    @Test func `a value of the wrong kind is an error at the value, once for all variants`() throws {
        let source = ResolvedSource(Self.base + "matrix: {os: [11, 12], table.rowHeight: [44, tall]}")
        #expect(source.codes == ["scenario/not-a-number"])
        let span = try #require(source.diagnostics.first?.span)
        #expect(source.file.text(in: span.range) == "tall")
    }
}

extension String {
    /// The text with another line's content in place of one.
    fileprivate func replacingLine(_ old: String, by new: String) -> String {
        split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.hasSuffix(old) ? line.dropLast(old.count) + new : String(line)
        }.joined(separator: "\n")
    }
}
