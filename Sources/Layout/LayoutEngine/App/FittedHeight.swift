/// The height that constraints of a cell's content, or of a header's, ask for.
package enum FittedHeight: Hashable, Sendable {
    /// Points, whose reasons end where the row begins.
    case byConstraints(Double)
    /// The height with its reasons where texts decide on it, whose lines are an estimate.
    case byText(Quantity)

    package var points: Double {
        switch self {
        case .byConstraints(let points): points
        case .byText(let height): height.value
        }
    }

    func quantity(_ name: DerivationName, _ rule: Rule) -> Quantity {
        switch self {
        case .byConstraints(let points): .stated(name, rule, points)
        case .byText(let height): height.renamed(as: name, by: rule)
        }
    }
}
