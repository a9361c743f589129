/// What a UIStackView adds to a view.
package struct StackView: Hashable, Sendable {
    /// True when it lays its arranged subviews out inside its margins.
    package var isLayoutMarginsRelativeArrangement = false

    package init() {}
}
