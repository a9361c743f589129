import CCairo
import Drawing
import Foundation
import Geometry
import PictureSupport
import TestSupport
import Testing

@testable import CairoRendering

private let viewer = "/usr/bin/rsvg-convert"

/// Whether an SVG shows what Cairo would draw. Needs rsvg-convert, of the Debian package librsvg2-bin.
struct SVGPixelTests {
    /// The recorded pictures of all kinds, and the one with everything in it.
    private static func scenes() throws -> [Scene] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "DiagramsTests/Golden")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        let recorded = try names.filter { $0.hasSuffix(".scene.txt") }.map { name in
            try #require(Scene(dump: String(contentsOf: folder.appending(path: name), encoding: .utf8)), "\(name)")
        }
        return [Pictures.everything] + recorded
    }

    @Test(arguments: Palette.standard)
    func `a document looks as the one that Cairo writes`(palette: Palette) throws {
        let renderer = try SceneRenderer()
        for scene in try Self.scenes() {
            let (ours, theirs) = (try renderer.svg(scene, in: palette), try Self.cairoDocument(scene, palette))
            #expect(ours.count < theirs.count)
            try Self.expectSame(ours, theirs, scene.title)
        }
    }

    @Test func `without a palette a document has light colours for a reader who prefers none`() throws {
        let renderer = try SceneRenderer()
        let (open, light) = (try renderer.svg(Pictures.everything), try renderer.svg(Pictures.everything, in: .light))
        #expect(try open != light && Self.pixels(open).words == Self.pixels(light).words)
    }

    private static func expectSame(_ first: [UInt8], _ second: [UInt8], _ title: String) throws {
        let (seen, expected) = (try pixels(first), try pixels(second))
        try #require(seen.words.count == expected.words.count && !seen.words.isEmpty)
        let differences = seen.differences(from: expected)
        // Two decimals move an edge by a two-hundredth of a point at most, a unit of an outline by less than a fiftieth: here
        // and there that is one of the 15 steps in which the viewer tells how much of a pixel is covered, and a thin stem of
        // a letter has two edges in one. Cairo itself rounds outlines to a sixty-fourth.
        #expect(differences.allSatisfy { $0 <= 2 * 255 / 15 }, "\(title): \(differences.max() ?? 0)")
        #expect(differences.count * 18 < seen.words.count, "\(title): \(differences.count) of \(seen.words.count)")
    }

    /// What Cairo writes by itself.
    private static func cairoDocument(_ scene: Scene, _ palette: Palette) throws -> [UInt8] {
        let sink = ByteSink()
        let pointer = cairo_svg_surface_create_for_stream(
            ByteSink.write, sink.closure, scene.size.width, scene.size.height)
        let surface = try CairoSurface(pointer, to: sink, "creating an SVG surface")
        cairo_svg_surface_set_document_unit(pointer, CAIRO_SVG_UNIT_USER)
        let context = try CairoContext(surface)
        ScenePainter(context: context, shaper: try TextShaper(.debian), palette: palette).paint(scene)
        try surface.finish("writing SVG")
        return sink.bytes
    }

    /// The pixels of a document at scale 2, drawn by another renderer.
    private static func pixels(_ svg: [UInt8]) throws -> PNGReader {
        let file = FileManager.default.temporaryDirectory.appending(path: "picture-\(UUID().uuidString).svg")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(svg).write(to: file)
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: viewer)
        process.arguments = ["--zoom", "2", file.path]
        process.standardOutput = output
        try process.run()
        let png = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return PNGReader(Array(png))
    }
}
