import DataTree
import Diagnostics
import LayoutEngine
import Schema

/// The data tree of a scenario with its decoded environment and root.
///
/// A tree is decoded once. Variants, phases and scenarios that use this one set values in it; then only the environment and the
/// elements around the values are decoded again.
struct DecodedTree: Sendable {
    let tree: DataNode
    let environment: EnvironmentDraft
    let root: Root?
    let changes: [ChangeDraft]
    let context: ScenarioContext

    /// The elements that paths in the tree can name.
    var elements: [NamedElement] { context.elements }

    /// The tree with values in the place of its own, and where they lie.
    ///
    /// - Parameter phase: when an app sets them; nil for the tree as it is loaded.
    func setting(
        _ settings: [PathSetting], at phase: Phase? = nil
    ) -> Diagnosed<(decoded: DecodedTree, set: [(setting: PathSetting, path: SettablePath)])> {
        var overlay = Overlay(tree, elements: elements)
        let set = settings.compactMap { setting in overlay.set(setting).map { (setting: setting, path: $0) } }
        let decoded = replacing(overlay.tree, at: set.map { $0.path }, phase: phase)
        return Diagnosed((decoded.value, set), overlay.diagnostics + decoded.diagnostics)
    }

    /// The app's changed root at each phase with changes; later phases keep the changes of earlier ones.
    func appChanges(into problems: inout [Diagnostic]) -> [App.Change] {
        treesOfChanges(into: &problems).compactMap { phase, decoded in
            decoded.root.map { App.Change(at: phase, $0) }
        }
    }

    /// The tree as the changes of the first appearance leave it; their problems are reported where they take effect.
    func afterChanges(into problems: inout [Diagnostic]) -> DecodedTree {
        treesOfChanges(into: &problems).last { !$0.phase.isOfSecondAppearance }?.decoded ?? self
    }

    private func treesOfChanges(into problems: inout [Diagnostic]) -> [(phase: Phase, decoded: DecodedTree)] {
        var decoded = self
        return Phase.allCases.compactMap { phase in
            let drafts = changes.filter { $0.phase == phase }
            guard !drafts.isEmpty else { return nil }
            let result = decoded.setting(drafts.flatMap { $0.settings }, at: phase).unwrap(into: &problems)
            for (setting, path) in result.set where !path.isOfElement {
                problems.append(VariantCodes.notChangeable(setting.path, at: setting.span))
            }
            decoded = result.decoded
            return (phase, decoded)
        }
    }

    /// The decoded form of a tree with other elements, from which no decoded part can be reused.
    func anew(_ tree: DataNode) -> Diagnosed<DecodedTree> {
        decode(tree, in: ScenarioContext(catalog: context.catalog), at: nil)
    }

    /// The decoded form of the tree after an overlay has set values in it.
    ///
    /// - Parameter paths: the paths at which values were set.
    func replacing(
        _ tree: DataNode, at paths: [SettablePath], phase: Phase? = nil
    ) -> Diagnosed<DecodedTree> {
        decode(tree, in: context.setting(paths.map { $0.steps }, at: phase), at: phase)
    }

    private func decode(
        _ tree: DataNode, in context: ScenarioContext, at phase: Phase?
    ) -> Diagnosed<DecodedTree> {
        var decoder = ScenarioDecoder(context, subject: "scenario")
        var draft = ScenarioDraft()
        let keys = phase == nil ? EnvironmentKeys.names + ["root"] : ["root"]
        let inputs = (tree.entries ?? []).filter { keys.contains($0.key) }
        decoder.decodeObject(DataNode(.mapping(inputs), at: tree.span), into: &draft, BlockKeys.all)
        let decoded = DecodedTree(
            tree: tree, environment: phase == nil ? draft.environment : environment, root: draft.root,
            changes: changes, context: decoder.context)
        return Diagnosed(decoded, decoder.diagnostics)
    }
}
