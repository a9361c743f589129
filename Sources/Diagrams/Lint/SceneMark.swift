import Drawing
import Geometry

/// What a scene item puts on the picture, in the picture's coordinates.
enum SceneMark: Hashable, Sendable {
    case text(String, Rect)
    /// The bounds of an opaque area.
    case solid(Rect)
    case line(LineSegment)

    /// The marks of items in drawing order; what lies outside a clip's bounds is left out.
    static func marks(of items: [SceneItem], offset: Point = .zero, clip: Rect? = nil) -> [SceneMark] {
        items.flatMap { item -> [SceneMark] in
            switch item {
            case .group(let delta, let path, let items):
                let moved = offset + delta
                let inner = path.flatMap { LineSegment.bounds(of: LineSegment.segments(of: $0, offset: moved)) }
                return marks(of: items, offset: moved, clip: inner ?? clip)
            case .path(let path, let paint):
                return marks(of: path, paint, offset, clip)
            case .text(let run, let origin):
                return [.text(run.string, box(of: run, at: origin + offset))]
            }
        }
    }

    private static func marks(of path: Path, _ paint: Paint, _ offset: Point, _ clip: Rect?) -> [SceneMark] {
        let segments = LineSegment.segments(of: path, offset: offset)
        guard let bounds = LineSegment.bounds(of: segments) else { return [] }
        var marks: [SceneMark] = []
        if let fill = paint.fill, fill.alpha == 1 {
            marks.append(.solid(clip.flatMap { $0.intersection(bounds) } ?? bounds))
        }
        guard paint.stroke != nil else { return marks }
        for segment in segments {
            if let shown = clip.map({ segment.cut(to: $0) }) ?? segment { marks.append(.line(shown)) }
        }
        return marks
    }

    /// From the height of capitals and ideographs to their foot, with a little room for descenders.
    private static func box(of run: TextRun, at origin: Point) -> Rect {
        Rect(
            x: origin.x, y: origin.y - run.font.size * 0.8, width: run.width, height: run.font.size * 0.95)
    }
}
