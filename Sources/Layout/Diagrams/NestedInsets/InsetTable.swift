import Drawing
import Geometry
import Languages
import LayoutEngine

/// The distances of all layers below the device, where a ladder beside it has no room: a sample of each layer's line with
/// its name, and below it the four numbers.
struct InsetTable {
    let layers: [InsetLayer]
    let subject: Subject
    let style: PictureStyle

    private static let swatch = Size(width: 20, height: 11)
    private static let swatchGap = 8.0
    private static let gap = Size(width: 12, height: 2)
    private static let between = 10.0

    func part(at origin: Point) -> DrawnPart {
        layers.reduce(DrawnPart()) { part, layer in
            let top = part.bounds.map { $0.maxY.rounded(.up) + Self.between } ?? origin.y
            let name = TextBlock(TextBlock.Piece(layer.name, TypeStyle.note, .secondaryInk))
            let size = style.typesetter.size(of: name)
            let place = Rect(
                x: origin.x + Self.swatch.width + Self.swatchGap, y: top, width: size.width, height: size.height)
            let sample = Rect(
                origin: Point(x: origin.x, y: (place.midY - Self.swatch.height / 2).rounded()), size: Self.swatch)
            let head =
                DrawnPart([layer.look.line(around: sample)], bounds: sample)
                + DrawnPart(style.typesetter.items(of: name, in: place), bounds: place)
            let numbers = TextFlow(blocks: numbers(of: layer), gap: Self.gap, typesetter: style.typesetter)
            return part + head
                + numbers.part(
                    at: Point(x: origin.x, y: place.maxY + Self.gap.height), width: style.composition.room)
        }
    }

    private func numbers(of layer: InsetLayer) -> [TextBlock] {
        Edge.allCases.map { edge in
            TextBlock(
                TextBlock.Piece(style.words.name(of: edge.rawValue), TypeStyle.note, .secondaryInk),
                TextBlock.Piece(layer.number(at: edge, in: subject.environment), TypeStyle.number, .ink))
        }
    }
}
