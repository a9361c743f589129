import LayoutEngine

/// A value that the picture answers.
struct AskedValue: Sendable {
    /// The element's name as the scenario says it.
    let name: String
    let element: Element
    let property: Property
    let value: Value
}
