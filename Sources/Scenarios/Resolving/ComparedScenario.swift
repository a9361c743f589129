import DataTree

/// A scenario of a comparison, with what the comparison changes in it.
struct ComparedScenario: Sendable {
    /// As it stands on its own.
    let scenario: Scenario
    /// What the comparison calls it; empty where it leaves that to what differs.
    let title: LocalizedText
    /// What is laid out: environment, root and changes.
    let tree: DataNode
}
