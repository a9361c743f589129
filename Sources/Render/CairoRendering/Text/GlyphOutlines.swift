import CCairo
import Drawing
import Geometry

/// The outline of a glyph in units of 1/`unitsPerEm` of the font size, so that it is the same at every size; one object for
/// each shape.
final class GlyphOutline {
    /// At 11 points a unit is a thirty-sixth of a point, less than a screen shows at twice the size.
    static let unitsPerEm = 400.0

    /// The path; empty for a space and the like. x goes right, y down, from the left end of the baseline.
    let path: Path
    /// The path as SVG writes it, for all pictures that one thread draws; nil until the first one has.
    var pathData: [UInt8]?

    fileprivate init(_ path: Path) { self.path = path }
}

/// Outlines of glyphs, asked from Cairo once.
final class GlyphOutlines {
    private let context: OpaquePointer
    private var fonts: [OpaquePointer: SizedFont] = [:]
    private var outlines: [Glyph: GlyphOutline] = [:]
    private var shapes: [Path: GlyphOutline] = [:]

    /// A font that text is set in.
    private struct SizedFont {
        /// The font size in points.
        let size: Double
        /// The font at the size of the outlines.
        let atUnits: OpaquePointer
    }

    private struct Glyph: Hashable {
        let font: OpaquePointer
        let number: UInt32
    }

    init() throws(CairoError) {
        // The surface needs a pixel, as Cairo otherwise drops all glyphs as outside.
        let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
        context = cairo_create(surface)
        cairo_surface_destroy(surface)
        try check(cairo_status(context), "creating a drawing context")
    }

    deinit {
        for (font, sized) in fonts {
            cairo_scaled_font_destroy(font)
            cairo_scaled_font_destroy(sized.atUnits)
        }
        cairo_destroy(context)
    }

    /// The outline, and the size of its units in this font, in points.
    func outline(of number: UInt32, in font: UnsafeMutablePointer<PangoFont>) -> (outline: GlyphOutline, scale: Double)
    {
        // Pango has a font for each way to ask for it, Cairo has one.
        guard let font = pango_cairo_font_get_scaled_font(OpaquePointer(font)), let sized = sized(font) else {
            return (GlyphOutline(Path()), 1)
        }
        let scale = sized.size / GlyphOutline.unitsPerEm
        let glyph = Glyph(font: sized.atUnits, number: number)
        if let outline = outlines[glyph] { return (outline, scale) }
        let path = path(of: glyph)
        let outline = shapes[path] ?? GlyphOutline(path)
        shapes[path] = outline
        outlines[glyph] = outline
        return (outline, scale)
    }

    /// Fonts are retained as long as their glyphs are identified by their addresses.
    private func sized(_ font: OpaquePointer) -> SizedFont? {
        if let sized = fonts[font] { return sized }
        var (matrix, units, identity) = (cairo_matrix_t(), cairo_matrix_t(), cairo_matrix_t())
        cairo_scaled_font_get_font_matrix(font, &matrix)
        cairo_matrix_init_scale(&units, GlyphOutline.unitsPerEm, GlyphOutline.unitsPerEm)
        cairo_matrix_init_identity(&identity)
        let options = cairo_font_options_create()
        defer { cairo_font_options_destroy(options) }
        cairo_scaled_font_get_font_options(font, options)
        let face = cairo_scaled_font_get_font_face(font)
        guard let atUnits = cairo_scaled_font_create(face, &units, &identity, options) else { return nil }
        cairo_scaled_font_reference(font)
        let sized = SizedFont(size: matrix.xx, atUnits: atUnits)
        fonts[font] = sized
        return sized
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
