import LayoutEngine

/// Finds views of the hierarchy by the names under which the snapshot lists them.
struct ShownTree: Sendable {
    let root: Root

    /// The view with a name or alias, anywhere in the hierarchy.
    func view(named name: String) -> View? {
        views.first { $0.name == name } ?? views.first { $0.alias == name }
    }

    /// The name of the innermost controller's root view; nil without a controller.
    var innermostViewName: String? {
        guard case .controller(let controller) = root else { return nil }
        return controller.innermost.view.name
    }

    /// Every view, parents before children.
    private var views: [View] {
        switch root {
        case .controller(let controller): Self.views(of: controller)
        case .views(let views): views.flatMap { Self.descendants(of: $0) }
        }
    }

    private static func views(of controller: Controller) -> [View] {
        descendants(of: controller.view) + (controller.shownChild.map { views(of: $0) } ?? [])
    }

    private static func descendants(of view: View) -> [View] {
        var views = [view]
        if case .childController(let controller) = view.kind { views += Self.views(of: controller) }
        return views + view.subviews.flatMap { descendants(of: $0) }
    }
}
