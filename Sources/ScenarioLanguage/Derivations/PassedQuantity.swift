import LayoutEngine

/// A number that rules passed on from name to name, traced back to where it was made.
struct PassedQuantity {
    /// Each once, the last one first.
    private(set) var rules: [Rule] = []
    /// The number as it was made: with several terms, or by no rule.
    private(set) var source: Quantity

    init(_ quantity: Quantity) {
        source = quantity
        while case .rule(let rule, let operation, _) = source.derivation.origin {
            if !rules.contains(rule) { rules.append(rule) }
            guard let next = Self.passed(source, operation, Self.terms(of: source)) else { return }
            source = next
        }
    }

    /// What the source was made of.
    var terms: [Derivation.Term] { Self.terms(of: source) }

    /// The single term that a quantity merely repeats; a leaf only when it has the same name.
    private static func passed(
        _ quantity: Quantity, _ operation: Derivation.Operation, _ terms: [Derivation.Term]
    ) -> Quantity? {
        guard operation != .constant, terms.count == 1, !terms[0].isSubtracted,
            terms[0].quantity.value == quantity.value
        else { return nil }
        let term = terms[0].quantity
        if case .rule = term.derivation.origin { return term }
        return term.derivation.name == quantity.derivation.name ? term : nil
    }

    /// The terms without those that take nothing away because UIKit's default is 0.
    private static func terms(of quantity: Quantity) -> [Derivation.Term] {
        guard case .rule(_, _, let terms) = quantity.derivation.origin else { return [] }
        return terms.filter {
            !$0.isSubtracted || $0.quantity.value != 0 || $0.quantity.derivation.origin != .initialValue
        }
    }
}
