import Drawing
import Geometry

/// The corner of a display: a curve that begins well before a circle would, and touches that circle at 45°.
struct ContinuousCorner: Hashable, Sendable {
    /// The circle through the middle of the corner.
    let radius: Double
    /// How far from the corner the straight edges end.
    let extent: Double

    /// Where only the radius is known, edges end at this many radii, as they do on the displays that are known.
    private static let usualExtent = 1.37
    /// How far a circle of radius 1 stays from both sides of its corner at 45°: 1 − √½.
    private static let clearance = 1 - (0.5).squareRoot()

    init(radius: Double, extent: Double? = nil) {
        self.radius = radius
        self.extent = extent ?? radius * Self.usualExtent
    }

    /// The corner of a line that runs outside this one at a distance.
    func outset(by distance: Double) -> ContinuousCorner {
        ContinuousCorner(radius: radius + distance, extent: extent + distance)
    }

    /// A closed rectangle with this corner four times, clockwise.
    func path(around rect: Rect) -> Path {
        guard radius > 0 else { return .rect(rect) }
        let reach = min(extent, rect.width / 2, rect.height / 2)
        // One cubic per corner: its middle is (reach + 3 control) / 8, and has to lie on the circle.
        let control = max(0, (8 * radius * Self.clearance - reach) / 3)
        var segments: [Path.Segment] = [.move(Point(x: rect.minX + reach, y: rect.minY))]
        for (corner, along, away) in Self.corners(of: rect) {
            segments.append(.line(corner - along.scaled(reach)))
            segments.append(
                .curve(
                    corner + away.scaled(reach), control1: corner - along.scaled(control),
                    control2: corner + away.scaled(control)))
        }
        return Path(segments + [.close])
    }

    /// The corners clockwise from the top right: the corner, the direction towards it, and the one onwards.
    private static func corners(of rect: Rect) -> [(corner: Point, along: Point, away: Point)] {
        let right = Point(x: 1, y: 0)
        let down = Point(x: 0, y: 1)
        let left = Point(x: -1, y: 0)
        let up = Point(x: 0, y: -1)
        return [
            (Point(x: rect.maxX, y: rect.minY), right, down),
            (Point(x: rect.maxX, y: rect.maxY), down, left),
            (Point(x: rect.minX, y: rect.maxY), left, up),
            (Point(x: rect.minX, y: rect.minY), up, right),
        ]
    }
}

extension Point {
    /// The point at a multiple of its distance from the origin.
    fileprivate func scaled(_ factor: Double) -> Point {
        Point(x: x * factor, y: y * factor)
    }
}
