import CCairo
import Geometry

/// A surface to draw on: a PDF document, or an image in memory.
final class CairoSurface {
    let pointer: OpaquePointer
    /// Written to until the surface is finished.
    private let sink: ByteSink

    /// Takes ownership of an object created by one of Cairo's functions.
    init(_ pointer: OpaquePointer!, to sink: ByteSink = ByteSink(), _ action: String) throws(CairoError) {
        self.pointer = pointer
        self.sink = sink
        try check(action)
    }

    /// A PDF document of one page; its bytes go to `sink` when the surface is finished.
    convenience init(pdf size: Size, to sink: ByteSink) throws(CairoError) {
        let pointer = cairo_pdf_surface_create_for_stream(ByteSink.write, sink.closure, size.width, size.height)
        try self.init(pointer, to: sink, "creating a PDF surface")
    }

    /// A transparent image, measured in pixels.
    convenience init(imageWidth width: Int32, height: Int32) throws(CairoError) {
        let pointer = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
        try self.init(pointer, "creating an image of \(width) by \(height) pixels")
    }

    deinit {
        // A document writes when it is destroyed, also after an error, and so needs the sink until then.
        withExtendedLifetime(sink) { cairo_surface_destroy(pointer) }
    }

    /// Throws when anything has failed since the surface was created.
    func check(_ action: String) throws(CairoError) {
        try CairoRendering.check(cairo_surface_status(pointer), action)
    }

    /// Writes pending output; nothing can be drawn afterwards.
    func finish(_ action: String) throws(CairoError) {
        cairo_surface_finish(pointer)
        try check(action)
    }

    /// Sets the title and subject of a PDF document, and omits the creation date.
    func describe(title: String, subject: String) {
        cairo_pdf_surface_set_metadata(pointer, CAIRO_PDF_METADATA_TITLE, title)
        cairo_pdf_surface_set_metadata(pointer, CAIRO_PDF_METADATA_SUBJECT, subject)
        cairo_pdf_surface_set_metadata(pointer, CAIRO_PDF_METADATA_CREATE_DATE, "")
    }

    /// Calls a closure with the pixels of an image; other surfaces have none.
    func withPixels<Value>(_ body: (PixelBuffer) throws(CairoError) -> Value) throws(CairoError) -> Value {
        cairo_surface_flush(pointer)
        let (width, height) = (cairo_image_surface_get_width(pointer), cairo_image_surface_get_height(pointer))
        let count = Int(width) * Int(height)
        guard count > 0, let data = cairo_image_surface_get_data(pointer) else {
            return try body(PixelBuffer(words: UnsafeBufferPointer(start: nil, count: 0), width: 0))
        }
        // In this format a row has no padding after its pixels.
        let words = UnsafeRawPointer(data).assumingMemoryBound(to: UInt32.self)
        return try withExtendedLifetime(self) { () throws(CairoError) in
            try body(PixelBuffer(words: UnsafeBufferPointer(start: words, count: count), width: Int(width)))
        }
    }
}
