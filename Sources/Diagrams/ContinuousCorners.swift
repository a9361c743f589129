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

    /// A line to where the corner begins, and its curve: one cubic, whose middle lies on the circle.
    private static func segments(_ corner: ScreenCorner, _ turn: Turn, _ rect: Rect) -> [Path.Segment] {
        let reach = min(corner.extent, rect.width / 2, rect.height / 2)
        let vertex = turn.vertex(of: rect)
        guard reach > 0 else { return [.line(vertex)] }
        // The middle of the cubic is (reach + 3 control) / 8 away from both sides.
        let control = max(0, (8 * corner.radius * clearance - reach) / 3)
        return [
            .line(turn.before(vertex, reach)),
            .curve(
                turn.after(vertex, reach), control1: turn.before(vertex, control), control2: turn.after(vertex, control)
            ),
        ]
    }

    /// How far a circle of radius 1 stays from both sides of its corner at 45°: 1 − √½.
    private static let clearance = 1 - (0.5).squareRoot()
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

    /// The point at a distance from the vertex on the side that leads to it.
    func before(_ vertex: Point, _ distance: Double) -> Point {
        switch self {
        case .upperRight: Point(x: vertex.x - distance, y: vertex.y)
        case .lowerRight: Point(x: vertex.x, y: vertex.y - distance)
        case .lowerLeft: Point(x: vertex.x + distance, y: vertex.y)
        case .upperLeft: Point(x: vertex.x, y: vertex.y + distance)
        }
    }

    /// The point at a distance from the vertex on the side that leads on.
    func after(_ vertex: Point, _ distance: Double) -> Point {
        switch self {
        case .upperRight: Point(x: vertex.x, y: vertex.y + distance)
        case .lowerRight: Point(x: vertex.x - distance, y: vertex.y)
        case .lowerLeft: Point(x: vertex.x, y: vertex.y - distance)
        case .upperLeft: Point(x: vertex.x + distance, y: vertex.y)
        }
    }
}
