import Diagnostics
import Geometry
import LayoutEngine
import ScenarioLanguage
import Testing

/// How tables are written: sections, single cells, heights that may be automatic.
@Suite struct TableKeysTests {
    private static func text(_ keys: String, os: String = "18") -> String {
        """
        id: a
        device: iPhone 16
        os: \(os)
        root: {viewController: {view: [{tableView: {name: page, frame: fill, \(keys)}}]}}
        """
    }

    private func table(_ keys: String) throws -> TableView {
        let source = ResolvedSource(Self.text(keys))
        #expect(source.report == "")
        guard let variant = source.variant, case .controller(let controller) = variant.app.initial,
            case .table(_, let table) = try #require(controller.view.subviews.first).kind
        else { throw Unread() }
        return table
    }

    private struct Unread: Error {}

    @Test func `sections have rows, headers and footers`() throws {
        let table = try table(
            "sections: [{rows: 3, header: {title: A, height: 40}}, {footer: {view: true, height: 0.01}}, {header: {view: none}}]"
        )
        #expect(table.sections.map { $0.rows } == [3, 0, 0])
        #expect(table.sections[0].header.hasTitle)
        #expect(table.sections[0].header.height == .points(40))
        #expect(table.sections[0].header.view == .notImplemented)
        #expect(table.sections[1].footer.view == .view)
        #expect(table.sections[1].footer.height == .points(0.01))
        #expect(table.sections[2].header.view == TableSection.DelegateView.none)
    }

    @Test func `a table has one empty section until it has rows`() throws {
        #expect(try table("").sections == [TableSection(rows: 0)])
        #expect(try table("rows: 7").sections == [TableSection(rows: 7)])
    }

    @Test func `heights are numbers or automatic`() throws {
        for word in ["automaticDimension", "automatic", "-1"] {
            #expect(try table("rowHeight: \(word)").rowHeight == nil)
            #expect(try table("sections: [{header: {height: \(word)}}]").sections[0].header.height == .automatic)
        }
        #expect(try table("rowHeight: 40.5").rowHeight == 40.5)
        #expect(try table("estimatedRowHeight: 0").estimatedRowHeight == 0)
        #expect(ResolvedSource(Self.text("rowHeight: -2")).codes == ["scenario/number-out-of-range"])
        #expect(ResolvedSource(Self.text("rowHeight: tall")).codes == ["scenario/not-a-number"])
    }

    @Test func `single cells are known by their place in the list, or say which row they are`() throws {
        let table = try table(
            "rows: 30, cells: [{height: 50}, {accessory: detailButton}, {section: 1, row: 9, accessory: {width: 40}}]")
        #expect(table.cells.map { $0.section } == [0, 0, 1])
        #expect(table.cells.map { $0.row } == [0, 1, 9])
        #expect(table.cells[0].height == 50)
        #expect(table.cells[1].accessory == .detailButton)
        #expect(table.cells[2].accessory == .view(width: 40))
    }

    @Test(arguments: [
        "accessory: chevron": "scenario/unknown-word", "accessory: [none]": "scenario/wrong-type",
        "accessory: {widht: 40}": "scenario/unknown-property", "sections: 3": "scenario/wrong-type",
        "sections: [{rows: -1}]": "scenario/number-out-of-range", "sections: [3]": "scenario/wrong-type",
        "sections: [{header: {view: maybe}}]": "scenario/unknown-word", "cells: {row: 3}": "scenario/wrong-type",
        "rows: 3, sections: [{}]": "scenario/rows-twice", "sections: [{headr: {}}]": "scenario/unknown-property",
    ])
    func `what is no table is reported`(_ keys: String, _ code: String) {
        #expect(ResolvedSource(Self.text(keys)).codes == [code])
    }

    static let texts: [(keys: String, category: String, codes: [String])] = [
        ("rows: 3, cells: [{text: Wi-Fi}]", "large", []),
        ("rows: 3, cells: [{text: Wi-Fi}]", "accessibilityLarge", ["scenario/text-may-wrap"]),
        ("rows: 3, cells: [{text: Wi-Fi, height: 99}, {accessory: none}]", "accessibilityLarge", []),
        ("rows: 3, rowHeight: 99, cells: [{text: Wi-Fi}]", "accessibilityLarge", []),
    ]

    @Test(arguments: texts) func `a text is claimed, and told where it may need more than its row has`(
        _ keys: String, _ category: String, _ codes: [String]
    ) {
        let text = """
            id: a
            device: iPhone X
            os: 13
            contentSizeCategory: \(category)
            matrix: {table.separatorStyle: [none, singleLine]}
            root: {tableViewController: {\(keys)}}
            expect:
              table.cell(0, 0).textLabel.text: Wi-Fi
            """
        #expect(ResolvedSource(text).codes == codes)
    }

    @Test func `views in cells keep to the content view`() {
        let subviews =
            "subviews: [{view: {name: badge, intrinsicContentSize: [0, 0], pin: {leading: layoutMargins.leading, top: superview.top}}}]"
        let text = """
            id: a
            device: iPhone X
            orientation: landscape
            os: 11.2
            root:
              tableViewController:
                rows: 3
                isFromNib: true
                cells: [{row: 1, \(subviews)}]
            expect:
              badge.frame: [20, 0, 0, 0]
              badge.frameInWindow.x: 64
              badge.frameInWindow.y: 44
            """
        #expect(ResolvedSource(text).report == "")
    }

    @Test func `values of parts are claimed like those of views`() {
        let text =
            Self.text("rows: 9") + """

                expect:
                  page.cell(0, 8).frame: [0, 352, 393, 44]
                  page.cell(0,8).frame.maxY: 396
                  page.cell(0, 0).contentView.layoutMargins.left: 16
                  page.cell(0, 0).contentView.textLabel.frame.x: 16
                  page.separator(0, 0).frameInWindow.height: 0.333
                  at viewDidLoad:
                    page.contentSize.height: 396
                """
        #expect(ResolvedSource(text).report == "")
    }

    @Test(arguments: [
        "page.cell(0, 9).frame", "page.header(0).frame", "page.separator(1, 0).frame", "vc.cell(0, 0).frame",
    ])
    func `a part that is not there is reported`(_ path: String) {
        let text = Self.text("rows: 9") + "\nexpect: {'\(path)': [0, 0, 0, 0]}"
        #expect(ResolvedSource(text).codes == ["scenario/unknown-part"])
    }

    @Test func `rows and their state can be replaced`() {
        let text =
            Self.text("rows: 9, heightForRow: 50") + """

                expect: {page.contentSize.height: 450}
                ---
                id: b
                use: a
                with: {page.rows: 100, page.isScrolledThrough: true}
                expect: {page.contentSize.height: 5000}
                ---
                id: c
                use: b
                with: {page.isReloaded: true}
                expect: {page.contentSize.height: 4400}
                """
        #expect(ResolvedSource(text).report == "")
    }
}
