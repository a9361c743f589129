import LayoutEngine

/// Takes a derivation apart into the leaves that add up to its number.
enum AdditiveTerms {
    /// Deeper sums count as leaves; derivations of real scenarios have a handful of levels.
    private static let deepest = 16

    /// The terms of a number in the order of the derivation, without zeros; they add up to the number.
    static func of(_ quantity: Quantity) -> [AdditiveTerm] {
        let leaves = terms(of: quantity, sign: 1, depth: 0)
        return cancelled(leaves).filter { !NumberText.areEqual($0.value, 0) }
    }

    private static func terms(of quantity: Quantity, sign: Double, depth: Int) -> [AdditiveTerm] {
        let leaf = AdditiveTerm(quantity.derivation.name, sign * quantity.value, isSubtracted: sign < 0)
        guard depth < deepest, let operation = quantity.derivation.operation else { return [leaf] }
        let operands = quantity.derivation.terms
        switch operation {
        case .sum, .nonNegativeSum, .overlap:
            let sum = operands.reduce(0.0) { $0 + ($1.isSubtracted ? -1 : 1) * $1.quantity.value }
            guard !operands.isEmpty, NumberText.areEqual(sum, quantity.value) else { return [leaf] }
            return operands.flatMap { terms(of: $0, sign: sign, depth: depth) }
        case .maximum, .minimum:
            let chosen = operands.first { NumberText.areEqual($0.quantity.value, quantity.value) }
            return chosen.map { terms(of: $0.quantity, sign: sign, depth: depth + 1) } ?? [leaf]
        case .product, .quotient, .share, .multiple, .fraction, .rounded:
            return [leaf]
        }
    }

    /// What is taken away stays whole: the distance of a view from its superview's edge says more than its parts do.
    private static func terms(of operand: Derivation.Term, sign: Double, depth: Int) -> [AdditiveTerm] {
        guard operand.isSubtracted else { return terms(of: operand.quantity, sign: sign, depth: depth + 1) }
        let value = -sign * operand.quantity.value
        return [AdditiveTerm(operand.quantity.derivation.name, value, isSubtracted: true)]
    }

    /// Leaves out pairs of the same number with opposite signs, such as a screen height added and taken away.
    private static func cancelled(_ terms: [AdditiveTerm]) -> [AdditiveTerm] {
        var kept: [AdditiveTerm] = []
        for term in terms {
            let opposite = kept.firstIndex {
                $0.name == term.name
                    && NumberText.areEqual($0.value, -term.value)
            }
            if let opposite { kept.remove(at: opposite) } else { kept.append(term) }
        }
        return kept
    }
}
