import CCairo
import Geometry

/// The fonts of a document, each reduced to the glyphs that the document shows.
///
/// Cairo does that too, but keeps a font's table of subroutines whole, which results in 100 kB for each Chinese font. Here
/// HarfBuzz inlines subroutines where glyphs call them, before Cairo sees the font.
final class SubsetFonts {
    /// The subset fonts by HarfBuzz's face, which fonts of all sizes share.
    private var fonts: [OpaquePointer: SubsetFont] = [:]

    init(of layouts: [TextLayout]) throws(CairoError) {
        var runs: [OpaquePointer: [GlyphRun]] = [:]
        for run in layouts.flatMap({ $0.glyphRuns }) {
            if let face = Self.face(of: run) { runs[face, default: []].append(run) }
        }
        for (face, runs) in runs { fonts[face] = try SubsetFont(of: face, for: runs) }
    }

    /// Draws a line with the left end of its baseline at `origin`, so that its text can be selected.
    func show(_ layout: TextLayout, at origin: Point, in context: CairoContext) {
        for run in layout.glyphRuns {
            guard let face = Self.face(of: run), let font = fonts[face],
                let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(run.font))
            else { continue }
            font.select(like: scaled, in: context.pointer)
            let glyphs = run.glyphs.map { glyph in
                cairo_glyph_t(
                    index: UInt(font.number(of: glyph.number)), x: origin.x + glyph.place.x,
                    y: origin.y + glyph.place.y)
            }
            let clusters = run.clusters.map { cluster in
                cairo_text_cluster_t(num_bytes: Int32(cluster.byteCount), num_glyphs: Int32(cluster.glyphCount))
            }
            run.text.withUnsafeBufferPointer { text in
                text.withMemoryRebound(to: CChar.self) { text in
                    cairo_show_text_glyphs(
                        context.pointer, text.baseAddress, Int32(text.count), glyphs, Int32(glyphs.count), clusters,
                        Int32(clusters.count), cairo_text_cluster_flags_t(rawValue: 0))
                }
            }
        }
    }

    private static func face(of run: GlyphRun) -> OpaquePointer? {
        pango_font_get_hb_font(run.font).flatMap { hb_font_get_face($0) }
    }
}

/// A font reduced to some glyphs, which have new numbers in it.
final class SubsetFont {
    private let face: OpaquePointer
    private var numbers: [UInt32: UInt32] = [:]

    init(of face: OpaquePointer, for runs: [GlyphRun]) throws(CairoError) {
        guard let input = hb_subset_input_create_or_fail() else { throw Self.failure }
        defer { hb_subset_input_destroy(input) }
        hb_subset_input_set_flags(input, HB_SUBSET_FLAGS_DESUBROUTINIZE.rawValue)
        for run in runs {
            for glyph in run.glyphs { hb_set_add(hb_subset_input_glyph_set(input), glyph.number) }
            // Cairo derives the meaning of its glyphs from these.
            let text = String(decoding: run.text, as: UTF8.self)
            for scalar in text.unicodeScalars { hb_set_add(hb_subset_input_unicode_set(input), scalar.value) }
        }
        // Text is shaped already; substitutions would only bring in more glyphs.
        for table in ["GSUB", "GPOS", "GDEF"] {
            hb_set_add(
                hb_subset_input_set(input, HB_SUBSET_SETS_DROP_TABLE_TAG),
                hb_tag_from_string(table, Int32(table.utf8.count)))
        }
        guard let plan = hb_subset_plan_create_or_fail(face, input) else { throw Self.failure }
        defer { hb_subset_plan_destroy(plan) }
        guard let subset = hb_subset_plan_execute_or_fail(plan) else { throw Self.failure }
        defer { hb_face_destroy(subset) }
        let map = hb_subset_plan_old_to_new_glyph_mapping(plan)
        for glyph in runs.flatMap({ $0.glyphs }) { numbers[glyph.number] = hb_map_get(map, glyph.number) }
        self.face = try FontFile(subset).cairoFace()
    }

    deinit { cairo_font_face_destroy(face) }

    /// The glyph's number in this font.
    func number(of glyph: UInt32) -> UInt32 { numbers[glyph] ?? 0 }

    /// Makes it the current font, at the size of another one.
    func select(like scaled: OpaquePointer, in context: OpaquePointer) {
        var matrix = cairo_matrix_t()
        cairo_scaled_font_get_font_matrix(scaled, &matrix)
        let options = cairo_font_options_create()
        defer { cairo_font_options_destroy(options) }
        cairo_scaled_font_get_font_options(scaled, options)
        cairo_set_font_face(context, face)
        cairo_set_font_matrix(context, &matrix)
        cairo_set_font_options(context, options)
    }

    fileprivate static let failure = CairoError("reducing a font", .status(0, text: "HarfBuzz or FreeType refuses it"))
}

/// A font in memory as FreeType reads it.
///
/// Each file has a FreeType library of its own: Cairo keeps fonts for a while and releases them in any thread.
private final class FontFile {
    private let blob: OpaquePointer?
    private var library: FT_Library?
    private var face: FT_Face?
    private nonisolated(unsafe) static var key = cairo_user_data_key_t()

    init(_ font: OpaquePointer) throws(CairoError) {
        blob = hb_face_reference_blob(font)
        var length: UInt32 = 0
        let data = UnsafeRawPointer(hb_blob_get_data(blob, &length))?.assumingMemoryBound(to: UInt8.self)
        guard FT_Init_FreeType(&library) == 0, FT_New_Memory_Face(library, data, FT_Long(length), 0, &face) == 0 else {
            throw SubsetFont.failure
        }
    }

    deinit {
        FT_Done_Face(face)
        FT_Done_FreeType(library)
        hb_blob_destroy(blob)
    }

    /// Cairo's font, which keeps this one as long as it is there itself.
    func cairoFace() throws(CairoError) -> OpaquePointer {
        guard let font = cairo_ft_font_face_create_for_ft_face(face, Int32(FT_LOAD_NO_HINTING)) else {
            throw SubsetFont.failure
        }
        let status = cairo_font_face_set_user_data(
            font, &Self.key, Unmanaged.passRetained(self).toOpaque(),
            { file in if let file { Unmanaged<FontFile>.fromOpaque(file).release() } })
        try check(status, "reducing a font")
        return font
    }
}
