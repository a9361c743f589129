/// How rules make numbers, so that each carries the way it came about.
///
/// Those with a list are inlined: written as literals, as nearly all are, the lists then cost no memory of their own.
extension Quantity {
    /// A number of the device catalog.
    static func device(_ name: Localized, _ measured: Measured<Double>) -> Quantity {
        Quantity(measured.value, Derivation(name, .device(measured.provenance)))
    }

    /// A property as the scenario sets it; UIKit's default where it is left as it is.
    static func input(_ path: PathName, _ value: Double, default initial: Double = 0) -> Quantity {
        Quantity(value, Derivation(.path(path), value == initial ? .initialValue : .scenario))
    }

    /// A number that the scenario gives and that no path names.
    static func input(_ name: Localized, _ value: Double) -> Quantity {
        Quantity(value, Derivation(name, .scenario))
    }

    /// The sum of some numbers less some others.
    @inline(__always)
    static func sum(
        _ name: Localized, _ rule: Rule, _ added: [Quantity], minus subtracted: [Quantity] = []
    ) -> Quantity {
        let terms = Derivation.Terms(added, minus: subtracted)
        return Quantity(terms.total, Derivation(name, rule, .sum, terms))
    }

    /// The sum of some numbers less some others, limited to the range from `lower` to `upper`.
    @inline(__always)
    static func clampedSum(
        _ name: Localized, _ rule: Rule, _ added: [Quantity], minus subtracted: [Quantity] = [],
        lower: Double = 0, upper: Double = .infinity
    ) -> Quantity {
        let terms = Derivation.Terms(added, minus: subtracted)
        let value = max(lower, min(terms.total, upper))
        return Quantity(value, Derivation(name, rule, .clampedSum(lower: lower, upper: upper), terms))
    }

    /// The greatest of some numbers.
    @inline(__always)
    static func maximum(_ name: Localized, _ rule: Rule, _ candidates: [Quantity]) -> Quantity {
        let value = candidates.first.map { candidates.reduce($0.value) { max($0, $1.value) } } ?? 0
        return Quantity(value, Derivation(name, rule, .maximum, Derivation.Terms(candidates, minus: [])))
    }

    /// A number that a rule states outright; `considered` is what it looked at.
    @inline(__always)
    static func constant(
        _ name: Localized, _ rule: Rule, _ value: Double, considering considered: [Quantity] = []
    ) -> Quantity {
        Quantity(value, Derivation(name, rule, .constant, Derivation.Terms(considered, minus: [])))
    }

    /// The same number under another name, by a rule that passes it on.
    func passed(on name: Localized, _ rule: Rule) -> Quantity {
        Quantity(0 + value, Derivation(name, rule, .sum, .one(Derivation.Term(self))))
    }
}
