import Drawing
import PictureSupport
import Testing

@testable import CairoRendering

struct PNGCase: Sendable, CustomTestStringConvertible {
    let id: String
    let image: PixelImage
    /// As PNG numbers them: 2 for red, green and blue, 3 for a palette, 6 with alpha.
    let colorType: UInt8
    let chunks: [String]

    var testDescription: String { id }

    /// An image whose pixels are numbered from 0, row by row.
    private static func image(_ width: Int, _ height: Int, _ color: (Int) -> Pixel) -> PixelImage {
        var image = PixelImage(width: width, height: height, filledWith: Pixel(red: 0, green: 0, blue: 0))
        for index in 0..<width * height { image[index % width, index / width] = color(index) }
        return image
    }

    private static func colors(_ count: Int, alpha: UInt8 = 255) -> PixelImage {
        image(count, 2) { Pixel(red: UInt8($0 % count % 256), green: UInt8($0 % count / 256), blue: 7, alpha: alpha) }
    }

    static let all = [
        PNGCase(
            id: "one pixel", image: image(1, 1) { _ in Pixel(red: 1, green: 2, blue: 3) }, colorType: 3,
            chunks: ["PLTE"]),
        PNGCase(id: "256 colours", image: colors(256), colorType: 3, chunks: ["PLTE"]),
        PNGCase(id: "257 colours", image: colors(257), colorType: 2, chunks: []),
        PNGCase(
            id: "few colours, some translucent",
            image: image(5, 3) { Pixel(red: 200, green: 100, blue: 50, alpha: [255, 128, 0, 1][$0 % 4]) },
            colorType: 3, chunks: ["PLTE", "tRNS"]),
        PNGCase(id: "many colours, translucent", image: colors(300, alpha: 254), colorType: 6, chunks: []),
        PNGCase(
            id: "equal rows", image: image(400, 9) { Pixel(red: UInt8($0 % 400 / 2), green: UInt8($0 % 2), blue: 0) },
            colorType: 2, chunks: []),
        PNGCase(
            id: "rows that differ in their last pixel",
            image: image(300, 3) { Pixel(red: UInt8($0 % 300 / 2), green: UInt8($0 % 2), blue: $0 == 899 ? 9 : 0) },
            colorType: 2, chunks: []),
    ]
}

@Suite struct PNGTests {
    @Test(arguments: PNGCase.all)
    func `an image is written without loss in the shortest form`(_ test: PNGCase) throws {
        let png = PNGReader(test.image.png(scale: 1))
        #expect(png.content("IHDR")?[8...] == [8, test.colorType, 0, 0, 0])
        #expect(png.chunks.map { $0.type } == ["IHDR", "sRGB", "pHYs"] + test.chunks + ["IDAT", "IEND"])
        var words: [UInt32] = []
        test.image.withWords { words = Array($0) }
        #expect(png.words == words)
    }

    @Test func `a transparent pixel has no colour and an opaque one its own`() {
        #expect(Pixel(premultiplied: 0x00_12_34_56) == Pixel(red: 0, green: 0, blue: 0, alpha: 0))
        #expect(Pixel(premultiplied: 0xFF_12_34_56) == Pixel(red: 0x12, green: 0x34, blue: 0x56))
        #expect(Pixel(premultiplied: 0x80_40_00_80) == Pixel(red: 128, green: 0, blue: 255, alpha: 128))
        #expect(Pixel(red: 128, green: 0, blue: 255, alpha: 128).premultiplied == 0x80_40_00_80)
    }

    @Test(arguments: [(1, 2835), (2, 5669), (3, 8504)])
    func `a picture opens at its size in points at every scale`(_ scale: Int, _ pixelsPerMeter: Int) throws {
        let png = PNGReader(try SceneRenderer().png(Pictures.everything, scale: scale))
        let head = try #require(png.content("IHDR"))
        #expect(PNGFile.bigEndian(200 * scale) == Array(head[0..<4]))
        let height = Int((120.5 * Double(scale)).rounded(.up))
        #expect(PNGFile.bigEndian(height) == Array(head[4..<8]))
        let density = PNGFile.bigEndian(pixelsPerMeter)
        #expect(png.content("pHYs") == density + density + [1])
        #expect(png.content("sRGB") == [0])
    }

    @Test func `a chunk ends with its checksum`() {
        var file = PNGFile()
        file.append("IEND", [])
        #expect(file.bytes.suffix(12) == [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
    }

    @Test func `pixels are those that were drawn`() throws {
        let renderer = try SceneRenderer()
        let png = PNGReader(try renderer.png(Pictures.everything, scale: 1))
        var words: [UInt32] = []
        try renderer.image(Pictures.everything, scale: 1).withWords { words = Array($0) }
        #expect(png.words == words && words.count == 200 * 121)
    }
}
