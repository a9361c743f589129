import Drawing
import Geometry

/// Parallel lines at 45° that fill a rectangle, in step with those of every other rectangle.
enum Hatch {
    /// Rising lines run like "/", falling ones like "\".
    enum Direction: Hashable, Sendable {
        case rising, falling
    }

    /// One path with all lines, cut at the rectangle; `step` is the distance of lines along an edge.
    static func path(in rect: Rect, step: Double, _ direction: Direction) -> Path {
        guard !rect.isEmpty, step > 0 else { return Path() }
        switch direction {
        case .rising:
            return lines(from: rect.minX + rect.minY, to: rect.maxX + rect.maxY, step) { sum in
                let left = max(rect.minX, sum - rect.maxY)
                let right = min(rect.maxX, sum - rect.minY)
                return (Point(x: left, y: sum - left), Point(x: right, y: sum - right))
            }
        case .falling:
            return lines(from: rect.minX - rect.maxY, to: rect.maxX - rect.minY, step) { difference in
                let left = max(rect.minX, difference + rect.minY)
                let right = min(rect.maxX, difference + rect.maxY)
                return (Point(x: left, y: left - difference), Point(x: right, y: right - difference))
            }
        }
    }

    private static func lines(
        from first: Double, to last: Double, _ step: Double, _ ends: (Double) -> (Point, Point)
    ) -> Path {
        var path = Path()
        var position = (first / step).rounded(.up) * step
        while position < last {
            let (start, end) = ends(position)
            if start.x < end.x { path.segments += [.move(start), .line(end)] }
            position += step
        }
        return path
    }
}
