import DataTree
import Diagnostics

/// One combination of a matrix: its values, and the scenario's tree with them set.
struct MatrixCombination: Sendable {
    let coordinates: [Variant.Coordinate]
    /// What the scenario calls it; empty in a matrix.
    var title = LocalizedText()
    /// The places of the values, in the order of the coordinates.
    let spans: [SourceSpan]
    let tree: DataNode
}
