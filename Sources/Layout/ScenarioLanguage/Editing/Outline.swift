package import DataTree
import Diagnostics
import LayoutEngine

/// The controllers and views of a scenario as a list to edit: each with its depth and its possible edits.
///
/// The outline is built from the tree alone, so that it also exists for a scenario with mistakes in other places.
package struct Outline: Sendable {
    /// The items from the root down, each before its children.
    package private(set) var items: [Item] = []
    private let tree: DataNode
    private let nameBySteps: [[PathStep]: String]
    /// Whether the device's panes are known, so that an arrangement can be added.
    private let hasPanes: Bool

    package struct Item: Sendable {
        /// Items that it lies in.
        package let depth: Int
        /// The class key: `navigationController`, `label`.
        package let className: String
        /// The name as it is written, or as paths have it; nil where there is neither.
        package let name: String?
        /// The classes of which one more can be added to the item.
        package let addable: [String]
        /// The containers that can wrap the item.
        package let containers: [String]
        package let isRemovable: Bool
        /// Whether the view has another one before or after it.
        package let canMove: (up: Bool, down: Bool)
        /// The constraints, one a line; nil for an item that cannot have any.
        package let constraints: [String]?
        /// The way to its mapping, which may be missing.
        let steps: [PathStep]
    }

    init(_ tree: DataNode, elements: [NamedElement], hasPanes: Bool) {
        self.tree = tree
        self.hasPanes = hasPanes
        var nameBySteps: [[PathStep]: String] = [:]
        for element in elements where nameBySteps[element.steps] == nil { nameBySteps[element.steps] = element.name }
        self.nameBySteps = nameBySteps
        let steps: [PathStep] = [.key("root")]
        if let entry = controllerEntry(in: tree["root"]) {
            addController(entry, at: steps, depth: 0)
        } else if tree["root"]?["view"] != nil {
            addRootView(.view, at: steps + [.key("view")], depth: 0)
        }
    }

    /// The classes of which the root can be one, while there is none.
    package var addableAtRoot: [String] { items.isEmpty ? offered(ControllerClass.names) : [] }

    private func offered(_ names: [String]) -> [String] {
        hasPanes ? names : names.filter { $0 != ControllerClass.arrangementViewController.rawValue }
    }

    // MARK: - Reading

    /// The written name, or the default name by which paths address an element without one.
    private func name(at steps: [PathStep]) -> String? {
        tree.node(at: steps[...])?["name"]?.text ?? nameBySteps[steps]
    }

    private func controllerEntry(in node: DataNode?) -> DataNode.Entry? {
        node?.entries?.first { ControllerClass(rawValue: $0.key) != nil }
    }

    private mutating func addController(_ entry: DataNode.Entry, at owner: [PathStep], depth: Int) {
        guard let controllerClass = ControllerClass(rawValue: entry.key) else { return }
        let steps = owner + [.key(entry.key)]
        let child = controllerEntry(in: entry.value)
        items.append(
            Item(
                depth: depth, className: entry.key, name: name(at: steps),
                addable: controllerClass.isContainer && child == nil ? offered(ControllerClass.names) : [],
                containers: offered(ControllerClass.allCases.filter { $0.isContainer }.map { $0.rawValue }),
                isRemovable: child != nil || owner != [.key("root")], canMove: (false, false), constraints: nil,
                steps: steps))
        for column in ["primary", "secondary"] {
            guard let other = controllerEntry(in: entry.value[column]) else { continue }
            addController(other, at: steps + [.key(column)], depth: depth + 1)
        }
        if let child {
            addController(child, at: steps, depth: depth + 1)
        } else if !controllerClass.isContainer {
            addRootView(controllerClass.rootViewClass, at: steps + [.key("view")], depth: depth + 1)
        }
    }

    /// The controllers of an arrangement among views.
    private mutating func addPanes(at steps: [PathStep], depth: Int) {
        for owner in [steps + [.key("secondary")], steps] {
            guard let pane = controllerEntry(in: tree.node(at: owner[...])) else { continue }
            addController(pane, at: owner, depth: depth)
        }
    }

    /// A root view in any of the forms in which it is written; also one that is not.
    private mutating func addRootView(_ viewClass: ViewClass, at steps: [PathStep], depth: Int) {
        var viewClass = viewClass
        var steps = steps
        if let entries = tree.node(at: steps[...])?.entries, entries.count == 1, let entry = entries.first,
            let written = ViewClass(rawValue: entry.key), written.controllerClass == nil
        {
            viewClass = written
            steps.append(.key(entry.key))
        }
        addView(viewClass, at: steps, depth: depth, place: nil)
    }

    /// - Parameter place: its index among siblings, and their count; nil for a root view.
    private mutating func addView(
        _ viewClass: ViewClass, at steps: [PathStep], depth: Int, place: (index: Int, count: Int)?
    ) {
        let node = tree.node(at: steps[...])
        items.append(
            Item(
                depth: depth, className: viewClass.rawValue, name: name(at: steps),
                addable: viewClass.controllerClass == nil ? offered(ViewClass.names) : [], containers: [],
                isRemovable: place != nil,
                canMove: (place.map { $0.index > 0 } ?? false, place.map { $0.index + 1 < $0.count } ?? false),
                constraints: (node?["constraints"]?.items ?? []).map { $0.text ?? ScenarioText.line($0) }, steps: steps)
        )
        if viewClass == .viewController {
            addRootView(.view, at: steps + [.key("view")], depth: depth + 1)
            return
        }
        if viewClass == .arrangementViewController { return addPanes(at: steps, depth: depth + 1) }
        let subviews = node?.items ?? node?["subviews"]?.items ?? []
        for (index, subview) in subviews.enumerated() {
            guard let entry = subview.entries?.first, let subviewClass = ViewClass(rawValue: entry.key) else {
                continue
            }
            addView(
                subviewClass, at: steps + [.key("subviews"), .index(index), .key(entry.key)], depth: depth + 1,
                place: (index, subviews.count))
        }
    }
}

// MARK: - Editing

extension Outline {
    package enum Edit: Sendable {
        /// A new controller or view of a class in the item, after its present content.
        case add(String)
        /// Removes the item; a container is replaced by its content.
        case remove
        case moveUp, moveDown
        /// Wraps the item in a container of a class.
        case putIn(String)
        /// The view's constraints, one a line.
        case constrain([String])
    }

    /// The tree after an edit; nil for one that the item does not allow.
    ///
    /// - Parameter index: the item's; nil for the root, which can only be added.
    package func tree(_ edit: Edit, at index: Int?) -> DataNode? {
        guard let index else {
            guard case .add(let name) = edit, addableAtRoot.contains(name) else { return nil }
            return setting(mapping([(name, controller(name))]), at: [.key("root")])
        }
        guard items.indices.contains(index) else { return nil }
        let item = items[index]
        switch edit {
        case .add(let name): return item.addable.contains(name) ? adding(name, to: item) : nil
        case .remove: return item.isRemovable ? removing(item) : nil
        case .moveUp: return item.canMove.up ? moving(item, by: -1) : nil
        case .moveDown: return item.canMove.down ? moving(item, by: 1) : nil
        case .putIn(let name):
            guard item.containers.contains(name), let node = tree.node(at: item.steps[...]) else { return nil }
            let others = content(of: name).dropFirst()
            return replacingEntry(of: item, by: (name, mapping([(item.className, node)] + others)))
        case .constrain(let lines):
            guard item.constraints != nil else { return nil }
            let steps = item.steps + [.key("constraints")]
            return lines.isEmpty ? tree.removing(at: steps[...]) : setting(list(lines.map { scalar($0) }), at: steps)
        }
    }

    private func adding(_ name: String, to item: Item) -> DataNode? {
        // Only controllers are in containers; a child controller counts as a view.
        if !item.containers.isEmpty {
            return setting(controller(name), at: item.steps + [.key(name)])
        }
        guard let viewClass = ViewClass(rawValue: name) else { return nil }
        let node = tree.node(at: item.steps[...])
        let subviews = node?.items ?? node?["subviews"]?.items ?? []
        let isArranged = item.className == ViewClass.stackView.rawValue
        let new = mapping([(name, view(viewClass, isArranged: isArranged, below: bottom(of: subviews)))])
        let isShort = node == nil || node?.items != nil
        return setting(list(subviews + [new]), at: isShort ? item.steps : item.steps + [.key("subviews")])
    }

    private func removing(_ item: Item) -> DataNode? {
        if let (steps, index, siblings) = siblings(of: item) {
            return setting(list(siblings.enumerated().filter { $0.offset != index }.map { $0.element }), at: steps)
        }
        guard let node = tree.node(at: item.steps[...]) else { return nil }
        if let child = controllerEntry(in: node) { return replacingEntry(of: item, by: (child.key, child.value)) }
        return tree.removing(at: item.steps[...])
    }

    private func moving(_ item: Item, by distance: Int) -> DataNode? {
        guard let (steps, index, siblings) = siblings(of: item) else { return nil }
        var moved = siblings
        moved.swapAt(index, index + distance)
        return setting(list(moved), at: steps)
    }

    /// The path to the list that contains a view, and the view's index.
    private func siblings(of item: Item) -> (steps: [PathStep], index: Int, views: [DataNode])? {
        guard case .index(let index)? = item.steps.dropLast().last else { return nil }
        let steps = Array(item.steps.dropLast(2))
        guard let views = tree.node(at: steps[...])?.items else { return nil }
        // A list of views is short for a mapping with subviews.
        let owner = Array(steps.dropLast())
        return (tree.node(at: owner[...])?.items == nil ? steps : owner, index, views)
    }

    private func replacingEntry(of item: Item, by other: (String, DataNode)) -> DataNode? {
        let steps = Array(item.steps.dropLast())
        guard let owner = tree.node(at: steps[...]), let entries = owner.entries else { return nil }
        let replaced = entries.map { entry in
            entry.key == item.className ? DataNode.Entry(other.0, at: entry.keySpan, other.1) : entry
        }
        return setting(DataNode(.mapping(replaced), at: owner.span), at: steps)
    }

    // MARK: - New nodes

    private func setting(_ node: DataNode, at steps: [PathStep]) -> DataNode {
        tree.setting(node, at: steps[...], keySpan: tree.span)
    }

    private func mapping(_ entries: [(String, DataNode)]) -> DataNode {
        DataNode(.mapping(entries.map { DataNode.Entry($0.0, at: tree.span, $0.1) }), at: tree.span)
    }

    private func list(_ items: [DataNode]) -> DataNode { DataNode(.list(items), at: tree.span) }

    private func scalar(_ text: String) -> DataNode { DataNode(.scalar(text, isQuoted: false), at: tree.span) }

    private func numbers(_ numbers: [Int]) -> DataNode { list(numbers.map { scalar($0.description) }) }

    /// The mapping of a new controller: a container needs one that it shows.
    private func controller(_ name: String) -> DataNode {
        guard ControllerClass(rawValue: name)?.isContainer == true else { return mapping([]) }
        return mapping(content(of: name))
    }

    /// The entries that a new container needs: a controller, and an arrangement a second one.
    private func content(of name: String) -> [(String, DataNode)] {
        let shown = (ControllerClass.viewController.rawValue, mapping([]))
        return name == ControllerClass.arrangementViewController.rawValue
            ? [shown, ("secondary", mapping([shown]))] : [shown]
    }

    /// The lowest edge of views whose frames are numbers; nil where none has one.
    private func bottom(of views: [DataNode]) -> Int? {
        let edges = views.compactMap { view -> Double? in
            let frame = view.entries?.first?.value["frame"]?.items ?? []
            let numbers = frame.compactMap { $0.text.flatMap { Double($0) } }
            return numbers.count == 4 && abs(numbers[1]) + abs(numbers[3]) < 10_000 ? numbers[1] + numbers[3] : nil
        }
        return edges.max().map { Int($0.rounded(.up)) }
    }

    /// The mapping of a new view: a name of its own, and a place below those that have one.
    private func view(_ viewClass: ViewClass, isArranged: Bool, below bottom: Int?) -> DataNode {
        let name = scalar(newName(for: viewClass))
        if isArranged, viewClass == .control { return mapping([("name", name), ("class", scalar("switch"))]) }
        if isArranged { return mapping([("name", name), ("intrinsicContentSize", numbers([80, 40]))]) }
        let top = bottom.map { $0 + 12 } ?? 120
        switch viewClass {
        case .tableView, .scrollView, .collectionView, .textView:
            return mapping([("name", name), ("frame", bottom == nil ? scalar("fill") : numbers([20, top, 280, 200]))])
        case .label: return mapping([("name", name), ("frame", numbers([20, top, 160, 24]))])
        case .control:
            return mapping([("name", name), ("class", scalar("switch")), ("frame", numbers([20, top, 51, 31]))])
        case .view, .imageView, .stackView: return mapping([("name", name), ("frame", numbers([20, top, 160, 80]))])
        case .viewController: return mapping([("frame", numbers([20, top, 160, 240]))])
        case .arrangementViewController:
            return mapping([("frame", numbers([20, top, 160, 240]))] + content(of: viewClass.rawValue))
        }
    }

    private func newName(for viewClass: ViewClass) -> String {
        let base =
            switch viewClass {
            case .view: "box"
            case .imageView: "image"
            case .scrollView: "scroll"
            case .tableView: "table"
            case .collectionView: "collection"
            case .stackView: "stack"
            case .label, .control, .textView, .viewController, .arrangementViewController: viewClass.rawValue
            }
        let taken = Set(nameBySteps.values)
        if !taken.contains(base) { return base }
        var number = 2
        while taken.contains(base + number.description) { number += 1 }
        return base + number.description
    }
}
