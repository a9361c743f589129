import Geometry

/// Maps points of the window to the picture, where the screen's top left corner is the origin.
///
/// Edges fall on whole units of the picture, so that lines of one unit are crisp at every scale.
struct ScreenMap: Hashable, Sendable {
    /// Picture units per point.
    let scale: Double
    /// The screen in the picture.
    let screen: Rect
    /// The window's origin on the screen, in points.
    let windowOrigin: Point

    /// The largest picture of a screen, by orientation.
    private static let portraitLimit = Size(width: 320, height: 344)
    private static let landscapeLimit = Size(width: 440, height: 300)
    private static let narrowPortraitLimit = Size(width: 196, height: 420)
    private static let narrowLandscapeLimit = Size(width: 216, height: 216)
    static let largestScale = 0.72

    /// Creates a map as large as a picture of one screen may be.
    init(screenSize: Size, windowOrigin: Point = .zero, _ composition: Composition = .wide) {
        let isLandscape = screenSize.width > screenSize.height
        let limit =
            switch composition {
            case .wide: isLandscape ? Self.landscapeLimit : Self.portraitLimit
            case .narrow: isLandscape ? Self.narrowLandscapeLimit : Self.narrowPortraitLimit
            }
        let scale = min(
            Self.largestScale, limit.width / max(1, screenSize.width), limit.height / max(1, screenSize.height))
        self.init(screenSize: screenSize, windowOrigin: windowOrigin, scale: scale)
    }

    /// Creates a map at a scale that several screens share.
    init(screenSize: Size, windowOrigin: Point, scale: Double) {
        self.windowOrigin = windowOrigin
        self.scale = scale
        screen = Rect(
            x: 0, y: 0, width: (screenSize.width * scale).rounded(), height: (screenSize.height * scale).rounded())
    }

    /// A distance across the window in the picture.
    func length(_ points: Double) -> Double { points * scale }

    /// A horizontal coordinate of the window in the picture.
    func x(_ points: Double) -> Double { ((points + windowOrigin.x) * scale).rounded() }

    /// A vertical coordinate of the window in the picture.
    func y(_ points: Double) -> Double { ((points + windowOrigin.y) * scale).rounded() }

    /// A rectangle of the window in the picture, not on whole units.
    func exact(_ rect: Rect) -> Rect {
        Rect(
            x: (rect.minX + windowOrigin.x) * scale, y: (rect.minY + windowOrigin.y) * scale,
            width: rect.width * scale, height: rect.height * scale)
    }

    func callAsFunction(_ rect: Rect) -> Rect {
        let (left, top) = (x(rect.minX), y(rect.minY))
        return Rect(x: left, y: top, width: x(rect.maxX) - left, height: y(rect.maxY) - top)
    }
}

extension ScreenMap {
    /// A coordinate of the window in the picture, kept near the screen however far out it lies.
    func position(_ points: Double, _ axis: Axis) -> Double {
        switch axis {
        case .horizontal: min(max(x(points), -Self.farthest), screen.width + Self.farthest)
        case .vertical: min(max(y(points), -Self.farthest), screen.height + Self.farthest)
        }
    }

    /// The position at which a line between two coordinates must be broken, because one end is too far out; nil for a line
    /// that fits.
    func breakPosition(_ start: Double, _ end: Double, _ axis: Axis) -> Double? {
        let ends = [start, end].map { position($0, axis) }
        let (low, high) = (min(ends[0], ends[1]), max(ends[0], ends[1]))
        let limit = axis == .vertical ? screen.height : screen.width
        let origin = axis == .vertical ? windowOrigin.y : windowOrigin.x
        guard high - low > 2 * Self.breakDistance else { return nil }
        if (min(start, end) + origin) * scale < -Self.farthest - 1 { return low + Self.breakDistance }
        if (max(start, end) + origin) * scale > limit + Self.farthest + 1 { return high - Self.breakDistance }
        return nil
    }

    /// The distance from the far end of a broken line to the break.
    private static let breakDistance = 15.0

    /// The largest distance of dimension lines from the screen, in picture units.
    static let farthest = 60.0
}

/// The strips between a rectangle and the rectangle inside its insets.
enum Bands {
    /// Top and bottom over the full width, left and right between them; without empty ones and negative insets.
    static func strips(of rect: Rect, insets: Insets) -> [Rect] {
        let inner = rect.inset(by: positive(insets))
        let bottom = max(inner.maxY, inner.minY)
        return [
            Rect(x: rect.minX, y: rect.minY, width: rect.width, height: min(inner.minY, rect.maxY) - rect.minY),
            Rect(x: rect.minX, y: bottom, width: rect.width, height: rect.maxY - bottom),
            Rect(x: rect.minX, y: inner.minY, width: inner.minX - rect.minX, height: inner.height),
            Rect(x: inner.maxX, y: inner.minY, width: rect.maxX - inner.maxX, height: inner.height),
        ].filter { !$0.isEmpty }
    }

    private static func positive(_ insets: Insets) -> Insets {
        Insets(
            top: max(0, insets.top), left: max(0, insets.left), bottom: max(0, insets.bottom),
            right: max(0, insets.right))
    }
}
