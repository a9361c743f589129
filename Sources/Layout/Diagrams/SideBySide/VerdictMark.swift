import Drawing
import Geometry
import Languages
import ScenarioLanguage

/// The verdict of a comparison on a variant: a cross or a tick in a disc, and the word.
struct VerdictMark {
    let verdict: Verdict
    let style: PictureStyle

    private static let diameter = 14.0
    private static let gap = 5.0
    private static let distance = 4.0

    /// The sign in a line of text.
    static func character(of verdict: Verdict) -> String {
        switch verdict {
        case .wrong: "✗"
        case .right: "✓"
        }
    }

    /// The mark in the middle above a rectangle.
    func part(above rect: Rect) -> DrawnPart {
        let block = TextBlock(TextBlock.Piece(style.words[PictureWord(verdict)], TypeStyle.name, .ink))
        let size = style.typesetter.size(of: block)
        let width = Self.diameter + Self.gap + size.width
        let left = (rect.midX - width / 2).rounded()
        let bottom = rect.minY - Self.distance
        let disc = Rect(
            x: left, y: (bottom - size.height / 2 - Self.diameter / 2).rounded(), width: Self.diameter,
            height: Self.diameter)
        let place = Rect(
            x: disc.maxX + Self.gap, y: bottom - size.height, width: size.width, height: size.height)
        return DrawnPart(sign(in: disc), bounds: disc)
            + DrawnPart(style.typesetter.items(of: block, in: place), bounds: place)
    }

    private func sign(in disc: Rect) -> [SceneItem] {
        let ground = SceneItem.path(.roundedRect(disc, radius: Self.diameter / 2), .fill(.ink))
        func point(_ x: Double, _ y: Double) -> Point { Point(x: disc.minX + x, y: disc.minY + y) }
        let lines: [Path.Segment] =
            switch verdict {
            case .wrong:
                [.move(point(4.5, 4.5)), .line(point(9.5, 9.5)), .move(point(9.5, 4.5)), .line(point(4.5, 9.5))]
            case .right: [.move(point(3.8, 7.2)), .line(point(6.2, 9.6)), .line(point(10.4, 4.8))]
            }
        return [ground, .path(Path(lines), .stroke(.background, width: 1.6))]
    }
}

extension PictureWord {
    init(_ verdict: Verdict) {
        switch verdict {
        case .wrong: self = .wrongVerdict
        case .right: self = .rightVerdict
        }
    }
}
