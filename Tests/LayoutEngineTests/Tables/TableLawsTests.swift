import Geometry
import LayoutEngine
import Testing

/// What holds of every table: parts lie one below the other, and every number explains itself.
@Suite struct TableLawsTests {
    /// Tables of all styles in many states.
    private static func scenes(_ device: String, _ os: OSVersion) -> [TableScene] {
        TableView.Style.allCases.flatMap { style in
            [(0.0, nil), (30, 300.0), (51, 5000)].map { height, offset in
                var scene = TableScene(device, os)
                scene.table = table(style, rowHeight: height)
                scene.scrollView.contentOffset = offset.map { .point(Point(x: 0, y: $0)) }
                scene.orientation = height == 30 ? .landscapeRight : .portrait
                scene.layoutDirection = height == 51 ? .rightToLeft : .leftToRight
                return scene
            }
        }
    }

    private static func table(_ style: TableView.Style, rowHeight: Double) -> TableView {
        var table = TableView()
        (table.style, table.accessory) = (style, .disclosureIndicator)
        table.heightForRow = rowHeight == 0 ? nil : rowHeight
        (table.tableHeaderHeight, table.tableFooterHeight) = (rowHeight, 20)
        var titled = TableSection(rows: 7)
        titled.header.hasTitle = true
        titled.footer.view = .view
        titled.footer.height = .points(33)
        table.sections = [titled, TableSection(rows: 5), TableSection(rows: 0), titled, TableSection(rows: 20)]
        table.estimatedSectionFooterHeight = 12
        table.cells = [(0, 2), (1, 0), (1, 4), (4, 3)].map { section, row in
            var cell = TableCell(section: section, row: row)
            cell.height = 90
            return cell
        }
        return table
    }

    static let systems: [(String, OSVersion)] = [
        ("iPhone 5s", OSVersion(7)), ("iPhone 6", OSVersion(8)), ("iPad Air 2", OSVersion(9)),
        ("iPhone 7", OSVersion(10)),
        ("iPhone X", OSVersion(11)), ("iPhone XS Max", OSVersion(12)), ("iPhone 11", OSVersion(13)),
        ("iPhone 16 Pro", OSVersion(18)), ("iPhone 16", OSVersion(26)),
    ]

    @Test(arguments: systems) func `parts lie one below the other down to the end of the content`(
        _ device: String, _ os: OSVersion
    ) throws {
        for scene in Self.scenes(device, os) {
            let snapshot = try scene.settled()
            var y = 0.0
            for name in parts(of: scene.table) {
                guard let frame = snapshot["table.\(name)"]?[.frame]?.rect else { continue }
                let padding = name.hasPrefix("header") && scene.table.style == .plain && os >= OSVersion(15) ? 22.0 : 0
                y += padding
                let isInPlace = abs(frame.minY - y) < 0.001
                #expect(isInPlace || isPinned("table.\(name)", in: snapshot), "\(name) at \(frame.minY), not \(y)")
                y += frame.height
            }
            guard case .size(_, let height) = try #require(snapshot["table"]?[.contentSize]) else { return }
            #expect(abs(height.value - y) < 0.001)
        }
    }

    /// True for a header or footer that stays on screen while its section passes.
    private func isPinned(_ name: String, in snapshot: Snapshot) -> Bool {
        guard case .rect(_, let y, _, _)? = snapshot[name]?[.frame],
            let rule = y.derivation.rule
        else { return false }
        return rule.id == "table.section-header.pinned"
    }

    /// The names of all parts in the order of the content.
    private func parts(of table: TableView) -> [String] {
        let sections = table.sections.indices.flatMap { section in
            ["header(\(section))"] + (0..<table.sections[section].rows).map { "cell(\(section), \($0))" }
                + ["footer(\(section))"]
        }
        return ["tableHeaderView"] + sections + ["tableFooterView"]
    }

    @Test(arguments: systems) func `every number of a part explains itself`(_ device: String, _ os: OSVersion) throws {
        let known = Set(RuleCatalog.rules.map { $0.id })
        for scene in Self.scenes(device, os) {
            let snapshot = try scene.settled()
            let table = try #require(snapshot["table"])
            let elements = snapshot.visibleParts(of: table) + [table]
            var recomputation = Recomputation()
            for quantity in elements.flatMap({ $0.values }).flatMap({ $0.value.quantities }) {
                #expect(recomputation.value(of: quantity) == quantity.value, "\(quantity.derivation.name)")
                check(quantity, os, known)
            }
        }
    }

    private func check(_ quantity: Quantity, _ os: OSVersion, _ known: Set<String>) {
        #expect(quantity.value.isFinite, "\(quantity.derivation.name)")
        if let rule = quantity.derivation.rule {
            #expect(rule.versions.contains(os), "\(rule.id) was used on \(os)")
            #expect(known.contains(rule.id), "\(rule.id)")
        }
        for term in quantity.derivation.terms { check(term.quantity, os, known) }
    }
}
