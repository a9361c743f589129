import DataTree
import Diagnostics
import Schema

/// A data tree on which values are set by their paths: the one mechanism behind `with`, `matrix` and `changes`.
///
/// A null takes away what is there, so that the property has its default again.
struct Overlay {
    private(set) var tree: DataNode
    private(set) var diagnostics: [Diagnostic] = []
    private let resolver: PathResolver

    /// - Parameter elements: what reading the tree made known.
    init(_ tree: DataNode, elements: [NamedElement]) {
        self.tree = tree
        resolver = PathResolver(elements: elements)
    }

    /// Sets a value; returns what its path leads to, or nil after a report.
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
