package import LayoutEngine

/// A number of a derivation for readers: steps that merely forward a number are folded into it.
package struct DerivationStep: Sendable {
    package let value: Double
    /// The sign of the number in the step above.
    package let sign: Sign
    package let name: DerivationName
    package let origin: Origin
    /// The rules that produced the number, the last one first; more than one if a number was forwarded.
    package let rules: [Rule]
    /// The numbers from which it was derived.
    package let terms: [DerivationStep]

    package enum Origin: Hashable, Sendable {
        case device(Provenance)
        /// Not published.
        case unknown
        case scenario
        case initialValue
        /// A rule gives the number outright.
        case stated
        case computed(Derivation.Operation)
        /// A number that has been explained further up under the same name.
        case explainedAbove
    }

    /// The sign of a term: its operation on the terms before it.
    package enum Sign: Hashable, Sendable {
        /// No sign: the first of several terms, or a term beside the others.
        case none
        case plus, minus, times, dividedBy
    }

    /// The key of a number that has been explained.
    private struct NamedNumber: Hashable {
        let name: DerivationName
        let value: Double
    }

    package init(
        value: Double, sign: Sign, name: DerivationName, origin: Origin, rules: [Rule], terms: [DerivationStep]
    ) {
        self.value = value
        self.sign = sign
        self.name = name
        self.origin = origin
        self.rules = rules
        self.terms = terms
    }

    /// The steps of a quantity's derivation, from the result down.
    package init(_ quantity: Quantity) {
        var explained: Set<NamedNumber> = []
        self.init(quantity, .none, &explained)
    }

    private init(_ quantity: Quantity, _ sign: Sign, _ explained: inout Set<NamedNumber>) {
        value = quantity.value
        self.sign = sign
        name = quantity.derivation.name
        let chain = ForwardedQuantity(quantity)
        rules = chain.rules
        switch chain.source.derivation.origin {
        case .device(let provenance): (origin, terms) = (.device(provenance), [])
        case .unknown: (origin, terms) = (.unknown, [])
        case .scenario: (origin, terms) = (.scenario, [])
        case .initialValue: (origin, terms) = (.initialValue, [])
        case .stated: (origin, terms) = (.stated, [])
        case .computed(_, let operation, _):
            let isNew = explained.insert(NamedNumber(name: name, value: value)).inserted
            origin = isNew || chain.terms.isEmpty ? .computed(operation) : .explainedAbove
            var parts: [DerivationStep] = []
            for (position, term) in chain.terms.enumerated() where isNew {
                parts.append(
                    DerivationStep(
                        term.quantity, Self.sign(at: position, isSubtracted: term.isSubtracted, operation), &explained))
            }
            terms = parts
        }
    }

    /// The sign of the term at a position.
    package static func sign(at position: Int, isSubtracted: Bool, _ operation: Derivation.Operation) -> Sign {
        switch operation {
        case .sum, .nonNegativeSum, .overlap: isSubtracted ? .minus : position == 0 ? .none : .plus
        case .product: position == 0 ? .none : .times
        case .quotient: position == 0 ? .none : .dividedBy
        case .share: position == 0 ? .none : position == 1 ? .times : .dividedBy
        case .maximum, .minimum, .multiple, .fraction, .rounded: .none
        }
    }
}

extension DerivationStep {
    /// A limit that decided a sum, in points.
    package enum Limit: Hashable, Sendable {
        case atLeast(Double), atMost(Double)
    }

    /// The limit that cut a sum off; nil where the terms add up to the number.
    package var limit: Limit? {
        guard case .computed(let operation) = origin, let first = terms.first else { return nil }
        let total = terms.reduce(0) { $0 + ($1.sign == .minus ? -$1.value : $1.value) }
        switch operation {
        case .nonNegativeSum: return total < 0 ? .atLeast(0) : nil
        case .overlap: return total < 0 ? .atLeast(0) : total > first.value ? .atMost(max(0, first.value)) : nil
        case .sum, .maximum, .minimum, .product, .quotient, .share, .multiple, .fraction, .rounded: return nil
        }
    }
}
