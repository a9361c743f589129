/// Why a number has its value: a leaf from the device table or the scenario, or a rule applied to other numbers.
package struct Derivation: Hashable, Sendable {
    /// What the number is, in words, such as "status bar" or "navigationBar.frame.maxY".
    package let name: Localized
    package let origin: Origin

    package init(_ name: Localized, _ origin: Origin) {
        self.name = name
        self.origin = origin
    }

    package enum Origin: Hashable, Sendable {
        /// A number of the device catalog.
        case device(Provenance)
        /// Written in the scenario.
        case scenario
        /// UIKit's default for a property that the scenario leaves out.
        case initialValue
        /// The result of a rule.
        case rule(Rule, Operation, [Term])
    }

    /// How the operands make the result.
    package enum Operation: Hashable, Sendable {
        /// All terms with their signs, added.
        case sum
        /// The sum, limited to the range from `lower` to `upper`.
        case clampedSum(lower: Double, upper: Double)
        /// The greatest of the terms.
        case maximum
        /// A fixed result, for a reason that the rule's statement gives; terms are what it looked at.
        case constant
    }

    /// An operand with its sign.
    package struct Term: Hashable, Sendable {
        package let quantity: Quantity
        package let isSubtracted: Bool

        package init(_ quantity: Quantity, isSubtracted: Bool = false) {
            self.quantity = quantity
            self.isSubtracted = isSubtracted
        }
    }
}
