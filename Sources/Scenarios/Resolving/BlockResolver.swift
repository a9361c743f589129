import DataTree
import Diagnostics
import LayoutEngine

/// Resolves blocks in the order in which they use each other, each once.
struct BlockResolver {
    private let blocks: [DataNode]
    private let catalog: DeviceCatalog
    /// The first block of each id.
    private var blockByID: [String: Int] = [:]
    private var results: [ResolvedBlock?]
    private(set) var diagnostics: [Diagnostic] = []

    init(_ blocks: [DataNode], catalog: DeviceCatalog) {
        self.blocks = blocks
        self.catalog = catalog
        results = blocks.map { _ in nil }
        for (index, block) in blocks.enumerated() {
            guard let id = block["id"], let text = id.text else { continue }
            if let first = blockByID[text], let firstID = blocks[first]["id"] {
                diagnostics.append(.duplicateID(text, at: id.span, first: firstID.span))
            } else {
                blockByID[text] = index
            }
        }
    }

    /// The scenario of a block, or nil after a report.
    mutating func resolve(_ index: Int) -> Scenario? {
        let chain = usedBlocks(from: index)
        for index in chain.reversed() where results[index] == nil {
            let base = usedID(blocks[index]).flatMap { blockByID[$0.text] }.flatMap { results[$0] }
            results[index] = BlockReading(blocks[index], base: base, catalog: catalog).resolve(into: &diagnostics)
        }
        return results[index]?.scenario
    }

    /// A block, the one that it uses, and so on, up to one that uses none or is resolved; reports what cannot be used.
    private mutating func usedBlocks(from start: Int) -> [Int] {
        var chain = [start]
        var seen: Set<Int> = [start]
        while let last = chain.last, results[last] == nil, let used = usedID(blocks[last]) {
            guard let next = blockByID[used.text] else {
                let ids = blocks.indices.filter { $0 != last }.compactMap { blocks[$0]["id"]?.text }
                diagnostics.append(.unknownScenario(used.text, known: ids, at: used.span))
                results[last] = .broken
                break
            }
            guard seen.insert(next).inserted else {
                let cycle = chain.drop { $0 != next }.compactMap { usedID(blocks[$0])?.text }
                diagnostics.append(.useCycle(cycle, at: used.span))
                for index in chain { results[index] = .broken }
                break
            }
            chain.append(next)
        }
        return chain
    }

    private func usedID(_ block: DataNode) -> PlacedName? {
        guard let node = block["use"], let text = node.text else { return nil }
        return PlacedName(text: text, span: node.span)
    }
}
