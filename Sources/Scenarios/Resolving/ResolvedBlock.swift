import DataTree

/// What became of a block: its scenario, and the data tree for blocks that use it.
struct ResolvedBlock: Sendable {
    /// The whole scenario as one mapping, with everything taken over from the blocks that it uses; nil for a comparison,
    /// which is several.
    let tree: DataNode?
    let scenario: Scenario?

    /// A block that cannot be understood; what is wrong was reported.
    static let broken = ResolvedBlock(tree: nil, scenario: nil)
}
