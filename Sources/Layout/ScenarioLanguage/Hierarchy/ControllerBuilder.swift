import DataTree
import Diagnostics
import LayoutEngine
import Schema

/// The last step of reading a controller: its names, its view's, and its bars' become known.
struct ControllerBuilder {
    let draft: ControllerDraft
    let role: ControllerRole
    /// The place of the class key, for diagnostics about a default name.
    let keySpan: SourceSpan

    /// The finished controller; called inside its class key.
    func finish(_ decoder: inout ScenarioDecoder) -> Controller {
        var controller = draft.controller
        controller.name = name ?? ""
        controller.kind = draft.kind
        registerController(&decoder)
        if role != .column { registerBars(&decoder) }
        controller.view = view(&decoder)
        return controller
    }

    private var keys: [ScenarioEntry] {
        (draft.controllerClass.keys + (role == .child ? ControllerKeys.ofChild : [])).map { $0.entry }
    }

    /// The name as given, or the one that every shown controller has; nil for a child that is not named.
    private var name: String? {
        draft.name?.value ?? (role == .shown ? draft.controllerClass.defaultName : nil)
    }

    private func registerController(_ decoder: inout ScenarioDecoder) {
        guard let name else { return }
        decoder.register(name, at: draft.name?.span ?? keySpan, steps: decoder.steps, keys)
    }

    /// Whether the name refers to this element; false for a name that an earlier element has.
    private func isKnown(to decoder: ScenarioDecoder) -> Bool {
        name.map { decoder.context.element(named: $0)?.span == draft.name?.span ?? keySpan } ?? false
    }

    private func registerBars(_ decoder: inout ScenarioDecoder) {
        for entry in keys where entry.isSupported {
            guard case .object(let section) = entry.kind, ReservedNames.bars.contains(entry.name) else { continue }
            decoder.register(
                entry.name, at: keySpan, steps: decoder.steps + [.key(entry.name)],
                HierarchySchema.entries(of: section))
        }
    }

    private func view(_ decoder: inout ScenarioDecoder) -> View {
        let root = root(&decoder)
        var view = root.draft.view(root.viewClass)
        place(&view, &decoder)
        let names = viewNames(ofKnownController: isKnown(to: decoder))
        view.name = names.first?.value ?? ""
        view.aliases = names.dropFirst().map { $0.value }
        for name in names { decoder.register(name.value, at: name.span, steps: root.steps, root.entries) }
        decoder.diagnostics += ConstraintCheck(view, subviews: view.subviews, name: nil).problems
        return view
    }

    /// The root view as given; without `view`, the table settings of a table view controller, or a view by default.
    private func root(_ decoder: inout ScenarioDecoder) -> RootViewDraft {
        if let table = draft.table {
            if draft.rootView != nil {
                decoder.report(HierarchyCodes.tableTwice(draft.controllerClass.rawValue, at: keySpan))
            }
            return RootViewDraft(
                viewClass: .tableView, draft: table, steps: decoder.steps,
                entries: ControllerKeys.table.map { $0.entry })
        }
        return draft.rootView
            ?? RootViewDraft(
                draft.controllerClass.rootViewClass, ViewDraft(), steps: decoder.steps + [.key("view")])
    }

    /// A container or the window places the view of a controller that it shows; a child's view is placed by its frame.
    private func place(_ view: inout View, _ decoder: inout ScenarioDecoder) {
        let inner = draft.rootView?.draft.placed
        if role != .child {
            if let inner { decoder.report(HierarchyCodes.placedRootView(at: inner.span)) }
            return
        }
        if let outer = draft.placement.placed {
            view.placement = outer.value
            if let inner { decoder.report(HierarchyCodes.placedTwice(at: inner.span, first: outer.span)) }
        }
        view.isHidden = view.isHidden || draft.placement.view.isHidden
        view.isInWindow = view.isInWindow && draft.placement.view.isInWindow
    }

    /// The names of the view, first the one that derivations use.
    private func viewNames(ofKnownController isKnown: Bool) -> [Located<String>] {
        let own = draft.rootView?.draft.name
        func byPlace(_ name: String) -> Located<String> { Located(name, at: keySpan) }
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
