import CCairo
import Drawing
import Geometry

/// The outline of a glyph at the size of its font; one object for each glyph of a font.
final class GlyphOutline {
    /// Empty for a space and the like.
    let path: Path

    fileprivate init(_ path: Path) { self.path = path }
}

/// Outlines of glyphs, asked from Cairo once.
final class GlyphOutlines {
    private let context: OpaquePointer
    private var outlines: [Glyph: GlyphOutline] = [:]
    /// Fonts stay alive as long as their glyphs are told apart by their addresses.
    private var fonts: Set<OpaquePointer> = []

    private struct Glyph: Hashable {
        let font: OpaquePointer
        let number: UInt32
    }

    init() throws(CairoError) {
        // Without a pixel Cairo drops all glyphs as being outside.
        let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
        context = cairo_create(surface)
        cairo_surface_destroy(surface)
        try check(cairo_status(context), "creating a drawing context")
    }

    deinit {
        for font in fonts { cairo_scaled_font_destroy(font) }
        cairo_destroy(context)
    }

    func outline(of number: UInt32, in font: UnsafeMutablePointer<PangoFont>) -> GlyphOutline {
        // Pango has a font for each way to ask for it, Cairo has one.
        guard let font = pango_cairo_font_get_scaled_font(OpaquePointer(font)) else { return GlyphOutline(Path()) }
        let glyph = Glyph(font: font, number: number)
        if let outline = outlines[glyph] { return outline }
        if fonts.insert(font).inserted { cairo_scaled_font_reference(font) }
        let outline = GlyphOutline(path(of: glyph))
        outlines[glyph] = outline
        return outline
    }

    private func path(of glyph: Glyph) -> Path {
        var place = cairo_glyph_t(index: UInt(glyph.number), x: 0, y: 0)
        cairo_new_path(context)
        cairo_set_scaled_font(context, glyph.font)
        cairo_glyph_path(context, &place, 1)
        guard let copy = cairo_copy_path(context) else { return Path() }
        defer { cairo_path_destroy(copy) }
        guard let data = copy.pointee.data else { return Path() }
        var path = Path()
        var index = 0
        while index < Int(copy.pointee.num_data) {
            let header = data[index].header
            func point(_ place: Int) -> Point {
                Point(x: data[index + place].point.x, y: data[index + place].point.y)
            }
            switch header.type {
            case CAIRO_PATH_MOVE_TO: path.segments.append(.move(point(1)))
            case CAIRO_PATH_LINE_TO: path.segments.append(.line(point(1)))
            case CAIRO_PATH_CURVE_TO:
                path.segments.append(.curve(point(3), control1: point(1), control2: point(2)))
            default: path.segments.append(.close)
            }
            index += Int(header.length)
        }
        return path
    }
}
