package import LayoutEngine

extension Quantity {
    /// The rule that made the number, behind those that only hand it on; nil for a number of the device or the scenario.
    package var maker: Rule? {
        let traced = ForwardedQuantity(self)
        return traced.source.derivation.rule ?? traced.rules.last
    }
}
