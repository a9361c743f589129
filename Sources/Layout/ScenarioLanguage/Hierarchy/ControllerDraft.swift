import DataTree
import Diagnostics
import LayoutEngine

/// A controller while its properties are being read.
struct ControllerDraft: Sendable {
    let controllerClass: ControllerClass
    var name: Located<String>?
    /// The properties that every controller has; its kind and view are set at the end.
    var controller: Controller
    var tabBar = Bar()
    var navigationBar = NavigationBar()
    var isNavigationBarHidden = false
    var isToolbarHidden = true
    var toolbar = Bar()
    var splitStyle = SplitViewController.Style.unspecified
    var displayMode = SplitViewController.DisplayMode.automatic
    var primaryColumnWidth = 320.0
    var primaryBackgroundStyle = SplitViewController.PrimaryBackgroundStyle.sidebar
    /// The controller of a split view controller's primary column.
    var primary: Controller?
    var arrangement = ArrangementViewController.Style.split
    var axes = ArrangementViewController.Axes.both
    /// The controller of an arrangement view controller's secondary pane.
    var secondary: Controller?
    /// The root view as far as the scenario describes it.
    var rootView: RootViewDraft?
    /// The table's properties given directly in a table view controller; nil when there are none.
    var table: ViewDraft?
    /// The placement of a child controller's root view among its siblings.
    var placement = ViewDraft()
    /// The controller that a container shows, with the place of its class key.
    var child: Located<Controller>?

    init(_ controllerClass: ControllerClass) {
        self.controllerClass = controllerClass
        controller = Controller(name: "", kind: .content, view: View(name: nil))
        controller.isTableViewController = controllerClass == .tableViewController
    }

    /// The kind of controller; `.content` when a container lacks its child, which was reported.
    var kind: Controller.Kind {
        guard let child = child?.value else { return .content }
        switch controllerClass {
        case .pageViewController: return .page(child)
        case .splitViewController: return .split(split(showing: child))
        case .arrangementViewController: return secondary.map { .arrangement(panes(child, $0)) } ?? .content
        case .tabBarController:
            var tab = TabBarController(selectedViewController: child)
            tab.tabBar = tabBar
            return .tab(tab)
        case .navigationController:
            var navigation = NavigationController(topViewController: child)
            navigation.navigationBar = navigationBar
            navigation.isNavigationBarHidden = isNavigationBarHidden
            navigation.isToolbarHidden = isToolbarHidden
            navigation.toolbar = toolbar
            return .navigation(navigation)
        default:
            return .content
        }
    }

    private func panes(_ primary: Controller, _ secondary: Controller) -> ArrangementViewController {
        var panes = ArrangementViewController(primary: primary, secondary: secondary)
        panes.style = arrangement
        panes.axes = axes
        return panes
    }

    private func split(showing child: Controller) -> SplitViewController {
        var split = SplitViewController(secondary: child)
        split.style = splitStyle
        split.displayMode = displayMode
        split.primaryColumnWidth = primaryColumnWidth
        split.primaryBackgroundStyle = primaryBackgroundStyle
        split.primary = primary
        return split
    }
}
