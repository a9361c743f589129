import DataTree
import Diagnostics
import LayoutEngine

/// The axes of a scenario, and all combinations of their values.
struct Matrix {
    /// More pictures than anybody looks at.
    static let limit = 200

    let axes: [MatrixAxis]
    let elements: [NamedElement]
    let catalog: DeviceCatalog

    /// The combinations in the order of the axes, the last axis changing fastest; just the tree without axes.
    func combinations(of tree: DataNode) -> Diagnosed<[MatrixCombination]> {
        guard let first = axes.first else {
            return Diagnosed([MatrixCombination(coordinates: [], spans: [], tree: tree)])
        }
        var count = 1
        for axis in axes {
            count *= axis.values.count
            if count > Matrix.limit { return Diagnosed([], [.tooManyVariants(limit: Matrix.limit, at: first.span)]) }
        }
        var problems: [Diagnostic] = []
        var combinations = [MatrixCombination(coordinates: [], spans: [], tree: tree)]
        for axis in axes {
            combinations = combinations.flatMap { combination in
                axis.values.compactMap { extend(combination, along: axis, by: $0, &problems) }
            }
        }
        return Diagnosed(combinations, problems)
    }

    private func extend(
        _ combination: MatrixCombination, along axis: MatrixAxis, by value: DataNode, _ problems: inout [Diagnostic]
    ) -> MatrixCombination? {
        var overlay = Overlay(combination.tree, elements: elements)
        let path = overlay.set(PathSetting(path: axis.path, span: axis.span, value: value))
        problems += overlay.diagnostics
        guard let path else { return nil }
        let device = path.kind == .device ? catalog.device(named: value.notation) : nil
        let coordinate = Variant.Coordinate(path: axis.path, value: device?.name ?? value.notation)
        return MatrixCombination(
            coordinates: combination.coordinates + [coordinate],
            spans: combination.spans + [value.span], tree: overlay.tree)
    }
}
