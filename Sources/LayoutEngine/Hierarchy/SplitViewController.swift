/// A UISplitViewController with two columns.
package struct SplitViewController: Sendable {
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

    /// UISplitViewController.BackgroundStyle of the primary column.
    package enum PrimaryBackgroundStyle: String, CaseIterable, Hashable, Sendable {
        case none, sidebar
    }
}
