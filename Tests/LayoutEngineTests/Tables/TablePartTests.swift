import Geometry
import LayoutEngine
import Testing

/// The names of a table's parts, and which of them there are.
@Suite struct TablePartTests {
    @Test(arguments: [
        ("cell(0, 57)", "cell(0, 57)"), ("cell(0,57)", "cell(0, 57)"),
        ("cell( 1 , 2 ).contentView", "cell(1, 2).contentView"),
        ("cell(0, 0).textLabel", "cell(0, 0).textLabel"), ("cell(0, 0).contentView.textLabel", "cell(0, 0).textLabel"),
        ("separator(3, 4)", "separator(3, 4)"), ("header(2)", "header(2)"),
        ("footer(0).contentView", "footer(0).contentView"),
        ("tableHeaderView", "tableHeaderView"), ("tableFooterView", "tableFooterView"),
    ])
    func `a part is known by its name`(_ text: String, _ description: String) throws {
        #expect(try #require(TablePart(parsing: text)).description == description)
    }

    @Test(arguments: [
        "", "cell", "cell()", "cell(0)", "cell(0, 0, 0)", "cell(-1, 0)", "cell(0, a)", "cell(0, 0", "cell 0, 0)",
        "row(0, 0)",
        "header(0, 0)", "header(0).textLabel", "separator(0, 0).contentView", "tableHeaderView.contentView",
        "cell(0, 99999999999999999999)", "cell(0, 0).contentView.contentView", "cell(0, 0).", "Cell(0, 0)",
        "cell(０, 0)",
    ])
    func `anything else is no part`(_ text: String) {
        #expect(TablePart(parsing: text) == nil)
    }

    @Test func `parts are made on demand and are not listed`() throws {
        let snapshot = try TableScene("iPhone 8", OSVersion(13), rows: 10_000).settled()
        #expect(snapshot.elements.count < 10)
        let cell = try #require(snapshot["table.cell(0, 57)"])
        #expect(cell.name == "table.cell(0, 57)")
        #expect(cell.kind == .cell)
        #expect(cell.frameInWindow == Rect(x: 0, y: 2528, width: 375, height: 44))
        #expect(!cell.isVisible)
        for name in [
            "table.cell(0, 10000)", "table.cell(1, 0)", "table.header(0)", "view.cell(0, 0)", "table.tableHeaderView",
        ] {
            #expect(snapshot[name] == nil, "\(name)")
        }
    }

    @Test func `the visible parts fill the screen from top to bottom`() throws {
        var scene = TableScene("iPhone 8", OSVersion(13), rows: 3)
        scene.isInNavigation = true
        scene.table.style = .grouped
        scene.table.sections = Array(repeating: TableSection(rows: 4), count: 100)
        scene.scrollView.contentOffset = .point(Point(x: 0, y: 1000))
        let parts = try scene.visibleParts()
        #expect(parts.first?.name == "table.cell(4, 2)")
        let rows = parts.filter { [.cell, .header, .footer].contains($0.kind) }
        #expect(rows.allSatisfy { $0.isVisible })
        #expect(rows.allSatisfy { $0.kind == .cell })
        for (above, below) in zip(rows, rows.dropFirst()) {
            let gap = below.frameInWindow.minY - above.frameInWindow.maxY
            #expect(abs(gap) < 0.001 || abs(gap - 35) < 0.001)
        }
        #expect((rows.first?.frameInWindow.minY ?? 1) <= 0)
        #expect((rows.last?.frameInWindow.maxY ?? 0) >= 667)
        let snapshot = try scene.settled()
        #expect(snapshot.visibleParts(of: try #require(snapshot["view"])).isEmpty)
    }

    @Test func `rows without height do not make endless pictures`() throws {
        var scene = TableScene("iPhone 8", OSVersion(10), rows: 100_000)
        scene.table.rowHeight = 0
        #expect(try scene.visibleParts().count <= 2_000)
        scene.table.rowHeight = 0.001
        #expect(try scene.visibleParts().count <= 2_001)
    }
}
