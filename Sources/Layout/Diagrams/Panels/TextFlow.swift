import Drawing
import Geometry

/// Blocks of text beside each other, in as many rows as a width asks for.
struct TextFlow {
    let blocks: [TextBlock]
    /// The gap between blocks, and between rows.
    let gap: Size
    let typesetter: Typesetter

    /// The rows from a point; a block wider than `width` is in a row of its own.
    func part(at origin: Point, width: Double) -> DrawnPart {
        var part = DrawnPart()
        var (x, y, bottom) = (origin.x, origin.y, origin.y)
        for block in blocks {
            let size = typesetter.size(of: block)
            if x > origin.x, x + size.width > origin.x + width { (x, y) = (origin.x, bottom + gap.height) }
            let place = Rect(origin: Point(x: x, y: y), size: size)
            part += DrawnPart(typesetter.items(of: block, in: place), bounds: place)
            x = (place.maxX + gap.width).rounded(.up)
            bottom = max(bottom, place.maxY)
        }
        return part
    }
}
