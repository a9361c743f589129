package import Drawing

/// The colours of a picture, each with one meaning.
package struct Palette: Hashable, Sendable {
    /// "light" or "dark".
    package let name: String
    /// Behind the whole picture.
    package let background: Color
    /// The device's body, its cutout and nothing else.
    package let body: Color
    /// The line around the body, where body and background are close.
    package let bodyEdge: Color
    package let homeButton: Color
    package let homeIndicator: Color
    /// The screen where nothing lies on it, and the plates behind labels.
    package let screen: Color
    /// Names and values of what is shown.
    package let ink: Color
    /// Words that explain: sides, terms, legend.
    package let secondaryInk: Color
    /// The answer: its numbers and dimension lines.
    package let signal: Color
    /// Dimension lines of the terms.
    package let reason: Color
    /// The safe area: its dashed line and its name.
    package let guide: Color
    package let frame: Color
    package let viewFill: Color
    /// Content that stands for any content.
    package let ghost: Color
    package let separator: Color
    package let barFill: Color
    package let translucentBarFill: Color
    package let barEdge: Color
    package let barContent: Color
    package let unsafeFill: Color
    package let unsafeHatch: Color
    package let contentInsetFill: Color
    package let contentInsetHatch: Color
    /// The line at which the adjusted content inset ends.
    package let contentInsetLine: Color

    /// The words and the colours behind them, each pair of which must be legible: text, background.
    package var textPairs: [(text: Color, behind: Color)] {
        [
            (ink, background), (secondaryInk, background), (signal, background), (ink, screen),
            (secondaryInk, screen), (signal, screen), (guide, screen),
        ]
    }
}
