/// A UITabBar or UIToolbar.
package struct Bar: Hashable, Sendable {
    /// The app's setting; nil is UIKit's default, which is translucent from iOS 7.
    package var isTranslucent: Bool?
    package var isHidden = false
    package var backgroundImage = BackgroundImage.none

    package init() {}

    /// A background image decides translucency when the app does not.
    package enum BackgroundImage: String, CaseIterable, Hashable, Sendable {
        case none, opaque, translucent
    }
}

/// A UINavigationBar.
package struct NavigationBar: Hashable, Sendable {
    package var bar = Bar()
    package var barStyle = Style.default
    package var prefersLargeTitles = false

    package init() {}

    /// UIBarStyle.
    package enum Style: String, CaseIterable, Hashable, Sendable {
        case `default`, black, blackTranslucent
    }
}

/// The content of the navigation bar that belongs to a controller, as far as it changes the bar's height.
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
