/// A claim about the variants for which all of some conditions hold.
struct ConditionalClaim<Claim: Sendable>: Sendable {
    let claim: Claim
    /// Empty for a claim about every variant.
    let conditions: [ClaimCondition]

    func holds(for coordinates: [Variant.Coordinate]) -> Bool {
        conditions.allSatisfy { $0.holds(for: coordinates) }
    }
}
