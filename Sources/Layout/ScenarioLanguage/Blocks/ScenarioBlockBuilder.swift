import DataTree
import Diagnostics
import LayoutEngine
import Schema

/// Makes a scenario of one block, given the block that it uses.
struct ScenarioBlockBuilder {
    let block: DataNode
    let base: ResolvedBlock?
    let catalog: DeviceCatalog

    func build(into diagnostics: inout [Diagnostic]) -> ResolvedBlock {
        guard let entries = block.entries else {
            diagnostics.append(
                ScenarioCodes.schema.wrongType("scenario", "a mapping that begins with 'id'", found: block))
            return .broken
        }
        if block.comparedPlaces != nil, let matrix = entries.first(where: { $0.key == "matrix" }) {
            diagnostics.append(
                BlockCodes.keyBesideCompare(matrix.key, allowed: BlockKeys.besideCompare, at: matrix.keySpan))
            return .broken
        }
        guard let use = block["use"] else {
            return ScenarioBuilder(tree: block, span: block.span, context: ScenarioContext(catalog: catalog))
                .build(into: &diagnostics)
        }
        if use.text == nil {
            diagnostics.append(ScenarioCodes.schema.wrongType("use", "the id of another scenario", found: use))
        }
        guard let base, let used = base.scenario else { return .broken }
        if entries.count == 1 { return ResolvedBlock(decoded: base.decoded, scenario: used.shown(at: block.span)) }
        guard let decoded = base.decoded else { return .broken }
        var problems: [Diagnostic] = []
        let (tree, context) = merge(entries, into: decoded, &problems)
        diagnostics += problems
        return problems.isEmpty
            ? ScenarioBuilder(tree: tree, span: block.span, context: context).build(into: &diagnostics) : .broken
    }

    /// The used scenario with this block's keys in place of its own, and with the values of `with` set.
    private func merge(
        _ entries: [DataNode.Entry], into base: DecodedTree, _ problems: inout [Diagnostic]
    ) -> (DataNode, ScenarioContext) {
        for entry in entries where !BlockKeys.besideUse.contains(entry.key) {
            problems.append(BlockCodes.keyBesideUse(entry.key, allowed: BlockKeys.besideUse, at: entry.keySpan))
        }
        let own = entries.filter { $0.key != "use" && $0.key != "with" }
        let inherited = (base.tree.entries ?? []).filter { entry in
            !BlockKeys.notInherited.contains(entry.key) && !own.contains { $0.key == entry.key }
        }
        let tree = DataNode(.mapping(own + inherited), at: block.span)
        guard let with = block["with"] else { return (tree, base.context.setting([])) }
        var decoder = ScenarioDecoder(catalog: catalog)
        let settings = decoder.inside(.key("with")) { PathSetting.format.decode(with, &$0) } ?? []
        problems += decoder.diagnostics
        var overlay = Overlay(tree, elements: base.elements)
        let paths = settings.compactMap { overlay.set($0) }
        problems += overlay.diagnostics
        return (
            overlay.tree.withoutAxes(settings.map { $0.path }), base.context.setting(paths.map { $0.steps })
        )
    }
}

extension DataNode {
    /// The scenario without the axes of its matrix that vary values at some paths, which `with` has fixed.
    func withoutAxes(_ paths: [String]) -> DataNode {
        guard let entries else { return self }
        var tree = self
        tree.content = .mapping(
            entries.map { entry in
                guard entry.key == "matrix", let axes = entry.value.entries else { return entry }
                var matrix = entry
                matrix.value.content = .mapping(axes.filter { !paths.contains($0.key) })
                return matrix
            })
        return tree
    }
}
