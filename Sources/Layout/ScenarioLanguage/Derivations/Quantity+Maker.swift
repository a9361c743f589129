package import LayoutEngine

extension Quantity {
    /// The rule that produced the number, found through rules that only forward it; nil for a number of the device or the
    /// scenario.
    package var maker: Rule? {
        let traced = ForwardedQuantity(self)
        return traced.source.derivation.rule ?? traced.rules.last
    }
}
