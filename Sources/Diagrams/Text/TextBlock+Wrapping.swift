import Drawing

extension TextBlock {
    /// A text in as few lines as it needs, none wider than `widest` where words allow it.
    static func wrapping(
        _ text: String, _ font: Font, _ color: ColorRole, widest: Double, _ typesetter: Typesetter,
        _ alignment: Alignment = .left
    ) -> TextBlock {
        let lines = LineBreaking.lines(of: text, widest: widest) { typesetter.measure($0, font).width }
        return TextBlock(lines.map { Line([Piece($0, font, color)]) }, alignment: alignment)
    }
}
