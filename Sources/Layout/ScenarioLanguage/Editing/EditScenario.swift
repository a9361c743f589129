package import DataTree
package import Diagnostics
package import LayoutEngine
import Schema

/// A scenario that uses no other, decoded to be changed.
package struct EditableScenario: Sendable {
    /// The scenario; nil if errors prevent it.
    package let scenario: Scenario?
    /// The whole block, with an id.
    package let tree: DataNode
    /// The block as it was read, which may have no id.
    private let written: DataNode
    private let decoded: DecodedTree?

    /// Everything that can be set, in the order of the tree; empty for a block that could not be read.
    package var properties: [SettableProperty] { decoded.map { SettableProperty.all(in: $0) } ?? [] }

    /// The controllers and views, to be edited.
    package var outline: Outline {
        Outline(tree, elements: decoded?.elements ?? [], hasPanes: decoded?.environment.device?.foldable != nil)
    }

    /// Decodes a block that uses no other; without `id` it is called "screen".
    package static func decoded(_ block: DataNode, in catalog: DeviceCatalog) -> Diagnosed<EditableScenario> {
        let named = block.named("screen")
        var resolver = BlockResolver([named], among: ScenarioNames(of: [named]), catalog: catalog)
        let scenario = resolver.resolve(0)
        return Diagnosed(
            EditableScenario(
                scenario: scenario, tree: named, written: block, decoded: resolver.decodedTree(0)), resolver.diagnostics
        )
    }

    /// The text of the block, with another block in its place; comments stay.
    ///
    /// - Parameter read: the block in a text; nil for one that does not hold exactly one.
    package func text(_ text: String, with tree: DataNode, read: (String) -> DataNode?) -> String {
        var tree = tree
        if written["id"] == nil { tree = tree.removing(at: [.key("id")]) }
        return TextEdit.text(text, from: written, to: tree, read: read)
    }

    /// The block with a value set at a path, which may be new; null removes it.
    ///
    /// - Returns: nil for a path that leads nowhere, after a report.
    package func setting(_ path: String, to value: DataNode) -> Diagnosed<DataNode?> {
        guard let decoded else { return Diagnosed(nil) }
        var overlay = Overlay(tree, elements: decoded.elements)
        let path = overlay.set(PathSetting(path: path, span: value.span, value: value))
        return Diagnosed(path == nil ? nil : overlay.tree, overlay.diagnostics)
    }
}

extension DataNode {
    /// The block with the id, if it has none and no other block uses it.
    fileprivate func named(_ id: String) -> DataNode {
        guard let entries, self["id"] == nil, self["use"] == nil else { return self }
        let node = DataNode(.scalar(id, isQuoted: false), at: span)
        return DataNode(.mapping([Entry("id", at: span, node)] + entries), at: span)
    }
}
