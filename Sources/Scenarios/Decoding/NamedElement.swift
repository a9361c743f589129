import Diagnostics

/// A thing of a scenario that paths can speak of: its name, its place in the data tree, and what may be set on it.
struct NamedElement: Sendable {
    let name: String
    /// Where the name is written, or the class key of an element that has it by default.
    let span: SourceSpan
    /// The way to its mapping from the top of the scenario.
    let steps: [PathStep]
    let entries: [SchemaEntry]
}
