import Drawing
import Geometry
import LayoutEngine

/// The corners of a display in picture units: curves that begin well before a circle would, and touch it at 45°.
struct ContinuousCorners: Hashable, Sendable {
    /// Upper and lower corner on the left of the portrait screen.
    let left: ScreenCorner
    let right: ScreenCorner

    /// The corners of a line that runs outside this one at a distance.
    func outset(by distance: Double) -> ContinuousCorners {
        ContinuousCorners(left: Self.outset(left, distance), right: Self.outset(right, distance))
    }

    private static func outset(_ corner: ScreenCorner, _ distance: Double) -> ScreenCorner {
        ScreenCorner(radius: corner.radius + distance, extent: corner.extent + distance)
    }

    /// A closed rectangle with these corners, clockwise from the upper left.
    func path(around rect: Rect) -> Path {
        var segments: [Path.Segment] = []
        for turn in Turn.allCases {
            let corner = turn == .upperRight || turn == .lowerRight ? right : left
            segments += Self.segments(corner, turn, rect)
        }
        guard case .line(let start)? = segments.first else { return .rect(rect) }
        return Path([.move(start)] + segments.dropFirst() + [.close])
    }

    /// A line to where the corner begins, and two cubics that meet on the circle, with its direction and its curvature.
    private static func segments(_ corner: ScreenCorner, _ turn: Turn, _ rect: Rect) -> [Path.Segment] {
        let reach = min(corner.extent, rect.width / 2, rect.height / 2)
        let vertex = turn.vertex(of: rect)
        guard reach > 0 else { return [.line(vertex)] }
        let middle = corner.radius * clearance
        let outer = 2 * middle + (reach - 2 * middle) * easing
        let handle = (corner.radius * max(0, outer - 2 * middle) / 3).squareRoot() * diagonal
        func point(_ before: Double, _ after: Double) -> Point { turn.point(vertex, before: before, after: after) }
        return [
            .line(point(reach, 0)),
            .curve(
                point(middle, middle), control1: point(outer, 0), control2: point(middle + handle, middle - handle)),
            .curve(
                point(0, reach), control1: point(middle - handle, middle + handle), control2: point(0, outer)),
        ]
    }

    /// The distance of a circle of radius 1 from both sides of its corner at 45°: 1 − √½.
    private static let clearance = 1 - (0.5).squareRoot()
    /// The position of the outer control point between the 45° tangent and the end of the corner; a circle's lies near it too.
    private static let easing = 0.3
    /// √½ of a handle's length along each axis, times √√2 for the distance to the 45° tangent.
    private static let diagonal = ((2.0).squareRoot()).squareRoot() * (0.5).squareRoot()
}

/// A corner of a rectangle on the way clockwise.
private enum Turn: CaseIterable {
    case upperRight, lowerRight, lowerLeft, upperLeft

    func vertex(of rect: Rect) -> Point {
        switch self {
        case .upperRight: Point(x: rect.maxX, y: rect.minY)
        case .lowerRight: Point(x: rect.maxX, y: rect.maxY)
        case .lowerLeft: Point(x: rect.minX, y: rect.maxY)
        case .upperLeft: Point(x: rect.minX, y: rect.minY)
        }
    }

    /// The point at a distance from the side that leads on, measured along the side that leads here, and the reverse.
    func point(_ vertex: Point, before: Double, after: Double) -> Point {
        switch self {
        case .upperRight: Point(x: vertex.x - before, y: vertex.y + after)
        case .lowerRight: Point(x: vertex.x - after, y: vertex.y - before)
        case .lowerLeft: Point(x: vertex.x + before, y: vertex.y - after)
        case .upperLeft: Point(x: vertex.x + after, y: vertex.y + before)
        }
    }
}
