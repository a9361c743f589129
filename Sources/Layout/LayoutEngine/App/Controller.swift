package import Geometry

/// A view controller with the properties that layout depends on, and UIKit's defaults.
package struct Controller: Equatable, Sendable {
    /// The name; empty for a child controller that the scenario does not name.
    package var name: String
    package var kind: Kind
    /// The root view. A container's root view holds its child's.
    package var view: View
    package var additionalSafeAreaInsets = Insets.zero
    package var edgesForExtendedLayout = Edges.all
    package var extendedLayoutIncludesOpaqueBars = false
    package var automaticallyAdjustsScrollViewInsets = true
    package var viewRespectsSystemMinimumLayoutMargins = true
    package var hidesBottomBarWhenPushed = false
    package var prefersStatusBarHidden = false
    package var preferredVerticalBarBehavior = VerticalBarBehavior.automatic
    /// Whether the home indicator fades out; layout does not depend on it.
    package var prefersHomeIndicatorAutoHidden = false
    package var navigationItem = NavigationItem()
    /// Set on a controller that is presented over a plain full-screen one.
    package var modalPresentationStyle: ModalPresentationStyle?
    /// The size that it asks for in a popover or form sheet; nil for none.
    package var preferredContentSize: Size?
    package var popoverPresentation = PopoverPresentation()
    package var sheetPresentation = SheetPresentation()
    /// Whether the controller is a child whose view was added without addChild.
    package var isDetached = false
    /// Whether this is a UITableViewController, which keeps its table clear of the keyboard.
    package var isTableViewController = false
    package var toolbarItems: [BarButtonItem] = []
    /// Its containers are on screen before it loads.
    package var isPushed = false

    package indirect enum Kind: Equatable, Sendable {
        /// A view controller that shows its own view.
        case content
        case navigation(NavigationController)
        case tab(TabBarController)
        case split(SplitViewController)
        case arrangement(ArrangementViewController)
        /// A UIPageViewController with the page that it shows.
        case page(Controller)
    }

    package init(name: String, kind: Kind, view: View) {
        self.name = name
        self.kind = kind
        self.view = view
    }

    /// The controller that a container shows; nil for content.
    package var shownChild: Controller? {
        switch kind {
        case .content: nil
        case .navigation(let navigation): navigation.topViewController
        case .tab(let tab): tab.selectedViewController
        case .split(let split): split.secondary
        case .arrangement(let arrangement): arrangement.primary
        case .page(let page): page
        }
    }

    /// Whether this container or one that it shows has a visible navigation bar or tab bar.
    var showsBars: Bool {
        switch kind {
        case .navigation(let navigation) where navigation.showsNavigationBar: true
        case .tab(let tab) where !tab.tabBar.isHidden: true
        default: shownChild?.showsBars ?? false
        }
    }

    /// The controller reached by following shown children to the end.
    package var innermost: Controller {
        shownChild?.innermost ?? self
    }
}

/// UIVerticalBarBehavior: whether the bars of an app move to the column of iPhone Duo.
package enum VerticalBarBehavior: String, CaseIterable, Hashable, Sendable {
    case automatic, disabled
}

/// UIModalPresentationStyle, as far as layout differs.
package enum ModalPresentationStyle: String, CaseIterable, Hashable, Sendable {
    case fullScreen, pageSheet, formSheet, popover, overFullScreen
}

/// The properties of a controller's UISheetPresentationController.
package struct SheetPresentation: Hashable, Sendable {
    /// The heights at which the sheet can rest, in any order; empty means the large one too.
    package var detents: [Detent] = [.large]
    /// The one at which it rests; nil for the smallest.
    package var selected: Detent?
    /// Whether the sheet shows its grabber.
    package var prefersGrabberVisible = false

    package init() {}

    /// The possible detents; the sheet rests at the lowest one.
    package var candidates: [Detent] { selected.map { [$0] } ?? detents }

    /// UISheetPresentationController.Detent.
    package enum Detent: Hashable, Sendable {
        case medium, large
        /// The value that the app's resolver gives: a height in points within the sheet's safe area.
        case custom(Double)
    }
}

/// The properties of a controller's UIPopoverPresentationController.
package struct PopoverPresentation: Hashable, Sendable {
    /// The source of the popover in the window's coordinates; nil for a popover in the middle without an arrow.
    package var sourceRect: Rect?
    /// The permitted directions of the arrow; UIKit chooses among them.
    package var permittedArrowDirections = ArrowDirection.allCases

    package init() {}

    /// UIPopoverArrowDirection: an arrow that points up is at the popover's top.
    package enum ArrowDirection: String, CaseIterable, Hashable, Sendable {
        case up, down, left, right
    }
}
