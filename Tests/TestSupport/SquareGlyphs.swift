package import Drawing

/// Measures text with imaginary glyphs: one em wide each, half an em for ASCII; one em high, a fifth below the baseline.
package struct SquareGlyphs: TextMeasuring, Sendable {
    package init() {}

    package func measure(_ text: String, font: Font) -> TextExtent {
        let ems = text.unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 0.5 : 1) }
        return TextExtent(width: ems * font.size, ascent: font.size * 0.8, descent: font.size * 0.2)
    }
}
