/// Why a number has its value: a leaf from the device table or the scenario, or a rule applied to other numbers.
///
/// Immutable and shared: numbers that are passed on, as most are, hold the same derivation.
package final class Derivation: Hashable, Sendable {
    /// What the number is, in words, such as "status bar" or "navigationBar.frame.maxY".
    package let name: Localized
    private let source: Source
    private let terms: Terms

    package convenience init(_ name: Localized, _ origin: Origin) {
        switch origin {
        case .device(let provenance): self.init(name, .device(provenance), .none)
        case .scenario: self.init(name, .scenario, .none)
        case .initialValue: self.init(name, .initialValue, .none)
        case .rule(let rule, let operation, let terms): self.init(name, .rule(rule, operation), Terms(terms))
        }
    }

    /// A number that a rule made of some others.
    convenience init(_ name: Localized, _ rule: Rule, _ operation: Operation, _ terms: Terms) {
        self.init(name, .rule(rule, operation), terms)
    }

    private init(_ name: Localized, _ source: Source, _ terms: Terms) {
        self.name = name
        self.source = source
        self.terms = terms
    }

    package var origin: Origin {
        switch source {
        case .device(let provenance): .device(provenance)
        case .scenario: .scenario
        case .initialValue: .initialValue
        case .rule(let rule, let operation): .rule(rule, operation, terms.list)
        }
    }

    /// True when a rule took part in making the number.
    func rests(on rule: Rule) -> Bool {
        guard case .rule(let own, _) = source else { return false }
        return own.id == rule.id || terms.contains { $0.quantity.derivation.rests(on: rule) }
    }

    package static func == (left: Derivation, right: Derivation) -> Bool {
        left === right || (left.name == right.name && left.origin == right.origin)
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(name) }

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

    /// The origin without the terms, which stand beside it.
    private enum Source: Sendable {
        case device(Provenance)
        case scenario, initialValue
        case rule(Rule, Operation)
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
