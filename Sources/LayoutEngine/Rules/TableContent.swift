/// How large a table's content is.
enum TableContent {
    static let size = Rule(
        "table.content-size", .always, .observed, evidence: ["S4-660", "N17", "N48", "N53"],
        "A table's content is as wide as the table and as high as its header, its rows and its footer together; a row that nobody "
            + "sets a height for takes 44 points. contentInset is not part of it.",
        "表格的内容与表格同宽，高度是表头、各行与表尾之和；没有指定行高时每行 44。contentInset 不计入其中。")

    static let bounce = Rule(
        "table.always-bounces", .from(11), .observed, evidence: ["N115", "N16", "N17"],
        "A table always bounces vertically, so that it counts as scrollable even when its rows fit.",
        "表格在垂直方向总是回弹，所以即使内容放得下也算可以滚动。")

    /// contentSize of a table with one section of rows of equal height.
    static func contentSize(_ label: String, _ table: TableView, frame: DerivedRect) -> DerivedSize {
        let rowHeight = table.rowHeight ?? 44
        let rows = Quantity.constant(Localized("rows", "各行"), size, Double(table.rows) * rowHeight)
        let header = Quantity.input("\(label).tableHeaderView", table.tableHeaderHeight)
        let footer = Quantity.input("\(label).tableFooterView", table.tableFooterHeight)
        return DerivedSize(
            width: frame.width.passed(on: .path("\(label).contentSize.width"), size),
            height: .sum(.path("\(label).contentSize.height"), size, [header, rows, footer].filter { $0.value != 0 }))
    }
}
