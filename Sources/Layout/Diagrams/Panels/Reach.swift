import Drawing
import Geometry

/// Keeps a panel within the range that renderers can draw: a scale or a table may put a corner a million points away.
struct Reach {
    /// The coordinates that stay as they are.
    private let area: Rect

    /// The limit on coordinates, far below the limit of renderers, which counts from the picture's corner.
    private static let farthest = 500_000.0
    private static let longestSide = 90_000.0
    /// The distance from a panel beyond which nothing is visible.
    private static let margin = 2_000.0

    /// The panel, cut and noted as cut if a part of it is out of reach.
    static func cut(_ panel: Panel, _ note: (Panel) -> Panel) -> Panel {
        let bounds = panel.part.bounds ?? .zero
        let room = Rect(
            x: bounds.minX, y: bounds.minY, width: min(bounds.width, longestSide),
            height: min(bounds.height, longestSide))
        guard room != bounds || !isWithin(panel.part.items, .zero) else { return panel }
        let reach = Reach(
            area: Rect(
                x: room.minX - margin, y: room.minY - margin, width: room.width + 2 * margin,
                height: room.height + 2 * margin))
        let items = reach.cut(panel.part.items, .zero)
        return note(
            Panel(
                part: DrawnPart(items, bounds: room), altText: panel.altText, extrapolated: panel.extrapolated,
                panels: panel.panels.filter { room.union($0.frame) == room }, alike: panel.alike,
                note: panel.note, window: panel.window))
    }

    private init(area: Rect) { self.area = area }

    private static func isWithin(_ items: [SceneItem], _ offset: Point) -> Bool {
        items.allSatisfy { item in
            switch item {
            case .group(let move, let clip, let items):
                clip.map { isWithin($0, offset + move) } ?? true && isWithin(items, offset + move)
            case .path(let path, _): isWithin(path, offset)
            case .text(_, let origin): isWithin(origin + offset)
            }
        }
    }

    private static func isWithin(_ path: Path, _ offset: Point) -> Bool {
        guard let bounds = path.bounds else { return true }
        return isWithin(Point(x: bounds.minX, y: bounds.minY) + offset)
            && isWithin(Point(x: bounds.maxX, y: bounds.maxY) + offset)
    }

    private static func isWithin(_ point: Point) -> Bool { abs(point.x) <= farthest && abs(point.y) <= farthest }

    /// Texts out of reach are left out, lines end at its edge.
    private func cut(_ items: [SceneItem], _ offset: Point) -> [SceneItem] {
        items.compactMap { item in
            switch item {
            case .group(let move, let clip, let items):
                .group(
                    offset: move, clip: clip.map { cut($0, offset + move) }, items: cut(items, offset + move))
            case .path(let path, let paint): .path(cut(path, offset), paint)
            case .text(_, let origin): moved(origin, offset) == origin ? item : nil
            }
        }
    }

    private func cut(_ path: Path, _ offset: Point) -> Path {
        Path(
            path.segments.map { segment in
                switch segment {
                case .move(let end): .move(moved(end, offset))
                case .line(let end): .line(moved(end, offset))
                case .curve(let end, let control1, let control2):
                    .curve(
                        moved(end, offset), control1: moved(control1, offset), control2: moved(control2, offset))
                case .close: .close
                }
            })
    }

    private func moved(_ point: Point, _ offset: Point) -> Point {
        Point(
            x: min(max(point.x + offset.x, area.minX), area.maxX) - offset.x,
            y: min(max(point.y + offset.y, area.minY), area.maxY) - offset.y)
    }
}
