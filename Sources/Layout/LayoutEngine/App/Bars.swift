package import Geometry

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

/// The content of the navigation bar that belongs to a controller, as far as it changes the bar's height or has a place of its own.
package struct NavigationItem: Hashable, Sendable {
    package var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    package var hasPrompt = false
    package var searchController: SearchController?
    package var hidesSearchBarWhenScrolling = true
    /// The items from the outer end of each side inwards, as UIKit orders them.
    package var leftBarButtonItems: [BarButtonItem] = []
    package var rightBarButtonItems: [BarButtonItem] = []

    package init() {}

    /// The items of both sides.
    package var items: [BarButtonItem] { leftBarButtonItems + rightBarButtonItems }

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

/// A UIBarButtonItem by what it shows, which decides in which bars it can be.
package struct BarButtonItem: Hashable, Sendable {
    /// The name under which a scenario asks for it; nil for none.
    package var name: String?
    package var title: String?
    /// The name of a system symbol.
    package var image: String?
    /// The size of a view that is shown instead of title and image, in points.
    package var customView: Size?
    package var axisBehavior = AxisBehavior.automatic

    package init(image: String? = nil) { self.image = image }

    /// UIBarButtonItem.AxisBehavior.
    package enum AxisBehavior: String, CaseIterable, Hashable, Sendable {
        case automatic, horizontalOnly, verticalPreferred
    }
}
