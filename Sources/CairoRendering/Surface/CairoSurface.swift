import CCairo
import Geometry

/// A surface to draw on: an SVG document or an image in memory.
final class CairoSurface {
    let pointer: OpaquePointer
    /// True when drawing is recorded instead of turned into pixels.
    let isVector: Bool
    /// Written to until the surface is finished.
    private let sink: ByteSink

    /// An SVG document whose units are points; its text goes to `sink` when the surface is finished.
    init(svg size: Size, to sink: ByteSink) throws(CairoError) {
        pointer = cairo_svg_surface_create_for_stream(ByteSink.write, sink.closure, size.width, size.height)
        isVector = true
        self.sink = sink
        try check("creating an SVG surface")
        cairo_svg_surface_set_document_unit(pointer, CAIRO_SVG_UNIT_USER)
    }

    /// A transparent image, measured in pixels.
    init(imageWidth width: Int32, height: Int32) throws(CairoError) {
        pointer = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
        isVector = false
        sink = ByteSink()
        try check("creating an image of \(width) by \(height) pixels")
    }

    deinit {
        // An SVG surface writes when it goes away, also after an error, and so needs the sink until then.
        withExtendedLifetime(sink) { cairo_surface_destroy(pointer) }
    }

    /// Throws when anything has failed since the surface was created.
    func check(_ action: String) throws(CairoError) {
        try CairoRendering.check(cairo_surface_status(pointer), action)
    }

    /// Writes what is pending; nothing can be drawn afterwards.
    func finish(_ action: String) throws(CairoError) {
        cairo_surface_finish(pointer)
        try check(action)
    }

    /// Writes an image as PNG.
    func writePNG(to sink: ByteSink) throws(CairoError) {
        try CairoRendering.check(
            cairo_surface_write_to_png_stream(pointer, ByteSink.write, sink.closure), "writing PNG")
    }

    /// Red, green, blue and alpha of an image's pixel, multiplied by alpha; nil outside the image.
    func pixel(x: Int, y: Int) -> [UInt8]? {
        cairo_surface_flush(pointer)
        let (width, height) = (cairo_image_surface_get_width(pointer), cairo_image_surface_get_height(pointer))
        guard (0..<Int(width)).contains(x), (0..<Int(height)).contains(y) else { return nil }
        guard let data = cairo_image_surface_get_data(pointer) else { return nil }
        let start = data + y * Int(cairo_image_surface_get_stride(pointer)) + x * 4
        return [start[2], start[1], start[0], start[3]]
    }
}
