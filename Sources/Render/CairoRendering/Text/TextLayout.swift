import CCairo
import CGLib
import Drawing
import Geometry

/// A line of text, shaped into glyphs.
final class TextLayout {
    private let pointer: OpaquePointer
    private let outlines: GlyphOutlines
    /// Owned by the layout.
    private let line: UnsafeMutablePointer<PangoLayoutLine>?

    init(_ text: String, _ font: Font, _ script: ChineseScript, in context: FontContext, _ outlines: GlyphOutlines) {
        self.outlines = outlines
        pointer = pango_layout_new(context.pointer)
        let description = FontDescription(font, script)
        let attributes = TextAttributes(text, role: font.role, script)
        pango_layout_set_font_description(pointer, description.pointer)
        pango_layout_set_attributes(pointer, attributes.pointer)
        pango_layout_set_single_paragraph_mode(pointer, 1)
        pango_layout_set_auto_dir(pointer, 0)
        pango_layout_set_text(pointer, text, Int32(clamping: text.utf8.count))
        line = pango_layout_get_line(pointer, 0)
        alignBaselines()
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

    /// The advance of the line, in points.
    var width: Double {
        var logical = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &logical)
        return Double(logical.width) / Double(PANGO_SCALE)
    }

    /// The first character for which no font has a glyph.
    var missingScalar: Unicode.Scalar? {
        guard pango_layout_get_unknown_glyphs_count(pointer) > 0 else { return nil }
        for item in runs {
            if let scalar = item.pointee.glyphs.flatMap({ Self.missingScalar($0.pointee) }) { return scalar }
        }
        return "\u{FFFD}"
    }

    /// Draws the line with the left end of its baseline at `origin`.
    func show(at origin: Point, in context: CairoContext) {
        cairo_move_to(context.pointer, origin.x, origin.y)
        pango_cairo_show_layout_line(context.pointer, line)
    }

    /// A glyph with its place, seen from the left end of the baseline, and the size of a unit of its outline, in points.
    typealias PlacedGlyph = (outline: GlyphOutline, scale: Double, place: Point)

    /// The line's glyphs that draw something.
    private(set) lazy var visibleGlyphs: [PlacedGlyph] = glyphRuns.flatMap { run in
        run.glyphs.compactMap {
            let (outline, scale) = outlines.outline(of: $0.number, in: run.font)
            return outline.path.segments.isEmpty ? nil : (outline, scale, $0.place)
        }
    }

    /// The line's parts that are set in one font each, from the left.
    private(set) lazy var glyphRuns: [GlyphRun] = {
        let text = Array(String(cString: pango_layout_get_text(pointer)).utf8)
        var x = 0.0
        return runs.compactMap { item in
            guard let part = item.pointee.item, let font = part.pointee.analysis.font, let string = item.pointee.glyphs
            else { return nil }
            let start = Int(part.pointee.offset)
            let bytes = Array(text[start..<start + Int(part.pointee.length)])
            return GlyphRun(font, bytes, string.pointee, from: &x)
        }
    }()

    /// Puts all parts on one baseline.
    ///
    /// Pango moves Chinese next to Latin so that their ideographic baselines meet, and Chinese alone not at all.
    private func alignBaselines() {
        for item in runs { item.pointee.y_offset = 0 }
    }

    /// The parts of the line, each set in one font.
    private var runs: [UnsafeMutablePointer<PangoGlyphItem>] {
        var items: [UnsafeMutablePointer<PangoGlyphItem>] = []
        var node = line?.pointee.runs
        while let current = node {
            if let item = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) { items.append(item) }
            node = current.pointee.next
        }
        return items
    }

    /// Pango marks an unknown glyph with a flag in front of the character's code.
    private static func missingScalar(_ glyphs: PangoGlyphString) -> Unicode.Scalar? {
        let unknownFlag: UInt32 = 0x1000_0000
        for index in 0..<Int(glyphs.num_glyphs) {
            let glyph = glyphs.glyphs[index].glyph
            if glyph & unknownFlag != 0 { return Unicode.Scalar(glyph & ~unknownFlag) ?? "\u{FFFD}" }
        }
        return nil
    }
}
