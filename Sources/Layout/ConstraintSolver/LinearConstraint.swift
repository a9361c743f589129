/// A requirement on unknown numbers: the sum of its terms is equal to, at most or at least a constant.
package struct LinearConstraint: Equatable, Sendable {
    package var terms: [LinearTerm]
    package var relation: Relation
    package var constant: Double
    package var priority: ConstraintPriority

    package enum Relation: String, CaseIterable, Hashable, Sendable {
        case equal = "=="
        case lessOrEqual = "<="
        case greaterOrEqual = ">="

        /// The relation of the same numbers counted the other way.
        package var reversed: Relation {
            switch self {
            case .equal: .equal
            case .lessOrEqual: .greaterOrEqual
            case .greaterOrEqual: .lessOrEqual
            }
        }

        /// The error of the relation where its left side exceeds its right one by a difference; 0 if it holds.
        package func violation(by difference: Double) -> Double {
            switch self {
            case .equal: difference.magnitude
            case .lessOrEqual: max(0, difference)
            case .greaterOrEqual: max(0, -difference)
            }
        }
    }

    package init(
        _ terms: [LinearTerm], _ relation: Relation, _ constant: Double, at priority: ConstraintPriority = .required
    ) {
        self.terms = terms
        self.relation = relation
        self.constant = constant
        self.priority = priority
    }

    /// The error of the constraint at given values; 0 if it holds.
    package func violation(in values: [Double]) -> Double {
        relation.violation(by: terms.reduce(-constant) { $0 + $1.coefficient * values[$1.variable] })
    }
}

/// A coefficient times an unknown, which is known by its number from 0.
package struct LinearTerm: Hashable, Sendable {
    package var variable: Int
    package var coefficient: Double

    package init(_ variable: Int, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// A UILayoutPriority: from 1 to 1000; 1000 is required.
package struct ConstraintPriority: Comparable, Hashable, Sendable {
    package let level: Int

    /// A priority within the bounds of UIKit's; others are moved to the nearest bound.
    package init(_ level: Int) { self.level = min(max(level, 1), 1000) }

    package static let required = ConstraintPriority(1000)

    package var isRequired: Bool { level == 1000 }

    package static func < (left: Self, right: Self) -> Bool { left.level < right.level }
}
