/// The colour of a pixel, each part from 0 to 255, not multiplied by alpha.
package struct Pixel: Hashable, Sendable {
    package let red: UInt8
    package let green: UInt8
    package let blue: UInt8
    package let alpha: UInt8

    package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// The colour of Cairo's pixel, which is 0xAARRGGBB with its colours multiplied by alpha.
    init(premultiplied pixel: UInt32) {
        let alpha = pixel >> 24
        func part(_ shift: UInt32) -> UInt8 {
            let multiplied = (pixel >> shift) & 0xFF
            guard alpha != 255 else { return UInt8(multiplied) }
            return alpha == 0 ? 0 : UInt8(min(255, (multiplied * 255 + alpha / 2) / alpha))
        }
        self.init(red: part(16), green: part(8), blue: part(0), alpha: UInt8(alpha))
    }

    /// Cairo's pixel of the colour.
    var premultiplied: UInt32 {
        func part(_ value: UInt8) -> UInt32 { (UInt32(value) * UInt32(alpha) + 127) / 255 }
        return UInt32(alpha) << 24 | part(red) << 16 | part(green) << 8 | part(blue)
    }
}
