/// What a UITableView adds to a scroll view: the heights of what it shows.
package struct TableView: Hashable, Sendable {
    package var style = Style.plain
    package var rows = 0
    /// Points; nil is UITableView.automaticDimension.
    package var rowHeight: Double?
    /// Heights of tableHeaderView and tableFooterView.
    package var tableHeaderHeight = 0.0
    package var tableFooterHeight = 0.0
    /// Nil is the default of the OS: 0 before iOS 11, automaticDimension from 11.
    package var estimatedRowHeight: Double?

    package init() {}

    /// UITableView.Style.
    package enum Style: String, CaseIterable, Hashable, Sendable {
        case plain, grouped, insetGrouped
    }
}
