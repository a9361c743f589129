import LayoutEngine

extension Quantity {
    /// The value that its own terms give when one rule is switched off, so that each of that rule's steps contributes 0.
    func value(without rule: Rule.ID) -> Double {
        guard case .rule(let own, let operation, let terms) = derivation.origin else { return value }
        guard own.id != rule else { return 0 }
        let signed = terms.map { ($0.isSubtracted ? -1 : 1) * $0.quantity.value(without: rule) }
        return switch operation {
        case .sum: signed.reduce(0, +)
        case .clampedSum(let lower, let upper): max(lower, min(signed.reduce(0, +), upper))
        case .maximum: signed.max() ?? 0
        case .constant: value
        }
    }

    /// The ids of the rules in the derivation.
    var ruleIDs: Set<Rule.ID> {
        guard case .rule(let rule, _, let terms) = derivation.origin else { return [] }
        return terms.reduce(into: [rule.id]) { $0.formUnion($1.quantity.ruleIDs) }
    }
}

extension Rule {
    /// What stands for a rule in tests.
    typealias ID = String
}
