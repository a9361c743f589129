import DataTree
import Diagnostics
import LayoutEngine
import Schema

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
            return Diagnosed([MatrixCombination(tree: tree)])
        }
        var count = 1
        for axis in axes {
            count *= axis.values.count
            if count > Matrix.limit { return Diagnosed([], [.tooManyVariants(limit: Matrix.limit, at: first.span)]) }
        }
        var problems: [Diagnostic] = []
        var combinations = [MatrixCombination(tree: tree)]
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
            coordinates: combination.coordinates + [coordinate], spans: combination.spans + [value.span],
            paths: combination.paths + [path], tree: overlay.tree)
    }
}

/// One axis of a matrix: a path, and the values that it takes one after the other.
struct MatrixAxis: Sendable {
    let path: String
    let span: SourceSpan
    let values: [DataNode]

    static let format = ScenarioFormat<[MatrixAxis]>(kind: .axes) { node, decoder in
        guard let entries = node.entries else {
            decoder.reportWrongType(ValueKind.axes.phrase, found: node)
            return nil
        }
        return entries.compactMap { entry in
            guard let values = entry.value.items, !values.isEmpty else {
                decoder.report(.axisWithoutValues(entry.key, found: entry.value))
                return nil
            }
            return MatrixAxis(path: entry.key, span: entry.keySpan, values: values)
        }
    }
}

/// One combination of a matrix: its values, and the scenario's tree with them set.
struct MatrixCombination: Sendable {
    var coordinates: [Variant.Coordinate] = []
    /// The places of the values, in the order of the coordinates.
    var spans: [SourceSpan] = []
    /// Where the values are set.
    var paths: [SettablePath] = []
    let tree: DataNode
}
