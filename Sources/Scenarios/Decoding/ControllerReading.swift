import DataTree
import Diagnostics
import LayoutEngine

/// How controllers are read: a mapping under a class key, which holds the class key of the child in turn.
enum ControllerReading {
    /// Whether the controller lies on the way from the window to the innermost one, in another column of a split view, or
    /// among views. Only the first has names that go without saying.
    enum Role {
        case shown, column, child
    }

    /// The controller under a class key. The innermost one is called `vc`, its view `view`.
    static func shown(_ entry: DataNode.Entry, _ decoding: inout Decoding) -> Controller? {
        guard let controllerClass = ControllerClass(rawValue: entry.key) else { return nil }
        return decoding.inside(.key(entry.key)) { read(entry, controllerClass, $0.role, &$0) }
    }

    /// The controller of another column, under its class key.
    static let column = ValueFormat<Controller>(kind: .controller) { node, decoding in
        decoding.role = .column
        defer { decoding.role = .shown }
        return ViewReading.classEntry(node, of: ControllerClass.names, &decoding).flatMap { shown($0, &decoding) }
    }

    /// The root view of a `viewController` that stands among views; called inside its class key.
    static func child(_ entry: DataNode.Entry, isArranged: Bool, _ decoding: inout Decoding) -> View? {
        guard let controller = read(entry, .viewController, .child, isArranged: isArranged, &decoding) else {
            return nil
        }
        var view = controller.view
        view.kind = .childController(controller)
        return view
    }

    private static func read(
        _ entry: DataNode.Entry, _ controllerClass: ControllerClass, _ role: Role, isArranged: Bool = false,
        _ decoding: inout Decoding
    ) -> Controller? {
        var draft = ControllerDraft(controllerClass)
        decoding.readObject(
            entry.value, into: &draft, role == .child ? ControllerKeys.child : controllerClass.keys,
            alsoAllowed: controllerClass.isContainer ? ControllerClass.names : [],
            other: { readShownChild($0, into: &$1, &$2) })
        if let frame = draft.placement.frame, let pins = draft.placement.pins {
            decoding.report(.placedTwice(at: pins.span, first: frame.span))
        }
        if role == .child {
            decoding.diagnostics += PlacementCheck(draft.placement, .view, isArranged: isArranged).problems
        }
        draft.table?.checkRows(&decoding)
        if controllerClass.isContainer, draft.child == nil, !hasChild(entry.value) {
            decoding.report(.missingController(of: entry.key, at: entry.keySpan))
        }
        return ControllerNaming(draft: draft, role: role, keySpan: entry.keySpan).finish(&decoding)
    }

    /// True when a child is there at all, even one that could not be read.
    private static func hasChild(_ node: DataNode) -> Bool {
        node.entries?.contains { ControllerClass.names.contains($0.key) } ?? false
    }

    /// Takes the class key of the controller that a container shows.
    private static func readShownChild(
        _ entry: DataNode.Entry, into draft: inout ControllerDraft, _ decoding: inout Decoding
    ) -> Bool {
        guard draft.controllerClass.isContainer, ControllerClass.names.contains(entry.key) else { return false }
        if let first = draft.child {
            decoding.report(
                .secondController(entry.key, of: draft.controllerClass.rawValue, at: entry.keySpan, first: first.span))
        } else if let controller = shown(entry, &decoding) {
            draft.child = PlacedController(controller: controller, span: entry.keySpan)
        }
        return true
    }
}
