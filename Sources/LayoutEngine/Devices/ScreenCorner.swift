/// One corner of a display: a continuous curve that is tighter than a quarter circle in its middle.
package struct ScreenCorner: Hashable, Sendable {
    /// The radius of the circle through the corner's 45° point, in points; 0 for a square corner.
    package let radius: Double
    /// How far from the corner's vertex the straight edges begin, in points.
    package let extent: Double

    package init(radius: Double, extent: Double) {
        self.radius = radius
        self.extent = extent
    }

    /// The corner of a radius whose curve was not measured: its extent is that of the measured phones' proportion.
    package init(typicalForRadius radius: Double) {
        self.init(radius: radius, extent: radius * 1.36)
    }
}
