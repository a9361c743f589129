import LayoutEngine

/// The answer of the picture: one value, as distances in the window, and the other values that were asked for.
struct Answer: Sendable {
    /// Nil when the snapshot has nothing to answer with.
    let asked: AskedValue?
    let measures: [Measure]
    /// In the order in which the scenario asks.
    let others: [AskedValue]

    /// The answer first, then the others.
    var values: [AskedValue] { (asked.map { [$0] } ?? []) + others }
}

/// A value that the picture answers.
struct AskedValue: Sendable {
    /// The element's name as the scenario says it.
    let name: String
    let element: Element
    let property: Property
    let value: Value
}
