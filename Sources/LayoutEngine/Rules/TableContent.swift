import Geometry

/// How large a table's content is.
enum TableContent {
    static let size = Rule(
        "table.content-size", .always, .observed, evidence: ["S1-11-default", "N17", "N48", "N53"],
        "A table's content is as wide as the table and as high as tableHeaderView, all sections and tableFooterView together. "
            + "contentInset is not part of it.",
        "表格的内容与表格同宽，高度是 tableHeaderView、各组与 tableFooterView 之和。contentInset 不计入其中。")

    static let laidOut = Rule(
        "table.content-size.laid-out", .always, .observed, evidence: ["N109", "N110", "S3-estimate", "WWDC 2017 204"],
        "While heights are estimated, contentSize counts parts that were laid out with their real height and all others with the "
            + "estimate. The first layout lays out what the estimates put into the bounds; scrolling lays out what comes into "
            + "view; reloadData starts again from the estimates.",
        "采用估算时，已经布局过的部分按真实高度计入 contentSize，其余按估算高度。首次布局会布局按估算落在可见范围内的部分；滚动时，进入可见范围的部分随之布局；reloadData 之后又全部从估算开始。")

    static let bounce = Rule(
        "table.always-bounces", .from(11), .observed, evidence: ["N115", "N16", "N17"],
        "A table always bounces vertically, so that it counts as scrollable even when its rows fit.",
        "表格在垂直方向总是回弹，所以即使内容放得下也算可以滚动。")

    static func tableHeader(_ label: String, _ table: TableView) -> Quantity {
        .input("\(label).tableHeaderView", table.tableHeaderHeight.nonNegative)
    }

    static func tableFooter(_ label: String, _ table: TableView) -> Quantity {
        .input("\(label).tableFooterView", table.tableFooterHeight.nonNegative)
    }

    /// contentSize at a progress of layout.
    static func size(
        _ label: String, _ table: TableView, _ sections: [TableSectionLayout], _ progress: TableProgress,
        rowHeight: Quantity, rowEstimate: Quantity?, frame: DerivedRect
    ) -> DerivedSize {
        var totals = Totals()
        for (index, section) in sections.enumerated() { totals.add(section, index, progress) }
        var terms: [Quantity] = []
        if table.tableHeaderHeight.nonNegative != 0 { terms.append(tableHeader(label, table)) }
        if !totals.headers.isEmpty { terms.append(total(totals.headers, Localized("section headers", "各组组头"))) }
        if !totals.footers.isEmpty { terms.append(total(totals.footers, Localized("section footers", "各组组尾"))) }
        terms += rows(
            length: totals.rowLength, laidOutLength: totals.laidOutLength, count: totals.rows, laidOut: totals.laidOut,
            rowHeight: rowHeight, rowEstimate: rowEstimate
        ).filter { $0.value != 0 }
        if table.tableFooterHeight.nonNegative != 0 { terms.append(tableFooter(label, table)) }
        return DerivedSize(
            width: frame.width.passed(on: .path("\(label).contentSize.width"), size),
            height: .sum(.path("\(label).contentSize.height"), size, terms))
    }

    /// Rows that lie together: one term when all have real heights, else those laid out and those that are not.
    static func rows(
        length: Double, laidOutLength: Double, count: Int, laidOut: Int, rowHeight: Quantity, rowEstimate: Quantity?
    ) -> [Quantity] {
        guard count > 0 else { return [] }
        guard let rowEstimate, rowEstimate.value != rowHeight.value || length != Double(count) * rowHeight.value else {
            return [.constant(Localized("\(count) rows", "\(count) 行"), size, length, considering: [rowHeight])]
        }
        var terms: [Quantity] = []
        if laidOut > 0 {
            let name = Localized("\(laidOut) rows laid out", "已布局的 \(laidOut) 行")
            terms.append(.constant(name, Self.laidOut, laidOutLength, considering: [rowHeight]))
        }
        if count > laidOut {
            let name = Localized("\(count - laidOut) rows not laid out yet", "尚未布局的 \(count - laidOut) 行")
            terms.append(.constant(name, Self.laidOut, length - laidOutLength, considering: [rowEstimate]))
        }
        return terms
    }

    private static func total(_ parts: [Quantity], _ name: Localized) -> Quantity {
        if parts.count == 1, let only = parts.first { return only }
        // The sum of many sections is told, not listed.
        return parts.count <= 4
            ? .sum(name, size, parts) : .constant(name, size, parts.reduce(0) { $0 + $1.value })
    }

    /// What all sections hold together.
    private struct Totals {
        var headers: [Quantity] = []
        var footers: [Quantity] = []
        var rows = 0
        var laidOut = 0
        var rowLength = 0.0
        var laidOutLength = 0.0

        mutating func add(_ section: TableSectionLayout, _ index: Int, _ progress: TableProgress) {
            let header = section.header(index, progress)
            let above = [section.padding, header].compactMap { $0 }.filter { $0.value != 0 }
            headers += above
            let footer = section.footer(index, progress)
            if footer.value != 0 { footers.append(footer) }
            let count = progress.rows(of: index, count: section.rows.count)
            rows += section.rows.count
            laidOut += count
            rowLength += section.length(of: section.rows.count, laidOut: count)
            laidOutLength += section.rows.length(of: count)
        }
    }
}
