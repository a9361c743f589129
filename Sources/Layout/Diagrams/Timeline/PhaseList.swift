import Drawing
import Geometry
import Languages
import LayoutEngine

/// A timeline that runs down the page, if columns have no room: each phase with its callbacks and the values that change in
/// it.
///
/// The origin is the upper left corner.
struct PhaseList {
    let timeline: Timeline
    let bands: TimelineBands
    let style: PictureStyle

    private static let rail = 6.0
    private static let left = 22.0
    private static let gap = 12.0
    private static let lineGap = 2.0
    private static let margin = 5.0
    private static let dot = 3.5

    /// The drawing, and a panel for each phase.
    var content: (part: DrawnPart, panels: [ScenePanel]) {
        var part = DrawnPart()
        var dots: [SceneItem] = []
        var middles: [Double] = []
        var panels: [ScenePanel] = []
        let width = style.composition.room
        for (column, phase) in timeline.phases.enumerated() {
            var top = part.bounds.map { $0.maxY.rounded(.up) + Self.gap } ?? 0
            if let appearance = appearance(at: column) {
                let heading = line(appearance, at: Point(x: 0, y: top))
                part += heading
                top = (heading.bounds?.maxY ?? top).rounded(.up) + Self.lineGap * 2
            }
            let name = line(
                TextBlock(TextBlock.Piece(phase.callbackName, TypeStyle.name, .ink)), at: Point(x: Self.left, y: top))
            let middle = (name.bounds?.midY ?? top).rounded()
            middles.append(middle)
            dots += mark(column, at: Point(x: Self.rail, y: middle))
            var own = name
            for block in blocks(column, phase) {
                own += line(block, at: Point(x: Self.left, y: (own.bounds?.maxY ?? top) + Self.lineGap))
            }
            part += own
            let frame = Rect(
                x: -Self.margin, y: top - Self.margin, width: width + 2 * Self.margin,
                height: (own.bounds?.height ?? 0) + 2 * Self.margin)
            panels.append(ScenePanel(id: "phase-\(column + 1)", title: phase.callbackName, frame: frame))
        }
        return (DrawnPart(rails(middles) + dots) + part, panels)
    }

    // MARK: - The rail

    /// A line from phase to phase, broken before the second appearance.
    private func rails(_ middles: [Double]) -> [SceneItem] {
        zip(middles, middles.dropFirst()).enumerated().compactMap { index, ends in
            guard appearance(at: index + 1) == nil else { return nil }
            return .path(
                .line(
                    from: Point(x: Self.rail + 0.5, y: ends.0 + Self.dot + 2),
                    to: Point(x: Self.rail + 0.5, y: ends.1 - Self.dot - 2)), .stroke(.term, width: 1))
        }
    }

    /// A dot, full where a value changes; a diamond where the app sets something.
    private func mark(_ column: Int, at middle: Point) -> [SceneItem] {
        if timeline.changes.contains(column) { return [TimelineHead.changeMark(at: middle)] }
        let rect = Rect(
            x: middle.x + 0.5 - Self.dot, y: middle.y - Self.dot, width: 2 * Self.dot, height: 2 * Self.dot)
        let isChange = timeline.rows.contains { row in
            row.bands.contains { $0.isChange && $0.columns.lowerBound == column }
        }
        guard !isChange else { return [Self.dot(at: Point(x: middle.x + 0.5, y: middle.y))] }
        let paint = Paint(fill: .solid(.background), stroke: Paint.Stroke(.term, width: 1))
        return [.path(.roundedRect(rect, radius: Self.dot), paint)]
    }

    /// The mark of a phase at which a value changes.
    static func dot(at middle: Point) -> SceneItem {
        let rect = Rect(x: middle.x - dot, y: middle.y - dot, width: 2 * dot, height: 2 * dot)
        return .path(.roundedRect(rect, radius: dot), .fill(.change))
    }

    // MARK: - Words

    private func appearance(at column: Int) -> TextBlock? {
        guard let second = timeline.phases.firstIndex(where: { $0.isOfSecondAppearance }) else { return nil }
        let text =
            column == 0
            ? style.words[.firstAppearance] : column == second ? style.words[.secondAppearance] : nil
        return text.map { TextBlock(TextBlock.Piece($0, TypeStyle.name, .secondaryInk)) }
    }

    /// The callbacks of a phase by their numbers, then the values that begin at it.
    private func blocks(_ column: Int, _ phase: Phase) -> [TextBlock] {
        let calls = timeline.events.enumerated().filter { $0.element.phase == phase }.map { index, event in
            TextBlock(
                TextBlock.Piece("\(index + 1)", TypeStyle.mark, .ink),
                TextBlock.Piece(event.receiver + "." + event.callback.rawValue, TypeStyle.note, .secondaryInk))
        }
        let values = timeline.rows.flatMap { row -> [TextBlock] in
            row.bands.filter { $0.columns.lowerBound == column && $0.value != nil }.map { band in
                var block = bands.text(band)
                let name = TextBlock.Line([
                    TextBlock.Piece(row.name, TypeStyle.name, .ink),
                    TextBlock.Piece("." + row.property.rawValue, TypeStyle.note, .secondaryInk, spaceBefore: 0),
                ])
                block.lines[0].spaceBefore = 2
                block.lines.insert(name, at: 0)
                return block
            }
        }
        return calls + values
    }

    private func line(_ block: TextBlock, at origin: Point) -> DrawnPart {
        let place = Rect(origin: origin, size: style.typesetter.size(of: block))
        return DrawnPart(style.typesetter.items(of: block, in: place), bounds: place)
    }
}
