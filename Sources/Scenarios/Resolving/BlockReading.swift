import DataTree
import Diagnostics
import LayoutEngine
import Schema

/// Reads one block, given the block that it uses.
struct BlockReading {
    private let block: DataNode
    private let base: ResolvedBlock?
    private let catalog: DeviceCatalog

    init(_ block: DataNode, base: ResolvedBlock?, catalog: DeviceCatalog) {
        self.block = block
        self.base = base
        self.catalog = catalog
    }

    func resolve(into diagnostics: inout [Diagnostic]) -> ResolvedBlock {
        guard let entries = block.entries else {
            diagnostics.append(
                ScenarioCodes.schema.wrongType("scenario", "a mapping that begins with 'id'", found: block))
            return .broken
        }
        guard let use = block["use"] else { return read(block, into: &diagnostics) }
        if use.text == nil {
            diagnostics.append(ScenarioCodes.schema.wrongType("use", "the id of another scenario", found: use))
        }
        guard let base, let used = base.scenario else { return .broken }
        if entries.count == 1 { return ResolvedBlock(tree: base.tree, scenario: used.shown(at: block.span)) }
        guard let tree = base.tree else { return .broken }
        var problems: [Diagnostic] = []
        let merged = merge(entries, into: tree, &problems)
        diagnostics += problems
        return problems.isEmpty ? read(merged, into: &diagnostics) : .broken
    }

    private func read(_ tree: DataNode, into diagnostics: inout [Diagnostic]) -> ResolvedBlock {
        let scenario = ScenarioReading(tree: tree, span: block.span, catalog: catalog).read(into: &diagnostics)
        return ResolvedBlock(tree: tree, scenario: scenario)
    }

    /// The used scenario with this block's keys in place of its own, and with the values of `with` set.
    private func merge(
        _ entries: [DataNode.Entry], into base: DataNode, _ problems: inout [Diagnostic]
    ) -> DataNode {
        for entry in entries where !BlockKeys.besideUse.contains(entry.key) {
            problems.append(.keyBesideUse(entry.key, allowed: BlockKeys.besideUse, at: entry.keySpan))
        }
        let own = entries.filter { $0.key != "use" && $0.key != "with" }
        let inherited = (base.entries ?? []).filter { entry in
            !BlockKeys.notInherited.contains(entry.key) && !own.contains { $0.key == entry.key }
        }
        let tree = DataNode(.mapping(own + inherited), at: block.span)
        guard let with = block["with"] else { return tree }
        return overlay(with, on: tree, &problems)
    }

    private func overlay(_ with: DataNode, on tree: DataNode, _ problems: inout [Diagnostic]) -> DataNode {
        var decoder = ScenarioDecoder(catalog: catalog)
        let settings = decoder.inside(.key("with")) { PathSetting.format.decode(with, &$0) }
        problems += decoder.diagnostics
        return tree.setting(settings ?? [], catalog: catalog).unwrap(into: &problems)
    }
}

extension DataNode {
    /// The scenario with values in the place of its own, which a matrix of it does not vary any more.
    func setting(_ settings: [PathSetting], catalog: DeviceCatalog) -> Diagnosed<DataNode> {
        var overlay = Overlay(self, elements: ScenarioReading.elements(of: self, catalog: catalog))
        for setting in settings { overlay.set(setting) }
        return Diagnosed(overlay.tree.withoutAxes(settings.map { $0.path }), overlay.diagnostics)
    }

    /// The scenario without the axes of its matrix that vary what `with` has fixed.
    private func withoutAxes(_ paths: [String]) -> DataNode {
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
