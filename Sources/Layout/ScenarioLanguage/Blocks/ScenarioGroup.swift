package import DataTree
package import Diagnostics
package import LayoutEngine

/// Scenario blocks that refer to each other, and to none outside the group, so that it can be resolved by itself.
package struct ScenarioGroup: Sendable {
    /// The positions of the blocks among all blocks.
    package let places: [Int]
    /// The blocks in source order.
    package let blocks: [DataNode]
    /// The ids of all blocks, for suggestions.
    package let names: ScenarioNames

    /// A result for each block, nil where errors prevent it.
    package func resolve(in catalog: DeviceCatalog) -> Diagnosed<[Scenario?]> {
        var blockResolver = BlockResolver(blocks, among: names, catalog: catalog)
        let scenarios = blocks.indices.map { blockResolver.resolve($0) }
        return Diagnosed(scenarios, blockResolver.diagnostics)
    }

    /// The results of all blocks, in their order.
    ///
    /// - Parameter resolved: the result of each group.
    package static func joined(
        _ resolved: [Diagnosed<[Scenario?]>], of groups: [ScenarioGroup]
    ) -> Diagnosed<[Scenario?]> {
        var scenarios = [Scenario?](repeating: nil, count: groups.reduce(0) { $0 + $1.places.count })
        for (group, own) in zip(groups, resolved) {
            for (place, scenario) in zip(group.places, own.value) { scenarios[place] = scenario }
        }
        return Diagnosed(scenarios, DiagnosticPrinter.sorted(resolved.flatMap { $0.diagnostics }))
    }

    /// All groups of the blocks, each once.
    package static func all(of blocks: [DataNode]) -> [ScenarioGroup] {
        let leaders = leaders(of: blocks)
        var places: [Int: [Int]] = [:]
        for place in blocks.indices { places[leaders[place], default: []].append(place) }
        let names = ScenarioNames(of: blocks)
        return blocks.indices.compactMap { places[$0] }.map { places in
            ScenarioGroup(places: places, blocks: places.map { blocks[$0] }, names: names)
        }
    }

    /// The first block of each block's group.
    private static func leaders(of blocks: [DataNode]) -> [Int] {
        var leaders = Array(blocks.indices)
        func leader(of block: Int) -> Int {
            var block = block
            while leaders[block] != block { block = leaders[block] }
            return block
        }
        var blockByID: [String: Int] = [:]
        for (place, block) in blocks.enumerated() {
            // Blocks with the same id are a mistake, which is reported for both.
            guard let id = block["id"]?.text, let first = blockByID.updateValue(place, forKey: id) else { continue }
            blockByID[id] = first
            leaders[place] = leader(of: first)
        }
        for (place, block) in blocks.enumerated() {
            for other in block.referredIDs.compactMap({ blockByID[$0] }) {
                let (one, other) = (leader(of: place), leader(of: other))
                leaders[max(one, other)] = min(one, other)
            }
        }
        return blocks.indices.map { leader(of: $0) }
    }
}

/// The ids of scenario blocks, in source order.
package struct ScenarioNames: Equatable, Sendable {
    package let all: [String]
    /// The ids of blocks that compare nothing.
    package let comparable: [String]

    init(of blocks: [DataNode]) {
        all = blocks.compactMap { $0["id"]?.text }
        comparable = blocks.compactMap { $0["compare"] == nil ? $0["id"]?.text : nil }
    }
}

extension DataNode {
    /// The id after `use`, which has no meaning in a comparison.
    var usedID: Located<String>? {
        guard comparedScenarios == nil, let node = self["use"], let text = node.text else { return nil }
        return Located(text, at: node.span)
    }

    /// The ids that a block uses or compares.
    fileprivate var referredIDs: [String] {
        let compared = self["compare"]?.items ?? []
        return [usedID?.value].compactMap { $0 } + compared.compactMap { $0.text ?? $0["use"]?.text }
    }
}
