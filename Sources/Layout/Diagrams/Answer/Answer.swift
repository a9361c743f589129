import LayoutEngine

/// The answer of the picture: one value, as distances in the window, and the other values that were asked for.
struct Answer: Sendable {
    /// The asked value; nil if the snapshot has no answer.
    let asked: AskedValue?
    let measures: [Measure]
    /// The other values in the order in which the scenario asks for them.
    let others: [AskedValue]

    /// The answer first, then the others.
    var values: [AskedValue] { (asked.map { [$0] } ?? []) + others }
}

/// A value that the picture answers.
struct AskedValue: Sendable {
    /// The element's name in the scenario.
    let name: String
    let element: Element
    let property: Property
    let value: Value
}
