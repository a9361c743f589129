import Drawing
import Geometry

/// A line between two coordinates with a tick at both ends, and arrow heads where there is room.
struct DimensionLine: Hashable, Sendable {
    let axis: Axis
    /// The start along the axis, in the picture.
    let start: Double
    let end: Double
    /// The position of the line across the axis.
    let cross: Double
    let color: ColorRole
    /// Whether a line that ends here already has the tick.
    var sharesStart = false
    /// Whether the distance is measured backwards: its only arrowhead is at the end.
    var isReturning = false
    /// The position of a break, if the line is shorter than the length it represents; nil for a true length.
    var breakAt: Double?
    var width = 1.0
    /// Lengths drawn and skipped in turn; empty for a solid line.
    var dashes: [Double] = []

    private static let tick = 3.5
    private static let head = 4.0
    private static let headWidth = 2.5
    /// The length below which arrowheads would touch.
    private static let roomForHeads = 13.0

    private var low: Double { min(start, end) }
    private var high: Double { max(start, end) }

    var items: [SceneItem] {
        guard high - low >= 1 else { return [.path(ticks, .stroke(color, width: width))] }
        let lines: [SceneItem] =
            dashes.isEmpty
            ? [.path(Path(line + ticks.segments), .stroke(color, width: width))]
            : [
                .path(Path(line), .stroke(color, width: width, dashes: dashes)),
                .path(ticks, .stroke(color, width: width)),
            ]
        guard high - low >= Self.roomForHeads else { return lines }
        return lines + [.path(Path(heads), .fill(color))]
    }

    /// The line, with a gap between two slanted strokes where it is broken.
    private var line: [Path.Segment] {
        guard let breakAt else { return [.move(point(low, 0)), .line(point(high, 0))] }
        let (gap, slant) = (2.0, 1.5)
        let strokes = [breakAt - gap, breakAt + gap].flatMap { middle -> [Path.Segment] in
            [.move(point(middle + slant, -Self.tick)), .line(point(middle - slant, Self.tick))]
        }
        return [
            .move(point(low, 0)), .line(point(breakAt - gap, 0)), .move(point(breakAt + gap, 0)), .line(point(high, 0)),
        ] + strokes
    }

    private var heads: [Path.Segment] {
        let direction: Double = end > start ? 1 : -1
        return head(at: end, -direction) + (isReturning ? [] : head(at: start, direction))
    }

    /// The bounds of line, ticks and heads.
    var bounds: Rect {
        let first = point(low, -Self.tick)
        let last = point(high, Self.tick)
        return Rect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
    }

    /// Half a unit inwards, so that a tick is one crisp line that ends where the length ends.
    private var ticks: Path {
        let inset = high - low < 1 ? 0 : end > start ? 0.5 : -0.5
        let ends = (sharesStart ? [] : [start + inset]) + (high - low < 1 ? [] : [end - inset])
        return Path(ends.flatMap { [.move(point($0, -Self.tick)), .line(point($0, Self.tick))] })
    }

    private func head(at tip: Double, _ direction: Double) -> [Path.Segment] {
        let base = tip + direction * (Self.head + 1)
        return [
            .move(point(tip + direction, 0)), .line(point(base, -Self.headWidth)), .line(point(base, Self.headWidth)),
            .close,
        ]
    }

    private func point(_ along: Double, _ across: Double) -> Point {
        switch axis {
        case .vertical: Point(x: cross + across, y: along)
        case .horizontal: Point(x: along, y: cross + across)
        }
    }
}
