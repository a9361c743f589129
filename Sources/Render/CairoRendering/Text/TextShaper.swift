import CCairo
import Drawing

/// Shapes lines of text and keeps them, because the same labels are measured, drawn and drawn again.
///
/// A shaper must not be shared between threads, because Pango's fonts are not thread-safe.
final class TextShaper {
    /// The most lines that are kept; a picture has about a hundred.
    private static let capacity = 4096
    /// The largest font size, in points.
    private static let largestSize = 4096.0

    private let configuration: FontConfiguration
    private let context: FontContext
    private let outlines: GlyphOutlines
    private var layouts: [Line: TextLayout] = [:]
    private var metrics: [Font: TextExtent] = [:]

    private struct Line: Hashable {
        let text: String
        let font: Font
        let script: ChineseScript
    }

    init(_ fonts: PinnedFonts) throws(CairoError) {
        configuration = try FontConfiguration(fonts)
        context = try FontContext(configuration)
        outlines = try GlyphOutlines()
    }

    /// The shaped line, or nil for a font size that is no size.
    func layout(_ text: String, _ font: Font, _ script: ChineseScript) -> TextLayout? {
        guard font.size > 0, font.size <= Self.largestSize else { return nil }
        let line = Line(text: text, font: font, script: script)
        if let layout = layouts[line] { return layout }
        if layouts.count >= Self.capacity { layouts = [:] }
        let layout = TextLayout(text, font, script, in: context, outlines)
        layouts[line] = layout
        return layout
    }

    /// The reason for a character that no font could shape in a text.
    func problem(of scalar: Unicode.Scalar, in text: String) -> CairoError.Reason {
        configuration.problem(ofFontWith: scalar) ?? .missingGlyph(scalar, text: text)
    }

    /// Ascent and descent of the Latin font, within which Chinese characters stay too; its width is 0.
    func lineHeight(_ font: Font) -> TextExtent {
        if let extent = metrics[font] { return extent }
        let description = FontDescription(font, .simplified)
        let found = pango_context_get_metrics(context.pointer, description.pointer, pango_language_from_string("en"))
        defer { pango_font_metrics_unref(found) }
        let scale = Double(PANGO_SCALE)
        let extent = TextExtent(
            width: 0, ascent: Double(pango_font_metrics_get_ascent(found)) / scale,
            descent: Double(pango_font_metrics_get_descent(found)) / scale)
        metrics[font] = extent
        return extent
    }
}
