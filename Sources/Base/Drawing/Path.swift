package import Geometry

/// A shape made of lines and cubic curves.
package struct Path: Hashable, Sendable {
    package var segments: [Segment]

    package enum Segment: Hashable, Sendable {
        case move(Point)
        case line(Point)
        case curve(Point, control1: Point, control2: Point)
        case close
    }

    package init(_ segments: [Segment] = []) { self.segments = segments }

    /// The smallest rectangle around all points and controls; nil for an empty path.
    package var bounds: Rect? {
        let points = segments.flatMap { segment -> [Point] in
            switch segment {
            case .move(let end), .line(let end): [end]
            case .curve(let end, let control1, let control2): [control1, control2, end]
            case .close: []
            }
        }
        guard let first = points.first else { return nil }
        var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
        for point in points {
            (left, right) = (min(left, point.x), max(right, point.x))
            (top, bottom) = (min(top, point.y), max(bottom, point.y))
        }
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    package static func line(from start: Point, to end: Point) -> Path {
        Path([.move(start), .line(end)])
    }

    package static func rect(_ rect: Rect) -> Path {
        Path([
            .move(Point(x: rect.minX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.minY)),
            .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.minX, y: rect.maxY)), .close,
        ])
    }

    /// The fraction of a radius at which a cubic curve's controls approximate a quarter circle.
    package static let arc = 0.5522847498307936

    /// A rectangle with circular corners; the radius is limited to half of the shorter side.
    package static func roundedRect(_ rect: Rect, radius: Double) -> Path {
        let radius = min(max(radius, 0), min(rect.width, rect.height) / 2)
        guard radius > 0 else { return .rect(rect) }
        let control = radius * (1 - arc)
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        return Path([
            .move(Point(x: left + radius, y: top)), .line(Point(x: right - radius, y: top)),
            .curve(
                Point(x: right, y: top + radius), control1: Point(x: right - control, y: top),
                control2: Point(x: right, y: top + control)),
            .line(Point(x: right, y: bottom - radius)),
            .curve(
                Point(x: right - radius, y: bottom), control1: Point(x: right, y: bottom - control),
                control2: Point(x: right - control, y: bottom)),
            .line(Point(x: left + radius, y: bottom)),
            .curve(
                Point(x: left, y: bottom - radius), control1: Point(x: left + control, y: bottom),
                control2: Point(x: left, y: bottom - control)),
            .line(Point(x: left, y: top + radius)),
            .curve(
                Point(x: left + radius, y: top), control1: Point(x: left, y: top + control),
                control2: Point(x: left + control, y: top)),
            .close,
        ])
    }
}
