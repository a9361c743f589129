import ConstraintLogs
import ConstraintSolver
import Geometry

/// The views and constraints of a tree as lengths, to draw them.
extension ConstraintEquations {
    /// A contradicting set by positions in the system, and the one that is left out.
    struct Contradicting {
        let positions: [Int]
        let leftOut: Int
    }

    /// The contradicting constraints, then the app's others in their order, in the coordinates of the root's content.
    ///
    /// - Parameters:
    ///   - other: a second solution that holds the constraints as well; nil where there is none.
    ///   - openNumbers: the names of the numbers in which the two may differ.
    func plan(
        _ values: [Double], or other: [Double]?, openNumbers: [String], _ conflicts: [Contradicting]
    ) -> ConstraintPlan {
        var planner = ConstraintPlanner(equations: self, values: values)
        for conflict in conflicts {
            for position in conflict.positions {
                planner.add(position, position == conflict.leftOut ? .leftOut : .contradicting)
            }
        }
        for position in constraints.indices where isApps(position) { planner.add(position, .ordinary) }
        planner.addContentSizes()
        var plan = planner.plan
        plan.openNumbers = openNumbers
        guard let other else { return plan }
        for (index, view) in planner.with(other).plan.views.enumerated() {
            guard let horizontal = view.horizontal, let vertical = view.vertical else { continue }
            let place = ConstraintPlan.Place(horizontal: horizontal, vertical: vertical)
            if !plan.views[index].isAt(place) { plan.views[index].otherPlace = place }
        }
        return plan
    }

    private func isApps(_ position: Int) -> Bool {
        if case .app = source(position) { true } else { false }
    }
}

extension ConstraintPlan.View {
    fileprivate func isAt(_ place: ConstraintPlan.Place) -> Bool {
        [true, false].allSatisfy { isHorizontal in
            guard let span = span(isHorizontal: isHorizontal) else { return false }
            let other = place.span(isHorizontal: isHorizontal)
            return (span.start - other.start).magnitude < 1e-3 && (span.end - other.end).magnitude < 1e-3
        }
    }
}

/// Puts a plan together, line by line.
private struct ConstraintPlanner {
    var equations: ConstraintEquations
    let values: [Double]
    private var origins: [Point?]
    private var nodes: [Int]
    private var guides: [Guide] = []
    private var lines: [ConstraintPlan.Line] = []
    private var added: Set<Int> = []
    private var remaining = 0

    private struct Guide: Hashable {
        let node: Int
        let guide: LayoutConstraint.Guide
    }

    init(equations: ConstraintEquations, values: [Double]) {
        self.equations = equations
        self.values = values
        origins = equations.tree.nodes.map { _ in nil }
        nodes = [ConstraintTree.root]
    }

    var plan: ConstraintPlan {
        var planner = self
        let views = nodes.sorted().map { node in
            let frame = planner.frame(of: node)
            return ConstraintPlan.View(
                name: equations.shownName(node), isGuide: equations.tree.nodes[node].isGuide,
                horizontal: ConstraintPlan.Span(start: frame.minX, end: frame.maxX),
                vertical: ConstraintPlan.Span(start: frame.minY, end: frame.maxY))
        }
        return ConstraintPlan(
            views: views + guides.compactMap { planner.view(of: $0) }, lines: lines, remaining: remaining)
    }

    /// A planner of the views of this one at other values.
    func with(_ values: [Double]) -> ConstraintPlanner {
        var other = ConstraintPlanner(equations: equations, values: values)
        (other.nodes, other.guides) = (nodes, guides)
        return other
    }

    mutating func add(_ position: Int, _ role: ConstraintPlan.Role) {
        guard !added.contains(position) else { return }
        added.insert(position)
        guard lines.count < ConstraintPlan.maxLines else {
            remaining += 1
            return
        }
        if let line = line(position, role), [line.start, line.wanted, line.found].allSatisfy({ $0.isFinite }) {
            lines.append(line)
        }
    }

    /// Adds the content sizes of views that compete along an axis, if one of them gives way: with their hugging where that one is
    /// stretched, else with their compression resistance.
    mutating func addContentSizes() {
        for edge in [Edge.right, .bottom] {
            let sizes = equations.constraints.indices.compactMap { position -> (position: Int, node: Int)? in
                guard case .content(let node, edge) = equations.source(position) else { return nil }
                return (position, node)
            }
            let competing = linkedNodes(among: Set(sizes.map { $0.node }), isHorizontal: edge == .right)
            let shown = sizes.filter { competing.contains($0.node) }.map { $0.position }
            guard let givingWay = shown.first(where: { !isSatisfied($0) }) else { continue }
            let relation = equations.constraints[givingWay].relation
            for position in shown where equations.constraints[position].relation == relation {
                add(position, .ordinary)
            }
        }
    }

    /// The nodes that a listed constraint links to another one along an axis.
    private func linkedNodes(among nodes: Set<Int>, isHorizontal: Bool) -> Set<Int> {
        equations.tree.constraints.reduce(into: []) { linked, entry in
            guard let first = entry.first, let second = entry.second, first != second,
                nodes.isSuperset(of: [first, second]),
                (entry.constraint.first.anchor.axis == .horizontal) == isHorizontal
            else { return }
            linked.formUnion([first, second])
        }
    }

    private func isSatisfied(_ position: Int) -> Bool {
        equations.constraints[position].violation(in: values) < ConstraintPlan.tolerance
    }

    // MARK: Places

    /// The position of a view's upper left corner.
    private mutating func origin(of node: Int) -> Point {
        if let known = origins[node] { return known }
        guard let parent = equations.tree.nodes[node].parent else { return .zero }
        let content = contentOrigin(of: parent)
        let origin = Point(x: content.x + value(node, .left), y: content.y + value(node, .top))
        origins[node] = origin
        return origin
    }

    /// The origin of the coordinates of the node's subviews.
    private mutating func contentOrigin(of node: Int) -> Point {
        let origin = origin(of: node)
        guard equations.tree.nodes[node].parent != nil, equations.tree.nodes[node].view?.scrollView != nil,
            let offset = equations.surroundings.superview(node)?.geometry?.scroll?.contentOffset
        else { return origin }
        return Point(x: origin.x - offset.x.value, y: origin.y - offset.y.value)
    }

    private func value(_ node: Int, _ edge: Edge) -> Double { values[ConstraintEquations.variable(node, edge)] }

    private mutating func frame(of node: Int) -> Rect {
        Rect(origin: origin(of: node), size: Size(width: value(node, .right), height: value(node, .bottom)))
    }

    private mutating func view(of guide: Guide) -> ConstraintPlan.View? {
        let frame = frame(of: guide.node)
        func inset(_ edge: Edge) -> Double? {
            equations.surroundings.inset(edge, of: guide.guide, guide.node)?.value
        }
        guard let left = inset(.left), let right = inset(.right), let top = inset(.top), let bottom = inset(.bottom),
            [left, right, top, bottom].allSatisfy({ $0.isFinite })
        else { return nil }
        return ConstraintPlan.View(
            name: "\(equations.shownName(guide.node)).\(guide.guide.rawValue)", isGuide: true,
            horizontal: ConstraintPlan.Span(start: frame.minX + left, end: frame.maxX - right),
            vertical: ConstraintPlan.Span(start: frame.minY + top, end: frame.maxY - bottom))
    }

    // MARK: Lines

    private mutating func line(_ position: Int, _ role: ConstraintPlan.Role) -> ConstraintPlan.Line? {
        let constraint = equations.constraints[position]
        var relation = constraint.relation
        let ends: Ends?
        switch equations.source(position) {
        case .app(let index), .stack(let index):
            ends = self.ends(of: index)
            relation = equations.tree.constraints[index].constraint.lengthRelation
        case .mask(let node, let edge): ends = self.ends(of: node, edge, ofMask: true)
        case .autoresizing(let node, let edge): ends = self.ends(of: node, edge, wanted(constraint, node, edge))
        case .known(let index): ends = self.ends(of: equations.known[index].key, equations.known[index].quantity.value)
        case .size(let node, let edge, _):
            note(node)
            let start = start(of: node, edge)
            ends = Ends(isHorizontal: edge == .right, start: start, wanted: start, found: start + value(node, edge))
        case .fitting: ends = nil
        case .content(let node, let edge):
            let natural = equations.surroundings.naturalSize(node)
            ends = (edge == .right ? natural.width : natural.height).map { self.ends(of: node, edge, $0.value) }
            if role == .ordinary { relation = .equal }
        }
        return ends.map {
            ConstraintPlan.Line(
                text: text(of: position), isHorizontal: $0.isHorizontal, start: $0.start,
                wanted: $0.wanted, found: $0.found, relation: relation, priority: constraint.priority,
                role: role, isSatisfied: isSatisfied(position))
        }
    }

    /// The constraint in the notation of scenarios, with its identifier in the form of a log.
    private func text(of position: Int) -> String {
        let member = equations.member(position)
        return (member.identifier.map { "'\($0)' " } ?? "") + member.text
    }

    private struct Ends {
        let isHorizontal: Bool
        let start: Double
        let wanted: Double
        let found: Double
    }

    private mutating func note(_ node: Int) {
        if !nodes.contains(node) { nodes.append(node) }
    }

    /// The ends of a listed constraint.
    private mutating func ends(of index: Int) -> Ends? {
        let tree = equations.tree
        let entry = tree.constraints[index]
        let constraint = entry.constraint
        let direction = equations.direction(of: entry)
        guard let node = entry.first else { return nil }
        note(constraint.first, node)
        let first = (item: constraint.first, node: node)
        let isHorizontal = constraint.first.anchor.axis == .horizontal
        var other: (item: LayoutConstraint.Item, node: Int)?
        if let item = constraint.second {
            guard let node = entry.second else { return nil }
            note(item, node)
            other = (item, node)
        }
        if constraint.first.anchor.isExtent {
            let extent = self.extent(first, direction)
            let wanted =
                (other.map { constraint.multiplier * self.extent($0, direction) } ?? 0) + constraint.constant
            let start = start(of: node, isHorizontal ? .right : .bottom)
            return Ends(isHorizontal: isHorizontal, start: start, wanted: start + wanted, found: start + extent)
        }
        guard let other else { return nil }
        let isDirectional = constraint.first.anchor.isDirectional || other.item.anchor.isDirectional
        let isMirrored = isDirectional && direction == .rightToLeft
        let holder = tree.commonAncestor(first.node, other.node)
        var zero = isHorizontal ? origin(of: holder).x : origin(of: holder).y
        if isMirrored { zero += value(holder, .right) }
        let start = zero + constraint.multiplier * (place(other, facing: first, direction) - zero)
        let wanted = start + (isMirrored ? -constraint.constant : constraint.constant)
        return Ends(
            isHorizontal: isHorizontal, start: start, wanted: wanted, found: place(first, facing: other, direction))
    }

    private mutating func note(_ item: LayoutConstraint.Item, _ node: Int) {
        note(node)
        switch item.guide {
        case .safeArea, .layoutMargins, .readableContent:
            let guide = item.guide.map { Guide(node: node, guide: $0) }
            if let guide, !guides.contains(guide) { guides.append(guide) }
        case .topLayoutGuide, .bottomLayoutGuide, .keyboard, .contentLayoutGuide, .frameLayoutGuide, nil: break
        }
    }

    /// An attribute as a place in the root's coordinates.
    private mutating func place(
        _ own: (item: LayoutConstraint.Item, node: Int), facing other: (item: LayoutConstraint.Item, node: Int),
        _ direction: LayoutDirection
    ) -> Double {
        let (terms, space) = equations.expression(own, facing: other, direction)
        let content = contentOrigin(of: space)
        return (own.item.anchor.axis == .horizontal ? content.x : content.y) + sum(terms)
    }

    private mutating func extent(
        _ own: (item: LayoutConstraint.Item, node: Int), _ direction: LayoutDirection
    ) -> Double {
        sum(equations.expression(own, facing: nil, direction).terms)
    }

    private func sum(_ terms: [LinearTerm]) -> Double {
        terms.reduce(0) { $0 + $1.coefficient * (values.indices.contains($1.variable) ? values[$1.variable] : .nan) }
    }

    private mutating func start(of node: Int, _ edge: Edge) -> Double {
        let origin = origin(of: node)
        return edge == .right || edge == .left ? origin.x : origin.y
    }

    /// The number that a constraint of one of a view's own asks for.
    private func wanted(_ constraint: LinearConstraint, _ node: Int, _ edge: Edge) -> Double {
        value(node, edge) + constraint.constant - sum(constraint.terms)
    }

    /// A number of a view that its mask gives it.
    private mutating func ends(of node: Int, _ edge: Edge, ofMask: Bool) -> Ends {
        note(node)
        let parent = equations.tree.nodes[node].parent ?? ConstraintTree.root
        return ends(of: node, edge, edge.isFar ? value(parent, edge) : 0)
    }

    private mutating func ends(of node: Int, _ edge: Edge, _ number: Double) -> Ends {
        note(node)
        let isHorizontal = edge == .left || edge == .right
        if edge.isFar {
            let start = start(of: node, edge)
            return Ends(
                isHorizontal: isHorizontal, start: start, wanted: start + number, found: start + value(node, edge))
        }
        let content = contentOrigin(of: equations.tree.nodes[node].parent ?? ConstraintTree.root)
        let start = isHorizontal ? content.x : content.y
        return Ends(isHorizontal: isHorizontal, start: start, wanted: start + number, found: start + value(node, edge))
    }

    /// A number that is known.
    private mutating func ends(of key: ConstraintEquations.Key, _ number: Double) -> Ends? {
        note(key.node)
        let isHorizontal = key.edge == .left || key.edge == .right
        switch key.kind {
        case .frame: return ends(of: key.node, key.edge, number)
        case .natural, .contentSize:
            let start = start(of: key.node, key.edge)
            return Ends(isHorizontal: isHorizontal, start: start, wanted: start + number, found: start + number)
        case .contentOffset: return nil
        case .baseline:
            let frame = frame(of: key.node)
            let start = key.edge == .top ? frame.minY : frame.maxY
            let end = key.edge == .top ? start + number : start - number
            return Ends(isHorizontal: false, start: start, wanted: end, found: end)
        case .inset(let guide):
            let frame = frame(of: key.node)
            let (low, high) = isHorizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
            let isFromEnd: Bool
            switch (guide, key.edge) {
            case (.keyboard, .top), (.bottomLayoutGuide, .top): isFromEnd = true
            case (.topLayoutGuide, .bottom): isFromEnd = false
            default: isFromEnd = key.edge.isFar
            }
            let start = isFromEnd ? high : low
            let end = isFromEnd ? high - number : low + number
            return Ends(isHorizontal: isHorizontal, start: start, wanted: end, found: end)
        }
    }
}

extension LayoutConstraint {
    fileprivate var lengthRelation: LinearConstraint.Relation {
        ConstraintPlan.lengthRelation(
            relation, constant: constant, isExtent: first.anchor.isExtent, isEnd: first.anchor.isEnd)
    }
}
