import Drawing
import Geometry

/// The three sizes of type in a picture.
enum TypeStyle {
    static let large = 17.0
    static let body = 12.0
    static let small = 11.0

    static let answer = Font(.text, size: large, weight: .semibold)
    static let word = Font(.text, size: body)
    static let number = Font(.text, size: body, weight: .semibold)
    static let name = Font(.text, size: body, weight: .semibold)
    static let note = Font(.text, size: small)
    /// A number among notes.
    static let mark = Font(.text, size: small, weight: .semibold)
}

/// Sets blocks of text: sizes come from the font size alone, so that both languages share one layout; widths are measured.
struct Typesetter {
    let measure: (String, Font) -> TextExtent

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
        for (index, piece) in line.pieces.enumerated() {
            let width = width(of: piece)
            let run = TextRun(piece.string, font: piece.font, color: piece.color, width: width)
            if index > 0 { x += piece.spaceBefore }
            items.append(.text(run, at: Point(x: x, y: origin.y)))
            if piece.isMarked {
                items.append(Self.mark(around: box(of: piece, width: width, at: Point(x: x, y: origin.y))))
            }
            x += width
        }
        return items
    }

    /// The frame of a marked piece; also the swatch of a legend.
    static func mark(around rect: Rect) -> SceneItem {
        .path(.roundedRect(rect, radius: 4), .stroke(.change, width: 1.25))
    }

    /// The frame's place: around the digits of the piece, on half units.
    private func box(of piece: TextBlock.Piece, width: Double, at origin: Point) -> Rect {
        let margin = TextBlock.Piece.markMargin
        let top = (origin.y - piece.font.size * 0.8).rounded(.down) - 1.5
        let bottom = (origin.y + piece.font.size * 0.15).rounded(.up) + 1.5
        let left = (origin.x - margin).rounded(.down) + 0.5
        return Rect(x: left, y: top, width: (width + 2 * margin).rounded(.up), height: bottom - top)
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
        let gaps = line.pieces.dropFirst().map { $0.spaceBefore }.reduce(0, +)
        return line.pieces.map { width(of: $0) }.reduce(gaps, +)
    }

    private func width(of piece: TextBlock.Piece) -> Double {
        measure(piece.string, piece.font).width
    }

    private func height(of line: TextBlock.Line) -> Double {
        ((line.pieces.map { $0.font.size }.max() ?? 0) * Self.leading).rounded()
    }
}
