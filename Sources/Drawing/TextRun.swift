/// A line of text in one font and colour, with its width as it was measured; backends do not measure again.
package struct TextRun: Hashable, Sendable {
    package let string: String
    package let font: Font
    package let color: Color
    /// Points.
    package let width: Double

    package init(_ string: String, font: Font, color: Color, width: Double) {
        self.string = string
        self.font = font
        self.color = color
        self.width = width
    }
}
