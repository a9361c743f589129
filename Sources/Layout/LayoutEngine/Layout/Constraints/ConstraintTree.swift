/// The views that constraints lay out together: one whose frame is known, with everything below it that no controller, cell or
/// other tree owns.
struct ConstraintTree {
    /// The root first, parents before children.
    private(set) var nodes: [Node]
    /// The active constraints of the app's, then those that stack views create.
    private(set) var constraints: [Entry] = []
    /// The position of the root.
    static let root = 0

    struct Node {
        /// The view; nil for a root that is not a view of the app, such as the window.
        let view: View?
        let names: [String]
        /// The node that holds it; nil for the root.
        let parent: Int?
        /// Its place among the subviews of that.
        let position: Int
        /// Whether this is a stack view's arranged subview.
        let isArranged: Bool
        let depth: Int
        fileprivate(set) var children: [Int] = []
        /// The layout guides of the app's own that it owns, in their order.
        fileprivate(set) var guides: [Int] = []
        /// The layout guides that a stack view creates for its constraints, in their order.
        fileprivate(set) var stackGuides: [Int] = []
        /// Whether this is a layout guide, which lies in its view but is not a view itself.
        fileprivate(set) var isGuide = false
        /// The name of a guide that a stack view creates, which no constraint of the app can refer to; nil for others.
        fileprivate(set) var stackGuideName: String?
        /// Whether this is a stack view that arranges its subviews by constraints that are solved with the others.
        fileprivate(set) var arrangesByConstraints = false
        /// Whether constraints place the view: it has neither frame nor mask, and a constraint names it, or it is pinned.
        fileprivate(set) var isConstrained = false

        /// The name by which derivations know it.
        var label: String { names.first ?? stackGuideName ?? "" }

        /// The path of its frame.
        var framePath: String { "\(label).\(framePropertyName)" }

        var framePropertyName: String { isGuide ? Property.layoutFrame.rawValue : Property.frame.rawValue }
    }

    /// A constraint with the nodes of its items; a node is nil if the tree has no such view.
    struct Entry {
        let constraint: LayoutConstraint
        let first: Int?
        let second: Int?
        /// Whether a stack view creates the constraint.
        var isOfStack = false
        /// The direction for leading and trailing; nil for that of the view around both items.
        var direction: LayoutDirection?
    }

    /// - Parameter view: the root; nil for one that is no view of the app's.
    init(_ view: View?, names: [String], subviews: [View]) {
        nodes = [
            Node(view: view, names: names, parent: nil, position: 0, isArranged: false, depth: 0)
        ]
        for (position, subview) in subviews.enumerated() { add(subview, to: Self.root, at: position) }
        for (position, guide) in (view?.layoutGuides ?? []).enumerated() { add(guide, to: Self.root, at: position) }
        collect()
    }

    private mutating func add(_ view: View, to parent: Int, at position: Int) {
        let index = nodes.count
        let isArranged = nodes[parent].view?.stackView != nil
        nodes.append(
            Node(
                view: view, names: (view.name.map { [$0] } ?? []) + view.aliases, parent: parent, position: position,
                isArranged: isArranged, depth: nodes[parent].depth + 1))
        nodes[parent].children.append(index)
        // The views in a child controller's view are laid out separately.
        if case .childController = view.kind { return }
        for (position, subview) in view.subviews.enumerated() { add(subview, to: index, at: position) }
        for (position, guide) in view.layoutGuides.enumerated() { add(guide, to: index, at: position) }
    }

    private mutating func add(_ guide: String, to owner: Int, at position: Int) {
        let index = nodes.count
        var node = Node(
            view: nil, names: [guide], parent: owner, position: position, isArranged: false,
            depth: nodes[owner].depth + 1)
        node.isGuide = true
        node.isConstrained = true
        nodes.append(node)
        nodes[owner].guides.append(index)
    }

    private mutating func collect() {
        for index in nodes.indices {
            guard let view = nodes[index].view else { continue }
            for constraint in view.constraints where constraint.isActive { list(constraint, in: index) }
            guard case .pinned(let pins) = view.placement, !nodes[index].isArranged else { continue }
            nodes[index].isConstrained = true
            for pin in pins { list(pin.asConstraint(), in: index) }
        }
        for entry in constraints {
            for index in [entry.first, entry.second] {
                guard let index, index != Self.root, nodes[index].view?.placement == View.Placement.none,
                    !nodes[index].isArranged
                else { continue }
                nodes[index].isConstrained = true
            }
        }
        arrangeByConstraints()
    }

    private mutating func list(_ constraint: LayoutConstraint, in node: Int) {
        constraints.append(
            Entry(
                constraint: constraint, first: self.node(of: constraint.first, in: constraint, listedIn: node),
                second: constraint.second.flatMap { self.node(of: $0, in: constraint, listedIn: node) }))
    }

    // MARK: Stack views

    /// Marks the stack views that arrange their subviews by constraints: those with an arranged subview that is sized by its
    /// class or has a constraint of the app, and stack views inside or around them. The others need no system.
    private mutating func arrangeByConstraints() {
        var stacks = nodes.indices.filter { nodes[$0].view?.isSizedByItsClass == true }.compactMap {
            stack(arranging: $0)
        }
        for entry in constraints {
            for index in [entry.first, entry.second] {
                if let index, let stack = stack(arranging: index), !stacks.contains(stack) { stacks.append(stack) }
            }
        }
        while let stack = stacks.popLast() {
            guard !nodes[stack].arrangesByConstraints else { continue }
            nodes[stack].arrangesByConstraints = true
            if let outer = self.stack(arranging: stack) { stacks.append(outer) }
            stacks += nodes[stack].children.filter { nodes[$0].view?.stackView != nil }
            for index in nodes[stack].children {
                nodes[index].isConstrained = true
                guard case .pinned(let pins)? = nodes[index].view?.placement else { continue }
                for pin in pins { list(pin.asConstraint(), in: index) }
            }
        }
    }

    /// The stack view of an arranged subview; nil for other nodes.
    private func stack(arranging node: Int) -> Int? { nodes[node].isArranged ? nodes[node].parent : nil }

    /// Adds a layout guide that a stack view creates; returns its node.
    mutating func addGuide(_ name: String, ofStack stack: Int) -> Int {
        var node = Node(
            view: nil, names: [], parent: stack, position: nodes[stack].stackGuides.count, isArranged: false,
            depth: nodes[stack].depth + 1)
        node.isGuide = true
        node.stackGuideName = name
        node.isConstrained = true
        nodes.append(node)
        nodes[stack].stackGuides.append(nodes.count - 1)
        return nodes.count - 1
    }

    /// Adds a constraint that a stack view creates.
    mutating func add(_ constraint: LayoutConstraint, _ first: Int, _ second: Int?, _ direction: LayoutDirection) {
        constraints.append(
            Entry(constraint: constraint, first: first, second: second, isOfStack: true, direction: direction))
    }

    /// Adds constraints that are listed elsewhere and refer only to views of this tree, by their names.
    mutating func add(_ others: [LayoutConstraint]) {
        for constraint in others {
            let owners = [constraint.first, constraint.second].compactMap { $0?.owner }
            let isHere = owners.allSatisfy { if case .named(let name) = $0 { node(named: name) != nil } else { false } }
            let isNew = !constraints.contains { $0.constraint == constraint }
            if isHere, isNew { list(constraint, in: Self.root) }
        }
        arrangeByConstraints()
    }

    /// The node that an item of a constraint names; nil if the tree does not contain the view.
    private func node(of item: LayoutConstraint.Item, in constraint: LayoutConstraint, listedIn list: Int) -> Int? {
        switch item.owner {
        case .this: list
        case .named(let name): node(named: name)
        case .superview: subject(of: constraint, listedIn: list).flatMap { nodes[$0].parent }
        }
    }

    private func subject(of constraint: LayoutConstraint, listedIn list: Int) -> Int? {
        if case .named(let name) = constraint.subject { return node(named: name) }
        return list
    }

    private func node(named name: String) -> Int? { nodes.firstIndex { $0.names.contains(name) } }

    /// Whether a node lies in another one, at any depth.
    func lies(_ node: Int, in ancestor: Int) -> Bool {
        var current = nodes[node].parent
        while let index = current {
            if index == ancestor { return true }
            current = nodes[index].parent
        }
        return false
    }

    /// The node that holds both, or is one of them and holds the other.
    func commonAncestor(_ first: Int, _ second: Int) -> Int {
        var (first, second) = (first, second)
        while first != second {
            if nodes[first].depth >= nodes[second].depth {
                first = nodes[first].parent ?? Self.root
            } else {
                second = nodes[second].parent ?? Self.root
            }
        }
        return first
    }
}

extension View {
    /// Whether the view, or a view that is laid out with it, lists constraints or owns a layout guide. A control counts, as
    /// constraints do not align its frame, and a text, as its lines depend on its width.
    var holdsConstraints: Bool {
        if !constraints.isEmpty || !layoutGuides.isEmpty || isSizedByItsClass { return true }
        if case .childController = kind { return false }
        return subviews.contains { $0.holdsConstraints }
    }
}
