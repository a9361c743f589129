/// Recalculates numbers from the facts at the ends of their derivations up.
///
/// The result is the number itself, to the bit, unless `adjust` replaces a step's number: so tests find out whether anything
/// would notice.
package struct Recomputation {
    private let adjust: (Derivation, Double) -> Double
    /// Derivations that are recomputed already: they share their terms.
    private var known: [ObjectIdentifier: (derivation: Derivation, value: Double)] = [:]

    package init(adjust: @escaping (Derivation, Double) -> Double = { _, value in value }) {
        self.adjust = adjust
    }

    package mutating func value(of quantity: Quantity) -> Double {
        let derivation = quantity.derivation
        if let known = known[ObjectIdentifier(derivation)] { return known.value }
        let made = derivation.operation.map { operation in
            operation.result(of: derivation.operands) { value(of: $0) }
        }
        let result = adjust(derivation, made ?? quantity.value)
        known[ObjectIdentifier(derivation)] = (derivation, result)
        return result
    }
}
