/// The colours of a picture that has at most 256.
struct PNGPalette {
    private(set) var colors: [Pixel] = []
    /// A hash table of pixels with their places in `colors`; at most half of it is taken.
    private var slots = [(pixel: UInt32, place: Int16)](repeating: (0, -1), count: 512)

    /// The colours in the order in which they appear; nil when there are too many.
    init?(of pixels: PixelBuffer) {
        var last: UInt32?
        for pixel in pixels.words where pixel != last {
            last = pixel
            let slot = slot(of: pixel)
            guard slots[slot].place < 0 else { continue }
            guard colors.count < 256 else { return nil }
            slots[slot] = (pixel, Int16(colors.count))
            colors.append(Pixel(premultiplied: pixel))
        }
    }

    /// The place of a pixel's colour.
    func place(of pixel: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: slots[slot(of: pixel)].place) }

    /// The slot of a pixel in the table, or the free slot for it.
    private func slot(of pixel: UInt32) -> Int {
        var slot = Int(truncatingIfNeeded: (pixel &* 2_654_435_761) >> 23)
        while slots[slot].place >= 0, slots[slot].pixel != pixel { slot = (slot + 1) & 511 }
        return slot
    }
}
