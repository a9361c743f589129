package import Geometry

/// The properties that a UITableView adds to those of a scroll view: sections, rows, and the properties that decide their
/// heights.
package struct TableView: Equatable, Sendable {
    package var style = Style.plain
    package var sections = [TableSection(rows: 0)]
    /// Single rows that differ from the others, in any order; of two for one row the last counts.
    package var cells: [TableCell] = []
    /// Whether the table was created from a nib, which stores heights of its own.
    package var isFromNib = false

    // MARK: - Heights in points

    /// The rowHeight; nil for UITableView.automaticDimension.
    package var rowHeight: Double?
    /// The answer of `tableView(_:heightForRowAt:)` for every row; nil when the delegate does not implement it.
    package var heightForRow: Double?
    /// The height that self-sizing cells ask for; nil for cells with nothing but a line of text.
    package var selfSizedHeight: Double?
    /// The estimatedRowHeight; nil for the default of the OS: 0 before iOS 11, automaticDimension from 11; 0 switches
    /// estimates off.
    package var estimatedRowHeight: Double?
    package var estimatedSectionHeaderHeight: Double?
    package var estimatedSectionFooterHeight: Double?
    /// The sectionHeaderHeight; nil for automaticDimension.
    package var sectionHeaderHeight: Double?
    package var sectionFooterHeight: Double?
    /// The sectionHeaderTopPadding; nil for automaticDimension.
    package var sectionHeaderTopPadding: Double?
    /// The height of tableHeaderView and tableFooterView; 0 for none.
    package var tableHeaderHeight = 0.0
    package var tableFooterHeight = 0.0

    // MARK: - Cells

    package var accessory = TableCellAccessory.none
    package var separatorStyle = SeparatorStyle.singleLine
    /// The separatorInset; nil for the automatic inset.
    package var separatorInset: Insets?
    package var separatorInsetReference = SeparatorInsetReference.fromCellEdges
    package var insetsContentViewsToSafeArea = true
    /// The cellLayoutMarginsFollowReadableWidth; nil for the default of the OS.
    package var cellLayoutMarginsFollowReadableWidth: Bool?

    // MARK: - State

    /// Whether the reader has scrolled past all rows, so that each was laid out at least once.
    package var isScrolledThrough = false
    /// Whether `reloadData` was called after everything else, and no layout has followed yet.
    package var isReloaded = false

    package init() {}

    /// The number of rows in all sections; setting it creates one section without header and footer.
    package var rows: Int {
        get { sections.reduce(0) { $0 + $1.rows } }
        set { sections = [TableSection(rows: newValue)] }
    }

    /// UITableView.Style.
    package enum Style: String, CaseIterable, Hashable, Sendable {
        case plain, grouped, insetGrouped
    }

    /// UITableViewCell.SeparatorStyle.
    package enum SeparatorStyle: String, CaseIterable, Hashable, Sendable {
        case none, singleLine
    }

    /// UITableView.SeparatorInsetReference.
    package enum SeparatorInsetReference: String, CaseIterable, Hashable, Sendable {
        case fromCellEdges, fromAutomaticInsets
    }
}

extension TableView {
    /// The content views into which the app puts views, with these subviews: rows in their order, then headers and footers.
    package var contents: [(place: TablePart.Place, subviews: [View])] {
        var contents = cells.map { cell in
            (place: TablePart.Place.cell(section: cell.section, row: cell.row), subviews: cell.subviews)
        }
        for (index, section) in sections.enumerated() {
            contents.append((.header(section: index), section.header.subviews))
            contents.append((.footer(section: index), section.footer.subviews))
        }
        return contents.filter { !$0.subviews.isEmpty }
    }
}

/// A section of a table: its rows, and the header and footer.
package struct TableSection: Equatable, Sendable {
    /// The number of rows, never negative.
    package var rows: Int
    package var header = Supplement()
    package var footer = Supplement()

    package init(rows: Int) {
        self.rows = max(0, rows)
    }

    /// The answers of data source and delegate for a section's header or footer.
    package struct Supplement: Equatable, Sendable {
        /// `titleForHeaderInSection` answers a title.
        package var hasTitle = false
        package var view = DelegateView.notImplemented
        /// The answer of `heightForHeaderInSection`; nil when the delegate does not implement it.
        package var height: Height?
        /// The height in points that a self-sizing view asks for; nil for the height of a title.
        package var selfSizedHeight: Double?
        /// The app's views in the content view.
        package var subviews: [View] = []
        /// The height that constraints of the subviews ask for; nil if they ask for none, or the header does not size itself.
        var fittedHeight: FittedHeight?

        package init() {}
    }

    /// The outcome of `viewForHeaderInSection`.
    package enum DelegateView: String, CaseIterable, Hashable, Sendable {
        /// The delegate does not implement it.
        case notImplemented
        /// The delegate returns nil.
        case none
        /// The delegate returns a view.
        case view
    }

    /// A height that the delegate answers.
    package enum Height: Hashable, Sendable {
        case points(Double)
        /// UITableView.automaticDimension.
        case automatic
    }
}

/// A row that differs from the others of its table.
package struct TableCell: Equatable, Sendable {
    package var section: Int
    package var row: Int
    /// Points; nil for the height of the other rows.
    package var height: Double?
    /// The accessory; nil for the accessory of the other rows.
    package var accessory: TableCellAccessory?
    /// The text of the label, in one line; nil for anything as short.
    package var text: String?
    /// The app's views in the content view.
    package var subviews: [View] = []
    /// The height that constraints of the subviews ask for; nil if they ask for none, or the row does not size itself.
    var fittedHeight: FittedHeight?

    package init(section: Int, row: Int) {
        self.section = section
        self.row = row
    }
}

/// An accessory at the end of a cell, which narrows its content view.
package enum TableCellAccessory: Hashable, Sendable {
    case none, disclosureIndicator, detailButton
    /// An accessoryView of a width in points.
    case view(width: Double)
}
