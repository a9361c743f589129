import LayoutEngine

/// A number that rules forwarded from name to name, traced back to its origin.
struct ForwardedQuantity {
    /// The forwarding rules, each once, the last one first.
    private(set) var rules: [Rule] = []
    /// The original number: with several terms, or without a rule.
    private(set) var source: Quantity

    init(_ quantity: Quantity) {
        source = quantity
        while let rule = source.derivation.rule {
            if !rules.contains(rule) { rules.append(rule) }
            guard let next = Self.forwarded(source) else { return }
            source = next
        }
    }

    /// The terms of the source.
    var terms: [Derivation.Term] { Self.terms(of: source) }

    /// The single term that a quantity merely repeats; a fact of no rule only when it has the same name.
    private static func forwarded(_ quantity: Quantity) -> Quantity? {
        guard let operation = quantity.derivation.operation, operation.handsOnSingleTerm else { return nil }
        let terms = terms(of: quantity)
        guard terms.count == 1, !terms[0].isSubtracted, terms[0].quantity.value == quantity.value else { return nil }
        let term = terms[0].quantity
        return term.derivation.rule != nil || term.derivation.name == quantity.derivation.name ? term : nil
    }

    /// The terms without those that subtract nothing because UIKit's default is 0.
    private static func terms(of quantity: Quantity) -> [Derivation.Term] {
        quantity.derivation.terms.filter {
            !$0.isSubtracted || $0.quantity.value != 0 || $0.quantity.derivation.origin != .initialValue
        }
    }
}
