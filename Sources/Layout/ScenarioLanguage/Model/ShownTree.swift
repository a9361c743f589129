package import LayoutEngine

/// Finds views of the hierarchy by the names under which the snapshot lists them.
package struct ShownTree: Sendable {
    package let root: Root

    package init(root: Root) { self.root = root }

    /// The view with a name or alias, anywhere in the hierarchy.
    package func view(named name: String) -> View? {
        views.first { $0.name == name || $0.view.aliases.contains(name) }?.view
    }

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

    /// Every view, parents before children.
    private var views: [Named] {
        switch root {
        case .controller(let controller): Self.views(of: controller)
        case .views(let views): views.flatMap { Self.descendants(of: $0, named: $0.name) }
        }
    }

    private static func views(of controller: Controller) -> [Named] {
        descendants(of: controller.view, named: controller.viewName)
            + (controller.shownChild.map { views(of: $0) } ?? [])
    }

    /// A controller and all that it and its views hold.
    private static func controllers(in controller: Controller) -> [Controller] {
        [controller] + children(of: controller).flatMap { controllers(in: $0) }
            + descendants(of: controller.view, named: nil).flatMap { named -> [Controller] in
                if case .childController(let child) = named.view.kind { controllers(in: child) } else { [] }
            }
    }

    /// The shown child, and before it a split view controller's primary column.
    private static func children(of controller: Controller) -> [Controller] {
        var children: [Controller] = []
        if case .split(let split) = controller.kind, let primary = split.primary { children.append(primary) }
        if let child = controller.shownChild { children.append(child) }
        return children
    }

    private static func descendants(of view: View, named name: String?) -> [Named] {
        var views: [Named] = [(name, view)]
        if case .childController(let controller) = view.kind { views += Self.views(of: controller) }
        if case .table(_, let table) = view.kind {
            views += table.contents.flatMap { $0.subviews }.flatMap { descendants(of: $0, named: $0.name) }
        }
        return views + view.subviews.flatMap { descendants(of: $0, named: $0.name) }
    }
}
