import Geometry
import LayoutEngine

/// Hierarchies for samples.
enum Trees {
    static func content(_ subviews: [View] = [], _ change: (inout Controller) -> Void = { _ in }) -> Controller {
        var view = View(name: "view", placement: .fill)
        view.subviews = subviews
        var controller = Controller(name: "vc", kind: .content, view: view)
        change(&controller)
        return controller
    }

    static func navigation(
        _ content: Controller, _ change: (inout NavigationController) -> Void = { _ in }
    ) -> Controller {
        var navigation = NavigationController(topViewController: content)
        change(&navigation)
        return Controller(
            name: "nav", kind: .navigation(navigation), view: View(name: "nav.view", placement: .fill))
    }

    static func tab(_ content: Controller, _ change: (inout TabBarController) -> Void = { _ in }) -> Controller {
        var tab = TabBarController(selectedViewController: content)
        change(&tab)
        return Controller(name: "tab", kind: .tab(tab), view: View(name: "tab.view", placement: .fill))
    }

    static func table(
        _ change: (inout ScrollView, inout TableView) -> Void = { _, _ in }
    ) -> View {
        var scroll = ScrollView()
        var table = TableView()
        table.rows = 30
        change(&scroll, &table)
        return View(name: "table", kind: .table(scroll, table), placement: .fill)
    }

    static func box(_ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> View {
        View(name: name, placement: .frame(Rect(x: x, y: y, width: width, height: height)))
    }

    /// Three views: at the top, in the middle, and out over the right edge.
    static var boxes: Controller {
        let views = [box("red", 20, 0, 120, 200), box("green", 100, 220, 200, 100), box("blue", 300, 330, 100, 312)]
        return content(views) { $0.additionalSafeAreaInsets = Insets(top: 20, left: 30, bottom: 0, right: 10) }
    }

    static var scroll: View {
        var scroll = ScrollView()
        scroll.contentSize = Size(width: 320, height: 1200)
        scroll.contentOffset = .point(Point(x: 0, y: 60))
        return View(name: "scroll", kind: .scroll(scroll), placement: .fill)
    }
}
