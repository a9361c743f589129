import Drawing

/// A few lines of text that are placed together.
struct TextBlock: Hashable, Sendable {
    var lines: [Line]
    var alignment = Alignment.left

    enum Alignment: Hashable, Sendable {
        case left, center, right
    }

    /// Pieces from left to right on one baseline.
    struct Line: Hashable, Sendable {
        var pieces: [Piece]
        /// Room kept free above the line.
        var spaceBefore: Double

        init(_ pieces: [Piece], spaceBefore: Double = 0) {
            self.pieces = pieces
            self.spaceBefore = spaceBefore
        }
    }

    struct Piece: Hashable, Sendable {
        let string: String
        let font: Font
        let color: ColorRole
        /// Room between this piece and the one before it.
        let spaceBefore: Double
        /// Whether the piece has a thin frame around it, which marks it without colour.
        let isMarked: Bool

        /// The distance of the frame from the text.
        static let markMargin = 3.0

        init(_ string: String, _ font: Font, _ color: ColorRole, spaceBefore: Double = 5, isMarked: Bool = false) {
            self.string = string
            self.font = font
            self.color = color
            self.spaceBefore = spaceBefore
            self.isMarked = isMarked
        }
    }

    init(_ lines: [Line], alignment: Alignment = .left) {
        self.lines = lines
        self.alignment = alignment
    }

    init(_ pieces: Piece...) {
        self.init([Line(pieces)])
    }
}

extension TextBlock {
    /// A text in as few lines as it needs, none wider than `widest` where words allow it.
    static func wrapping(
        _ text: String, _ font: Font, _ color: ColorRole, widest: Double, by typesetter: Typesetter,
        alignment: Alignment = .left
    ) -> TextBlock {
        let lines = LineBreaking.lines(of: text, widest: widest) { typesetter.measure($0, font).width }
        return TextBlock(lines.map { Line([Piece($0, font, color)]) }, alignment: alignment)
    }
}
