/// A physical edge of a rectangle, in the order in which insets are written.
package enum Edge: String, CaseIterable, Hashable, Sendable {
    case top, left, bottom, right

    /// The axis along which a distance from this edge is measured.
    package var axis: Axis {
        switch self {
        case .top, .bottom: .vertical
        case .left, .right: .horizontal
        }
    }
}
