import Geometry
import LayoutEngine
import Testing

/// How large a table's content is, with and without estimates.
@Suite struct TableContentSizeTests {
    static let cases: [TableFrameCase] = [
        TableFrameCase("default rows", "iPhone 7", OSVersion(11), "", .contentSize, "375, 660") { $0.table.rows = 15 },
        TableFrameCase("default rows", "iPhone 16", OSVersion(26), "", .contentSize, "393, 1560") {
            $0.table.rows = 30
        },
        TableFrameCase("a nib stores 44", "iPhone 16", OSVersion(26), "", .contentSize, "393, 440") {
            $0.table.isFromNib = true
        },
        TableFrameCase("no rows", "iPhone 7", OSVersion(11), "", .contentSize, "375, 0") { $0.table.rows = 0 },
        TableFrameCase("header and footer views", "iPhone 7", OSVersion(10), "", .contentSize, "375, 1313") {
            ($0.table.rows, $0.table.rowHeight) = (30, 40)
            ($0.table.tableHeaderHeight, $0.table.tableFooterHeight) = (64, 49)
        },
        TableFrameCase("estimates off before 11", "iPhone 7", OSVersion(10), "", .contentSize, "375, 5000") {
            ($0.table.rows, $0.table.heightForRow) = (100, 50)
        },
        TableFrameCase("15 of 100 rows laid out", "iPhone 7", OSVersion(11), "", .contentSize, "375, 4490") {
            ($0.table.rows, $0.table.heightForRow) = (100, 50)
            $0.frame = Rect(x: 0, y: 20, width: 375, height: 657)
        },
        TableFrameCase("high rows", "iPhone 8", OSVersion(11), "", .contentSize, "375, 5060") {
            ($0.table.rows, $0.table.heightForRow) = (100, 88)
        },
        TableFrameCase("scrolled through", "iPhone 8", OSVersion(11), "", .contentSize, "375, 8800") {
            ($0.table.rows, $0.table.heightForRow, $0.table.isScrolledThrough) = (100, 88, true)
        },
        TableFrameCase("scrolled to the end", "iPhone 8", OSVersion(11), "", .contentSize, "375, 8800") {
            ($0.table.rows, $0.table.heightForRow) = (100, 88)
            $0.scrollView.contentOffset = .end
        },
        TableFrameCase("scrolled by 44 rows", "iPhone 8", OSVersion(11), "", .contentSize, "375, 6688") {
            ($0.table.rows, $0.table.heightForRow) = (100, 88)
            // 52 rows begin above 3828 + 667 points.
            $0.scrollView.contentOffset = .point(Point(x: 0, y: 3828))
        },
        TableFrameCase("estimates switched off", "iPhone 8", OSVersion(11), "", .contentSize, "375, 8800") {
            ($0.table.rows, $0.table.heightForRow, $0.table.estimatedRowHeight) = (100, 88, 0)
        },
        TableFrameCase(
            "low rows are laid out until they fill", "iPhone 8", OSVersion(12), "", .contentSize, "375, 3700"
        ) {
            // 65 rows of 10 points fill the 647 visible ones; 35 count with the estimate of 87.
            ($0.table.rows, $0.table.heightForRow, $0.table.estimatedRowHeight) = (100, 10, 87)
            ($0.table.heightForRow, $0.table.estimatedRowHeight) = (10, 3050 / 35)
        },
        TableFrameCase(
            "a row height of its own is the estimate", "iPhone 8", OSVersion(13), "", .contentSize, "375, 6000"
        ) {
            ($0.table.rows, $0.table.rowHeight) = (100, 60)
        },
        TableFrameCase("self-sized rows", "iPhone 8", OSVersion(13), "", .contentSize, "375, 4640") {
            ($0.table.rows, $0.table.selfSizedHeight) = (100, 60)
        },
        TableFrameCase("no self-sizing without estimates", "iPhone 8", OSVersion(13), "", .contentSize, "375, 4400") {
            ($0.table.rows, $0.table.selfSizedHeight, $0.table.estimatedRowHeight) = (100, 60, 0)
        },
        TableFrameCase("self-sizing on iOS 8 needs an estimate", "iPhone 6", OSVersion(8), "", .contentSize, "375, 440")
        {
            $0.table.selfSizedHeight = 60
        },
        TableFrameCase("self-sizing on iOS 8", "iPhone 6", OSVersion(8), "", .contentSize, "375, 600") {
            ($0.table.selfSizedHeight, $0.table.estimatedRowHeight) = (60, 44)
        },
        TableFrameCase("single rows of another height", "iPhone 7", OSVersion(10), "", .contentSize, "375, 496") {
            var cell = TableCell(section: 0, row: 3)
            cell.height = 100
            $0.table.cells = [cell]
        },
        TableFrameCase("broken heights count as 0", "iPhone 7", OSVersion(10), "", .contentSize, "375, 0") {
            ($0.table.rowHeight, $0.table.tableHeaderHeight) = (-.infinity, .nan)
        },
    ]

    @Test(arguments: cases) func `contentSize counts what has been laid out`(_ frameCase: TableFrameCase) throws {
        try frameCase.check()
    }

    @Test func `before the first layout all rows count with the estimate`() throws {
        var scene = TableScene("iPhone 8", OSVersion(11), rows: 10)
        (scene.table.rowHeight, scene.table.estimatedRowHeight) = (100, 80)
        let result = try scene.result()
        #expect(result[.viewWillAppear]?["table"]?[.contentSize]?.description == "375, 800")
        #expect(result.settled["table"]?[.contentSize]?.description == "375, 980")
    }

    @Test func `after reloadData the offset lies at another row`() throws {
        var scene = TableScene("iPhone 8", OSVersion(11), rows: 20)
        (scene.table.rowHeight, scene.table.estimatedRowHeight, scene.table.isReloaded) = (100, 80, true)
        scene.scrollView.contentOffset = .point(Point(x: 0, y: 1000))
        #expect(try scene.text("", .contentSize) == "375, 1600")
        // 1000 lies in the middle of row 12; before, row 10 began there.
        #expect(try scene.text("cell(0, 12)") == "0, 960, 375, 80")
        scene.table.isReloaded = false
        #expect(try scene.text("cell(0, 10)") == "0, 1000, 375, 100")
    }

    @Test func `a table of a million rows costs no more than one of ten`() throws {
        var scene = TableScene("iPhone 16", OSVersion(18), rows: 1_000_000)
        scene.table.heightForRow = 50
        scene.table.isScrolledThrough = true
        var last = ""
        let elapsed = try ContinuousClock().measure {
            for _ in 0..<20 { last = try scene.text("cell(0, 999999)") }
        }
        #expect(last == "0, 49999950, 393, 50")
        #expect(elapsed < .seconds(2))
    }
}
