import Geometry
import LayoutEngine

/// One number of the answer as a distance in the window.
struct Measure: Hashable, Sendable {
    let kind: Kind
    let property: Property
    let quantity: Quantity
    /// Along the axis of `kind`, in window points: where the distance begins, and where it ends.
    let start: Double
    let end: Double
    /// Across the axis: the near side of what is measured, to which thin lines lead.
    let reach: Double

    /// What the distance is called.
    enum Kind: String, CaseIterable, Hashable, Sendable {
        case top, left, bottom, right, x, y, width, height

        var axis: Axis {
            switch self {
            case .top, .bottom, .y, .height: .vertical
            case .left, .right, .x, .width: .horizontal
            }
        }

        /// 1 where a growing number ends further right or down, else −1.
        var direction: Double {
            self == .bottom || self == .right ? -1 : 1
        }

        /// True for the distance of a view from its superview's origin.
        var isOrigin: Bool { self == .x || self == .y }

        /// True when its terms are drawn; sizes follow from the other numbers.
        var hasReason: Bool { self != .width && self != .height }
    }
}
