import LayoutEngine

/// A view while its properties are being read; what it ends up as depends on its class.
struct ViewDraft: Sendable {
    var name: PlacedName?
    var frame: PlacedPlacement?
    var pins: PlacedPlacement?
    /// The properties that every view has; its name, kind and placement are put in at the end.
    var view = View(name: nil)
    var scrollView = ScrollView()
    var tableView = TableView()
    var stackView = StackView()

    /// Where the view is placed, if the scenario says so.
    var placed: PlacedPlacement? { pins ?? frame }

    /// The view that the draft describes.
    func view(_ viewClass: ViewClass) -> View {
        var view = view
        view.name = name?.text
        view.placement = placed?.placement ?? .none
        view.kind =
            switch viewClass.kind {
            case .table: .table(scrollView, tableView)
            case .scroll: .scroll(scrollView)
            case .stack: .stack(stackView)
            case .plain, .childController: .plain
            }
        return view
    }
}
