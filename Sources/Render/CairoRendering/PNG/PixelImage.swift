import Packing

/// A picture as pixels, for looking at single ones and for comparing.
package struct PixelImage: Hashable, Sendable {
    package let width: Int
    package let height: Int
    /// The pixels as Cairo keeps them: 0xAARRGGBB each, multiplied by alpha.
    private var words: [UInt32]

    init(_ pixels: PixelBuffer) {
        width = pixels.width
        height = pixels.height
        words = Array(pixels.words)
    }

    /// An image of one colour.
    package init(width: Int, height: Int, filledWith color: Pixel) {
        self.width = width
        self.height = height
        words = [UInt32](repeating: color.premultiplied, count: width * height)
    }

    /// The colour of a pixel, counted from the top left; transparent outside the image.
    package subscript(x: Int, y: Int) -> Pixel {
        get {
            guard isInside(x, y) else { return Pixel(premultiplied: 0) }
            return Pixel(premultiplied: words[y * width + x])
        }
        set {
            guard isInside(x, y) else { return }
            words[y * width + x] = newValue.premultiplied
        }
    }

    private func isInside(_ x: Int, _ y: Int) -> Bool { (0..<width).contains(x) && (0..<height).contains(y) }

    /// The image as a PNG file with `scale` pixels for each point.
    package func png(scale: Int) -> [UInt8] {
        words.withUnsafeBufferPointer { words in
            PNGWriter.write(PixelBuffer(words: words, width: width), scale: scale, with: Compressor())
        }
    }

    /// Calls back with the pixels as Cairo keeps them: 0xAARRGGBB each, multiplied by alpha.
    package func withWords(_ body: (UnsafeBufferPointer<UInt32>) -> Void) { words.withUnsafeBufferPointer(body) }
}
