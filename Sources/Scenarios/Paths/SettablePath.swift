import DataTree
import Diagnostics
import Schema

/// A path that leads to a plain value of a scenario: by which steps, and what kind of value it takes.
struct SettablePath: Sendable {
    let steps: [PathStep]
    /// The kind of the value at the end; a number for one component of a compound value.
    let kind: ValueKind
    /// False for what lies around the app, such as the device, which does not change while it runs.
    let isOfElement: Bool
}
