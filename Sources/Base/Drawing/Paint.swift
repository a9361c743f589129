package import Geometry

/// The painting of a path: filled, stroked, or first filled and then stroked.
package struct Paint: Hashable, Sendable {
    package let fill: Fill?
    package let stroke: Stroke?

    package enum Fill: Hashable, Sendable {
        case solid(ColorRole)
        case hatch(Hatch)
    }

    /// A line along a path; `dashes` alternate drawn and skipped lengths and are empty for a solid line.
    package struct Stroke: Hashable, Sendable {
        package let color: ColorRole
        package let width: Double
        package let dashes: [Double]

        package init(_ color: ColorRole, width: Double, dashes: [Double] = []) {
            self.color = color
            self.width = width
            self.dashes = dashes
        }
    }

    package init(fill: Fill? = nil, stroke: Stroke? = nil) {
        self.fill = fill
        self.stroke = stroke
    }

    package static func fill(_ color: ColorRole) -> Paint { Paint(fill: .solid(color)) }

    package static func hatch(_ hatch: Hatch) -> Paint { Paint(fill: .hatch(hatch)) }

    package static func stroke(_ color: ColorRole, width: Double, dashes: [Double] = []) -> Paint {
        Paint(stroke: Stroke(color, width: width, dashes: dashes))
    }
}

/// Parallel lines at 45° that fill a shape, aligned with the hatches of all other shapes in the same coordinates.
package struct Hatch: Hashable, Sendable {
    package let color: ColorRole
    package let lineWidth: Double
    /// The distance between neighbouring lines along an edge, in points.
    package let step: Double
    package let direction: Direction

    /// Rising lines run like "/", falling ones like "\".
    package enum Direction: String, Hashable, Sendable {
        case rising, falling
    }

    package init(_ color: ColorRole, lineWidth: Double, step: Double, _ direction: Direction) {
        self.color = color
        self.lineWidth = lineWidth
        self.step = step
        self.direction = direction
    }

    /// The lines across a rectangle, as one path. A renderer strokes them and cuts them off at the shape.
    package func lines(across rect: Rect) -> Path {
        guard !rect.isEmpty, step > 0 else { return Path() }
        switch direction {
        case .rising:
            return lines(from: rect.minX + rect.minY, to: rect.maxX + rect.maxY) { sum in
                let left = max(rect.minX, sum - rect.maxY)
                let right = min(rect.maxX, sum - rect.minY)
                return (Point(x: left, y: sum - left), Point(x: right, y: sum - right))
            }
        case .falling:
            return lines(from: rect.minX - rect.maxY, to: rect.maxX - rect.minY) { difference in
                let left = max(rect.minX, difference + rect.minY)
                let right = min(rect.maxX, difference + rect.maxY)
                return (Point(x: left, y: left - difference), Point(x: right, y: right - difference))
            }
        }
    }

    private func lines(from first: Double, to last: Double, _ ends: (Double) -> (Point, Point)) -> Path {
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
