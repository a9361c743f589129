import DataTree
import LayoutEngine
import Schema

/// How `view` is read: a list of subviews, a mapping of properties, or one view under its class key.
enum RootViewReading {
    /// The root view of a controller whose root view has, by default, the given class.
    static func read(
        _ node: DataNode, _ defaultClass: ViewClass, _ decoder: inout ScenarioDecoder
    ) -> RootViewDraft {
        if node.items != nil {
            var draft = ViewDraft()
            draft.view.subviews = ViewReading.list.decode(node, &decoder) ?? []
            return RootViewDraft(defaultClass, draft, steps: decoder.steps)
        }
        if let (entry, viewClass) = classEntry(node) {
            return decoder.inside(.key(entry.key)) { decoder in
                RootViewDraft(
                    viewClass, ViewReading.draft(entry.value, viewClass, &decoder), steps: decoder.steps)
            }
        }
        return RootViewDraft(
            defaultClass, ViewReading.draft(node, defaultClass, &decoder), steps: decoder.steps)
    }

    /// The entry of a mapping that holds nothing but a view's class key.
    private static func classEntry(_ node: DataNode) -> (DataNode.Entry, ViewClass)? {
        guard let entries = node.entries, entries.count == 1, let entry = entries.first,
            let viewClass = ViewClass(rawValue: entry.key), viewClass.kind != .childController
        else { return nil }
        return (entry, viewClass)
    }
}
