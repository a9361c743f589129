import DataTree
import Diagnostics
import LayoutEngine
import Schema

/// The decoder of `root`: one controller under its class key, or views straight in the window under `view`.
enum RootDecoder {
    static let names = ControllerClass.names + ["view"]

    static let format = ScenarioFormat<Root>(kind: .controller) { node, decoder in
        guard let entry = ViewDecoder.classEntry(node, of: names, &decoder) else { return nil }
        guard entry.key == "view" else {
            return ControllerDecoder.shown(entry, &decoder).map { .controller($0) }
        }
        return decoder.inside(.key(entry.key)) { decoder in
            let views = views(entry.value, &decoder)
            decoder.diagnostics += ConstraintCheck(nil, subviews: views, name: "window").problems
            return .views(views)
        }
    }

    /// A list of views, or one in a form that a controller's root view may have, called `view` unless it has a name.
    private static func views(_ node: DataNode, _ decoder: inout ScenarioDecoder) -> [View] {
        if node.items != nil { return ViewDecoder.list.decode(node, &decoder) ?? [] }
        let root = ViewDecoder.rootView(node, .view, &decoder)
        let name = root.draft.name ?? Located("view", at: node.span)
        decoder.register(name.value, at: name.span, steps: root.steps, root.entries)
        decoder.diagnostics +=
            PlacementCheck(root.draft, root.viewClass, isArranged: false, isInScrollView: false).problems
        var view = root.draft.view(root.viewClass)
        view.name = name.value
        return [view]
    }
}
