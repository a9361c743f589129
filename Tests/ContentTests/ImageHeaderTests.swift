import Markdown
import Testing

@testable import Content

@Suite struct ImageHeaderTests {
    private static func big(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(number >> (8 * $0) & 0xFF) }
    }

    private static func little(_ number: Int, _ count: Int) -> [UInt8] { big(number, count).reversed() }

    private static func png(_ width: Int, _ height: Int) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + big(13, 4) + "IHDR".utf8 + big(width, 4) + big(height, 4)
    }

    /// - Parameter orientation: as cameras count it; 6 lies on its side.
    private static func jpeg(_ width: Int, _ height: Int, orientation: Int) -> [UInt8] {
        let tiff =
            Array("MM\0*".utf8) + big(8, 4) + big(1, 2) + big(0x0112, 2) + big(3, 2) + big(1, 4) + big(orientation, 2)
            + big(0, 2)
        let exif = Array("Exif\0\0".utf8) + tiff
        let frame = big(8, 1) + big(height, 2) + big(width, 2) + [3]
        return [0xFF, 0xD8, 0xFF, 0xE1] + big(exif.count + 2, 2) + exif + [0xFF, 0xC0] + big(17, 2) + frame
            + [UInt8](repeating: 0, count: 9)
    }

    private static func webP(_ chunk: String, _ content: [UInt8]) -> [UInt8] {
        Array("RIFF".utf8) + little(22, 4) + Array("WEBP".utf8) + Array(chunk.utf8) + little(10, 4) + content
    }

    static let files: [(name: String, bytes: [UInt8], size: PixelSize?)] = [
        ("PNG", png(1170, 2532), PixelSize(width: 1170, height: 2532)),
        ("GIF", Array("GIF89a".utf8) + little(320, 2) + little(200, 2), PixelSize(width: 320, height: 200)),
        ("JPEG", jpeg(40, 30, orientation: 1), PixelSize(width: 40, height: 30)),
        ("JPEG on its side", jpeg(40, 30, orientation: 6), PixelSize(width: 30, height: 40)),
        (
            "WebP", webP("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A] + little(640, 2) + little(480, 2)),
            PixelSize(width: 640, height: 480)
        ),
        (
            "WebP without loss", webP("VP8L", [0x2F] + little(639 | 479 << 14, 4) + [0, 0, 0, 0, 0]),
            PixelSize(width: 640, height: 480)
        ),
        (
            "WebP with features", webP("VP8X", little(0, 4) + little(639, 3) + little(479, 3)),
            PixelSize(width: 640, height: 480)
        ),
        (
            "SVG", Array("<?xml version='1.0'?>\n<svg xmlns='x'\nwidth=\"200px\" height=\"1in\">".utf8),
            PixelSize(width: 200, height: 96)
        ),
        ("SVG with a box alone", Array("<svg viewBox=\"0 0 40 30.4\">".utf8), PixelSize(width: 40, height: 30)),
        (
            "SVG with a box and a width", Array("<svg width=\"80\" viewBox=\"0,0,40,30\">".utf8),
            PixelSize(width: 80, height: 60)
        ),
        ("SVG as wide as its place", Array("<svg width=\"100%\" height=\"100%\">".utf8), nil),
        ("a text", Array("hello".utf8), nil), ("nothing", [], nil), ("half a PNG", Array(png(1, 1).prefix(12)), nil),
        ("PNG without width", png(0, 5), nil),
    ]

    @Test(arguments: files.map { $0.name })
    func `the size of a picture stands in its head`(_ name: String) throws {
        let file = try #require(Self.files.first { $0.name == name })
        #expect(ImageHeader.size(of: file.bytes) == file.size)
    }

    @Test(arguments: files.map { $0.name })
    func `files that end too early are read as far as they go`(_ name: String) throws {
        let file = try #require(Self.files.first { $0.name == name })
        for count in 0..<file.bytes.count { _ = ImageHeader.size(of: Array(file.bytes.prefix(count))) }
    }
}
