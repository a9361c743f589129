package import Geometry

/// What a controller's UIPopoverPresentationController knows.
package struct PopoverPresentation: Hashable, Sendable {
    /// In the window's coordinates; nil for a popover in the middle without an arrow.
    package var sourceRect: Rect?
    /// Where the arrow may point; UIKit chooses among these.
    package var permittedArrowDirections = ArrowDirection.allCases

    package init() {}

    /// UIPopoverArrowDirection: an arrow that points up stands at the popover's top.
    package enum ArrowDirection: String, CaseIterable, Hashable, Sendable {
        case up, down, left, right
    }
}
