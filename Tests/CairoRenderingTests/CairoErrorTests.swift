import Drawing
import Geometry
import Testing

@testable import CairoRendering

struct RefusedCase: Sendable, CustomTestStringConvertible {
    let id: String
    let scene: Scene
    let message: String

    var testDescription: String { id }

    private static func sized(_ width: Double, _ height: Double) -> Scene {
        Scene(size: Size(width: width, height: height), items: [], title: "", description: "", language: "en")
    }

    private static func line(to end: Point, width: Double = 1, dashes: [Double] = []) -> Scene {
        Pictures.tiny([
            .path(.line(from: .zero, to: end), .stroke(.ink, width: width, dashes: dashes))
        ])
    }

    private static func text(_ text: String, size: Double = 8) -> Scene {
        Pictures.tiny([Pictures.label(text, Font(.text, size: size), at: .zero)])
    }

    static let all: [RefusedCase] = [
        RefusedCase(
            id: "negative", scene: sized(-1, 8), message: "creating a picture: -1.0 is no width that can be drawn"),
        RefusedCase(id: "empty", scene: sized(8, 0), message: "creating a picture: 0.0 is no height that can be drawn"),
        RefusedCase(
            id: "huge", scene: sized(1e9, 8), message: "creating a picture: 1000000000.0 is no width that can be drawn"),
        RefusedCase(
            id: "no number", scene: sized(8, .nan), message: "creating a picture: nan is no height that can be drawn"),
        RefusedCase(
            id: "endless", scene: sized(.infinity, 8), message: "creating a picture: inf is no width that can be drawn"),
        RefusedCase(
            id: "a coordinate that is no number", scene: line(to: Point(x: .nan, y: 0)),
            message: "drawing: nan is no coordinate that can be drawn"),
        RefusedCase(
            id: "a coordinate far away", scene: line(to: Point(x: 0, y: 1e12)),
            message: "drawing: 1000000000000.0 is no coordinate that can be drawn"),
        RefusedCase(
            id: "a control point that is no number",
            scene: Pictures.tiny([
                .path(
                    Path([.move(.zero), .curve(.zero, control1: .zero, control2: Point(x: 0, y: .nan))]),
                    .fill(.ink))
            ]), message: "drawing: nan is no coordinate that can be drawn"),
        RefusedCase(
            id: "an offset that is no number",
            scene: Pictures.tiny([
                .group(offset: Point(x: .nan, y: 0), clip: nil, items: [Pictures.square(0, 0, 1, .ink)])
            ]),
            message: "drawing: nan is no coordinate that can be drawn"),
        RefusedCase(
            id: "a clip that is no number",
            scene: Pictures.tiny([.group(offset: .zero, clip: .line(from: .zero, to: Point(x: 0, y: .nan)), items: [])]
            ),
            message: "drawing: nan is no coordinate that can be drawn"),
        RefusedCase(
            id: "a mistake inside a clip",
            scene: Pictures.tiny([
                .group(
                    offset: .zero, clip: .rect(Rect(x: 0, y: 0, width: 8, height: 8)),
                    items: line(to: Point(x: .nan, y: 0)).items)
            ]), message: "drawing: nan is no coordinate that can be drawn"),
        RefusedCase(
            id: "a line width", scene: line(to: .zero, width: .nan),
            message: "drawing: nan is no line width or dash that can be drawn"),
        RefusedCase(
            id: "a dash", scene: line(to: .zero, dashes: [.infinity]),
            message: "drawing: inf is no line width or dash that can be drawn"),
        RefusedCase(
            id: "negative dashes", scene: line(to: .zero, dashes: [-1]),
            message: "drawing: -1.0 is no line width or dash that can be drawn"),
        RefusedCase(
            id: "a negative line width", scene: line(to: .zero, width: -1),
            message: "drawing: -1.0 is no line width or dash that can be drawn"),
        RefusedCase(
            id: "dashes without a length", scene: line(to: .zero, dashes: [0, 0]),
            message: "drawing: 0.0 is no line width or dash that can be drawn"),
        RefusedCase(
            id: "a hatch without a step",
            scene: Pictures.tiny([
                .path(.rect(Rect(x: 0, y: 0, width: 8, height: 8)), .hatch(Hatch(.ink, lineWidth: 1, step: 0, .rising)))
            ]),
            message: "drawing: 0.0 is no step of a hatch that can be drawn"),
        RefusedCase(
            id: "no font size", scene: text("a", size: 0), message: "drawing: 0.0 is no font size that can be drawn"),
        RefusedCase(
            id: "a font size that is no number", scene: text("a", size: .nan),
            message: "drawing: nan is no font size that can be drawn"),
        RefusedCase(id: "an emoji", scene: text("a🙂b"), message: "drawing: no font has a glyph for U+1F642 in 'a🙂b'"),
        RefusedCase(
            id: "an unassigned character", scene: text("漢\u{378}"),
            message: "drawing: no font has a glyph for U+378 in '漢\u{378}'"),
        RefusedCase(
            id: "a control character", scene: text("a\u{7}"),
            message: "drawing: no font has a glyph for U+7 in 'a\u{7}'"),
        RefusedCase(id: "a line break", scene: text("a\nb"), message: "drawing: no font has a glyph for U+A in 'a\nb'"),
    ]
}

@Suite struct CairoErrorTests {
    @Test(arguments: RefusedCase.all)
    func `what cannot be drawn is an error in every format`(_ test: RefusedCase) throws {
        let renderer = try SceneRenderer()
        #expect(throws: CairoError.self) { try renderer.pdf(test.scene) }
        #expect(throws: CairoError.self) { try renderer.png(test.scene, scale: 1) }
        do {
            _ = try renderer.svg(test.scene)
            Issue.record("nothing was thrown")
        } catch {
            #expect(error.description == test.message)
        }
    }

    @Test(arguments: [-1, 0, 100_000, Int.max])
    func `a scale is a small positive number`(_ scale: Int) throws {
        let renderer = try SceneRenderer()
        #expect(throws: CairoError("creating an image", .number(Double(scale), of: "scale"))) {
            try renderer.png(Pictures.tiny([]), scale: scale)
        }
    }

    @Test func `an image with a side that Cairo refuses is its error`() {
        #expect(
            throws: CairoError(
                "creating an image of -1 by 8 pixels",
                .status(
                    32, text: "invalid value (typically too big) for the size of the input (surface, pattern, etc.)"))
        ) {
            try CairoSurface(imageWidth: -1, height: 8)
        }
        #expect(throws: CairoError.self) { try CairoSurface(imageWidth: 8, height: 40_000) }
    }

    @Test func `an opacity that is no number is an error in every format`() throws {
        let (renderer, scene) = (try SceneRenderer(), Pictures.tiny([Pictures.square(0, 0, 8, .ink)]))
        let palette = Palette(name: "odd") { _ in Color(0, alpha: .nan) }
        for format in PictureFormat.allCases {
            let error = #expect(throws: CairoError.self) { try renderer.picture(of: scene, as: format, in: palette) }
            #expect(error?.description == "drawing: nan is no opacity that can be drawn")
        }
    }

    @Test func `a sink that is full is a write error of PDF`() throws {
        let surface = try CairoSurface(pdf: Size(width: 8, height: 8), to: ByteSink(capacity: 10))
        #expect(throws: CairoError("writing PDF", .status(11, text: "error while writing to output stream"))) {
            try surface.finish("writing PDF")
        }
    }

    @Test func `drawing on a finished surface is an error`() throws {
        let surface = try CairoSurface(imageWidth: 8, height: 8)
        let context = try CairoContext(surface)
        try surface.finish("finishing")
        context.paint()
        #expect(throws: CairoError("drawing", .status(12, text: "the target surface has been finished"))) {
            try context.check("drawing")
        }
    }

    @Test func `a missing font names the package to install`() {
        let file = PinnedFonts.File(path: "/usr/share/fonts/opentype/inter/Inter-Absent.otf", package: "fonts-inter")
        let fonts = PinnedFonts(files: PinnedFonts.debian.files + [file])
        #expect(throws: CairoError("loading fonts", .missingFont(file: file.path, package: "fonts-inter"))) {
            try SceneRenderer(fonts: fonts)
        }
    }

    @Test func `a font folder that is not there is a missing font`() {
        let file = PinnedFonts.File(path: "/nowhere/A.ttf", package: "fonts-a")
        #expect(throws: CairoError.self) { try SceneRenderer(fonts: PinnedFonts(files: [file])) }
        let error = CairoError("loading fonts", .missingFont(file: "/nowhere/A.ttf", package: "fonts-a"))
        #expect(
            error.description
                == "loading fonts: font file '/nowhere/A.ttf' is missing; install the Debian package fonts-a")
    }
}
