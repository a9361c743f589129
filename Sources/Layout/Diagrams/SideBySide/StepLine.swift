import Drawing
import Geometry

/// A line in time above devices side by side: the numbers of the steps, with arrows from each to the next.
struct StepLine {
    /// The middles of the numbers, row by row.
    let rows: [[Point]]
    let style: PictureStyle

    private static let distance = 5.0
    private static let head = 4.0

    var part: DrawnPart {
        rows.reduce(DrawnPart()) { part, row in
            zip(row, row.dropFirst()).reduce(part) { $0 + arrow(from: $1.0, to: $1.1) }
        }
    }

    private func arrow(from start: Point, to end: Point) -> DrawnPart {
        let room = NumberMark.size.width / 2 + Self.distance
        let (left, right) = (start.x + room, end.x - room)
        guard right - left > 2 * Self.head else { return DrawnPart() }
        let y = start.y + 0.5
        let tip = Point(x: right, y: y)
        let starts = [Point(x: left, y: y)] + [-Self.head, Self.head].map { Point(x: right - Self.head, y: y + $0) }
        let bounds = Rect(x: left, y: y - Self.head, width: right - left, height: 2 * Self.head)
        return DrawnPart(starts.map { .path(.line(from: $0, to: tip), .stroke(.term, width: 1)) }, bounds: bounds)
    }
}
