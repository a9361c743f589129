import Drawing
import Geometry
import LayoutEngine

/// The rim around a screen, in picture units; quiet and the same on all sides, except where a Home button sits.
struct Bezel: Hashable, Sendable {
    let side: Double
    /// Above and below the screen in portrait.
    let chin: Double
    let hasHomeButton: Bool

    init(_ device: Device) {
        let isSquare = (device.screen.cornerRadius?.value ?? 0) == 0
        hasHomeButton = isSquare && device.homeIndicator == nil
        side = device.family == .iPad ? 10 : 6
        chin = hasHomeButton ? 26 : side
    }

    /// The body's bounds in portrait.
    func body(around screen: Size) -> Rect {
        Rect(x: -side, y: -chin, width: screen.width + 2 * side, height: screen.height + 2 * chin)
    }

    /// The body's corner: parallel to the screen's, or a round one around a square screen.
    func corner(around screen: ContinuousCorner) -> ContinuousCorner {
        hasHomeButton ? ContinuousCorner(radius: chin) : screen.outset(by: side)
    }

    /// The Home button's ring in portrait.
    func homeButton(below screen: Size) -> Path? {
        guard hasHomeButton else { return nil }
        let diameter = 14.0
        let center = Point(x: screen.width / 2, y: screen.height + chin / 2)
        let rect = Rect(
            x: center.x - diameter / 2, y: center.y - diameter / 2, width: diameter, height: diameter)
        return .roundedRect(rect, radius: diameter / 2)
    }
}
