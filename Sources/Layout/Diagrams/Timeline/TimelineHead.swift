import Drawing
import Geometry
import Languages
import LayoutEngine

/// The heads of a timeline's columns: names of phases, the appearances above them, marks where the app sets something.
struct TimelineHead {
    let timeline: Timeline
    let columns: TimelineColumns
    let style: PictureStyle

    private static let appearanceHeight = 22.0
    private static let markHeight = 14.0

    /// The top is at 0.
    var part: DrawnPart {
        let lineCount = columns.names.map { $0.count }.max() ?? 0
        let namesTop = hasSecond ? Self.appearanceHeight : 0
        let height = size(ofLines: lineCount).height
        var items = hasSecond ? appearances : []
        for (column, lines) in columns.names.enumerated() {
            let block = self.block(lines)
            let size = style.typesetter.size(of: block)
            let rect = Rect(
                x: columns.left(of: column) + 6, y: namesTop + height - size.height, width: size.width,
                height: size.height)
            items += style.typesetter.items(of: block, in: rect)
        }
        var bottom = namesTop + height + 4
        if !timeline.changes.isEmpty {
            items += timeline.changes.map {
                Self.changeMark(at: Point(x: columns.left(of: $0) + 11, y: bottom + Self.markHeight / 2))
            }
            bottom += Self.markHeight
        }
        let right = columns.edges.last ?? 0
        let y = bottom.rounded() + 0.5
        items.append(
            .path(
                .line(from: Point(x: columns.edges.first ?? 0, y: y), to: Point(x: right, y: y)),
                .stroke(.term, width: 1)))
        return DrawnPart(items, bounds: Rect(x: 0, y: 0, width: right, height: y + 0.5))
    }

    private func block(_ lines: [String]) -> TextBlock {
        TextBlock(lines.map { TextBlock.Line([TextBlock.Piece($0, TypeStyle.note, .ink)]) })
    }

    private func size(ofLines count: Int) -> Size {
        style.typesetter.size(of: block(Array(repeating: "", count: count)))
    }

    // MARK: - Appearances

    private var hasSecond: Bool { timeline.phases.contains { $0.isOfSecondAppearance } }

    private var appearances: [SceneItem] {
        let first = timeline.phases.firstIndex(of: .viewWillAppear) ?? 0
        let second = timeline.phases.firstIndex { $0.isOfSecondAppearance } ?? first
        return [
            (first, style.words[.firstAppearance]),
            (second, style.words[.secondAppearance]),
        ]
        .flatMap { column, name in
            let block = TextBlock(TextBlock.Piece(name, TypeStyle.name, .ink))
            let size = style.typesetter.size(of: block)
            return style.typesetter.items(
                of: block, in: Rect(origin: Point(x: columns.left(of: column) + 6, y: 0), size: size))
        }
    }

    /// A diamond: the app sets something at this phase.
    static func changeMark(at middle: Point) -> SceneItem {
        let reach = 5.0
        return .path(
            Path([
                .move(Point(x: middle.x, y: middle.y - reach)), .line(Point(x: middle.x + reach, y: middle.y)),
                .line(Point(x: middle.x, y: middle.y + reach)), .line(Point(x: middle.x - reach, y: middle.y)), .close,
            ]), .fill(.guide))
    }
}
