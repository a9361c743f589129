import Geometry

/// The positions of a table's parts along its content, by arithmetic over sections rather than rows.
struct TableLayout: Sendable {
    let label: String
    let table: TableView
    let sections: [TableSectionLayout]
    /// The parts that have been laid out and have their real heights.
    let progress: TableProgress
    let contentSize: DerivedSize
    private let heights: TableSections
    /// The positions at which the sections begin, then the end of the last one.
    private let starts: [Double]
    private let frame: DerivedRect
    /// The lower edge of the bounds in the content before any scrolling.
    private let initialBottom: Quantity
    /// An unknown number on which everything below an estimated part depends, if it is not known how much has been laid out.
    private let doubt: Quantity?

    /// The part of the content that has been laid out.
    enum Reach {
        /// No part: the first layout or the one after `reloadData` is still to come.
        case nothing
        /// The content above the lower edge of the bounds at first, and above a height in the content after scrolling since.
        case bottom(scrolled: Double)
        case everything
    }

    init(
        _ label: String, _ table: TableView, frame: DerivedRect, initialBottom: Quantity, reach: Reach,
        isBelowLargeTitle: Bool, in environment: Environment
    ) {
        let heights = TableSections(label, table, isBelowLargeTitle: isBelowLargeTitle, in: environment)
        let sections = heights.layouts()
        let progress = Self.progress(
            sections, reach, initialBottom: initialBottom.value, top: table.tableHeaderHeight.nonNegative)
        self.label = label
        self.table = table
        self.sections = sections
        self.progress = progress
        self.frame = frame
        self.initialBottom = initialBottom
        self.heights = heights
        let isEstimated = sections.contains { $0.estimated != nil || $0.header.isEstimated || $0.footer.isEstimated }
        doubt = initialBottom.isKnown || !isEstimated ? nil : initialBottom
        var y = table.tableHeaderHeight.nonNegative
        starts =
            sections.enumerated().map { index, section in
                defer { y += section.height(index, progress) }
                return y
            } + [y]
        contentSize = DerivedSize(
            width: frame.width.renamed(as: .path("\(label).contentSize.width"), by: TableContent.size),
            height: Self.doubting(doubt, heights.contentHeight(of: sections, progress)))
    }

    /// The number, or an unknown one if it depends on the doubt.
    private static func doubting(_ doubt: Quantity?, _ quantity: Quantity) -> Quantity {
        doubt.map { .sum(quantity.derivation.name, TableContent.laidOut, [quantity, $0]) } ?? quantity
    }

    /// The progress of layout: the parts that the estimates put into the first bounds, and those that real heights put there
    /// later.
    private static func progress(
        _ sections: [TableSectionLayout], _ reach: Reach, initialBottom: Double, top: Double
    ) -> TableProgress {
        switch reach {
        case .nothing: .nothing
        case .everything: TableProgress(section: sections.count, parts: 0)
        case .bottom(let scrolled):
            max(
                progress(sections, to: initialBottom, top: top, isReal: false),
                progress(sections, to: max(initialBottom, scrolled), top: top, isReal: true))
        }
    }

    private static func progress(
        _ sections: [TableSectionLayout], to bottom: Double, top: Double, isReal: Bool
    ) -> TableProgress {
        var y = top
        let end = (real: TableProgress(section: sections.count, parts: 0), estimated: TableProgress.nothing)
        for (index, section) in sections.enumerated() {
            let parts = section.parts(before: bottom - y, isReal: isReal)
            guard parts == section.rows.count + 2 else { return TableProgress(section: index, parts: parts) }
            y += section.height(index, isReal ? end.real : end.estimated)
        }
        return end.real
    }

    /// The table after the reader has scrolled to an offset from the top, without leaving a row out.
    func scrolled(to offset: Double) -> TableScrollStep {
        let progress = Self.progress(
            sections, .bottom(scrolled: offset + frame.height.value), initialBottom: initialBottom.value,
            top: table.tableHeaderHeight.nonNegative)
        let height = Self.doubting(doubt, heights.contentHeight(of: sections, progress))
        let rows = sections.enumerated().reduce(0) { $0 + progress.rows(of: $1.offset, count: $1.element.rows.count) }
        return TableScrollStep(contentOffset: offset, contentHeight: height, laidOutRows: rows)
    }

    // MARK: - Heights

    /// The height of a row as it counts now.
    func rowHeight(_ section: Int, _ row: Int) -> Quantity {
        let layout = sections[section]
        if let rowEstimate = heights.rowEstimate, row >= progress.rows(of: section, count: layout.rows.count) {
            return Self.doubting(doubt, rowEstimate)
        }
        guard let exception = layout.rows.exceptions.first(where: { $0.row == row }) else {
            return heights.rowHeight
        }
        return TableRowRun.height(of: exception, in: (label, section))
    }

    func headerHeight(_ section: Int) -> Quantity { Self.doubting(doubt, sections[section].header(section, progress)) }

    func footerHeight(_ section: Int) -> Quantity { Self.doubting(doubt, sections[section].footer(section, progress)) }

    // MARK: - Tops

    /// The top of a header in the content.
    func headerTop(_ section: Int) -> Quantity {
        below(upToHeader(section), .path("\(label).header(\(section)).frame.y"))
    }

    /// The top of a row in the content.
    func rowTop(_ section: Int, _ row: Int) -> Quantity {
        below(
            upToHeader(section) + nonZero([headerHeight(section)]) + rows(row, of: section),
            .path("\(label).cell(\(section), \(row)).frame.y"))
    }

    /// The top of a footer in the content.
    func footerTop(_ section: Int) -> Quantity {
        below(
            upToHeader(section) + nonZero([headerHeight(section)]) + rows(sections[section].rows.count, of: section),
            .path("\(label).footer(\(section)).frame.y"))
    }

    /// The end of a section in the content, below its footer.
    func sectionEnd(_ section: Int) -> Quantity {
        below(
            upToHeader(section) + nonZero([headerHeight(section)]) + rows(sections[section].rows.count, of: section)
                + nonZero([footerHeight(section)]), .term(.endOfTheSection))
    }

    /// The top of tableFooterView in the content.
    var tableFooterTop: Quantity {
        .sum(
            .path("\(label).tableFooterView.frame.y"), TableContent.size, [contentSize.height],
            minus: [TableContent.tableFooter(label, table)])
    }

    /// The end of some parts that lie one below the other from the top of the content.
    private func below(_ parts: [Quantity], _ name: DerivationName) -> Quantity {
        parts.isEmpty ? .stated(name, TableContent.size, 0) : Self.doubting(doubt, .sum(name, TableContent.size, parts))
    }

    private func upToHeader(_ section: Int) -> [Quantity] {
        let header = TableContent.tableHeader(label, table)
        let above = Quantity.sum(
            .term(.sectionsAbove), TableContent.size,
            heights.terms(of: sections[..<section], progress))
        return nonZero([header, above] + (sections[section].padding.map { [$0] } ?? []))
    }

    /// The first rows of a section together, rows laid out separate from the others.
    private func rows(_ count: Int, of section: Int) -> [Quantity] {
        guard count > 0 else { return [] }
        let layout = sections[section]
        let isEstimated = heights.rowEstimate != nil
        let laidOut = isEstimated ? min(count, progress.rows(of: section, count: layout.rows.count)) : count
        var counts = TableRowCounts()
        layout.rows.count(laidOut, of: (label, section), into: &counts)
        return TableContent.rows(
            counts, notLaidOut: count - laidOut, rowHeight: heights.rowHeight, rowEstimate: heights.rowEstimate)
    }

    private func nonZero(_ quantities: [Quantity]) -> [Quantity] { quantities.filter { $0.value != 0 } }

    // MARK: - Visible parts

    /// The sections that reach into a range of the content, in order.
    func sections(from top: Double, to bottom: Double) -> Range<Int> {
        let first = firstSection { self.starts[$0 + 1] > top }
        let end = firstSection { self.starts[$0] >= bottom }
        return first..<max(first, end)
    }

    /// The first section for which something holds that then holds for all further ones.
    private func firstSection(where holds: (Int) -> Bool) -> Int {
        var range = sections.indices
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            range = holds(middle) ? range.lowerBound..<middle : (middle + 1)..<range.upperBound
        }
        return range.lowerBound
    }

    /// The rows of a section that reach into a range of the content.
    func rows(of section: Int, from top: Double, to bottom: Double) -> Range<Int> {
        let start = starts[section] + (sections[section].padding?.value ?? 0) + headerHeight(section).value
        let end = rows(of: section, before: bottom - start)
        // The row that holds the upper edge begins at or above it.
        return min(end, max(0, rows(of: section, before: top - start) - 1))..<end
    }

    private func rows(of section: Int, before distance: Double) -> Int {
        let layout = sections[section]
        let laidOut = progress.rows(of: section, count: layout.rows.count)
        let real = min(laidOut, layout.rows.rows(before: distance))
        guard let estimated = layout.estimated, real == laidOut, laidOut < layout.rows.count else { return real }
        let rest = estimated.rows(before: distance - layout.rows.length(of: laidOut))
        return min(layout.rows.count, laidOut + rest)
    }
}
