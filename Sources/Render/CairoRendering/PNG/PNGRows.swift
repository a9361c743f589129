/// The rows of a picture as PNG compresses them, each with the number of its filter in front.
///
/// A row like the one above it, as about every third is, becomes zeros by the filter "up"; the others compress best
/// unfiltered, because pictures have few colours and repeat themselves.
enum PNGRows {
    private static let up: UInt8 = 2

    static func bytes(of pixels: PixelBuffer, as form: PNGForm) -> [UInt8] {
        let rowLength = 1 + pixels.width * form.bytesPerPixel
        // An opaque pixel is written as four bytes, the last of which is 0 and overwritten by the next pixel.
        let spare = 1
        var bytes = [UInt8](repeating: 0, count: pixels.height * rowLength + spare)
        bytes.withUnsafeMutableBytes { buffer in
            for y in 0..<pixels.height {
                let row = UnsafeMutableRawBufferPointer(rebasing: buffer[(y * rowLength)...])
                if y > 0, pixels.isRow(y, equalTo: y - 1) {
                    row[0] = up
                } else {
                    write(pixels.row(y), as: form, to: UnsafeMutableRawBufferPointer(rebasing: row[1...]))
                }
            }
        }
        bytes.removeLast(spare)
        return bytes
    }

    private static func write(
        _ row: UnsafeBufferPointer<UInt32>, as form: PNGForm, to output: UnsafeMutableRawBufferPointer
    ) {
        switch form {
        case .palette(let palette):
            for (x, pixel) in row.enumerated() { output[x] = palette.place(of: pixel) }
        case .opaque:
            for (x, pixel) in row.enumerated() {
                output.storeBytes(of: (pixel.byteSwapped >> 8).littleEndian, toByteOffset: 3 * x, as: UInt32.self)
            }
        case .transparent:
            for (x, pixel) in row.enumerated() {
                let color = Pixel(premultiplied: pixel)
                for (index, part) in [color.red, color.green, color.blue, color.alpha].enumerated() {
                    output[4 * x + index] = part
                }
            }
        }
    }
}
