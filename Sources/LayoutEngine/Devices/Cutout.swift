package import Geometry

/// What covers part of the screen: nothing, a sensor housing at the top edge, or a Dynamic Island.
package enum Cutout: Hashable, Sendable {
    case none
    case notch(Measured<Notch>)
    /// The resting pill in portrait coordinates and its corner radius.
    case island(Measured<Island>)

    /// The opening in the top edge of a portrait screen, centred.
    package struct Notch: Hashable, Sendable {
        /// The distance between the vertical sides.
        package let width: Double
        package let height: Double
        /// The width at the very edge, with the two concave shoulders.
        package let outerWidth: Double?
        package let bottomRadius: Double?
        package let shoulderRadius: Double?

        package init(
            width: Double, height: Double, outerWidth: Double? = nil, bottomRadius: Double? = nil,
            shoulderRadius: Double? = nil
        ) {
            self.width = width
            self.height = height
            self.outerWidth = outerWidth
            self.bottomRadius = bottomRadius
            self.shoulderRadius = shoulderRadius
        }
    }

    /// A pill-shaped opening.
    package struct Island: Hashable, Sendable {
        package let frame: Rect
        package let cornerRadius: Double

        package init(frame: Rect, cornerRadius: Double) {
            self.frame = frame
            self.cornerRadius = cornerRadius
        }
    }
}
