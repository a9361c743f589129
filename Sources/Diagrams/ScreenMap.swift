import Geometry

/// Maps points of the window to the picture, where the screen's top left corner is the origin.
///
/// Edges fall on whole units of the picture, so that lines of one unit are crisp at every scale.
struct ScreenMap: Hashable, Sendable {
    /// Picture units per point.
    let scale: Double
    /// The screen in the picture.
    let screen: Rect

    /// The largest picture of a screen, by orientation.
    private static let portraitLimit = Size(width: 400, height: 600)
    private static let landscapeLimit = Size(width: 480, height: 400)
    private static let largestScale = 0.72

    init(screenSize: Size) {
        let limit = screenSize.width > screenSize.height ? Self.landscapeLimit : Self.portraitLimit
        scale = min(
            Self.largestScale, limit.width / max(1, screenSize.width), limit.height / max(1, screenSize.height))
        screen = Rect(
            x: 0, y: 0, width: (screenSize.width * scale).rounded(), height: (screenSize.height * scale).rounded())
    }

    /// A coordinate or length of the window in the picture.
    func callAsFunction(_ points: Double) -> Double {
        (points * scale).rounded()
    }

    func callAsFunction(_ rect: Rect) -> Rect {
        let (left, top) = (self(rect.minX), self(rect.minY))
        return Rect(x: left, y: top, width: self(rect.maxX) - left, height: self(rect.maxY) - top)
    }
}

extension ScreenMap {
    /// A coordinate of the window in the picture, kept near the screen however far out it lies.
    func position(_ points: Double, _ axis: Axis) -> Double {
        let length = axis == .vertical ? screen.height : screen.width
        return min(max(self(points), -Self.farthest), length + Self.farthest)
    }

    /// How far dimension lines may leave the screen, in picture units.
    private static let farthest = 60.0
}
