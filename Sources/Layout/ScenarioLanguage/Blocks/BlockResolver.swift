import DataTree
import Diagnostics
import LayoutEngine
import Schema

/// Resolves blocks in the order in which they use each other, each once.
struct BlockResolver {
    private let blocks: [DataNode]
    private let names: ScenarioNames
    private let catalog: DeviceCatalog
    /// The first block of each id.
    private var blockByID: [String: Int] = [:]
    private var results: [ResolvedBlock?]
    private(set) var diagnostics: [Diagnostic] = []

    init(_ blocks: [DataNode], among names: ScenarioNames, catalog: DeviceCatalog) {
        self.blocks = blocks
        self.names = names
        self.catalog = catalog
        results = blocks.map { _ in nil }
        for (index, block) in blocks.enumerated() {
            guard let id = block["id"], let text = id.text else { continue }
            if let first = blockByID[text], let firstID = blocks[first]["id"] {
                diagnostics.append(BlockCodes.duplicateID(text, at: id.span, first: firstID.span))
            } else {
                blockByID[text] = index
            }
        }
    }

    /// The scenario of a block, or nil after a report.
    mutating func resolve(_ index: Int) -> Scenario? {
        let chain = usedBlocks(from: index)
        for index in chain.reversed() where results[index] == nil {
            results[index] = build(index)
        }
        return results[index]?.scenario
    }

    /// A block's tree as it was decoded; nil for a comparison, and for a block that is not resolved.
    func decodedTree(_ index: Int) -> DecodedTree? { results[index]?.decoded }

    private mutating func build(_ index: Int) -> ResolvedBlock {
        if let compare = blocks[index].comparedScenarios { return comparison(blocks[index], of: compare) }
        let base = blocks[index].usedID.flatMap { blockByID[$0.value] }.flatMap { results[$0] }
        return ScenarioBlockBuilder(block: blocks[index], base: base, catalog: catalog).build(into: &diagnostics)
    }

    /// A block, the one that it uses, and so on, up to one that uses none or is resolved; reports blocks that cannot be used.
    private mutating func usedBlocks(from start: Int) -> [Int] {
        var chain = [start]
        var seen: Set<Int> = [start]
        while let last = chain.last, results[last] == nil, let used = blocks[last].usedID {
            guard let next = blockByID[used.value] else {
                let ids = names.all.filter { $0 != blocks[last]["id"]?.text }
                diagnostics.append(BlockCodes.unknownScenario(used.value, known: ids, at: used.span))
                results[last] = .broken
                break
            }
            guard seen.insert(next).inserted else {
                let cycle = chain.drop { $0 != next }.compactMap { blocks[$0].usedID?.value }
                diagnostics.append(BlockCodes.useCycle(cycle, at: used.span))
                for index in chain { results[index] = .broken }
                break
            }
            if isComparison(next), blocks[last].entries?.count != 1 {
                diagnostics.append(
                    BlockCodes.comparisonOfComparison(used.value, verb: "used with changes", at: used.span))
                results[last] = .broken
                break
            }
            chain.append(next)
        }
        return chain
    }

    // MARK: - Comparisons

    /// Whether the block compares, or shows one that does.
    private func isComparison(_ start: Int) -> Bool {
        var seen: Set<Int> = []
        var index = start
        while seen.insert(index).inserted {
            if blocks[index]["compare"] != nil { return true }
            guard let next = blocks[index].usedID.flatMap({ blockByID[$0.value] }) else { return false }
            index = next
        }
        return false
    }

    private mutating func comparison(_ block: DataNode, of compare: DataNode) -> ResolvedBlock {
        var decoder = ScenarioDecoder(catalog: catalog)
        let drafts = decoder.inside(.key("compare")) { ComparedDraft.format.decode(compare, &$0) } ?? []
        diagnostics += decoder.diagnostics
        let compared = drafts.compactMap { member($0) }
        guard decoder.diagnostics.isEmpty, compared.count == drafts.count else { return .broken }
        let scenario = ComparisonBuilder(block: block, compared: compared, catalog: catalog).build(into: &diagnostics)
        return ResolvedBlock(decoded: nil, scenario: scenario)
    }

    /// A scenario that is compared, or nil after a report. It is no comparison, so this does not come back here.
    private mutating func member(_ draft: ComparedDraft) -> ComparedScenario? {
        guard let id = draft.id else { return nil }
        guard let index = blockByID[id] else {
            diagnostics.append(BlockCodes.unknownScenario(id, known: names.comparable, at: draft.span))
            return nil
        }
        if isComparison(index) {
            diagnostics.append(BlockCodes.comparisonOfComparison(id, verb: "compared", at: draft.span))
            return nil
        }
        guard let scenario = resolve(index), let whole = results[index]?.decoded else { return nil }
        let result = whole.setting(draft.settings)
        diagnostics += result.diagnostics
        guard result.diagnostics.isEmpty else { return nil }
        let tree = result.value.decoded.tree.withoutAxes(draft.settings.map { $0.path })
        if let axes = tree["matrix"]?.entries, !axes.isEmpty {
            diagnostics.append(BlockCodes.comparisonOfMatrix(id, axes: axes.map { $0.key }, at: draft.span))
            return nil
        }
        if tree["steps"] != nil {
            diagnostics.append(StepCodes.comparisonOfSteps(id, at: draft.span))
            return nil
        }
        return ComparedScenario(
            scenario: scenario, title: draft.title, verdict: draft.verdict, span: draft.span,
            decoded: result.value.decoded)
    }
}
