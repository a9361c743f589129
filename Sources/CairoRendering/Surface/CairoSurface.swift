import CCairo
import Geometry

/// A surface to draw on: an SVG or PDF document, or an image in memory.
final class CairoSurface {
    let pointer: OpaquePointer
    /// True when a clip would be written again for every item that it cuts.
    let repeatsClips: Bool
    /// Written to until the surface is finished.
    private let sink: ByteSink

    /// An SVG document whose units are points; its text goes to `sink` when the surface is finished.
    init(svg size: Size, to sink: ByteSink) throws(CairoError) {
        pointer = cairo_svg_surface_create_for_stream(ByteSink.write, sink.closure, size.width, size.height)
        repeatsClips = true
        self.sink = sink
        try check("creating an SVG surface")
        cairo_svg_surface_set_document_unit(pointer, CAIRO_SVG_UNIT_USER)
    }

    /// A PDF document of one page; its bytes go to `sink` when the surface is finished.
    init(pdf size: Size, to sink: ByteSink) throws(CairoError) {
        pointer = cairo_pdf_surface_create_for_stream(ByteSink.write, sink.closure, size.width, size.height)
        repeatsClips = false
        self.sink = sink
        try check("creating a PDF surface")
    }

    /// A transparent image, measured in pixels.
    init(imageWidth width: Int32, height: Int32) throws(CairoError) {
        pointer = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
        repeatsClips = false
        sink = ByteSink()
        try check("creating an image of \(width) by \(height) pixels")
    }

    deinit {
        // A document writes when it goes away, also after an error, and so needs the sink until then.
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

    /// Says what a PDF document is called, and leaves out when it was made.
    func describe(title: String, subject: String) {
        cairo_pdf_surface_set_metadata(pointer, CAIRO_PDF_METADATA_TITLE, title)
        cairo_pdf_surface_set_metadata(pointer, CAIRO_PDF_METADATA_SUBJECT, subject)
        cairo_pdf_surface_set_metadata(pointer, CAIRO_PDF_METADATA_CREATE_DATE, "")
    }

    /// Calls back with the pixels of an image, of which there are none on other surfaces.
    func withPixels<Value>(_ body: (PixelBuffer) throws(CairoError) -> Value) throws(CairoError) -> Value {
        cairo_surface_flush(pointer)
        let (width, height) = (cairo_image_surface_get_width(pointer), cairo_image_surface_get_height(pointer))
        let count = Int(width) * Int(height)
        guard count > 0, let data = cairo_image_surface_get_data(pointer) else {
            return try body(PixelBuffer(words: UnsafeBufferPointer(start: nil, count: 0), width: 0))
        }
        // In this format a row is as long as its pixels.
        let words = UnsafeRawPointer(data).assumingMemoryBound(to: UInt32.self)
        return try withExtendedLifetime(self) { () throws(CairoError) in
            try body(PixelBuffer(words: UnsafeBufferPointer(start: words, count: count), width: Int(width)))
        }
    }
}
