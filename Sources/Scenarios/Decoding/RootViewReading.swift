import DataTree
import LayoutEngine

/// How `view` is read: a list of subviews, a mapping of properties, or one view under its class key.
enum RootViewReading {
    /// The root view of a controller whose root view has, by default, the given class.
    static func read(
        _ node: DataNode, _ defaultClass: ViewClass, _ decoding: inout Decoding
    ) -> RootViewDraft {
        if node.items != nil {
            var draft = ViewDraft()
            draft.view.subviews = ViewReading.list.decode(node, &decoding) ?? []
            return RootViewDraft(defaultClass, draft, steps: decoding.steps)
        }
        if let (entry, viewClass) = classEntry(node) {
            return decoding.inside(.key(entry.key)) { decoding in
                RootViewDraft(
                    viewClass, ViewReading.draft(entry.value, viewClass, &decoding), steps: decoding.steps)
            }
        }
        return RootViewDraft(
            defaultClass, ViewReading.draft(node, defaultClass, &decoding), steps: decoding.steps)
    }

    /// The entry of a mapping that holds nothing but a view's class key.
    private static func classEntry(_ node: DataNode) -> (DataNode.Entry, ViewClass)? {
        guard let entries = node.entries, entries.count == 1, let entry = entries.first,
            let viewClass = ViewClass(rawValue: entry.key), viewClass.kind != .childController
        else { return nil }
        return (entry, viewClass)
    }
}
