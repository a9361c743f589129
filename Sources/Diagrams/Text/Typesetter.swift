import Drawing
import Geometry

/// Sets blocks of text: sizes come from the font size alone, so that both languages share one layout; widths are measured.
struct Typesetter {
    let measure: (String, Font) -> TextExtent

    /// The gap between two pieces of a line.
    private static let space = 5.0
    /// Line height, and the middle of capitals above the baseline, as fractions of the font size.
    private static let leading = 1.3
    private static let middle = 0.36

    func size(of block: TextBlock) -> Size {
        Size(
            width: block.lines.map { width(of: $0) }.max() ?? 0,
            height: block.lines.map { $0.spaceBefore + height(of: $0) }.reduce(0, +))
    }

    /// The text items of a block that fills a rectangle of at least the block's size, from its top.
    func items(of block: TextBlock, in rect: Rect) -> [SceneItem] {
        var items: [SceneItem] = []
        var top = rect.minY
        for line in block.lines {
            let height = height(of: line)
            top += line.spaceBefore
            let x = start(of: line, in: rect, block.alignment)
            items += self.items(of: line, at: Point(x: x, y: baseline(of: line, top: top, height: height)))
            top += height
        }
        return items
    }

    private func items(of line: TextBlock.Line, at origin: Point) -> [SceneItem] {
        var items: [SceneItem] = []
        var x = origin.x
        for piece in line.pieces {
            let width = width(of: piece)
            let run = TextRun(piece.string, font: piece.font, color: piece.color, width: width)
            items.append(.text(run, at: Point(x: x, y: origin.y)))
            x += width + Self.space
        }
        return items
    }

    private func start(of line: TextBlock.Line, in rect: Rect, _ alignment: TextBlock.Alignment) -> Double {
        let room = rect.width - width(of: line)
        switch alignment {
        case .left: return rect.minX
        case .center: return (rect.minX + room / 2).rounded()
        case .right: return rect.minX + room
        }
    }

    private func baseline(of line: TextBlock.Line, top: Double, height: Double) -> Double {
        let size = line.pieces.map { $0.font.size }.max() ?? 0
        return (top + height / 2 + size * Self.middle).rounded()
    }

    private func width(of line: TextBlock.Line) -> Double {
        let gaps = Self.space * Double(max(0, line.pieces.count - 1))
        return line.pieces.map { width(of: $0) }.reduce(gaps, +)
    }

    private func width(of piece: TextBlock.Piece) -> Double {
        measure(piece.string, piece.font).width
    }

    private func height(of line: TextBlock.Line) -> Double {
        ((line.pieces.map { $0.font.size }.max() ?? 0) * Self.leading).rounded()
    }
}
