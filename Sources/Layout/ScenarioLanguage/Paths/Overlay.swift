import DataTree
import Diagnostics
import Schema

/// A data tree on which values are set by their paths: the one mechanism for `with`, `matrix` and `changes`.
///
/// A null removes the present value, so that the property has its default again.
struct Overlay {
    private(set) var tree: DataNode
    private(set) var diagnostics: [Diagnostic] = []
    private let resolver: PathResolver

    /// - Parameter elements: the elements found while decoding the tree.
    init(_ tree: DataNode, elements: [NamedElement]) {
        self.tree = tree
        resolver = PathResolver(elements: elements)
    }

    /// Sets a value; returns the target of its path, or nil after a report.
    @discardableResult
    mutating func set(_ setting: PathSetting) -> SettablePath? {
        guard let path = resolver.resolve(setting.path, at: setting.span).unwrap(into: &diagnostics) else { return nil }
        if path.kind == .number, let whole = tree.node(at: path.steps.dropLast()), let word = whole.text {
            diagnostics.append(PathCodes.componentOfWord(setting.path, word: word, at: setting.span))
            return nil
        }
        let isNull = if case .null = setting.value.content { true } else { false }
        tree =
            isNull
            ? tree.removing(at: path.steps[...])
            : tree.setting(setting.value, at: path.steps[...], keySpan: setting.span)
        return path
    }
}
