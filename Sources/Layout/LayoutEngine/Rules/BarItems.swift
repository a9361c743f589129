/// The axis along which an app's bar items are: that of the column of iPhone Duo is vertical, other bars are horizontal.
enum BarItems {
    static let rule = Rule(
        "vertical-bar.items", .from(27, 1), .documented,
        evidence: [
            "UIBarButtonItem.AxisBehavior", "duolab-items", "studioprobe-items", "barprobe-items", "tablepro-items",
        ])

    /// The axis of the bar that an item is shown in.
    static func axis(of item: BarButtonItem, in environment: Environment) -> BarButtonItem.Axis {
        guard VerticalBar.edge(in: environment) != nil,
            !environment.decide(.columnBelongsToDetail, environment.isInColumn),
            environment.decide(.itemFitsColumn, item.fitsColumn)
        else { return .horizontal }
        return .vertical
    }

    /// Whether the item of a toolbar stays horizontal beside a column, where it is not known whether there is a bar for it.
    static func isLost(_ item: BarButtonItem, in environment: Environment) -> Bool {
        VerticalBar.edge(in: environment) != nil && !environment.isInColumn
            && axis(of: item, in: environment) == .horizontal
    }
}

extension BarButtonItem {
    /// UIAxis of the bar that the item is in, for which UIKit has no property.
    package enum Axis: String, Sendable {
        case horizontal, vertical
        /// The item is not shown.
        case neither
    }

    /// Whether UIKit shows the item in a vertical bar: symbols by themselves, and what the app allows.
    fileprivate var fitsColumn: Bool {
        switch axisBehavior {
        case .automatic: image != nil && customView == nil
        case .horizontalOnly: false
        case .verticalPreferred: true
        }
    }
}

extension Environment {
    /// The axis of the bar that an item of the app's shown bars is in.
    package func axis(of item: BarButtonItem) -> BarButtonItem.Axis { BarItems.axis(of: item, in: self) }
}
