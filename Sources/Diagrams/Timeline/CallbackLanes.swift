import Drawing
import Geometry
import LayoutEngine

/// Callbacks as numbered marks in the order in which they are made, a lane for each receiver, and their names by number.
struct CallbackLanes {
    let timeline: Timeline
    let style: PictureStyle

    private static let laneHeight = 24.0
    private static let labelGap = 16.0
    private static let columnGap = 22.0
    private static let nameHeight = 17.0

    var labelWidth: Double {
        let widths = timeline.receivers.map { style.typesetter.size(of: label($0)).width }
        return ((widths.max() ?? 0) + Self.labelGap).rounded(.up)
    }

    // MARK: - Lanes

    /// All lanes from a height down.
    func part(_ columns: TimelineColumns, top: Double) -> Part {
        let receivers = timeline.receivers
        guard !receivers.isEmpty else { return Part() }
        var items = receivers.enumerated().flatMap { lane($1, middle: middle(of: $0, top), columns) }
        for (index, event) in timeline.events.enumerated() {
            guard let lane = receivers.firstIndex(of: event.receiver),
                let column = timeline.phases.firstIndex(of: event.phase)
            else { continue }
            let before = timeline.events[..<index].filter { $0.phase == event.phase }.count
            let x = columns.left(of: column) + 6 + (Double(before) + 0.5) * TimelineColumns.pitch
            let middle = Point(x: x.rounded(), y: middle(of: lane, top))
            items += NumberMark(number: index + 1, style: style).part(at: middle).items
        }
        let height = Double(receivers.count) * Self.laneHeight
        return Part(items, bounds: Rect(x: 0, y: top, width: columns.edges.last ?? 0, height: height))
    }

    private func middle(of lane: Int, _ top: Double) -> Double {
        (top + (Double(lane) + 0.5) * Self.laneHeight).rounded()
    }

    private func lane(_ receiver: String, middle: Double, _ columns: TimelineColumns) -> [SceneItem] {
        let block = label(receiver)
        let size = style.typesetter.size(of: block)
        let place = Rect(x: 0, y: (middle - size.height / 2).rounded(), width: size.width, height: size.height)
        let line = Path.line(
            from: Point(x: columns.edges.first ?? 0, y: middle + 0.5),
            to: Point(x: columns.edges.last ?? 0, y: middle + 0.5))
        return style.typesetter.items(of: block, in: place) + [.path(line, .stroke(.separator, width: 1))]
    }

    private func label(_ receiver: String) -> TextBlock {
        TextBlock(TextBlock.Piece(receiver, TypeStyle.name, .ink))
    }

    // MARK: - Names

    /// "7 view.safeAreaInsetsDidChange" in columns, read downwards.
    func names(at origin: Point, width: Double) -> Part {
        let blocks = timeline.events.enumerated().map { name($1, number: $0 + 1) }
        guard !blocks.isEmpty else { return Part() }
        let widest = (blocks.map { style.typesetter.size(of: $0).width }.max() ?? 0) + Self.columnGap
        let columns = max(1, Int((width + Self.columnGap) / widest))
        let rows = (blocks.count + columns - 1) / columns
        return blocks.enumerated().reduce(Part()) { part, entry in
            let place = Rect(
                x: origin.x + Double(entry.offset / rows) * widest.rounded(.up),
                y: origin.y + Double(entry.offset % rows) * Self.nameHeight,
                width: style.typesetter.size(of: entry.element).width, height: Self.nameHeight)
            return part + Part(style.typesetter.items(of: entry.element, in: place), bounds: place)
        }
    }

    private func name(_ event: CallbackEvent, number: Int) -> TextBlock {
        TextBlock(
            TextBlock.Piece("\(number)", TypeStyle.mark, .ink),
            TextBlock.Piece(event.receiver + "." + event.callback.rawValue, TypeStyle.note, .secondaryInk))
    }
}
