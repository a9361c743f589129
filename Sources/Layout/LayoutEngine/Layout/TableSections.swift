/// Calculates the heights of a table's sections from the answers of data source and delegate.
struct TableSections {
    let label: String
    let table: TableView
    /// Whether a large title is part of the bars that cover the table's top.
    let isBelowLargeTitle: Bool
    let environment: Environment
    let rowHeight: Quantity
    /// The estimated height of a row; nil if all rows are asked for their heights at once.
    let rowEstimate: Quantity?

    init(_ label: String, _ table: TableView, isBelowLargeTitle: Bool, in environment: Environment) {
        self.label = label
        self.table = table
        self.isBelowLargeTitle = isBelowLargeTitle
        self.environment = environment
        rowHeight = TableRowHeights.height(label, table, in: environment)
        rowEstimate = TableRowHeights.estimate(label, table, in: environment)
    }

    /// The sections in order. A section that is like the one above it shares its numbers.
    func layouts() -> [TableSectionLayout] {
        var layouts: [TableSectionLayout] = []
        layouts.reserveCapacity(table.sections.count)
        var exceptions = exceptions[...]
        for (index, section) in table.sections.enumerated() {
            let isRepeated = index > 2 && section == table.sections[index - 1] && section == table.sections[index - 2]
            let edges = isRepeated ? Edges(of: layouts[index - 1]) : edges(of: index)
            let own = exceptions.prefix { $0.section == index }
            exceptions = exceptions.dropFirst(own.count)
            let known = own.filter { $0.row.row < section.rows }.map { $0.row }
            let run = TableRowRun(count: section.rows, height: rowHeight.value, exceptions: known)
            let estimated = rowEstimate.map { TableRowRun(count: section.rows, height: $0.value, exceptions: []) }
            layouts.append(
                TableSectionLayout(
                    padding: edges.padding, header: edges.header, rows: run, estimated: estimated, footer: edges.footer)
            )
        }
        return layouts
    }

    // MARK: - Sums

    /// `contentSize.height` at a progress of layout.
    func contentHeight(of sections: [TableSectionLayout], _ progress: TableProgress) -> Quantity {
        let header = TableContent.tableHeader(label, table)
        let footer = TableContent.tableFooter(label, table)
        let top = header.value == 0 ? [] : [header]
        let bottom = [endSpace, footer.value == 0 ? nil : footer].compactMap { $0 }
        let parts = top + terms(of: sections[...], progress) + bottom
        let path = DerivationName.path("\(label).contentSize.height")
        return parts.isEmpty ? .stated(path, TableContent.size, 0) : .sum(path, TableContent.size, parts)
    }

    private var endSpace: Quantity? {
        let isAnswered =
            !table.sections.isEmpty
            && TableSupplements.isAnswered(inputs(of: table.sections.count - 1, isHeader: false))
        return TableContent.endSpace(table, isFooterAnswered: isAnswered, in: environment)
    }

    /// The height of the first sections: headers, footers and rows, each together.
    func terms(of sections: ArraySlice<TableSectionLayout>, _ progress: TableProgress) -> [Quantity] {
        var (headers, footers): ([Quantity], [Quantity]) = ([], [])
        var (laidOut, notLaidOut) = (TableRowCounts(), 0)
        for (index, section) in sections.enumerated() {
            headers += [section.padding, section.header(index, progress)].compactMap { $0 }.filter { $0.value != 0 }
            let footer = section.footer(index, progress)
            if footer.value != 0 { footers.append(footer) }
            let all = section.rows.count
            let count = rowEstimate == nil ? all : progress.rows(of: index, count: all)
            section.rows.count(count, of: (label, index), into: &laidOut)
            notLaidOut += all - count
        }
        var terms: [Quantity] = []
        if !headers.isEmpty { terms.append(TableContent.total(headers, .term(.sectionHeaders))) }
        if !footers.isEmpty { terms.append(TableContent.total(footers, .term(.sectionFooters))) }
        let rows = TableContent.rows(
            laidOut, notLaidOut: notLaidOut, rowHeight: rowHeight, rowEstimate: rowEstimate)
        return terms + rows.filter { $0.value != 0 }
    }

    /// The spaces above and below a section's rows.
    private struct Edges {
        let padding: Quantity?
        let header: TableHeight
        let footer: TableHeight

        init(padding: Quantity?, header: TableHeight, footer: TableHeight) {
            self.padding = padding
            self.header = header
            self.footer = footer
        }

        init(of layout: TableSectionLayout) {
            self.init(padding: layout.padding, header: layout.header, footer: layout.footer)
        }
    }

    private func edges(of index: Int) -> Edges {
        let header = TableSupplements.height(inputs(of: index, isHeader: true))
        let padding = TableSupplements.padding(label, table, above: header.real.value, in: environment)
        return Edges(
            padding: padding, header: header, footer: TableSupplements.height(inputs(of: index, isHeader: false)))
    }

    private func inputs(of index: Int, isHeader: Bool) -> TableSupplements.Inputs {
        let section = table.sections[index]
        let above = index > 0 ? table.sections[index - 1].footer : TableSection.Supplement()
        return TableSupplements.Inputs(
            table: table, environment: environment, path: "\(label).\(isHeader ? "header" : "footer")(\(index))",
            supplement: isHeader ? section.header : section.footer, isHeader: isHeader, isFirst: index == 0,
            isBelowLargeTitle: isBelowLargeTitle, followsFooterWithContent: above.hasTitle || above.view == .view)
    }

    /// Rows of another height, by section and row.
    private var exceptions: [(section: Int, row: TableRowRun.Exception)] {
        let cells = table.cells.filter { $0.section >= 0 && $0.row >= 0 && $0.ownHeight != nil }
        let sorted = cells.enumerated().sorted {
            ($0.element.section, $0.element.row, $0.offset) < ($1.element.section, $1.element.row, $1.offset)
        }
        var found: [(section: Int, row: TableRowRun.Exception)] = []
        for (_, cell) in sorted {
            if let last = found.last, last.section == cell.section, last.row.row == cell.row { found.removeLast() }
            let height = (cell.ownHeight ?? 0).nonNegative
            found.append(
                (
                    cell.section,
                    .init(row: cell.row, height: height, fitted: cell.height == nil ? cell.fittedHeight : nil)
                ))
        }
        return found
    }
}

extension TableCell {
    /// The height of the row if it differs from the other rows' height.
    fileprivate var ownHeight: Double? { height ?? fittedHeight?.points }
}
