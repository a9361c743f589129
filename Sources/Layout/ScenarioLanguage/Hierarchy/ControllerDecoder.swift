import DataTree
import Diagnostics
import LayoutEngine
import Schema

/// The decoder of controllers: a mapping under a class key, which in turn contains the class key of the child.
enum ControllerDecoder {
    /// The controller under a class key. The innermost one is called `vc`, its view `view`.
    static func shown(_ entry: DataNode.Entry, _ decoder: inout ScenarioDecoder) -> Controller? {
        guard let controllerClass = ControllerClass(rawValue: entry.key) else { return nil }
        return decoder.controller(entry) { read(entry, controllerClass, $0.context.role, &$0).controller }
    }

    /// The controller of another column, under its class key.
    static let column = ScenarioFormat<Controller>(kind: .controller) { node, decoder in
        let role = decoder.context.role
        decoder.context.role = .column
        defer { decoder.context.role = role }
        return ViewDecoder.classEntry(node, of: ControllerClass.names, &decoder).flatMap { shown($0, &decoder) }
    }

    /// The root view of a controller among views; called inside its class key. Controllers that it shows have no default names.
    static func child(
        _ entry: DataNode.Entry, _ controllerClass: ControllerClass, isArranged: Bool, _ decoder: inout ScenarioDecoder
    ) -> View? {
        let role = decoder.context.role
        if controllerClass.isContainer { decoder.context.role = .column }
        defer { decoder.context.role = role }
        let (controller, draft) = read(entry, controllerClass, .child, isArranged: isArranged, &decoder)
        var view = controller.view
        view.kind = .childController(controller)
        // The constraints of the mapping itself place the view; the constraints of its root view place its subviews.
        view.constraints = draft.placement.view.constraints
        return view
    }

    private static func read(
        _ entry: DataNode.Entry, _ controllerClass: ControllerClass, _ role: ControllerRole, isArranged: Bool = false,
        _ decoder: inout ScenarioDecoder
    ) -> (controller: Controller, draft: ControllerDraft) {
        var draft = ControllerDraft(controllerClass)
        decoder.decodeObject(
            entry.value, into: &draft, controllerClass.keys + (role == .child ? ControllerKeys.ofChild : []),
            alsoAllowed: controllerClass.isContainer ? ControllerClass.names : [],
            other: { readShownChild($0, into: &$1, &$2) })
        if let frame = draft.placement.frame, let pins = draft.placement.pins {
            decoder.report(HierarchyCodes.placedTwice(at: pins.span, first: frame.span))
        }
        if role == .child {
            decoder.diagnostics +=
                PlacementCheck(
                    draft.placement, .view, isArranged: isArranged, isInScrollView: decoder.context.isInScrollView
                ).problems
        }
        if let entry = entry.value.entries?.first(where: { $0.key == "sheetPresentationController" }),
            draft.controller.modalPresentationStyle == nil
        {
            let owner: Message = "controller with a 'sheetPresentationController'"
            decoder.report(decoder.codes.missingKey("modalPresentationStyle", of: owner, at: entry.keySpan))
        }
        reportHiddenBars(in: entry.value, draft, &decoder)
        draft.table?.checkRows(&decoder)
        if controllerClass.isContainer, draft.child == nil, !hasChild(entry.value),
            !UnmodelledWords.stand(in: entry, besides: controllerClass.keys.map { $0.entry.name })
        {
            decoder.report(HierarchyCodes.missingController(of: entry.key, at: entry.keySpan))
        }
        if controllerClass == .arrangementViewController, draft.secondary == nil, entry.value["secondary"] == nil {
            decoder.report(decoder.codes.missingKey("secondary", of: "\(entry.key)", at: entry.keySpan))
        }
        return (ControllerBuilder(draft: draft, role: role, keySpan: entry.keySpan).finish(&decoder), draft)
    }

    /// Reports bars that are set to be shown although their controller hides them.
    private static func reportHiddenBars(
        in node: DataNode, _ draft: ControllerDraft, _ decoder: inout ScenarioDecoder
    ) {
        guard draft.controllerClass == .navigationController else { return }
        let bars = [
            ("toolbar", "isToolbarHidden", draft.isToolbarHidden),
            ("navigationBar", "isNavigationBarHidden", draft.isNavigationBarHidden),
        ]
        for (bar, key, isHidden) in bars where isHidden {
            guard let entry = node[bar]?.entries?.first(where: { $0.key == "isHidden" }), entry.value.text == "false"
            else {
                continue
            }
            decoder.report(HierarchyCodes.barStaysHidden(bar, key, at: entry.keySpan))
        }
    }

    /// Whether there is a child, even one that could not be decoded.
    private static func hasChild(_ node: DataNode) -> Bool {
        node.entries?.contains { ControllerClass.names.contains($0.key) } ?? false
    }

    /// Reads the class key of the controller that a container shows.
    private static func readShownChild(
        _ entry: DataNode.Entry, into draft: inout ControllerDraft, _ decoder: inout ScenarioDecoder
    ) -> Bool {
        guard draft.controllerClass.isContainer, ControllerClass.names.contains(entry.key) else { return false }
        if let first = draft.child {
            decoder.report(
                HierarchyCodes.secondController(
                    entry.key, of: draft.controllerClass.rawValue, at: entry.keySpan, first: first.span))
        } else if let controller = shown(entry, &decoder) {
            draft.child = Located(controller, at: entry.keySpan)
        }
        return true
    }
}
