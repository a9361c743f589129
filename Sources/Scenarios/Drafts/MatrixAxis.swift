import DataTree
import Diagnostics
import LayoutEngine
import Schema

/// One axis of a matrix: a path, and the values that it takes one after the other.
struct MatrixAxis: Sendable {
    let path: String
    let span: SourceSpan
    let values: [DataNode]

    static let format = ScenarioFormat<[MatrixAxis]>(kind: .axes) { node, decoder in
        guard let entries = node.entries else {
            decoder.reportWrongType(ValueKind.axes.phrase.english, found: node)
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
