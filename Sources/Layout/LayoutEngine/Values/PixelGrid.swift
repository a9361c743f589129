/// Lengths on the grid of a screen's pixels.
///
/// UIKit prints lengths with three decimals and the device catalog keeps them so: a third of a point is read as 0.333 or 0.667, and
/// half of such a length misses the half pixel that it represents. So lengths that differ by less than a hundredth of a pixel count
/// as equal here.
enum PixelGrid {
    /// The tolerance in pixels: several times the rounding error of three decimals on a screen with three pixels per point.
    private static let tolerance = 0.01

    /// Whether two lengths in points are equal.
    /// - Parameter scale: pixels per point.
    static func isSame(_ first: Double, _ second: Double, scale: Double) -> Bool {
        abs(first - second) * scale < tolerance
    }

    /// A length in whole pixels, in points; a length that means a pixel or the middle of one counts as just that.
    /// - Parameter scale: pixels per point.
    static func rounded(_ points: Double, _ direction: FloatingPointRoundingRule, scale: Double) -> Double {
        let pixels = points * scale
        let meant = (pixels * 2).rounded() / 2
        return (abs(pixels - meant) < tolerance ? meant : pixels).rounded(direction) / scale
    }
}
