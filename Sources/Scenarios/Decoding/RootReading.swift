import DataTree
import Diagnostics
import LayoutEngine

/// How `root` is read: one controller under its class key, or views straight in the window under `view`.
enum RootReading {
    static let names = ControllerClass.names + ["view"]

    static let format = ValueFormat<Root>(kind: .controller) { node, decoding in
        guard let entry = ViewReading.classEntry(node, of: names, &decoding) else { return nil }
        guard entry.key == "view" else {
            return ControllerReading.shown(entry, &decoding).map { .controller($0) }
        }
        return decoding.inside(.key(entry.key)) { .views(views(entry.value, &$0)) }
    }

    /// A list of views, or one in a form that a controller's root view may take, called `view` unless it has a name.
    private static func views(_ node: DataNode, _ decoding: inout Decoding) -> [View] {
        if node.items != nil { return ViewReading.list.decode(node, &decoding) ?? [] }
        let root = RootViewReading.read(node, .view, &decoding)
        let name = root.draft.name ?? PlacedName(text: "view", span: node.span)
        decoding.register(name.text, at: name.span, steps: root.steps, root.entries)
        decoding.diagnostics += PlacementCheck(root.draft, root.viewClass, isArranged: false).problems
        var view = root.draft.view(root.viewClass)
        view.name = name.text
        return [view]
    }
}
