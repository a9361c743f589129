import Diagnostics
import LayoutEngine

/// The last step of reading a controller: its names, its view's, and its bars' become known.
struct ControllerNaming {
    let draft: ControllerDraft
    let role: ControllerReading.Role
    /// The place of the class key, to point at when a name goes without saying.
    let keySpan: SourceSpan

    /// The finished controller; called inside its class key.
    func finish(_ decoding: inout Decoding) -> Controller {
        var controller = draft.controller
        controller.name = name ?? ""
        controller.kind = draft.kind
        registerController(&decoding)
        if role != .column { registerBars(&decoding) }
        controller.view = view(&decoding)
        return controller
    }

    private var keys: [SchemaEntry] {
        (role == .child ? ControllerKeys.child : draft.controllerClass.keys).map { $0.entry }
    }

    /// The name as given, or the one that every shown controller has; nil for a child that is not named.
    private var name: String? {
        draft.name?.text ?? (role == .shown ? draft.controllerClass.defaultName : nil)
    }

    private func registerController(_ decoding: inout Decoding) {
        guard let name else { return }
        decoding.register(name, at: draft.name?.span ?? keySpan, steps: decoding.steps, keys)
    }

    /// False for a name that another element had before.
    private func isKnown(to decoding: Decoding) -> Bool {
        name.map { decoding.element(named: $0)?.span == draft.name?.span ?? keySpan } ?? false
    }

    private func registerBars(_ decoding: inout Decoding) {
        for entry in keys where entry.isSupported {
            guard case .object(let section) = entry.kind, ReservedNames.bars.contains(entry.name) else { continue }
            decoding.register(
                entry.name, at: keySpan, steps: decoding.steps + [.key(entry.name)],
                ScenarioSchema.entries(of: section))
        }
    }

    private func view(_ decoding: inout Decoding) -> View {
        let root = root(&decoding)
        var view = root.draft.view(root.viewClass)
        place(&view, &decoding)
        let names = viewNames(ofKnownController: isKnown(to: decoding))
        view.name = names.first?.text ?? ""
        view.aliases = names.dropFirst().map { $0.text }
        for name in names { decoding.register(name.text, at: name.span, steps: root.steps, root.entries) }
        return view
    }

    /// The root view as given; without `view`, what a table view controller says of its table, or a view by default.
    private func root(_ decoding: inout Decoding) -> RootViewDraft {
        if let table = draft.table {
            if draft.rootView != nil { decoding.report(.tableTwice(draft.controllerClass.rawValue, at: keySpan)) }
            return RootViewDraft(
                viewClass: .tableView, draft: table, steps: decoding.steps,
                entries: ControllerKeys.table.map { $0.entry })
        }
        return draft.rootView
            ?? RootViewDraft(
                draft.controllerClass.rootViewClass, ViewDraft(), steps: decoding.steps + [.key("view")])
    }

    /// A container or the window places the view of a controller that it shows; a child's lies where its frame says.
    private func place(_ view: inout View, _ decoding: inout Decoding) {
        let inner = draft.rootView?.draft.placed
        if role != .child {
            if let inner { decoding.report(.placedRootView(at: inner.span)) }
            return
        }
        if let outer = draft.placement.placed {
            view.placement = outer.placement
            if let inner { decoding.report(.placedTwice(at: inner.span, first: outer.span)) }
        }
        view.isHidden = view.isHidden || draft.placement.view.isHidden
        view.isInWindow = view.isInWindow && draft.placement.view.isInWindow
    }

    /// The names of the view, first the one that derivations use.
    private func viewNames(ofKnownController isKnown: Bool) -> [PlacedName] {
        let own = draft.rootView?.draft.name
        func byPlace(_ name: String) -> PlacedName { PlacedName(text: name, span: keySpan) }
        let ofController = isKnown ? name.map { [byPlace($0 + ".view")] } ?? [] : []
        let ofNamed = draft.name == nil ? [] : ofController
        switch (role, draft.controllerClass) {
        case (.shown, .tableViewController):
            return [byPlace("view"), own ?? byPlace("table")] + ofNamed
        case (.shown, let shown) where !shown.isContainer:
            return [byPlace("view")] + (own.map { [$0] } ?? []) + ofNamed
        default:
            return (own.map { [$0] } ?? []) + ofController
        }
    }
}
