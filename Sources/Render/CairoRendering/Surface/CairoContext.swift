import CCairo
import Drawing
import Geometry

/// Draws on a surface. Errors stick to the context and are asked for once, with `check`.
final class CairoContext {
    /// The pointer for code that draws text.
    let pointer: OpaquePointer
    private let surface: CairoSurface

    init(_ surface: CairoSurface) throws(CairoError) {
        pointer = cairo_create(surface.pointer)
        self.surface = surface
        try check("creating a drawing context")
        // SVG's own limit, which then need not be written.
        cairo_set_miter_limit(pointer, 4)
    }

    deinit { cairo_destroy(pointer) }

    /// Throws the first error of context or surface since drawing began.
    func check(_ action: String) throws(CairoError) {
        try CairoRendering.check(cairo_status(pointer), action)
        try surface.check(action)
    }

    func scale(by factor: Double) { cairo_scale(pointer, factor, factor) }

    func setColor(_ color: Color) {
        cairo_set_source_rgba(
            pointer, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255, color.alpha)
    }

    /// Covers everything with the colour.
    func paint() { cairo_paint(pointer) }

    /// Makes a path moved by an offset the current path.
    func setPath(_ path: Path, offset: Point) {
        cairo_new_path(pointer)
        for segment in path.segments {
            switch segment {
            case .move(let end): cairo_move_to(pointer, end.x + offset.x, end.y + offset.y)
            case .line(let end): cairo_line_to(pointer, end.x + offset.x, end.y + offset.y)
            case .curve(let end, let control1, let control2):
                cairo_curve_to(
                    pointer, control1.x + offset.x, control1.y + offset.y, control2.x + offset.x,
                    control2.y + offset.y, end.x + offset.x, end.y + offset.y)
            case .close: cairo_close_path(pointer)
            }
        }
    }

    /// Fills the current path and keeps it.
    func fill() { cairo_fill_preserve(pointer) }

    /// Strokes the current path and keeps it.
    func stroke(width: Double, dashes: [Double]) {
        cairo_set_line_width(pointer, width)
        cairo_set_dash(pointer, dashes, Int32(dashes.count), 0)
        cairo_stroke_preserve(pointer)
    }

    /// Clips everything that `draw` draws to a path.
    func clipped(to path: Path, offset: Point, _ draw: () -> Void) {
        cairo_save(pointer)
        defer { cairo_restore(pointer) }
        setPath(path, offset: offset)
        cairo_clip(pointer)
        draw()
    }
}
