package import Geometry

/// One thing of the laid-out tree – window, bar, controller or view – with its values at one phase.
package struct Element: Sendable {
    /// The name by which scenarios speak of it; views without a name get none and cannot be asked.
    package let name: String?
    /// A second name of the same thing, such as `table` for a root view that is a table.
    package let alias: String?
    package let kind: Kind
    /// The index of the parent in the snapshot's list; nil for the window.
    package let parent: Int?
    /// The frame in the window's coordinates; zero-sized for controllers without a view of their own.
    package let frameInWindow: Rect
    /// False for hidden bars and views; they keep their values and are not drawn.
    package let isVisible: Bool
    /// In the order in which tables show them.
    package let values: [(property: Property, value: Value)]

    package enum Kind: String, Hashable, Sendable {
        case window, statusBar, navigationBar, tabBar, toolbar
        case controller, view, scrollView, tableView
        /// Parts of a table; tableHeaderView and tableFooterView are header and footer too.
        case cell, contentView, label, separator, header, footer
    }

    package init(
        name: String?, alias: String? = nil, kind: Kind, parent: Int?, frameInWindow: Rect, isVisible: Bool,
        values: [(property: Property, value: Value)]
    ) {
        self.name = name
        self.alias = alias
        self.kind = kind
        self.parent = parent
        self.frameInWindow = frameInWindow
        self.isVisible = isVisible
        self.values = values
    }

    package subscript(property: Property) -> Value? {
        values.first { $0.property == property }?.value
    }
}
