/// The size of a line of text: its advance, and its logical extent above and below the baseline, in points.
package struct TextExtent: Hashable, Sendable {
    package let width: Double
    package let ascent: Double
    package let descent: Double

    package init(width: Double, ascent: Double, descent: Double) {
        self.width = width
        self.ascent = ascent
        self.descent = descent
    }
}
