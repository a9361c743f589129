import DataTree
import Schema

/// A controller's root view while it is being read: its class, its properties, and its place in the data tree.
struct RootViewDraft: Sendable {
    let viewClass: ViewClass
    let draft: ViewDraft
    /// The way to the mapping of its properties.
    let steps: [PathStep]
    /// What may stand in that mapping.
    let entries: [ScenarioEntry]

    init(viewClass: ViewClass, draft: ViewDraft, steps: [PathStep], entries: [ScenarioEntry]) {
        self.viewClass = viewClass
        self.draft = draft
        self.steps = steps
        self.entries = entries
    }

    /// A root view with a mapping of its own.
    init(_ viewClass: ViewClass, _ draft: ViewDraft, steps: [PathStep]) {
        self.init(viewClass: viewClass, draft: draft, steps: steps, entries: viewClass.keys.map { $0.entry })
    }
}
