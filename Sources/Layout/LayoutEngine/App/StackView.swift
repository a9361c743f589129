/// The properties that a UIStackView adds to those of a view; its subviews are its arranged subviews.
package struct StackView: Hashable, Sendable {
    package var axis = Axis.horizontal
    package var distribution = Distribution.fill
    package var alignment = Alignment.fill
    /// Points between adjacent arranged subviews; the least distance in the distributions with equal spacing or centres.
    package var spacing = 0.0
    /// Whether arranged subviews are laid out inside the margins.
    package var isLayoutMarginsRelativeArrangement = false

    package init() {}

    /// NSLayoutConstraint.Axis.
    package enum Axis: String, CaseIterable, Hashable, Sendable {
        case horizontal, vertical
    }

    /// UIStackView.Distribution.
    package enum Distribution: String, CaseIterable, Hashable, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// UIStackView.Alignment without the baselines, which depend on the text.
    ///
    /// `top` and `leading`, and `bottom` and `trailing`, are two names of one alignment.
    package enum Alignment: String, CaseIterable, Hashable, Sendable {
        case fill, leading, top, center, trailing, bottom
    }
}

/// The priorities with which a view keeps the size of its content, from 1 to 1000, along both axes.
package struct LayoutPriorities: Hashable, Sendable {
    /// contentHuggingPriority: against growing.
    package var hugging = 250.0
    /// contentCompressionResistancePriority: against shrinking.
    package var compressionResistance = 750.0

    package init() {}
}
