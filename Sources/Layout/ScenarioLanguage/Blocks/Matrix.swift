import DataTree
import Diagnostics
import Languages
import LayoutEngine
import Schema

/// The axes of a scenario, and all combinations of their values.
struct Matrix {
    /// The limit on pictures, more than are useful.
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
            if count > Matrix.limit {
                return Diagnosed([], [VariantCodes.tooManyVariants(limit: Matrix.limit, at: first.span)])
            }
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
        _ combination: MatrixCombination, along axis: MatrixAxis, by value: MatrixValue, _ problems: inout [Diagnostic]
    ) -> MatrixCombination? {
        var overlay = Overlay(combination.tree, elements: elements)
        let path = overlay.set(PathSetting(path: axis.path, span: axis.span, value: value.node))
        problems += overlay.diagnostics
        guard let path else { return nil }
        let device = path.kind == .device ? catalog.device(named: value.node.notation) : nil
        let coordinate = Variant.Coordinate(
            path: axis.path, value: device?.name ?? value.node.notation, title: value.title)
        return MatrixCombination(
            coordinates: combination.coordinates + [coordinate], spans: combination.spans + [value.node.span],
            paths: combination.paths + [path], verdicts: combination.verdicts + [value.verdict].compactMap { $0 },
            tree: overlay.tree)
    }
}

/// An axis of a matrix: a path, and the values that it gets one after the other.
struct MatrixAxis: Sendable {
    let path: String
    let span: SourceSpan
    let values: [MatrixValue]

    static let format = ScenarioFormat<[MatrixAxis]>(kind: .axes) { node, decoder in
        guard let entries = node.entries else {
            decoder.reportWrongType(ValueKind.axes.phrase, found: node)
            return nil
        }
        return entries.compactMap { entry in
            guard let values = entry.value.items, !values.isEmpty else {
                decoder.report(VariantCodes.axisWithoutValues(entry.key, found: entry.value))
                return nil
            }
            return decoder.inside(.key(entry.key)) { decoder in
                MatrixAxis(
                    path: entry.key, span: entry.keySpan,
                    values: values.enumerated().compactMap { index, item in
                        decoder.inside(.index(index)) { MatrixValue.read(item, &$0) }
                    })
            }
        }
    }
}

/// A value of an axis, with its title and verdict in pictures.
struct MatrixValue: Sendable {
    /// The value as set at the path.
    let node: DataNode
    /// The title of the value; empty if the words of the property describe it.
    let title: LocalizedText
    let verdict: Verdict?

    static let keys: [ScenarioKey<Draft>] = [
        ScenarioKey("value", ScenarioFormat<DataNode>(kind: .pathValue) { node, _ in node }) { $0.node = $1 },
        ScenarioKey("title", Format.localizedText) { $0.title = $1 },
        ScenarioKey("verdict", Format.word(Verdict.self)) { $0.verdict = $1 },
    ]

    struct Draft: Sendable {
        var node: DataNode?
        var title = LocalizedText()
        var verdict: Verdict?
    }

    /// Decodes a value, or a mapping with the value and its title and verdict; no value of a path has these keys itself.
    static func read(_ node: DataNode, _ decoder: inout ScenarioDecoder) -> MatrixValue? {
        guard let entries = node.entries,
            entries.contains(where: { entry in keys.contains { $0.entry.name == entry.key } })
        else { return MatrixValue(node: node, title: LocalizedText(), verdict: nil) }
        var draft = Draft()
        decoder.decodeObject(node, into: &draft, keys)
        guard let value = draft.node else {
            decoder.report(decoder.codes.missingKey("value", of: "value of an axis", at: node.span))
            return nil
        }
        return MatrixValue(node: value, title: draft.title, verdict: draft.verdict)
    }
}

/// A combination of a matrix: its values, and the scenario's tree with them set.
struct MatrixCombination: Sendable {
    var coordinates: [Variant.Coordinate] = []
    /// The places of the values, in the order of the coordinates.
    var spans: [SourceSpan] = []
    /// The paths at which the values are set.
    var paths: [SettablePath] = []
    /// The verdicts on the values.
    var verdicts: [Verdict] = []
    let tree: DataNode

    /// The verdict of the combination: wrong with a wrong value, else right with a right one.
    var verdict: Verdict? { verdicts.contains(.wrong) ? .wrong : verdicts.first }
}
