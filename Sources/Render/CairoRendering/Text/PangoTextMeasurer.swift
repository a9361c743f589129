package import Drawing

/// Measures text exactly as `SceneRenderer` draws it.
///
/// It belongs to the renderer that it was taken from, and to that renderer's thread.
package struct PangoTextMeasurer: TextMeasuring {
    private let shaper: TextShaper

    private let script: ChineseScript

    init(_ shaper: TextShaper, _ script: ChineseScript) {
        self.shaper = shaper
        self.script = script
    }

    /// The advance of a line; its height is the font's and does not depend on the text.
    package func measure(_ text: String, font: Font) -> TextExtent {
        guard let layout = shaper.layout(text, font, script) else { return TextExtent(width: 0, ascent: 0, descent: 0) }
        let height = shaper.lineHeight(font)
        return TextExtent(width: layout.width, ascent: height.ascent, descent: height.descent)
    }
}
