/// Measures lines of text as a backend will set them.
package protocol TextMeasuring {
    /// The advance of a line and its height above and below the baseline, in points.
    func measure(_ text: String, font: Font) -> TextExtent
}
