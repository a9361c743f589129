/// The height that constraints of a cell's content, or of a header's, ask for.
package struct FittedHeight: Hashable, Sendable {
    package let points: Double
    /// The height with its reasons where texts decide on it, whose lines are an estimate.
    let byText: Quantity?

    init(_ points: Double, byText: Quantity? = nil) {
        self.points = points
        self.byText = byText
    }

    /// The height with its reasons; those of constraints end where the row begins.
    func quantity(_ name: DerivationName, _ rule: Rule) -> Quantity {
        byText.map { $0.renamed(as: name, by: rule) } ?? .stated(name, rule, points)
    }
}
