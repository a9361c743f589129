/// How rules make numbers, so that each carries the way it came about.
extension Quantity {
    /// A number of the device catalog.
    static func device(_ name: Localized, _ measured: Measured<Double>) -> Quantity {
        Quantity(measured.value, Derivation(name, .device(measured.provenance)))
    }

    /// A property as the scenario sets it; UIKit's default where it is left as it is.
    static func input(_ path: String, _ value: Double, default initial: Double = 0) -> Quantity {
        Quantity(value, Derivation(.path(path), value == initial ? .initialValue : .scenario))
    }

    /// The sum of some numbers less some others.
    static func sum(
        _ name: Localized, _ rule: Rule, _ added: [Quantity], minus subtracted: [Quantity] = []
    ) -> Quantity {
        let terms = Self.terms(added, subtracted)
        return Quantity(Self.total(terms), Derivation(name, .rule(rule, .sum, terms)))
    }

    /// The sum of some numbers less some others, limited to the range from `lower` to `upper`.
    static func clampedSum(
        _ name: Localized, _ rule: Rule, _ added: [Quantity], minus subtracted: [Quantity] = [],
        lower: Double = 0, upper: Double = .infinity
    ) -> Quantity {
        let terms = Self.terms(added, subtracted)
        let value = max(lower, min(Self.total(terms), upper))
        return Quantity(value, Derivation(name, .rule(rule, .clampedSum(lower: lower, upper: upper), terms)))
    }

    /// The greatest of some numbers.
    static func maximum(_ name: Localized, _ rule: Rule, _ candidates: [Quantity]) -> Quantity {
        let value = candidates.map { $0.value }.max() ?? 0
        return Quantity(value, Derivation(name, .rule(rule, .maximum, Self.terms(candidates, []))))
    }

    /// A number that a rule states outright; `considered` is what it looked at.
    static func constant(
        _ name: Localized, _ rule: Rule, _ value: Double, considering considered: [Quantity] = []
    ) -> Quantity {
        Quantity(value, Derivation(name, .rule(rule, .constant, Self.terms(considered, []))))
    }

    /// The same number under another name, by a rule that passes it on.
    func passed(on name: Localized, _ rule: Rule) -> Quantity {
        .sum(name, rule, [self])
    }

    private static func terms(_ added: [Quantity], _ subtracted: [Quantity]) -> [Derivation.Term] {
        added.map { Derivation.Term($0) } + subtracted.map { Derivation.Term($0, isSubtracted: true) }
    }

    private static func total(_ terms: [Derivation.Term]) -> Double {
        terms.reduce(0) { $0 + ($1.isSubtracted ? -$1.quantity.value : $1.quantity.value) }
    }
}

extension Localized {
    /// A value path such as "view.frame.y", which reads the same in every language.
    static func path(_ path: String) -> Localized { Localized(path, path) }
}
