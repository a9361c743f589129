import ConstraintSolver
import Geometry

/// Items of constraints as sums of unknowns.
extension ConstraintEquations {
    /// Adds one of the tree's constraints.
    mutating func add(_ position: Int) {
        let entry = tree.constraints[position]
        let constraint = entry.constraint
        guard let first = entry.first else { return }
        var terms: [LinearTerm]
        if let item = constraint.second {
            guard let second = entry.second else { return }
            terms = self.terms(
                (constraint.first, first), (item, second), multiplier: constraint.multiplier, direction(of: entry))
        } else {
            terms = expression((constraint.first, first), facing: nil, direction(of: entry)).terms
        }
        append(
            LinearConstraint(terms.merged, constraint.relation, constraint.constant, at: constraint.priority),
            entry.isOfStack ? .stack(position) : .app(position))
    }

    /// The direction for leading and trailing of a constraint: that of the nearest view around both items.
    func direction(of entry: ConstraintTree.Entry) -> LayoutDirection {
        if let direction = entry.direction { return direction }
        let environment = surroundings.environment
        guard let first = entry.first, let second = entry.second,
            let view = tree.nodes[tree.commonAncestor(first, second)].view
        else { return environment.layoutDirection }
        return environment.direction(of: view)
    }

    /// An item of a constraint, and the view that it is of.
    typealias Item = (item: LayoutConstraint.Item, node: Int)

    /// The first item less the multiple of the second, both in the coordinates of their container. If one of them is a leading or
    /// trailing edge, the coordinates begin on the right in right-to-left layouts.
    private mutating func terms(
        _ first: Item, _ second: Item, multiplier: Double, _ direction: LayoutDirection
    ) -> [LinearTerm] {
        var one = expression(first, facing: second, direction)
        var two = expression(second, facing: first, direction)
        if !first.item.anchor.isExtent {
            let holder = tree.commonAncestor(one.space, two.space)
            let axis = first.item.anchor.axis
            one.terms += way(from: one.space, to: holder, along: axis)
            two.terms += way(from: two.space, to: holder, along: axis)
            let isDirectional = first.item.anchor.isDirectional || second.item.anchor.isDirectional
            if isDirectional, direction == .rightToLeft {
                let width = [LinearTerm(Self.variable(holder, .right))]
                one.terms = width + one.terms.scaled(by: -1)
                two.terms = width + two.terms.scaled(by: -1)
            }
        }
        return one.terms + two.terms.scaled(by: -multiplier)
    }

    /// The origin of the coordinates of a view's subviews in the coordinates of a view around it.
    private mutating func way(from space: Int, to holder: Int, along axis: Axis) -> [LinearTerm] {
        let edge: Edge = axis == .horizontal ? .left : .top
        var terms: [LinearTerm] = []
        var node = space
        while node != holder, let parent = tree.nodes[node].parent {
            terms.append(LinearTerm(Self.variable(node, edge)))
            if tree.nodes[node].view?.scrollView != nil { terms.append(LinearTerm(offset(node, edge), -1)) }
            node = parent
        }
        return terms
    }

    /// An item in terms of unknowns, in the coordinates of a space, which are the coordinates of a node's subviews.
    mutating func expression(
        _ own: Item, facing other: Item?, _ direction: LayoutDirection
    ) -> (terms: [LinearTerm], space: Int) {
        let (item, node) = own
        let axis = item.anchor.axis
        let (near, far): (Edge, Edge) = axis == .horizontal ? (.left, .right) : (.top, .bottom)
        if let guide = item.guide {
            let edges = (edge(near, of: guide, node), edge(far, of: guide, node))
            return (item.anchor.terms(edges.0, edges.1, direction), node)
        }
        let holdsOther =
            other.map { tree.lies($0.node, in: node) || ($0.node == node && $0.item.guide != nil) } ?? false
        if let parent = tree.nodes[node].parent, !holdsOther {
            let start = [LinearTerm(Self.variable(node, near))]
            let end = start + [LinearTerm(Self.variable(node, far))]
            if item.anchor.isBaseline, let label = tree.nodes[node].view?.label {
                return (baseline(item.anchor, of: node, label, start, end), parent)
            }
            return (item.anchor.terms(start, end, direction), parent)
        }
        // For views in a scroll view, its edges are the edges of its content; its width, height and centre are its own.
        let isContent = item.anchor.isEdge && holdsOther && tree.nodes[node].view?.hasContentGuides == true
        let end = LinearTerm(isContent ? content(node, far) : Self.variable(node, far))
        return (item.anchor.terms([], [end], direction), node)
    }

    /// The baseline of a label's first line below its top, or the baseline of its last line above its bottom.
    private mutating func baseline(
        _ anchor: Pin.Anchor, of node: Int, _ label: Label, _ start: [LinearTerm], _ end: [LinearTerm]
    ) -> [LinearTerm] {
        let isFirst = anchor == .firstBaseline
        let distance = surroundings.baselineDistance(isFirst: isFirst, label)
        let key = Key(node: node, kind: .baseline, edge: isFirst ? .top : .bottom)
        return (isFirst ? start : end) + [LinearTerm(given(key, distance), isFirst ? 1 : -1)]
    }

    // MARK: Layout guides

    /// An edge of a guide in the coordinates of its view's subviews.
    private mutating func edge(_ edge: Edge, of guide: LayoutConstraint.Guide, _ node: Int) -> [LinearTerm] {
        let end = edge.isFar ? [LinearTerm(Self.variable(node, edge))] : []
        switch guide {
        case .safeArea, .layoutMargins, .readableContent:
            return end + [LinearTerm(inset(edge, of: guide, node), edge.isFar ? -1 : 1)]
        case .topLayoutGuide:
            return edge == .bottom ? [LinearTerm(inset(.bottom, of: guide, node))] : end
        case .bottomLayoutGuide: return edge == .top ? above(inset(.top, of: guide, node), node) : end
        case .keyboard:
            guard surroundings.keyboardFloats(over: node) else {
                return edge == .top ? above(inset(.top, of: guide, node), node) : end
            }
            let start = [LinearTerm(inset(edge.isFar ? edge.opposite : edge, of: guide, node))]
            return edge.isFar ? start + [LinearTerm(inset(edge, of: guide, node))] : start
        case .contentLayoutGuide: return edge.isFar ? [LinearTerm(content(node, edge))] : []
        case .frameLayoutGuide: return end + [LinearTerm(offset(node, edge.isFar ? edge.opposite : edge))]
        }
    }

    /// So far above the bottom of a view.
    private func above(_ height: Int, _ node: Int) -> [LinearTerm] {
        [LinearTerm(Self.variable(node, .bottom)), LinearTerm(height, -1)]
    }

    private mutating func inset(_ edge: Edge, of guide: LayoutConstraint.Guide, _ node: Int) -> Int {
        let inset = surroundings.inset(edge, of: guide, node)
        return given(Key(node: node, kind: .inset(guide), edge: edge), inset)
    }
}

extension [LinearTerm] {
    fileprivate func scaled(by factor: Double) -> [LinearTerm] {
        map { LinearTerm($0.variable, $0.coefficient * factor) }
    }

    /// The terms with each unknown once, none of them with 0.
    fileprivate var merged: [LinearTerm] {
        var result: [LinearTerm] = []
        for term in self {
            if let position = result.firstIndex(where: { $0.variable == term.variable }) {
                result[position].coefficient += term.coefficient
            } else {
                result.append(term)
            }
        }
        return result.filter { $0.coefficient != 0 }
    }
}

extension Pin.Anchor {
    var isExtent: Bool { self == .width || self == .height }

    /// Whether this is the far edge of its axis.
    var isEnd: Bool { [.right, .bottom, .trailing, .lastBaseline].contains(self) }

    /// An anchor by the two edges along its axis.
    fileprivate func terms(_ near: [LinearTerm], _ far: [LinearTerm], _ direction: LayoutDirection) -> [LinearTerm] {
        switch self {
        case .left, .top: near
        case .right, .bottom, .firstBaseline, .lastBaseline: far
        case .leading: direction == .leftToRight ? near : far
        case .trailing: direction == .leftToRight ? far : near
        case .centerX, .centerY: near.scaled(by: 0.5) + far.scaled(by: 0.5)
        case .width, .height: far + near.scaled(by: -1)
        }
    }
}

extension Edge {
    /// Whether this is the right or the bottom edge.
    var isFar: Bool { self == .right || self == .bottom }

    fileprivate var opposite: Edge {
        switch self {
        case .left: .right
        case .right: .left
        case .top: .bottom
        case .bottom: .top
        }
    }
}
