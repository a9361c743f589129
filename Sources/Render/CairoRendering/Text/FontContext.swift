import CCairo

/// Pango's fonts on top of a pinned configuration, without hinting, so that text scales exactly.
final class FontContext {
    let pointer: OpaquePointer
    private let map: UnsafeMutablePointer<PangoFontMap>

    init(_ configuration: FontConfiguration) throws(CairoError) {
        let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
        guard let map else {
            throw CairoError("loading fonts", .status(0, text: "Pango was built without FreeType"))
        }
        self.map = map
        pango_fc_font_map_set_config(OpaquePointer(map), configuration.pointer)
        pointer = pango_font_map_create_context(map)
        Self.setOptions(pointer)
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(pointer))
        g_object_unref(map)
    }

    private static func setOptions(_ context: OpaquePointer) {
        let options = cairo_font_options_create()
        defer { cairo_font_options_destroy(options) }
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        pango_cairo_context_set_resolution(context, 96)
        pango_context_set_round_glyph_positions(context, 0)
        pango_context_set_base_dir(context, PANGO_DIRECTION_LTR)
        pango_context_set_language(context, pango_language_from_string("en"))
    }
}
