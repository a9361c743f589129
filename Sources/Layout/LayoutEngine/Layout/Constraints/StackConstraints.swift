import ConstraintSolver
import Geometry

/// The constraints by which a stack view arranges its subviews, with the identifiers, relations and priorities that UIKit prints.
///
/// UIKit's priority of 999.5 lies between two levels, and counts as 999.
struct StackConstraints {
    static let rule = Rule(
        "stack-view.constraints", .from(9), .observed, evidence: ["Let's Build UIStackView", "UIStackView"])

    private let node: Int
    private let stack: StackView
    private let label: String
    /// The guide that holds the arranged subviews; nil for the stack view itself.
    private let canvas: LayoutConstraint.Guide?
    private let direction: LayoutDirection
    private let all: [Arranged]
    private let visible: [Arranged]
    private let along: Along
    private let across: Along

    /// An arranged subview, or a guide that the stack view creates.
    private struct Arranged {
        let node: Int
        let label: String
        var isHidden = false
        /// The length that its content or its constraints ask for along the axis; nil for none.
        var natural: Double?
        /// The distance that is kept to the next visible one.
        var spacing = 0.0

        func side(_ anchor: Pin.Anchor) -> Side {
            Side(node: node, item: LayoutConstraint.Item(.this, anchor), name: "\(label).\(anchor.rawValue)")
        }
    }

    /// An attribute of the stack view, of an arranged subview or of a guide.
    private struct Side {
        let node: Int
        let item: LayoutConstraint.Item
        /// As texts name it: "label.leading".
        let name: String
    }

    /// The attributes along an axis.
    private struct Along {
        let near: Pin.Anchor
        let far: Pin.Anchor
        let center: Pin.Anchor
        let extent: Pin.Anchor
        /// The letter of a visual format.
        let letter: String

        init(_ axis: StackView.Axis) {
            let isHorizontal = axis == .horizontal
            near = isHorizontal ? .leading : .top
            far = isHorizontal ? .trailing : .bottom
            center = isHorizontal ? .centerX : .centerY
            extent = isHorizontal ? .width : .height
            letter = isHorizontal ? "H" : "V"
        }
    }

    /// - Parameter node: the node of a stack view; the result is nil for another view.
    init?(of node: Int, in tree: ConstraintTree, _ surroundings: ConstraintSurroundings) {
        guard let view = tree.nodes[node].view, let stack = view.stackView else { return nil }
        let environment = surroundings.environment
        self.node = node
        self.stack = stack
        label = Self.shown(tree.nodes[node].label)
        canvas =
            environment.decide(.stackKeepsMargins, stack.isLayoutMarginsRelativeArrangement) ? .layoutMargins : nil
        let isMirrored = environment.decide(.stackIsMirrored, environment.direction(of: view) == .rightToLeft)
        self.direction = isMirrored ? .rightToLeft : .leftToRight
        along = Along(stack.axis)
        let anchor = along.extent
        across = Along(stack.axis == .horizontal ? .vertical : .horizontal)
        all = tree.nodes[node].children.map { child in
            let arranged = tree.nodes[child].view
            let size = surroundings.naturalSize(child)
            let natural = anchor == .width ? size.width : size.height
            return Arranged(
                node: child, label: Self.shown(tree.nodes[child].label), isHidden: arranged?.isHidden ?? false,
                natural: arranged?.fixedExtent(anchor) ?? natural?.value,
                spacing: arranged?.customSpacing ?? stack.spacing)
        }
        visible = all.filter { !$0.isHidden }
    }

    private static func shown(_ label: String) -> String { label.isEmpty ? "view" : label }

    /// Adds the constraints to a tree, with the guides that they need.
    func add(to tree: inout ConstraintTree) {
        guard let first = all.first, let last = all.last else { return }
        connect(.near, along, first, in: &tree)
        // Hidden views alone are no reason for a stack view to be of no length.
        if !visible.isEmpty {
            connect(.far, along, last, in: &tree, at: isAloneInProportion ? Self.almostRequired : .required)
        }
        space(&tree)
        distribute(&tree)
        align(first, &tree)
    }

    private static let almostRequired = ConstraintPriority(999)

    /// Whether the subview is the only one with a length for the proportion: measured on UIKit, it is as long as the stack view
    /// with its margins, beyond the far one.
    private var isAloneInProportion: Bool {
        stack.distribution == .fillProportionally && visible.count == 1 && visible.contains { ($0.natural ?? 0) > 0 }
    }

    // MARK: Along the axis

    private enum End { case near, far }

    /// Connects an edge of a view to the same edge of the stack view or of its margins.
    private func connect(
        _ end: End, _ axis: Along, _ view: Arranged, by relation: LinearConstraint.Relation = .equal,
        in tree: inout ConstraintTree, at priority: ConstraintPriority = .required
    ) {
        let anchor = end == .near ? axis.near : axis.far
        let sign = relation == .equal ? "" : ">="
        let isShort = end == .far && canvas == nil
        let symbol = end == .near && relation == .greaterOrEqual ? "<=" : "=="
        let (outer, inner) = (canvasSide(anchor), view.side(anchor))
        let text =
            isShort ? "\(axis.letter):[\(view.label)]-(\(sign)0)-|" : "\(outer.name) \(symbol) \(inner.name)"
        // A view lies within: after the near edge, and before the far one.
        let (first, second) = end == .near ? (inner, outer) : (outer, inner)
        relate("canvas-connection", first, relation, second, text: text, at: priority, in: &tree)
    }

    /// A hidden view has no length and begins at the end of the previous view; the next view keeps its distance to the last visible
    /// one.
    private func space(_ tree: inout ConstraintTree) {
        let keepsAtLeast = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
        var lastVisible: Arranged?
        for (view, next) in zip(all, all.dropFirst()) {
            if !view.isHidden { lastVisible = view }
            let distance = next.isHidden ? 0 : lastVisible?.spacing ?? 0
            let isLeast = keepsAtLeast && !next.isHidden && lastVisible != nil
            let number = "\(isLeast ? ">=" : "")\(DecimalText.string(distance))"
            let (first, second) = (next.side(along.near), view.side(along.far))
            let constraint = LayoutConstraint(
                first.item, isLeast ? .greaterOrEqual : .equal, second.item, constant: distance,
                text: "\(along.letter):[\(view.label)]-(\(number))-[\(next.label)]")
            add("spacing", constraint, of: first, second, in: &tree)
        }
        for view in all where view.isHidden { shrink("hiding", view, along: along, in: &tree) }
    }

    private func distribute(_ tree: inout ConstraintTree) {
        switch stack.distribution {
        case .fill: break
        case .fillEqually: equalLengths(&tree)
        case .fillProportionally:
            if visible.contains(where: { ($0.natural ?? 0) > 0 }) { proportions(&tree) } else { equalLengths(&tree) }
        case .equalSpacing, .equalCentering: gaps(&tree)
        }
    }

    private func equalLengths(_ tree: inout ConstraintTree) {
        guard let first = visible.first else { return }
        for view in visible.dropFirst() {
            relate("fill-equally", view.side(along.extent), .equal, first.side(along.extent), in: &tree)
        }
    }

    /// Gives each view the share of the stack view that its length has in all lengths and distances, with weaker priorities
    /// for later views.
    private func proportions(_ tree: inout ConstraintTree) {
        // An unpublished length leaves the parts open.
        guard visible.allSatisfy({ $0.natural?.isNaN != true }) else { return }
        let total = visible.reduce(0) { $0 + ($1.natural ?? 0) } + visible.dropLast().reduce(0) { $0 + $1.spacing }
        for (position, view) in all.enumerated() where !view.isHidden {
            guard let natural = view.natural, natural > 0, total > 0 else {
                shrink("fill-proportionally", view, along: along, in: &tree)
                continue
            }
            let part = natural / total
            let priority = isAloneInProportion ? .required : ConstraintPriority(999 - position)
            let (own, whole) = (view.side(along.extent), this.side(along.extent))
            let constraint = LayoutConstraint(
                own.item, .equal, multiplier: part, whole.item, priority: priority,
                text: "\(own.name) == \(part == 1 ? "" : "\(DecimalText.string(part))*")\(whole.name)")
            add("fill-proportionally", constraint, of: own, whole, in: &tree)
        }
    }

    /// Guides between neighbours, which are equally long: firmly between edges, weakly between centres.
    private func gaps(_ tree: inout ConstraintTree) {
        let isCentering = stack.distribution == .equalCentering
        let (from, to) = isCentering ? (along.center, along.center) : (along.far, along.near)
        var first: Arranged?
        for (view, next) in zip(visible, visible.dropFirst()) {
            let gap = guide("UISV-distributing", &tree)
            let ends = [(along.near, view, from), (along.far, next, to)]
            for (end, neighbour, anchor) in ends {
                relate("distributing-edge", gap.side(end), .equal, neighbour.side(anchor), in: &tree)
            }
            if let first {
                let position = all.firstIndex { $0.node == view.node } ?? 0
                let priority = isCentering ? ConstraintPriority(150 - position) : .required
                relate(
                    "fill-equally", gap.side(along.extent), .equal, first.side(along.extent), at: priority, in: &tree)
            } else {
                first = gap
            }
        }
        fitCanvas(along, &tree)
    }

    /// Weakly keeps the stack view from being larger than it has to be.
    private func fitCanvas(_ axis: Along, _ tree: inout ConstraintTree) {
        shrink("canvas-fit", this, along: axis, at: ConstraintPriority(49), in: &tree)
    }

    private func shrink(
        _ kind: String, _ view: Arranged, along axis: Along, at priority: ConstraintPriority = .required,
        in tree: inout ConstraintTree
    ) {
        let side = view.side(axis.extent)
        let constraint = LayoutConstraint(side.item, .equal, nil, priority: priority, text: "\(side.name) == 0")
        add(kind, constraint, of: side, in: &tree)
    }

    // MARK: Across the axis

    private func align(_ first: Arranged, _ tree: inout ConstraintTree) {
        let others = all.dropFirst()
        func equal(_ anchor: Pin.Anchor, _ tree: inout ConstraintTree) {
            for view in others {
                relate("alignment", first.side(anchor), .equal, view.side(anchor), in: &tree)
            }
        }
        let edge = StackArrangement.AlignedEdge(stack, .leftToRight)
        switch edge {
        case .both:
            connect(.near, across, first, in: &tree)
            connect(.far, across, first, in: &tree)
            equal(across.near, &tree)
            equal(across.far, &tree)
            return
        case .start: equal(across.near, &tree)
        case .end: equal(across.far, &tree)
        case .middle: equal(across.center, &tree)
        }
        if others.isEmpty {
            connect(.near, across, first, by: edge == .start ? .equal : .greaterOrEqual, in: &tree)
            connect(.far, across, first, by: edge == .end ? .equal : .greaterOrEqual, in: &tree)
            if edge == .middle { connectCenter(first, &tree) }
            fitCanvas(across, &tree)
        } else {
            span(edge, first, &tree)
        }
        for view in all { shrink("ambiguity-suppression", view, along: across, at: ConstraintPriority(25), in: &tree) }
    }

    /// A guide that spans all of the views across the axis replaces the first one at the edges to which they are not aligned.
    private func span(_ edge: StackArrangement.AlignedEdge, _ first: Arranged, _ tree: inout ConstraintTree) {
        let spanner = guide("UISV-alignment-spanner", &tree)
        connect(.near, across, edge == .start ? first : spanner, in: &tree)
        connect(.far, across, edge == .end ? first : spanner, in: &tree)
        if edge == .middle { connectCenter(first, &tree) }
        for view in all {
            let ends: [(End, Pin.Anchor)] = [(.near, across.near), (.far, across.far)]
            for (end, anchor) in ends {
                let isAligned = end == .near ? edge == .start : edge == .end
                let relation: LinearConstraint.Relation =
                    isAligned ? .equal : end == .near ? .lessOrEqual : .greaterOrEqual
                relate(
                    "spanning-boundary", spanner.side(anchor), relation, view.side(anchor),
                    at: isAligned ? Self.almostRequired : .required, in: &tree)
            }
        }
        shrink("spanning-fit", spanner, along: across, at: ConstraintPriority(51), in: &tree)
    }

    private func connectCenter(_ view: Arranged, _ tree: inout ConstraintTree) {
        relate("canvas-connection", canvasSide(across.center), .equal, view.side(across.center), in: &tree)
    }

    // MARK: Items

    private var this: Arranged { Arranged(node: node, label: label) }

    private func guide(_ name: String, _ tree: inout ConstraintTree) -> Arranged {
        Arranged(node: tree.addGuide(name, ofStack: node), label: name)
    }

    /// An attribute of what holds the arranged subviews.
    private func canvasSide(_ anchor: Pin.Anchor) -> Side {
        let name = canvas.map { "\(label).\($0.rawValue)" } ?? label
        return Side(
            node: node, item: LayoutConstraint.Item(.this, guide: canvas, anchor), name: "\(name).\(anchor.rawValue)")
    }

    private func relate(
        _ kind: String, _ first: Side, _ relation: LinearConstraint.Relation, _ second: Side, text: String? = nil,
        at priority: ConstraintPriority = .required, in tree: inout ConstraintTree
    ) {
        let constraint = LayoutConstraint(
            first.item, relation, second.item, priority: priority,
            text: text ?? "\(first.name) \(relation.rawValue) \(second.name)")
        add(kind, constraint, of: first, second, in: &tree)
    }

    private func add(
        _ kind: String, _ constraint: LayoutConstraint, of first: Side, _ second: Side? = nil,
        in tree: inout ConstraintTree
    ) {
        var constraint = constraint
        if !constraint.priority.isRequired { constraint.text += " @ \(constraint.priority.level)" }
        constraint.identifier = "UISV-\(kind)"
        tree.add(constraint, first.node, second?.node, direction)
    }
}
