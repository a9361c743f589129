/// The form of the pixels of a PNG file.
enum PNGForm {
    /// A byte: the index of a colour in a list.
    case palette(PNGPalette)
    /// Red, green, blue.
    case opaque
    /// Red, green, blue, alpha.
    case transparent

    /// The shortest form that loses nothing.
    init(for pixels: PixelBuffer) {
        if let palette = PNGPalette(of: pixels) {
            self = .palette(palette)
        } else {
            self = pixels.isOpaque ? .opaque : .transparent
        }
    }

    /// The number that PNG gives the form.
    var colorType: UInt8 {
        switch self {
        case .palette: 3
        case .opaque: 2
        case .transparent: 6
        }
    }

    var bytesPerPixel: Int {
        switch self {
        case .palette: 1
        case .opaque: 3
        case .transparent: 4
        }
    }
}
