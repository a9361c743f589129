extension Quantity {
    /// True when a rule took part in making the number.
    func rests(on rule: Rule) -> Bool {
        guard case .rule(let own, _, let terms) = derivation.origin else { return false }
        return own.id == rule.id || terms.contains { $0.quantity.rests(on: rule) }
    }
}
