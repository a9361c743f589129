import Drawing
import Geometry

/// What a scene item puts on the picture, in the picture's coordinates.
enum SceneMark: Hashable, Sendable {
    case text(TextMark)
    case area(AreaMark)
    case line(LineSegment)

    /// The marks of items in drawing order; what lies outside a clip's bounds is left out.
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
