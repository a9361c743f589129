package import Geometry

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
