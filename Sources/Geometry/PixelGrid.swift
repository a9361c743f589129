/// The device pixels that points are rounded to: `scale` pixels make one point.
package struct PixelGrid: Hashable, Sendable {
    package let scale: Double

    package init(scale: Double) {
        precondition(scale > 0, "a pixel grid needs a positive scale")
        self.scale = scale
    }

    /// The width of one pixel in points.
    package var pixel: Double { 1 / scale }

    /// The nearest multiple of a pixel; at 3x, 53.7 points become 53.666…
    package func rounded(_ points: Double) -> Double {
        (points * scale).rounded() / scale
    }
}
