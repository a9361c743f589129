/// What a controller puts into the navigation bar, as far as it changes the bar's height.
package struct NavigationItem: Hashable, Sendable {
    package var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    package var hasPrompt = false
    package var searchController: SearchController?
    package var hidesSearchBarWhenScrolling = true

    package init() {}

    /// UINavigationItem.LargeTitleDisplayMode.
    package enum LargeTitleDisplayMode: String, CaseIterable, Hashable, Sendable {
        case automatic, always, never
    }

    /// A UISearchController in the bar.
    package struct SearchController: Hashable, Sendable {
        package var isActive: Bool

        package init(isActive: Bool = false) { self.isActive = isActive }
    }
}
