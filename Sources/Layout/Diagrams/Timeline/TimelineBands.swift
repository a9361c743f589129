import Drawing
import Geometry
import LayoutEngine

/// The values of a timeline: a row for each, with a band for every stretch in which it stays the same.
struct TimelineBands {
    let rows: [TimelineRow]
    let environment: Environment
    let style: PictureStyle

    private static let rowHeight = 42.0
    private static let bandHeight = 28.0
    private static let padding = 9.0
    private static let labelGap = 16.0

    var labelWidth: Double {
        let widths = rows.map { style.typesetter.size(of: label($0)).width }
        return ((widths.max() ?? 0) + Self.labelGap).rounded(.up)
    }

    /// The width that each band needs for its text, with its columns.
    var bandWidths: [(columns: ClosedRange<Int>, width: Double)] {
        rows.flatMap { row in
            row.bands.map { ($0.columns, style.typesetter.size(of: text($0)).width + 2 * Self.padding) }
        }
    }

    /// All rows from a vertical position down.
    func part(_ columns: TimelineColumns, top: Double) -> DrawnPart {
        guard !rows.isEmpty else { return DrawnPart() }
        var items: [SceneItem] = []
        for (index, row) in rows.enumerated() {
            let middle = top + (Double(index) + 0.5) * Self.rowHeight
            items += label(row, at: middle)
            for band in row.bands { items += self.items(of: band, columns, at: middle) }
        }
        let right = columns.edges.last ?? 0
        return DrawnPart(items, bounds: Rect(x: 0, y: top, width: right, height: Double(rows.count) * Self.rowHeight))
    }

    /// The mark of a change: a thick line at its left.
    static func tick(at x: Double, from top: Double, to bottom: Double) -> SceneItem {
        .path(.rect(Rect(x: x - 1.5, y: top, width: 3, height: bottom - top)), .fill(.change))
    }

    // MARK: - Bands

    private func items(of band: TimelineRow.Band, _ columns: TimelineColumns, at middle: Double) -> [SceneItem] {
        let left = columns.left(of: band.columns.lowerBound).rounded() + 0.5
        let right = columns.right(of: band.columns.upperBound).rounded() + 0.5
        let rect = Rect(
            x: left, y: middle - Self.bandHeight / 2 + 0.5, width: right - left - 2, height: Self.bandHeight)
        var items: [SceneItem] = []
        if band.value == nil {
            items.append(
                .path(
                    .line(from: Point(x: left, y: middle), to: Point(x: rect.maxX, y: middle)),
                    .stroke(.term, width: 1, dashes: [2, 4])))
        } else {
            let fill: ColorRole = band.isChange ? .barFill : .screen
            items.append(.path(.rect(rect), Paint(fill: .solid(fill), stroke: Paint.Stroke(.barEdge, width: 1))))
        }
        if band.isChange { items.append(Self.tick(at: left, from: rect.minY - 4, to: rect.maxY + 4)) }
        guard band.value != nil else { return items }
        let block = text(band)
        let size = style.typesetter.size(of: block)
        let place = Rect(
            x: rect.minX + Self.padding, y: (middle - size.height / 2).rounded(), width: size.width,
            height: size.height)
        return items + style.typesetter.items(of: block, in: place)
    }

    /// The numbers of a band, new ones framed.
    func text(_ band: TimelineRow.Band) -> TextBlock {
        guard let value = band.value else { return TextBlock([]) }
        let numbers = value.quantities.map { NumberText.string($0, in: environment) }
        let texts = numbers.isEmpty ? [NumberText.string(value)] : numbers
        let pieces = texts.enumerated().flatMap { index, text -> [TextBlock.Piece] in
            let isMarked = band.changed.contains(index)
            let frame = isMarked ? TextBlock.Piece.markMargin + 2 : 0
            let font = isMarked ? TypeStyle.number : TypeStyle.word
            let color: ColorRole = isMarked ? .change : .ink
            let number = TextBlock.Piece(text, font, color, spaceBefore: 5 + frame, isMarked: isMarked)
            let comma = TextBlock.Piece(",", TypeStyle.word, .ink, spaceBefore: frame)
            return index + 1 < texts.count ? [number, comma] : [number]
        }
        return TextBlock([TextBlock.Line(pieces)])
    }

    // MARK: - Labels

    private func label(_ row: TimelineRow) -> TextBlock {
        TextBlock([
            TextBlock.Line([TextBlock.Piece(row.name, TypeStyle.name, .ink)]),
            TextBlock.Line([TextBlock.Piece("." + row.property.rawValue, TypeStyle.note, .secondaryInk)]),
        ])
    }

    private func label(_ row: TimelineRow, at middle: Double) -> [SceneItem] {
        let block = label(row)
        let size = style.typesetter.size(of: block)
        return style.typesetter.items(
            of: block, in: Rect(x: 0, y: (middle - size.height / 2).rounded(), width: size.width, height: size.height))
    }
}
