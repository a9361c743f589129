import LayoutEngine

/// Finds the rules behind the numbers of a figure.
enum RuleUse {
    /// The ids of all rules in the derivations of a result, whatever the phase.
    static func rules(in result: LayoutResult) -> Set<String> {
        var found: Set<String> = []
        var pending = result.snapshots.flatMap { $0.elements.flatMap { $0.values.flatMap { $0.value.quantities } } }
        while let quantity = pending.popLast() {
            if let rule = quantity.derivation.rule { found.insert(rule.id) }
            pending += quantity.derivation.terms.map { $0.quantity }
        }
        return found
    }
}
