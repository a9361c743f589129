import Drawing
import Geometry

/// A number or letter in a frame, by which other parts of a picture refer to the marked position.
struct NumberMark {
    let text: String
    let style: PictureStyle

    init(number: Int, style: PictureStyle) { self.init(text: "\(number)", style: style) }

    init(text: String, style: PictureStyle) {
        self.text = text
        self.style = style
    }

    static let size = Size(width: 20, height: 17)

    /// The mark around a point.
    func part(at middle: Point) -> DrawnPart {
        let size = Self.size
        let rect = Rect(
            x: middle.x - size.width / 2, y: middle.y - size.height / 2 + 0.5, width: size.width, height: size.height)
        let block = TextBlock(
            [TextBlock.Line([TextBlock.Piece(text, TypeStyle.note, .ink)])], alignment: .center)
        let height = style.typesetter.size(of: block).height
        let place = Rect(x: rect.minX, y: (rect.midY - height / 2).rounded(), width: rect.width, height: height)
        let paint = Paint(fill: .solid(.screen), stroke: Paint.Stroke(.frame, width: 1))
        return DrawnPart(
            [.path(.roundedRect(rect, radius: 8), paint)] + style.typesetter.items(of: block, in: place), bounds: rect)
    }
}
