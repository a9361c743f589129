package import Geometry

/// A part of the screen that hardware covers; in points, in portrait.
package enum Cutout: Hashable, Sendable {
    case none
    /// A sensor housing at the top edge.
    case notch(Notch)
    /// A Dynamic Island at rest.
    case island(Opening)
    /// A camera hole in a column beside the content.
    case cameraHole(Opening)

    /// The opening in the middle of the top edge.
    package struct Notch: Hashable, Sendable {
        /// The distance between the vertical sides.
        package let width: Double
        package let height: Double
        /// The width at the very edge, with the two concave shoulders.
        package let outerWidth: Double
        /// The corners; nil if they are not measured.
        package let corners: Measured<Corners>?

        package init(width: Double, height: Double, outerWidth: Double, corners: Measured<Corners>? = nil) {
            self.width = width
            self.height = height
            self.outerWidth = outerWidth
            self.corners = corners
        }

        /// The measured corners, or for a drawing the corners of other wide notches if they are not measured.
        package var cornersToDraw: Corners {
            corners?.value ?? Corners(bottomRadius: 21, shoulderRadius: 6)
        }
    }

    /// The radii of a notch.
    package struct Corners: Hashable, Sendable {
        /// The two convex corners at the bottom.
        package let bottomRadius: Double
        /// The two concave corners where the sides meet the top edge.
        package let shoulderRadius: Double

        package init(bottomRadius: Double, shoulderRadius: Double) {
            self.bottomRadius = bottomRadius
            self.shoulderRadius = shoulderRadius
        }
    }

    /// An opening that touches no edge.
    package struct Opening: Hashable, Sendable {
        package let frame: Rect
        package let cornerRadius: Double

        package init(frame: Rect, cornerRadius: Double) {
            self.frame = frame
            self.cornerRadius = cornerRadius
        }
    }
}

/// The bar at the bottom of a screen without Home button, in points.
package struct HomeIndicator: Hashable, Sendable {
    package let portraitWidth: Double
    package let landscapeWidth: Double
    package let height: Double
    /// The distance from its lower side to the edge of the screen.
    package let bottomGap: Double

    package init(portraitWidth: Double, landscapeWidth: Double, height: Double, bottomGap: Double) {
        self.portraitWidth = portraitWidth
        self.landscapeWidth = landscapeWidth
        self.height = height
        self.bottomGap = bottomGap
    }
}

/// The body that the simulator draws around the screen, for outlines of a device; points, portrait.
package struct SimulatorBody: Hashable, Sendable {
    package let size: Size
    /// The thickness of the frame at the left and right, and at the top and bottom.
    package let bezelX: Double
    package let bezelY: Double
    /// The radius of the outer corners.
    package let cornerRadius: Double

    package init(size: Size, bezelX: Double, bezelY: Double, cornerRadius: Double) {
        self.size = size
        self.bezelX = bezelX
        self.bezelY = bezelY
        self.cornerRadius = cornerRadius
    }
}
