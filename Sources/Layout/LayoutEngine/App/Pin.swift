/// A constraint between one anchor of a view and another anchor, or a fixed size: `anchor = owner.anchor + constant`.
package struct Pin: Hashable, Sendable {
    package let anchor: Anchor
    /// The anchor that the view is pinned to; nil for a fixed width or height.
    package let target: Target?
    /// Points.
    package let constant: Double

    package init(_ anchor: Anchor, to target: Target?, constant: Double) {
        self.anchor = anchor
        self.target = target
        self.constant = constant
    }

    package enum Anchor: String, CaseIterable, Hashable, Sendable {
        case top, left, bottom, right, leading, trailing, centerX, centerY, width, height
        /// Baselines of lines of text; a view without text has its bottom edge there.
        case firstBaseline, lastBaseline

        package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

        /// The anchors of pins, which leave baselines to constraints.
        package static let ofPins = allCases.filter { !$0.isBaseline }
    }

    package struct Target: Hashable, Sendable {
        package let owner: Owner
        package let anchor: Anchor

        package init(_ owner: Owner, _ anchor: Anchor) {
            self.owner = owner
            self.anchor = anchor
        }
    }

    package enum Owner: Hashable, Sendable {
        case superview
        /// The superview's safeAreaLayoutGuide.
        case safeArea
        /// The superview's layoutMarginsGuide and readableContentGuide.
        case layoutMargins, readableContent
        /// The controller's topLayoutGuide or bottomLayoutGuide.
        case topLayoutGuide, bottomLayoutGuide
        /// The view's keyboardLayoutGuide.
        case keyboard
        /// The guides of the superview, which is a scroll view.
        case contentLayoutGuide, frameLayoutGuide
        /// Another subview of the same superview.
        case sibling(String)
    }
}
