import Geometry

/// Hierarchies in their initial state, before the app sets anything in `viewDidLoad` that a callback would report.
extension Root {
    var unconfigured: Root {
        switch self {
        case .controller(let controller): .controller(controller.unconfigured)
        case .views(let views): .views(views.map { $0.unconfigured })
        }
    }
}

extension Controller {
    fileprivate var unconfigured: Controller {
        var controller = self
        controller.view = view.unconfigured
        switch kind {
        case .content: break
        case .navigation(var navigation):
            navigation.topViewController = navigation.topViewController.unconfigured
            controller.kind = .navigation(navigation)
        case .tab(var tab):
            tab.selectedViewController = tab.selectedViewController.unconfigured
            controller.kind = .tab(tab)
        case .split(var split):
            split.primary = split.primary?.unconfigured
            split.secondary = split.secondary.unconfigured
            controller.kind = .split(split)
        case .arrangement(var arrangement):
            arrangement.primary = arrangement.primary.unconfigured
            arrangement.secondary = arrangement.secondary.unconfigured
            controller.kind = .arrangement(arrangement)
        case .page(let page): controller.kind = .page(page.unconfigured)
        }
        return controller
    }
}

extension View {
    /// The view without margins and insets set by the app.
    fileprivate var unconfigured: View {
        var view = self
        view.layoutMargins = nil
        view.subviews = subviews.map { $0.unconfigured }
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
                table.cells[index].subviews = table.cells[index].subviews.map { $0.unconfigured }
            }
            for index in table.sections.indices {
                let section = table.sections[index]
                table.sections[index].header.subviews = section.header.subviews.map { $0.unconfigured }
                table.sections[index].footer.subviews = section.footer.subviews.map { $0.unconfigured }
            }
            view.kind = .table(scrollView, table)
        case .collection(var scrollView, let collection):
            scrollView.contentInset = .zero
            view.kind = .collection(scrollView, collection)
        case .childController(let child): view.kind = .childController(child.unconfigured)
        }
        return view
    }
}
