import ConstraintSolver

/// The constraints of a conflict as a linear system: for each view a start and an extent along each axis, in coordinates that all views
/// share and that grow in the direction of reading.
package struct ConflictSystem: Sendable {
    private(set) var system = LinearSystem(variableCount: 0, constraints: [])
    /// The position of the logged constraint for each constraint of the system; nil for an assumption.
    private(set) var sources: [Int?] = []
    private var variables: [Key: Int] = [:]
    private var order: [Key] = []
    private let isRightToLeft: Bool

    /// A number of a view that the system solves for.
    package struct Key: Hashable, Sendable {
        package let item: String
        package let quantity: Quantity

        package init(item: String, quantity: Quantity) {
            self.item = item
            self.quantity = quantity
        }
    }

    package enum Quantity: String, CaseIterable, Hashable, Sendable {
        case x, width, y, height
        case leadingMargin, trailingMargin, topMargin, bottomMargin
        /// The distances from the bottom up to the last baseline, and from the top down to the first.
        case belowBaseline, aboveBaseline

        package var isMargin: Bool {
            switch self {
            case .leadingMargin, .trailingMargin, .topMargin, .bottomMargin: true
            case .x, .width, .y, .height, .belowBaseline, .aboveBaseline: false
            }
        }
    }

    /// Constraints that UIKit demands and no log prints.
    enum Assumptions: Int, CaseIterable {
        case none
        /// Widths and heights are at least 0.
        case sizes
        /// So are margins and the distances of baselines from their edges.
        case margins
        /// The default margins, used for views whose margins were not set.
        case defaultMargins
    }

    /// How closely the printed numbers are taken, which have six digits.
    enum Strictness {
        case exact
        /// Inequalities have to hold by a thousandth.
        case inequalities
        /// Besides, equations are moved by thousandths: those that follow from others hold only by their exact numbers.
        case everything
    }

    private static let thousandth = 0.001

    /// The margin that UIKit gives a view before anything else counts.
    static let defaultMargin = 8.0

    /// - Parameter kept: positions of the constraints that count.
    init(
        _ conflict: LoggedConflict, _ kept: [Int], assuming assumptions: Assumptions, _ strictness: Strictness = .exact
    ) {
        isRightToLeft = conflict.isRightToLeft
        for position in kept {
            for relation in conflict.constraints[position].relations {
                var linear = linear(relation)
                linear.constant += Self.move(linear.relation, strictness, position)
                system.constraints.append(linear)
                sources.append(position)
            }
        }
        if assumptions != .none { assume(assumptions) }
        system.variableCount = order.count
    }

    private static func move(
        _ relation: LinearConstraint.Relation, _ strictness: Strictness, _ position: Int
    ) -> Double {
        switch (relation, strictness) {
        case (_, .exact), (.equal, .inequalities): 0
        case (.equal, .everything): thousandth * shift(of: position)
        case (.lessOrEqual, _): -thousandth
        case (.greaterOrEqual, _): thousandth
        }
    }

    /// The positions of the system's constraints with a priority.
    func positions(at level: ConstraintPriority) -> [Int] {
        system.constraints.indices.filter { system.constraints[$0].priority == level }
    }

    /// The system with the constraints of a priority as required ones.
    func requiring(_ level: ConstraintPriority) -> LinearSystem {
        var copy = self
        copy.raise(level)
        return copy.system
    }

    mutating func raise(_ level: ConstraintPriority) {
        for position in positions(at: level) { system.constraints[position].priority = .required }
    }

    /// Another small number for each constraint, so that moving all of them by theirs keeps no sum as it was.
    private static func shift(of position: Int) -> Double { Double((position * position * 7 + 3) % 101 + 1) / 50 }

    /// The unknowns by their numbers.
    package var keys: [Key] { order }

    /// The unknown of a view's number; nil if no constraint refers to it.
    func number(_ key: Key) -> Int? { variables[key] }

    /// An attribute of a relation as a sum of the unknowns that the system has.
    func terms(of attribute: LoggedAttribute, in relation: LoggedRelation) -> [LinearTerm] {
        var copy = self
        return copy.terms(of: attribute, isRightToLeft && relation.isPhysical ? -1 : 1)
    }

    /// Adds a logged constraint that every layout of these views satisfies or breaks.
    private mutating func linear(_ relation: LoggedRelation) -> LinearConstraint {
        let sign: Double = isRightToLeft && relation.isPhysical ? -1 : 1
        var terms = terms(of: relation.first, sign)
        if let second = relation.second {
            terms += self.terms(of: second, sign).map { LinearTerm($0.variable, -relation.multiplier * $0.coefficient) }
        }
        return LinearConstraint(terms, relation.relation, relation.constant, at: relation.priority)
    }

    private mutating func assume(_ assumptions: Assumptions) {
        for key in order {
            let isSize = key.quantity == .width || key.quantity == .height
            let isPosition = key.quantity == .x || key.quantity == .y
            guard !isPosition, isSize || assumptions != .sizes else { continue }
            let terms = [LinearTerm(number(of: key))]
            let isFixed = assumptions == .defaultMargins && key.quantity.isMargin
            system.constraints.append(
                isFixed
                    ? LinearConstraint(terms, .equal, Self.defaultMargin) : LinearConstraint(terms, .greaterOrEqual, 0))
            sources.append(nil)
        }
    }

    private mutating func number(of key: Key) -> Int {
        if let known = variables[key] { return known }
        variables[key] = order.count
        order.append(key)
        return order.count - 1
    }

    private mutating func terms(of attribute: LoggedAttribute, _ sign: Double) -> [LinearTerm] {
        let isMirrored = sign < 0
        var terms: [LinearTerm] = []
        func add(_ quantity: Quantity, _ factor: Double = 1, to system: inout ConflictSystem) {
            terms.append(LinearTerm(system.number(of: Key(item: attribute.item, quantity: quantity)), factor))
        }
        // Edges of the screen change places where reading runs from right to left.
        let start: [(Quantity, Double)] = [(.x, 1)]
        let end: [(Quantity, Double)] = [(.x, 1), (.width, 1)]
        let parts: [(Quantity, Double)] =
            switch attribute.anchor {
            case .leading: start
            case .trailing: end
            case .left, .minX: isMirrored ? end : start
            case .right, .maxX: isMirrored ? start : end
            case .leadingMargin: start + [(.leadingMargin, 1)]
            case .trailingMargin: end + [(.trailingMargin, -1)]
            case .leftMargin: isMirrored ? end + [(.trailingMargin, -1)] : start + [(.leadingMargin, 1)]
            case .rightMargin: isMirrored ? start + [(.leadingMargin, 1)] : end + [(.trailingMargin, -1)]
            case .top, .minY: [(.y, 1)]
            case .bottom, .maxY: [(.y, 1), (.height, 1)]
            case .topMargin: [(.y, 1), (.topMargin, 1)]
            case .bottomMargin: [(.y, 1), (.height, 1), (.bottomMargin, -1)]
            case .width: [(.width, 1)]
            case .height: [(.height, 1)]
            case .centerX, .midX: [(.x, 1), (.width, 0.5)]
            case .centerY, .midY: [(.y, 1), (.height, 0.5)]
            case .centerXWithinMargins: [(.x, 1), (.width, 0.5), (.leadingMargin, 0.5), (.trailingMargin, -0.5)]
            case .centerYWithinMargins: [(.y, 1), (.height, 0.5), (.topMargin, 0.5), (.bottomMargin, -0.5)]
            case .baseline, .lastBaseline: [(.y, 1), (.height, 1), (.belowBaseline, -1)]
            case .firstBaseline: [(.y, 1), (.aboveBaseline, 1)]
            }
        // An extent has no direction.
        let factor = attribute.anchor.isExtent ? 1 : sign
        for (quantity, coefficient) in parts { add(quantity, coefficient * factor, to: &self) }
        return terms
    }
}
