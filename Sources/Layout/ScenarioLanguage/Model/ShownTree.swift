package import LayoutEngine

/// Finds views of the hierarchy by the names under which the snapshot lists them.
package struct ShownTree: Sendable {
    package let root: Root
    /// Every view, parents before children.
    private let views: [Named]
    /// The positions of views by their names and aliases; the first of each.
    private let places: [String: Int]

    package init(root: Root) {
        self.root = root
        var views: [Named] = []
        switch root {
        case .controller(let controller): Self.addViews(of: controller, to: &views)
        case .views(let top): for view in top { Self.add(view, named: view.name, to: &views) }
        }
        var places: [String: Int] = [:]
        for (place, named) in views.enumerated() {
            for name in (named.name.map { [$0] } ?? []) + named.view.aliases where places[name] == nil {
                places[name] = place
            }
        }
        (self.views, self.places) = (views, places)
    }

    /// The view with a name or alias, anywhere in the hierarchy.
    package func view(named name: String) -> View? { places[name].map { views[$0].view } }

    /// The controller with a name, anywhere in the hierarchy.
    package func controller(named name: String) -> Controller? {
        let top = root.controller.map { Self.controllers(in: $0) }
        return (top ?? []).first { $0.name == name }
    }

    /// The name of the innermost controller's root view; nil without a controller.
    package var innermostViewName: String? { root.controller?.innermost.viewName }

    /// The names of scroll views that the scenario has scrolled somewhere.
    var scrolledNames: [String] {
        views.compactMap { name, view in view.scrollView?.contentOffset == nil ? nil : name }
    }

    /// Whether a table can be spoken of by a name.
    var hasNamedTable: Bool {
        views.contains { name, view in
            if case .table = view.kind { return name != nil }
            return false
        }
    }

    /// A view and the name by which the snapshot lists it.
    private typealias Named = (name: String?, view: View)

    private static func addViews(of controller: Controller, to views: inout [Named]) {
        var next: Controller? = controller
        while let controller = next {
            add(controller.view, named: controller.viewName, to: &views)
            if case .arrangement(let panes) = controller.kind { addViews(of: panes.secondary, to: &views) }
            next = controller.shownChild
        }
    }

    /// A controller and all that it and its views hold.
    private static func controllers(in controller: Controller) -> [Controller] {
        [controller] + children(of: controller).flatMap { controllers(in: $0) }
            + descendants(of: controller.view, named: nil).flatMap { named -> [Controller] in
                if case .childController(let child) = named.view.kind { controllers(in: child) } else { [] }
            }
    }

    /// The shown child, and before it a split view controller's primary column or an arrangement's secondary pane.
    private static func children(of controller: Controller) -> [Controller] {
        var children: [Controller] = []
        if case .split(let split) = controller.kind, let primary = split.primary { children.append(primary) }
        if case .arrangement(let panes) = controller.kind { children.append(panes.secondary) }
        if let child = controller.shownChild { children.append(child) }
        return children
    }

    private static func descendants(of view: View, named name: String?) -> [Named] {
        var views: [Named] = []
        add(view, named: name, to: &views)
        return views
    }

    /// Adds a view and all that it holds.
    private static func add(_ view: View, named name: String?, to views: inout [Named]) {
        views.append((name, view))
        if case .childController(let controller) = view.kind { addViews(of: controller, to: &views) }
        if case .table(_, let table) = view.kind {
            for subview in table.contents.lazy.flatMap({ $0.subviews }) {
                add(subview, named: subview.name, to: &views)
            }
        }
        for subview in view.subviews { add(subview, named: subview.name, to: &views) }
    }
}
