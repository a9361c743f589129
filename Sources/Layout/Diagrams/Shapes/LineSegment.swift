import Drawing
import Geometry

/// A straight piece of a path.
struct LineSegment: Hashable, Sendable {
    let start: Point
    let end: Point

    /// The pieces of a path; a curve counts as the polygon of its controls, which encloses it.
    static func segments(of path: Path, offset: Point) -> [LineSegment] {
        var segments: [LineSegment] = []
        var first = offset
        var current = offset
        func line(to point: Point) {
            segments.append(LineSegment(start: current, end: point))
            current = point
        }
        for segment in path.segments {
            switch segment {
            case .move(let point):
                first = point + offset
                current = first
            case .line(let point): line(to: point + offset)
            case .curve(let point, let control1, let control2):
                line(to: control1 + offset)
                line(to: control2 + offset)
                line(to: point + offset)
            case .close: line(to: first)
            }
        }
        return segments
    }

    /// The smallest rectangle around some pieces; nil for none.
    static func bounds(of segments: [LineSegment]) -> Rect? {
        guard let first = segments.first else { return nil }
        return segments.dropFirst().reduce(first.bounds) { $0.union($1.bounds) }
    }

    var bounds: Rect {
        Rect(
            x: min(start.x, end.x), y: min(start.y, end.y), width: (end.x - start.x).magnitude,
            height: (end.y - start.y).magnitude)
    }

    /// Whether a part of the segment lies inside a rectangle.
    func meets(_ rect: Rect) -> Bool { cut(to: rect) != nil }

    /// The part inside a rectangle, cut at its four sides one after the other; nil when there is none.
    func cut(to rect: Rect) -> LineSegment? {
        let delta = end - start
        var (entry, exit) = (0.0, 1.0)
        let sides = [
            (-delta.x, start.x - rect.minX), (delta.x, rect.maxX - start.x), (-delta.y, start.y - rect.minY),
            (delta.y, rect.maxY - start.y),
        ]
        for (slope, distance) in sides {
            if slope == 0 {
                if distance <= 0 { return nil }
            } else if slope < 0 {
                entry = max(entry, distance / slope)
            } else {
                exit = min(exit, distance / slope)
            }
        }
        return entry < exit ? LineSegment(start: point(at: entry), end: point(at: exit)) : nil
    }

    /// The point at a fraction of the way.
    private func point(at fraction: Double) -> Point {
        Point(x: start.x + fraction * (end.x - start.x), y: start.y + fraction * (end.y - start.y))
    }
}

extension Rect {
    /// Whether another rectangle lies inside or on the edges of this one.
    func encloses(_ other: Rect) -> Bool {
        other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
    }
}
