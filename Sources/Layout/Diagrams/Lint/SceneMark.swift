import Drawing
import Geometry

/// The mark that a scene item leaves on the picture, in the picture's coordinates.
enum SceneMark: Hashable, Sendable {
    case text(TextMark)
    case area(AreaMark)
    case line(LineSegment)

    /// The marks of items in drawing order; items outside a clip's bounds are left out.
    static func marks(of items: [SceneItem], offset: Point = .zero, clip: Rect? = nil) -> [SceneMark] {
        items.flatMap { item -> [SceneMark] in
            switch item {
            case .group(let delta, let path, let items):
                let moved = offset + delta
                let inner = path.flatMap { LineSegment.bounds(of: LineSegment.segments(of: $0, offset: moved)) }
                let both = inner.map { inner in clip.map { $0.intersection(inner) ?? .zero } ?? inner }
                return marks(of: items, offset: moved, clip: both ?? clip)
            case .path(let path, let paint):
                return marks(of: path, paint, offset, clip)
            case .text(let run, let origin):
                return [.text(TextMark(run, at: origin + offset, clip: clip))]
            }
        }
    }

    private static func marks(of path: Path, _ paint: Paint, _ offset: Point, _ clip: Rect?) -> [SceneMark] {
        let fill: [SceneMark] =
            switch paint.fill {
            case nil: []
            case .solid(let color):
                [AreaMark(color, LineSegment.segments(of: path, offset: offset), clip: clip)].compactMap { $0 }
                    .map { .area($0) }
            case .hatch(let hatch):
                lines(of: path.bounds.map { hatch.lines(across: $0) } ?? Path(), offset, clip)
            }
        return fill + (paint.stroke == nil ? [] : lines(of: path, offset, clip))
    }

    private static func lines(of path: Path, _ offset: Point, _ clip: Rect?) -> [SceneMark] {
        LineSegment.segments(of: path, offset: offset).compactMap { segment in
            (clip.map { segment.cut(to: $0) } ?? segment).map { .line($0) }
        }
    }
}

/// A text on a picture, in the picture's coordinates.
struct TextMark: Hashable, Sendable {
    let run: TextRun
    /// The box from the height of capitals and ideographs to their foot, with a little room for descenders.
    let box: Rect
    /// The bounds of the clip that cuts off the text, if any.
    let clip: Rect?

    init(_ run: TextRun, at origin: Point, clip: Rect?) {
        self.run = run
        self.clip = clip
        box = Rect(x: origin.x, y: origin.y - run.font.size * 0.8, width: run.width, height: run.font.size * 0.95)
    }

    /// Points of the text below which the colour counts: at both ends and in the middle, high and low.
    var samples: [Point] {
        [0.04, 0.5, 0.96].flatMap { across in
            [0.25, 0.75].map { down in Point(x: box.minX + across * box.width, y: box.minY + down * box.height) }
        }
    }
}

/// A filled area of a picture, in the picture's coordinates.
struct AreaMark: Hashable, Sendable {
    let color: ColorRole
    /// The visible part of its bounds.
    let bounds: Rect
    /// Its outline, with curves as the polygons of their controls.
    private let outline: [LineSegment]

    /// Creates a mark; nil for an area that its clip hides.
    init?(_ color: ColorRole, _ outline: [LineSegment], clip: Rect?) {
        guard let whole = LineSegment.bounds(of: outline), let bounds = clip.map({ $0.intersection(whole) }) ?? whole
        else { return nil }
        self.color = color
        self.bounds = bounds
        self.outline = outline
    }

    /// Whether a point is inside, by the number of edges left of it.
    func contains(_ point: Point) -> Bool {
        guard point.x >= bounds.minX, point.x <= bounds.maxX, point.y >= bounds.minY, point.y <= bounds.maxY else {
            return false
        }
        let crossed = outline.filter { edge in
            guard (edge.start.y > point.y) != (edge.end.y > point.y) else { return false }
            let fraction = (point.y - edge.start.y) / (edge.end.y - edge.start.y)
            return edge.start.x + fraction * (edge.end.x - edge.start.x) < point.x
        }
        return !crossed.count.isMultiple(of: 2)
    }
}

extension Color {
    /// The colour that this one becomes over an opaque one.
    func over(_ below: Color) -> Color {
        func mix(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
            UInt8((Double(top) * alpha + Double(bottom) * (1 - alpha)).rounded())
        }
        return Color(
            red: mix(red, below.red), green: mix(green, below.green), blue: mix(blue, below.blue))
    }
}
