import Drawing
import Geometry

/// The key below a picture: the meanings of hatchings and line styles.
struct Legend {
    let entries: [Entry]
    let style: PictureStyle

    private static let swatch = Size(width: 22, height: 12)
    private static let gap = 7.0
    private static let between = 20.0
    private static let rowHeight = 18.0

    /// A name and a small sample of the named thing, drawn into a rectangle.
    struct Entry {
        let name: String
        let swatch: (Rect) -> [SceneItem]
    }

    /// The key in rows from a point, no row wider than `width` unless one entry is.
    func part(at origin: Point, width: Double) -> DrawnPart {
        var part = DrawnPart()
        var position = origin
        for entry in entries {
            let block = TextBlock(TextBlock.Piece(entry.name, TypeStyle.note, .secondaryInk))
            let size = style.typesetter.size(of: block)
            let length = Self.swatch.width + Self.gap + size.width
            if position.x > origin.x, position.x + length > origin.x + width {
                position = Point(x: origin.x, y: position.y + Self.rowHeight)
            }
            let swatch = Rect(origin: position, size: Self.swatch)
            let label = Rect(
                x: swatch.maxX + Self.gap, y: swatch.midY - size.height / 2, width: size.width, height: size.height)
            let items = entry.swatch(swatch) + style.typesetter.items(of: block, in: label)
            part += DrawnPart(items, bounds: swatch.union(label))
            position.x += length + Self.between
        }
        return part
    }
}
