/// A UINavigationController: its bar, its toolbar, and the controller on top of its stack.
package struct NavigationController: Equatable, Sendable {
    package var navigationBar = NavigationBar()
    package var isNavigationBarHidden = false
    package var isToolbarHidden = true
    package var toolbar = Bar()
    package var topViewController: Controller

    package init(topViewController: Controller) {
        self.topViewController = topViewController
    }
}

/// A UITabBarController: its bar, and the controller of the selected tab.
package struct TabBarController: Equatable, Sendable {
    package var tabBar = Bar()
    package var selectedViewController: Controller

    package init(selectedViewController: Controller) {
        self.selectedViewController = selectedViewController
    }
}

/// A UISplitViewController with two columns.
package struct SplitViewController: Equatable, Sendable {
    package var style = Style.unspecified
    package var displayMode = DisplayMode.automatic
    /// Points.
    package var primaryColumnWidth = 320.0
    package var primaryBackgroundStyle = PrimaryBackgroundStyle.sidebar
    package var primary: Controller?
    package var secondary: Controller

    package init(secondary: Controller) {
        self.secondary = secondary
    }

    /// UISplitViewController.DisplayMode for two columns.
    package enum DisplayMode: String, CaseIterable, Hashable, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
    }

    /// UISplitViewController.Style, as far as it has two columns.
    package enum Style: String, CaseIterable, Hashable, Sendable {
        /// The style of a split view controller that is created without a style.
        case unspecified
        case doubleColumn
    }

    /// UISplitViewController.BackgroundStyle of the primary column.
    package enum PrimaryBackgroundStyle: String, CaseIterable, Hashable, Sendable {
        case none, sidebar
    }
}

/// A UIArrangementViewController with the controllers of its two panes.
package struct ArrangementViewController: Equatable, Sendable {
    package var style = Style.split
    package var axes = Axes.both
    package var primary: Controller
    package var secondary: Controller

    package init(primary: Controller, secondary: Controller) {
        self.primary = primary
        self.secondary = secondary
    }

    /// UIArrangementViewController.Arrangement, as far as UIKit has one.
    package enum Style: String, CaseIterable, Hashable, Sendable {
        case split, overlay
    }

    /// UIAxis: the axes along which the panes can be.
    package enum Axes: String, CaseIterable, Hashable, Sendable {
        case both, horizontal, vertical

        /// Whether panes can be side by side, or else below each other.
        func allow(sideBySide: Bool) -> Bool { self == .both || (self == .horizontal) == sideBySide }
    }
}
