import Geometry

/// Hierarchies as they are made, before the app sets anything in `viewDidLoad` that it would be told of.
extension Root {
    var asMade: Root {
        switch self {
        case .controller(let controller): .controller(controller.asMade)
        case .views(let views): .views(views.map { $0.asMade })
        }
    }
}

extension Controller {
    fileprivate var asMade: Controller {
        var controller = self
        controller.view = view.asMade
        switch kind {
        case .content: break
        case .navigation(var navigation):
            navigation.topViewController = navigation.topViewController.asMade
            controller.kind = .navigation(navigation)
        case .tab(var tab):
            tab.selectedViewController = tab.selectedViewController.asMade
            controller.kind = .tab(tab)
        case .split(var split):
            split.primary = split.primary?.asMade
            split.secondary = split.secondary.asMade
            controller.kind = .split(split)
        case .page(let page): controller.kind = .page(page.asMade)
        }
        return controller
    }
}

extension View {
    /// Without margins and insets of the app's own.
    fileprivate var asMade: View {
        var view = self
        view.layoutMargins = nil
        view.subviews = subviews.map { $0.asMade }
        switch kind {
        case .plain, .stack: break
        case .scroll(var scrollView):
            scrollView.contentInset = .zero
            view.kind = .scroll(scrollView)
        case .text(var scrollView):
            scrollView.contentInset = .zero
            view.kind = .text(scrollView)
        case .table(var scrollView, var table):
            scrollView.contentInset = .zero
            for index in table.cells.indices {
                table.cells[index].subviews = table.cells[index].subviews.map { $0.asMade }
            }
            view.kind = .table(scrollView, table)
        case .childController(let child): view.kind = .childController(child.asMade)
        }
        return view
    }
}
