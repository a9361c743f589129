import Drawing
import Geometry
import LayoutEngine

/// Callbacks in the order of their calls, each on a row of its own: a number in the column of its phase, and beside it the
/// receiver and the method.
struct CallbackRows {
    let timeline: Timeline
    let style: PictureStyle

    private static let rowHeight = 19.0
    private static let gap = 7.0
    /// The margin around a name, so that the lines between phases end before it.
    private static let margin = 3.0

    /// The right edge of a callback's name at the right of its number, from the left edge of its column.
    static func reach(of event: CallbackEvent, _ typesetter: Typesetter) -> Double {
        (6 + NumberMark.size.width + gap + typesetter.size(of: block(event)).width + margin).rounded(.up)
    }

    private static func block(_ event: CallbackEvent) -> TextBlock {
        TextBlock(
            TextBlock.Piece(event.receiver, TypeStyle.name, .ink),
            TextBlock.Piece("." + event.callback.rawValue, TypeStyle.note, .secondaryInk, spaceBefore: 0))
    }

    /// All rows from a vertical position down; names are at the right of their numbers, or at the left near the right end of
    /// the place.
    func part(_ columns: TimelineColumns, top: Double) -> DrawnPart {
        timeline.events.enumerated().reduce(DrawnPart()) { part, entry in
            let (index, event) = entry
            guard let column = timeline.phases.firstIndex(of: event.phase) else { return part }
            let y = top + (Double(index) + 0.5) * Self.rowHeight
            let middle = Point(x: (columns.left(of: column) + 6 + NumberMark.size.width / 2).rounded(), y: y.rounded())
            return part + NumberMark(number: index + 1, style: style).part(at: middle) + name(event, beside: middle)
        }
    }

    private func name(_ event: CallbackEvent, beside middle: Point) -> DrawnPart {
        let block = Self.block(event)
        let size = style.typesetter.size(of: block)
        let distance = NumberMark.size.width / 2 + Self.gap
        let right = middle.x + distance
        let isFitting = right + size.width + Self.margin <= style.composition.room
        let place = Rect(
            x: isFitting ? right : middle.x - distance - size.width, y: (middle.y - size.height / 2).rounded(),
            width: size.width, height: size.height)
        let ground = Rect(
            x: place.minX - Self.margin, y: place.minY, width: place.width + 2 * Self.margin, height: place.height)
        return DrawnPart(
            [.path(.rect(ground), .fill(.background))] + style.typesetter.items(of: block, in: place), bounds: ground)
    }
}
