import Drawing
import Geometry

/// The key below the picture: what each hatching and each line style means.
struct Legend {
    let figure: Figure
    let typesetter: Typesetter

    private static let swatch = Size(width: 22, height: 12)
    private static let gap = 7.0
    private static let between = 20.0
    private static let rowHeight = 18.0

    private struct Entry {
        let swatch: (Rect) -> [SceneItem]
        let label: TextBlock
    }

    /// The key in rows from a point, no row wider than `width` unless one entry is.
    func part(at origin: Point, width: Double) -> Part {
        var part = Part()
        var position = origin
        for entry in entries {
            let size = typesetter.size(of: entry.label)
            let length = Self.swatch.width + Self.gap + size.width
            if position.x > origin.x, position.x + length > origin.x + width {
                position = Point(x: origin.x, y: position.y + Self.rowHeight)
            }
            let swatch = Rect(origin: position, size: Self.swatch)
            let label = Rect(
                x: swatch.maxX + Self.gap, y: swatch.midY - size.height / 2, width: size.width, height: size.height)
            let items = entry.swatch(swatch) + typesetter.items(of: entry.label, in: label)
            part += Part(items, bounds: swatch.union(label))
            position.x += length + Self.between
        }
        return part
    }

    /// Unsafe bands and the guides first, then what scroll views keep free.
    private var entries: [Entry] {
        let palette = figure.palette
        let bands = InsetBands(figure: figure).kinds.map { kind in
            (
                isUnsafe: kind == .unsafe,
                entry: entry(figure.language.name(of: kind)) { InsetBands.items(in: $0, kind, palette) }
            )
        }
        let guides = GuideFigure(figure: figure).kinds.map { kind in
            entry(kind.name) { [GuideFigure.line(around: $0, kind, palette)] }
        }
        return bands.filter { $0.isUnsafe }.map { $0.entry } + guides
            + bands.filter { !$0.isUnsafe }.map { $0.entry }
    }

    private func entry(_ text: String, swatch: @escaping (Rect) -> [SceneItem]) -> Entry {
        Entry(swatch: swatch, label: TextBlock(TextBlock.Piece(text, TypeStyle.note, figure.palette.secondaryInk)))
    }
}
