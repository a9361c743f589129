import Diagnostics

/// What reading one combination of a matrix gave.
struct ReadVariant: Sendable {
    let combination: MatrixCombination
    let datedUses: [DatedUse]
    /// Nil when the combination cannot be, or was not understood.
    var variant: Variant?
    var problems: [Diagnostic] = []
    /// Why the combination cannot be.
    var impossible: ImpossibleCombination?

    init(combination: MatrixCombination, datedUses: [DatedUse]) {
        self.combination = combination
        self.datedUses = datedUses
    }
}
