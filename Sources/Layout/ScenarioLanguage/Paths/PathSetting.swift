import DataTree
import Diagnostics
import LayoutEngine
import Schema

/// A value to set at a path of a scenario, such as `table.contentInset: [-64, 0, 0, 0]`.
struct PathSetting: Sendable {
    let path: String
    let span: SourceSpan
    let value: DataNode

    /// The settings of `with` and `set`: a mapping of paths to values.
    static let format = ScenarioFormat<[PathSetting]>(kind: .overlay) { node, decoder in
        guard let entries = node.entries else {
            decoder.reportWrongType(ValueKind.overlay.phrase, found: node)
            return nil
        }
        return entries.map { PathSetting(path: $0.key, span: $0.keySpan, value: $0.value) }
    }
}
