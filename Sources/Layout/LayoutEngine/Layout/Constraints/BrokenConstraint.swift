import ConstraintSolver
import Geometry

// Which constraint of a contradiction UIKit breaks is not documented. In 820 constructed systems on the simulator of iOS 26.1,
// published as openuikit's breakprobe, neither the order in which constraints were created nor the order in which they were
// activated mattered: UIKit broke the one with the greatest rank by its kind and items. Published logs of earlier systems agree
// where they show the tree.

extension ConstraintEquations {
    /// The constraint of a contradiction that UIKit breaks, by its place among the positions; nil if neither the app nor a stack
    /// view created one of them.
    func brokenConstraint(among positions: [Int]) -> Int? {
        let order = tree.breadthFirst
        var found: (place: Int, rank: BreakingRank)?
        for (place, position) in positions.enumerated() {
            guard let index = source(position).listed else { continue }
            let rank = BreakingRank(tree.constraints[index], order)
            if found.map({ $0.rank < rank }) ?? true { found = (place, rank) }
        }
        return found?.place
    }
}

/// The rank of a constraint in a contradiction; the latest is broken.
private struct BreakingRank: Comparable {
    /// The later of the two items from the root on, then the other one; a constant alone counts as an item of the same view.
    private let items: (Int, Int)
    /// An inequality before an equation, at most before at least.
    private let relation: Int
    /// UIKit's number of the attribute of the later item.
    private let attribute: Int
    /// The constant of the form with the later item on the left.
    private let constant: Double

    init(_ entry: ConstraintTree.Entry, _ order: ConstraintTree.BreadthFirst) {
        let constraint = entry.constraint
        func rank(_ node: Int?, _ item: LayoutConstraint.Item) -> Int {
            node.map { order.rank($0, guide: item.guide) } ?? 0
        }
        let first = rank(entry.first, constraint.first)
        let second = constraint.second.map { rank(entry.second, $0) } ?? first
        let isFirst = first >= second
        items = (max(first, second), min(first, second))
        switch (constraint.relation, isFirst) {
        case (.equal, _): relation = 0
        case (.greaterOrEqual, true), (.lessOrEqual, false): relation = 1
        case (.lessOrEqual, true), (.greaterOrEqual, false): relation = 2
        }
        let anchor = isFirst ? constraint.first.anchor : constraint.second?.anchor ?? constraint.first.anchor
        attribute = anchor.attributeNumber
        constant = isFirst ? constraint.constant : -constraint.constant / constraint.multiplier
    }

    static func == (left: BreakingRank, right: BreakingRank) -> Bool { !(left < right) && !(right < left) }

    static func < (left: BreakingRank, right: BreakingRank) -> Bool {
        if left.items != right.items { return left.items < right.items }
        if left.relation != right.relation { return left.relation < right.relation }
        if left.attribute != right.attribute { return left.attribute < right.attribute }
        return left.constant < right.constant
    }
}

extension ConstraintTree {
    /// The places of views and their guides level by level: the guides that a stack view creates, the subviews of a view in
    /// their order, then its layout guides.
    struct BreadthFirst {
        fileprivate let views: [Int]
        /// The position of each node's first guide, which the others share.
        fileprivate let guides: [Int]

        func rank(_ node: Int, guide: LayoutConstraint.Guide?) -> Int { guide == nil ? views[node] : guides[node] }
    }

    var breadthFirst: BreadthFirst {
        var (views, guides) = (nodes.map { _ in 0 }, nodes.map { _ in 0 })
        var level = [Self.root]
        var count = 1
        while !level.isEmpty {
            var next: [Int] = []
            for node in level {
                // No log has a tree in which a stack view's own guides come after its arranged subviews.
                for guide in nodes[node].stackGuides {
                    views[guide] = count
                    count += 1
                }
                for child in nodes[node].children {
                    views[child] = count
                    count += 1
                    next.append(child)
                }
                for guide in nodes[node].guides {
                    views[guide] = count
                    count += 1
                }
                guides[node] = count
                count += 1
            }
            level = next
        }
        return BreadthFirst(views: views, guides: guides)
    }
}

extension Pin.Anchor {
    /// The number of NSLayoutConstraint.Attribute.
    fileprivate var attributeNumber: Int {
        switch self {
        case .left: 1
        case .right: 2
        case .top: 3
        case .bottom: 4
        case .leading: 5
        case .trailing: 6
        case .width: 7
        case .height: 8
        case .centerX: 9
        case .centerY: 10
        case .lastBaseline: 11
        case .firstBaseline: 12
        }
    }
}
