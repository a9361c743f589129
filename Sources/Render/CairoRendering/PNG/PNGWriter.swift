import Packing

/// Writes pixels as PNG: with a palette where 256 colours are enough, else without alpha where all is opaque.
///
/// The encoding is lossless. The file states that its colours are sRGB, and the number of pixels per point, so that a picture
/// of twice the pixels opens at the same size.
struct PNGWriter {
    private let pixels: PixelBuffer
    private let form: PNGForm
    private var file = PNGFile()

    /// The bytes of a PNG file with `scale` pixels for each point.
    static func write(
        _ pixels: PixelBuffer, scale: Int, with compressor: Compressor
    ) -> [UInt8] {
        var writer = PNGWriter(pixels: pixels, form: PNGForm(for: pixels))
        writer.writeHead(scale: scale)
        writer.writePalette()
        writer.file.append("IDAT", compressor.zlibStream(of: PNGRows.bytes(of: pixels, as: writer.form)))
        writer.file.append("IEND", [])
        return writer.file.bytes
    }

    private init(pixels: PixelBuffer, form: PNGForm) {
        self.pixels = pixels
        self.form = form
    }

    private mutating func writeHead(scale: Int) {
        let bitDepth: UInt8 = 8
        file.append(
            "IHDR",
            PNGFile.bigEndian(pixels.width) + PNGFile.bigEndian(pixels.height) + [bitDepth, form.colorType, 0, 0, 0])
        let perceptual: UInt8 = 0
        file.append("sRGB", [perceptual])
        let pointsPerMeter = 72 / 0.0254
        let density = PNGFile.bigEndian(Int((pointsPerMeter * Double(scale)).rounded()))
        let meter: UInt8 = 1
        file.append("pHYs", density + density + [meter])
    }

    private mutating func writePalette() {
        guard case .palette(let palette) = form else { return }
        file.append("PLTE", palette.colors.flatMap { [$0.red, $0.green, $0.blue] })
        if palette.colors.contains(where: { $0.alpha < 255 }) { file.append("tRNS", palette.colors.map { $0.alpha }) }
    }
}
