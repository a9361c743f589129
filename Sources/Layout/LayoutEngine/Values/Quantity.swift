/// A number in points together with the way it came about.
///
/// There are two ways to create a quantity, so that no explanation can disagree with its number: a fact, which is a leaf, or a
/// rule's operation on other quantities.
package struct Quantity: Hashable, Sendable {
    package let value: Double
    package let derivation: Derivation

    private init(_ value: Double, _ derivation: Derivation) {
        self.value = value
        self.derivation = derivation
    }

    /// The number under the name that it has as a term of another number.
    func named(_ name: DerivationName) -> Quantity { Quantity(value, derivation.named(name)) }
}

// MARK: - Facts

extension Quantity {
    /// A number of the device catalog.
    package static func device(_ name: DerivationName, _ fact: DeviceFact) -> Quantity {
        Quantity(fact.measured.value, Derivation(name, .device(fact.measured.provenance, fact.number)))
    }

    /// An unpublished number that the catalog would have to contain. Every number derived from it is unknown as well, so that
    /// absence never appears as a value.
    static func unknown(_ name: DerivationName, _ number: DeviceNumber) -> Quantity {
        Quantity(.nan, Derivation(name, .unknown(number)))
    }

    /// A number of the device, unknown if it is not published.
    static func device(_ name: DerivationName, _ fact: DeviceFact?, else number: DeviceNumber) -> Quantity {
        fact.map { .device(name, $0) } ?? .unknown(name, number)
    }

    /// Whether the number is known, so that it does not depend on an unpublished one.
    package var isKnown: Bool { !value.isNaN }

    /// Whether the number is greater than another one, or one of them is unknown, so that results of both are unknown.
    func mayExceed(_ other: Quantity) -> Bool { !(value <= other.value) }

    /// A property as the scenario sets it; UIKit's default where it is left as it is.
    static func input(_ path: PathName, _ value: Double, default initial: Double = 0) -> Quantity {
        Quantity(value, Derivation(.path(path), value == initial ? .initialValue : .scenario))
    }

    /// A number that the scenario gives and that no path names.
    package static func input(_ name: DerivationName, _ value: Double) -> Quantity {
        Quantity(value, Derivation(name, .scenario))
    }

    /// A number that a rule states outright.
    package static func stated(_ name: DerivationName, _ rule: Rule, _ value: Double) -> Quantity {
        Quantity(value, Derivation(name, .stated(rule)))
    }
}

// MARK: - Operations

/// Functions with a list are inlined: written as literals, as nearly all are, the lists then cost no memory of their own.
extension Quantity {
    @inline(__always)
    private static func computed(
        _ name: DerivationName, _ rule: Rule, _ operation: Derivation.Operation, _ operands: Derivation.Operands
    ) -> Quantity {
        Quantity(
            operation.result(of: operands) { $0.value }, Derivation(name, .computed(rule, operation), operands))
    }

    /// The sum of some numbers less some others.
    @inline(__always)
    package static func sum(
        _ name: DerivationName, _ rule: Rule, _ added: [Quantity], minus subtracted: [Quantity] = []
    ) -> Quantity {
        computed(name, rule, .sum, Derivation.Operands(added, minus: subtracted))
    }

    /// The sum of some numbers less some others, never below 0.
    @inline(__always)
    package static func nonNegativeSum(
        _ name: DerivationName, _ rule: Rule, _ added: [Quantity], minus subtracted: [Quantity] = []
    ) -> Quantity {
        computed(name, rule, .nonNegativeSum, Derivation.Operands(added, minus: subtracted))
    }

    /// The rest that some numbers leave of another one, never below 0 and never more than the whole.
    @inline(__always)
    package static func overlap(
        _ name: DerivationName, _ rule: Rule, of whole: Quantity, minus subtracted: [Quantity]
    ) -> Quantity {
        computed(name, rule, .overlap, Derivation.Operands([whole], minus: subtracted))
    }

    /// The greatest of some numbers.
    @inline(__always)
    package static func maximum(_ name: DerivationName, _ rule: Rule, _ candidates: [Quantity]) -> Quantity {
        computed(name, rule, .maximum, Derivation.Operands(candidates, minus: []))
    }

    /// The smallest of some numbers.
    package static func minimum(_ name: DerivationName, _ rule: Rule, _ candidates: [Quantity]) -> Quantity {
        computed(name, rule, .minimum, Derivation.Operands(candidates, minus: []))
    }

    /// Some numbers multiplied.
    package static func product(_ name: DerivationName, _ rule: Rule, _ factors: [Quantity]) -> Quantity {
        computed(name, rule, .product, Derivation.Operands(factors, minus: []))
    }

    /// A number divided by another.
    package static func quotient(_ name: DerivationName, _ rule: Rule, _ dividend: Quantity, by divisor: Quantity)
        -> Quantity
    {
        computed(name, rule, .quotient, .two(Derivation.Term(dividend), Derivation.Term(divisor)))
    }

    /// The share of a number that a part has in a whole: `number × part ÷ whole`.
    package static func share(
        _ name: DerivationName, _ rule: Rule, of number: Quantity, _ part: Quantity, in whole: Quantity
    ) -> Quantity {
        computed(name, rule, .share, Derivation.Operands([number, part, whole], minus: []))
    }

    /// A number multiplied by a count.
    package static func multiple(_ name: DerivationName, _ rule: Rule, _ count: Int, of quantity: Quantity) -> Quantity
    {
        computed(name, rule, .multiple(count), .one(Derivation.Term(quantity)))
    }

    /// An equal part of a number: the number divided by a count.
    package static func fraction(_ name: DerivationName, _ rule: Rule, of whole: Quantity, by count: Int) -> Quantity {
        computed(name, rule, .fraction(count), .one(Derivation.Term(whole)))
    }

    /// A number in whole points, or in whole pixels of a screen.
    /// - Parameter scale: pixels per point; nil for whole points.
    package static func rounded(
        _ name: DerivationName, _ rule: Rule, _ quantity: Quantity,
        _ direction: FloatingPointRoundingRule = .toNearestOrAwayFromZero, scale: Quantity? = nil
    ) -> Quantity {
        computed(
            name, rule, .rounded(direction), Derivation.Operands([quantity] + (scale.map { [$0] } ?? []), minus: []))
    }

    /// A quantity of equal value with another name. The rule becomes a step of its derivation.
    func renamed(as name: DerivationName, by rule: Rule) -> Quantity {
        .computed(name, rule, .sum, .one(Derivation.Term(self)))
    }
}
