/// Distances from the four edges of a rectangle inwards, in points; order top, left, bottom, right.
///
/// Edges are physical: left stays left in right-to-left layouts. A negative distance points outwards.
package struct Insets: Hashable, Sendable {
    package var top: Double
    package var left: Double
    package var bottom: Double
    package var right: Double

    package static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)

    package init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// The distance at one edge.
    package subscript(edge: Edge) -> Double {
        get {
            switch edge {
            case .top: top
            case .left: left
            case .bottom: bottom
            case .right: right
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .left: left = newValue
            case .bottom: bottom = newValue
            case .right: right = newValue
            }
        }
    }

    /// These insets with left and right exchanged.
    package var mirrored: Insets { Insets(top: top, left: right, bottom: bottom, right: left) }

    package static func + (first: Insets, second: Insets) -> Insets {
        Insets(
            top: first.top + second.top, left: first.left + second.left,
            bottom: first.bottom + second.bottom, right: first.right + second.right)
    }
}
