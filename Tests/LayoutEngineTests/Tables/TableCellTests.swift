import Geometry
import LayoutEngine
import Testing

/// Cells, what is inside them, and the lines between them.
@Suite struct TableCellTests {
    private static let landscape: @Sendable (inout TableScene) -> Void = {
        $0.orientation = .landscapeRight
        $0.table.isFromNib = true
    }

    static let contents: [TableFrameCase] = [
        TableFrameCase("above the line", "iPhone 5s", OSVersion(8), "cell(0, 0).contentView", "0, 0, 320, 43.5"),
        TableFrameCase("above the line", "iPhone 6 Plus", OSVersion(9), "cell(0, 0).contentView", "0, 0, 414, 44.667") {
            $0.table.rowHeight = 45
        },
        TableFrameCase("as high as the cell", "iPhone 8", OSVersion(13), "cell(0, 0).contentView", "0, 0, 375, 60") {
            $0.table.rowHeight = 60
        },
        TableFrameCase("no line", "iPhone 5s", OSVersion(9), "cell(0, 0).contentView", "0, 0, 286, 44") {
            ($0.table.separatorStyle, $0.table.accessory, $0.table.isFromNib) = (.none, .disclosureIndicator, true)
        },
        TableFrameCase("disclosure", "iPhone 5s", OSVersion(7), "cell(0, 0).contentView", "0, 0, 287, 43.5") {
            $0.table.accessory = .disclosureIndicator
        },
        TableFrameCase(
            "disclosure in a card", "iPhone SE 3", OSVersion(26), "cell(0, 0).contentView", "0, 0, 316.5, 52"
        ) {
            ($0.table.accessory, $0.table.style) = (.disclosureIndicator, .insetGrouped)
        },
        TableFrameCase("a switch", "iPhone 16", OSVersion(26), "cell(0, 0).contentView", "0, 0, 310, 52") {
            $0.table.accessory = .view(width: 63)
        },
        TableFrameCase(
            "one row without accessory", "iPhone 8", OSVersion(13), "cell(0, 2).contentView", "0, 0, 375, 44"
        ) {
            var cell = TableCell(section: 0, row: 2)
            cell.accessory = TableCellAccessory.none
            ($0.table.accessory, $0.table.cells) = (.disclosureIndicator, [cell])
        },
        TableFrameCase(
            "inside the safe area", "iPhone X", OSVersion(11), "cell(0, 0).contentView", "44, 0, 724, 43.667", landscape
        ),
        TableFrameCase("the cell is not", "iPhone X", OSVersion(11), "cell(0, 0)", "0, 0, 812, 44", landscape),
        TableFrameCase(
            "safe area of the cell", "iPhone X", OSVersion(11), "cell(0, 0)", .safeAreaInsets, "0, 44, 0, 44", landscape
        ),
        TableFrameCase(
            "safe area of the content", "iPhone X", OSVersion(11), "cell(0, 0).contentView", .safeAreaInsets,
            "0, 0, 0, 0",
            landscape),
        TableFrameCase(
            "absorbed edges read 0", "iPhone X", OSVersion(11), "cell(0, 18)", .safeAreaInsets, "0, 0, 0, 0"
        ) { $0.table.rows = 30 },
        TableFrameCase(
            "edges that nobody absorbs pass on", "iPhone X", OSVersion(11), "cell(0, 18)", .safeAreaInsets,
            "0, 0, 34, 0"
        ) {
            $0.table.rows = 30
            $0.scrollView.contentInsetAdjustmentBehavior = .never
        },
        TableFrameCase(
            "content across the safe area", "iPhone X", OSVersion(11), "cell(0, 0).contentView", "0, 0, 812, 43.667"
        ) {
            landscape(&$0)
            $0.table.insetsContentViewsToSafeArea = false
        },
        TableFrameCase(
            "content across the safe area", "iPhone X", OSVersion(11), "cell(0, 0).contentView", .safeAreaInsets,
            "0, 44, 0, 44"
        ) {
            landscape(&$0)
            $0.table.insetsContentViewsToSafeArea = false
        },
        TableFrameCase(
            "a header keeps inside too", "iPhone X", OSVersion(11), "header(0).contentView", "44, 0, 724, 28"
        ) {
            landscape(&$0)
            $0.table.sections[0].header.hasTitle = true
        },
        TableFrameCase(
            "accessory at the left", "iPhone SE 3", OSVersion(18), "cell(0, 0).contentView", "26.5, 0, 348.5, 44"
        ) {
            ($0.table.accessory, $0.layoutDirection) = (.disclosureIndicator, .rightToLeft)
        },
        TableFrameCase(
            "a table does not hand its direction on to cells", "iPhone SE 3", OSVersion(18), "cell(0, 0).contentView",
            "0, 0, 348.5, 44"
        ) {
            ($0.table.accessory, $0.semanticContentAttribute) = (.disclosureIndicator, .forceRightToLeft)
        },
    ]

    static let labels: [TableFrameCase] = [
        TableFrameCase("label", "iPhone 5s", OSVersion(8), "cell(0, 0).textLabel", "15, 0, 290, 43.5"),
        TableFrameCase("label", "iPhone 6", OSVersion(8), "cell(0, 0).textLabel", "15, 0, 345, 43.5"),
        TableFrameCase(
            "label beside an indicator", "iPhone 5s", OSVersion(7), "cell(0, 0).textLabel", "15, 0, 270, 43.5"
        ) {
            $0.table.accessory = .disclosureIndicator
        },
        TableFrameCase("label from a nib", "iPhone 5s", OSVersion(9), "cell(0, 0).textLabel", "16, 0, 269, 44") {
            ($0.table.separatorStyle, $0.table.accessory, $0.table.isFromNib) = (.none, .disclosureIndicator, true)
        },
        TableFrameCase("label", "iPhone 6 Plus", OSVersion(10), "cell(0, 0).textLabel", "20, 0, 374, 43.667"),
        TableFrameCase(
            "label", "iPhone X", OSVersion(11), "cell(0, 0).textLabel", .frameInWindow, "64, 0, 684, 43.667", landscape),
        TableFrameCase("label in a higher row", "iPhone 8", OSVersion(13), "cell(0, 0).textLabel", "16, 0, 343, 60") {
            $0.table.rowHeight = 60
        },
        TableFrameCase(
            "label from the right", "iPhone 16", OSVersion(26), "cell(0, 0).textLabel", "8, 0, 334.667, 52"
        ) {
            ($0.table.accessory, $0.layoutDirection) = (.disclosureIndicator, .rightToLeft)
        },
        TableFrameCase(
            "a stretched inset moves the text", "iPhone 7", OSVersion(9), "cell(0, 0).textLabel", "30, 0, 330, 43.5"
        ) {
            $0.table.separatorInset = Insets(top: 0, left: 30, bottom: 0, right: 0)
        },
    ]

    static let separators: [TableFrameCase] = [
        TableFrameCase("line", "iPhone 5s", OSVersion(7), "separator(0, 0)", "15, 43.5, 305, 0.5"),
        TableFrameCase("third line", "iPhone 5s", OSVersion(7), "separator(0, 2)", "15, 131.5, 305, 0.5"),
        TableFrameCase("line", "iPhone 8", OSVersion(11), "separator(0, 0)", "16, 43.5, 359, 0.5"),
        TableFrameCase("line", "iPhone X", OSVersion(11), "separator(0, 0)", "64, 43.667, 748, 0.333", landscape),
        TableFrameCase("inset 0 before 8", "iPhone 5s", OSVersion(7), "separator(0, 0)", "0, 43.5, 320, 0.5") {
            $0.table.separatorInset = .zero
        },
        TableFrameCase(
            "inset 0 keeps the cell's margin", "iPhone 6", OSVersion(8), "separator(0, 0)", "8, 43.5, 367, 0.5"
        ) {
            $0.table.separatorInset = .zero
        },
        TableFrameCase(
            "inset 0 from the cell's edge", "iPhone X", OSVersion(11), "separator(0, 0)", "0, 43.667, 812, 0.333"
        ) {
            landscape(&$0)
            $0.table.separatorInset = .zero
        },
        TableFrameCase(
            "inset added to the automatic one", "iPhone X", OSVersion(11), "separator(0, 0)", "94, 43.667, 718, 0.333"
        ) {
            landscape(&$0)
            $0.table.separatorInset = Insets(top: 0, left: 30, bottom: 0, right: 0)
            $0.table.separatorInsetReference = .fromAutomaticInsets
        },
        TableFrameCase("mirrored", "iPhone 8", OSVersion(12), "separator(0, 0)", "0, 43.5, 359, 0.5") {
            $0.layoutDirection = .rightToLeft
        },
        TableFrameCase("one point, between margins", "iPhone 16", OSVersion(26), "separator(0, 0)", "20, 51, 353, 1"),
        TableFrameCase("below a group", "iPhone 8", OSVersion(13), "separator(0, 0)", "0, 94.5, 375, 0.5") {
            ($0.table.style, $0.table.rows, $0.table.rowHeight) = (.grouped, 1, 60)
        },
        TableFrameCase("in a card", "iPhone 16", OSVersion(26), "separator(0, 0)", "36, 86, 321, 1") {
            $0.table.style = .insetGrouped
        },
        TableFrameCase("below a card", "iPhone 16", OSVersion(26), "separator(0, 9)", "none") {
            $0.table.style = .insetGrouped
        },
        TableFrameCase("no lines", "iPhone 16", OSVersion(18), "separator(0, 0)", "none") {
            $0.table.separatorStyle = .none
        },
    ]

    static let margins: [TableFrameCase] = [
        TableFrameCase("card", "iPhone 8", OSVersion(13), "cell(0, 0)", "16, 35, 343, 44") {
            $0.table.style = .insetGrouped
        },
        TableFrameCase("card", "iPhone 11", OSVersion(13), "cell(0, 0)", "20, 35, 374, 44") {
            $0.table.style = .insetGrouped
        },
        TableFrameCase("card with margins of its own", "iPhone 11", OSVersion(13), "cell(0, 0)", "40, 35, 334, 44") {
            $0.table.style = .insetGrouped
            $0.layoutMargins = .physical(Insets(top: 0, left: 40, bottom: 0, right: 40))
        },
        TableFrameCase("no cards before 13", "iPhone 8", OSVersion(12), "cell(0, 0)", "0, 35, 375, 44") {
            $0.table.style = .insetGrouped
        },
        TableFrameCase("readable", "iPhone X", OSVersion(11), "", .layoutMargins, "8, 70, 29, 70") {
            $0.orientation = .landscapeRight
        },
        TableFrameCase(
            "readable label", "iPhone X", OSVersion(11), "cell(0, 0).textLabel", .frameInWindow, "70, 0, 672, 43.667"
        ) {
            $0.orientation = .landscapeRight
        },
        TableFrameCase("readable line", "iPhone X", OSVersion(11), "separator(0, 0)", "70, 43.667, 672, 0.333") {
            $0.orientation = .landscapeRight
        },
        TableFrameCase("readable in code", "iPad Air 2", OSVersion(10), "cell(0, 0).textLabel", "176, 0, 828, 43.5") {
            $0.orientation = .landscapeRight
        },
        TableFrameCase("not readable from a nib", "iPad Air 2", OSVersion(10), "separator(0, 0)", "20, 43.5, 1004, 0.5")
        {
            landscape(&$0)
        },
        TableFrameCase("not readable by default", "iPad Air 2", OSVersion(12), "separator(0, 0)", "20, 43.5, 1004, 0.5")
        {
            $0.orientation = .landscapeRight
        },
        TableFrameCase(
            "content", "iPhone 8", OSVersion(13), "cell(0, 0).contentView", .layoutMargins, "11, 16, 11, 16"),
        TableFrameCase("content", "iPhone 16", OSVersion(26), "cell(0, 0).contentView", .layoutMargins, "15, 20, 15, 8")
        {
            $0.table.accessory = .view(width: 63)
        },
        TableFrameCase("cell", "iPhone X", OSVersion(11), "cell(0, 0)", .layoutMargins, "11, 64, 11, 64", landscape),
    ]

    @Test(arguments: contents + labels) func `content views and labels keep their place`(_ frameCase: TableFrameCase)
        throws
    {
        try frameCase.check()
    }

    @Test(arguments: separators + margins) func `lines and margins keep their place`(_ frameCase: TableFrameCase) throws
    {
        try frameCase.check()
    }

    @Test func `a label tells the text that its cell was given`() throws {
        var scene = TableScene()
        var cell = TableCell(section: 0, row: 1)
        cell.text = "Notifications"
        scene.table.cells = [cell]
        #expect(try scene.text("cell(0, 1).textLabel", .text) == "Notifications")
        #expect(try scene.text("cell(0, 0).textLabel", .text) == "no text")
        #expect(try scene.text("cell(0, 1)") == "0, 44, 375, 44")
    }
}
