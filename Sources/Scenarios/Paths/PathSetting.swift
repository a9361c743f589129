import DataTree
import Diagnostics
import LayoutEngine

/// A value that is to be set at a path of a scenario, such as `table.contentInset: [-64, 0, 0, 0]`.
struct PathSetting: Sendable {
    let path: String
    let span: SourceSpan
    let value: DataNode

    /// The settings of `with` and `set`: a mapping of paths to values.
    static let format = ValueFormat<[PathSetting]>(kind: .overlay) { node, decoding in
        guard let entries = node.entries else {
            decoding.report(.wrongType(decoding.subject, ValueKind.overlay.phrase.english, found: node))
            return nil
        }
        return entries.map { PathSetting(path: $0.key, span: $0.keySpan, value: $0.value) }
    }
}
