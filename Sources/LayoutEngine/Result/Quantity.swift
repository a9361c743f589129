/// A number in points together with the way it came about.
package struct Quantity: Hashable, Sendable {
    package let value: Double
    package let derivation: Derivation

    package init(_ value: Double, _ derivation: Derivation) {
        self.value = value
        self.derivation = derivation
    }
}
