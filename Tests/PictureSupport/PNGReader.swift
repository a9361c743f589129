import CCairo

/// A PNG file taken apart: its chunks by the format's definition, its pixels by Cairo's reader.
package struct PNGReader {
    package let chunks: [Chunk]
    /// 0xAARRGGBB each, multiplied by alpha.
    package let words: [UInt32]

    package struct Chunk: Equatable {
        package let type: String
        package let content: [UInt8]
    }

    package init(_ bytes: [UInt8]) {
        chunks = Self.chunks(bytes)
        words = Self.words(bytes)
    }

    /// The content of the first chunk of a type.
    package func content(_ type: String) -> [UInt8]? { chunks.first { $0.type == type }?.content }

    /// The largest difference of a component, for each pixel that differs from that of a picture of the same size.
    package func differences(from other: PNGReader) -> [Int] {
        zip(words, other.words).lazy.filter { $0 != $1 }.map { first, second in
            [24, 16, 8, 0].map { abs(Int(first >> $0 & 0xFF) - Int(second >> $0 & 0xFF)) }.max() ?? 0
        }
    }

    private static func chunks(_ bytes: [UInt8]) -> [Chunk] {
        var chunks: [Chunk] = []
        var rest = bytes.dropFirst(8)
        while rest.count >= 12 {
            let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            let type = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
            chunks.append(Chunk(type: type, content: Array(rest.dropFirst(8).prefix(length))))
            rest = rest.dropFirst(12 + length)
        }
        return chunks
    }

    private static func words(_ bytes: [UInt8]) -> [UInt32] {
        var rest = bytes[...]
        let surface = withUnsafeMutablePointer(to: &rest) { rest in
            cairo_image_surface_create_from_png_stream(
                { closure, data, count in
                    guard let closure, let data else { return CAIRO_STATUS_READ_ERROR }
                    let rest = closure.assumingMemoryBound(to: ArraySlice<UInt8>.self)
                    guard rest.pointee.count >= count else { return CAIRO_STATUS_READ_ERROR }
                    for index in 0..<Int(count) { data[index] = rest.pointee.removeFirst() }
                    return CAIRO_STATUS_SUCCESS
                }, rest)
        }
        defer { cairo_surface_destroy(surface) }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
            let data = cairo_image_surface_get_data(surface)
        else { return [] }
        let isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
        let count = Int(cairo_image_surface_get_width(surface) * cairo_image_surface_get_height(surface))
        return data.withMemoryRebound(to: UInt32.self, capacity: count) { words in
            (0..<count).map { isOpaque ? words[$0] | 0xFF00_0000 : words[$0] }
        }
    }
}
