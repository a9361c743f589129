import Drawing
import Geometry
import LayoutEngine

/// The rim around a screen, in picture units; quiet and the same on all sides, except where a Home button sits.
struct Bezel: Hashable, Sendable {
    let side: Double
    /// Above and below the screen in portrait.
    let chin: Double
    let hasHomeButton: Bool
    private let buttonDiameter: Double

    /// - Parameter thickness: 1 for a picture of one device; thinner for small ones.
    init(_ device: Device, thickness: Double = 1) {
        hasHomeButton = device.hasHomeButton
        side = ((device.family == .iPad ? 10 : 6) * thickness).rounded(.up)
        chin = hasHomeButton ? (20 * thickness).rounded(.up) : side
        buttonDiameter = 11 * thickness
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
        let center = Point(x: screen.width / 2, y: screen.height + chin / 2)
        let rect = Rect(
            x: center.x - buttonDiameter / 2, y: center.y - buttonDiameter / 2, width: buttonDiameter,
            height: buttonDiameter)
        return .roundedRect(rect, radius: buttonDiameter / 2)
    }
}
