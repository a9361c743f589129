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
        hasHomeButton = device.hasHomeButton
        side = device.family == .iPad ? 10 : 6
        chin = hasHomeButton ? 20 : side
    }

    /// The body's bounds in portrait.
    func body(around screen: Size) -> Rect {
        Rect(x: -side, y: -chin, width: screen.width + 2 * side, height: screen.height + 2 * chin)
    }

    /// The body's corners: parallel to the screen's, or round ones around a square screen.
    func corners(around screen: ContinuousCorners) -> ContinuousCorners {
        guard hasHomeButton else { return screen.outset(by: side) }
        let corner = ScreenCorner(typicalForRadius: chin)
        return ContinuousCorners(left: corner, right: corner)
    }

    /// The Home button's ring in portrait.
    func homeButton(below screen: Size) -> Path? {
        guard hasHomeButton else { return nil }
        let diameter = 11.0
        let center = Point(x: screen.width / 2, y: screen.height + chin / 2)
        let rect = Rect(
            x: center.x - diameter / 2, y: center.y - diameter / 2, width: diameter, height: diameter)
        return .roundedRect(rect, radius: diameter / 2)
    }
}
