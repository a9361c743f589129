import Drawing
import Geometry
import TestSupport
import Testing

@testable import CairoRendering

struct PathDataCase: Sendable, CustomTestStringConvertible {
    let segments: [Path.Segment]
    let expected: String

    var testDescription: String { expected }

    private static func move(_ x: Double, _ y: Double) -> Path.Segment { .move(Point(x: x, y: y)) }
    private static func line(_ x: Double, _ y: Double) -> Path.Segment { .line(Point(x: x, y: y)) }

    static let all: [PathDataCase] = [
        PathDataCase(segments: [], expected: ""),
        PathDataCase(segments: [move(1, 1)], expected: ""),
        PathDataCase(
            segments: [move(10.332031, 10), line(60.332031, 10), line(60.332031, 30), .close, move(10.332031, 10)],
            expected: "M10.33 10h50v20z"),
        PathDataCase(
            segments: [move(0.5, -0.25), line(0, 0.75), line(0.125, 0.125)], expected: "M.5-.25l-.5 1 .13-.62"),
        PathDataCase(
            segments: [
                move(1, 1),
                .curve(Point(x: 2, y: 2), control1: Point(x: 1.5, y: 1), control2: Point(x: 2, y: 1.5)),
                line(2, 2), line(3, 3),
            ], expected: "M1 1c.5 0 1 .5 1 1l1 1"),
        PathDataCase(
            segments: [move(0, 0), line(1, 1), move(5, 5), line(6, 6), .close, line(9, 5)],
            expected: "M0 0l1 1m4 4l1 1zh4"),
        PathDataCase(segments: [move(-0.004, 0.005), line(1.004, 1.0149)], expected: "M0 .01l1 1"),
    ]
}

@Suite struct SVGTests {
    @Test(arguments: PathDataCase.all)
    func `path data is short`(_ test: PathDataCase) {
        let data = SVGPathData.bytes(of: Path(test.segments))
        #expect(String(decoding: data, as: UTF8.self) == test.expected)
        let moved = SVGPathData.bytes(of: Path(test.segments), offset: Point(x: 7, y: 0))
        #expect(moved.isEmpty == data.isEmpty && (data.isEmpty || moved != data))
    }

    @Test func `the outlines of glyphs have whole numbers`() {
        let path = Path([
            .move(Point(x: 20.4, y: -300.6)), .line(Point(x: 21.5, y: -300.6)), .line(Point(x: 0, y: 12)), .close,
        ])
        #expect(String(decoding: SVGPathData.bytes(of: path, in: .units), as: UTF8.self) == "M20-301h2l-22 313z")
    }

    @Test func `a panel is a view by which a page shows it alone`() throws {
        var scene = Pictures.tiny([Pictures.square(0, 0, 8, .screen)])
        scene.panels = [ScenePanel(id: "variant-1", title: "iPhone X", frame: Rect(x: 1, y: 2.5, width: 3, height: 4))]
        #expect(try text(of: scene).contains("<view id=\"variant-1\" viewBox=\"1 2.5 3 4\"/>"))
    }

    @Test func `colours are hexadecimal, in the rules of light and dark`() throws {
        let svg = try text(of: Pictures.tiny([Pictures.square(0, 0, 8, .viewFill), Pictures.square(0, 0, 4, .screen)]))
        let id = try #require(svg.split(separator: " id=\"").dropFirst().first?.prefix(6))
        #expect(
            svg.contains(
                """
                <style>
                #\(id) .screen{fill:#fff}
                #\(id) .viewFill{fill:#5b6b8c;fill-opacity:.07}
                @media (prefers-color-scheme: dark) {
                #\(id) .screen{fill:#1b1b1e}
                #\(id) .viewFill{fill:#a5b4d4;fill-opacity:.09}
                }
                </style>

                """))
    }

    @Test func `with a palette there are its colours alone`() throws {
        let scene = Pictures.tiny([.path(.line(from: .zero, to: Point(x: 8, y: 8)), .stroke(.ink, width: 1))])
        let svg = String(decoding: try SceneRenderer().svg(scene, in: .dark), as: UTF8.self)
        #expect(svg.contains(" .ink-line{stroke:#f1f1f4}\n") && !svg.contains("@media"))
        #expect(svg.contains("<path class=\"ink-line\" d=\"M0 0l8 8\"/>"))
    }

    @Test func `a picture with everything in it`() throws {
        let svg = try SceneRenderer().svg(Pictures.everything)
        expectGolden(String(decoding: svg, as: UTF8.self), "everything.svg")
    }

    @Test func `an empty picture has neither words nor definitions`() throws {
        let svg = try text(of: Pictures.tiny([]))
        #expect(
            svg == """
                <svg xmlns="http://www.w3.org/2000/svg" id="\(svg.dropFirst(44).prefix(6))" width="8" height="8" viewBox="0 0 8 8" fill="none" role="img" lang="en">
                </svg>

                """)
    }

    @Test func `title and description are escaped and referred to`() throws {
        let svg = try text(of: Pictures.everything)
        let prefix = try #require(svg.split(separator: "aria-labelledby=\"").last?.prefix(6))
        #expect(svg.contains("aria-labelledby=\"\(prefix)-title \(prefix)-desc\">"))
        #expect(svg.contains("<title id=\"\(prefix)-title\">Bars &amp; &lt;insets&gt;</title>"))
        #expect(svg.contains("<desc id=\"\(prefix)-desc\">A &quot;safe&quot; area.</desc>"))
        #expect(svg.contains(" lang=\"zh-Hans\"") && !svg.contains("xml:lang"))
    }

    @Test func `characters that XML cannot hold are left out`() {
        #expect(XMLText.escaped("a\u{0}\u{1F}\u{7F}\u{FFFF}\n漢") == "a\n漢")
    }

    @Test func `identifiers of different pictures differ`() throws {
        var other = Pictures.everything
        other.background = .screen
        let identifiers = try [Pictures.everything, other].map { Set(try names(in: text(of: $0))) }
        #expect(identifiers[0].isDisjoint(with: identifiers[1]))
    }

    @Test func `every definition is used once or more and every use is defined`() throws {
        let svg = try text(of: Pictures.everything)
        let used = svg.split(separator: "#").dropFirst().map { $0.prefix { $0.isLetter || $0.isNumber } }
        let defined = try names(in: svg).filter { !$0.contains("-") && $0.count > 6 }
        #expect(Set(defined).count == defined.count)
        let prefix = try #require(names(in: svg).first)
        #expect(
            Set(used.filter { $0.hasPrefix(prefix) && $0.count > 6 }.map { String($0) }) == Set(defined))
    }

    @Test func `equal glyphs are defined once and spaces not at all`() throws {
        let svg = try text(of: Pictures.tiny([Pictures.label("a a a", at: .zero), Pictures.label("a", at: .zero)]))
        #expect(svg.split(separator: "<path ").count - 1 == 1)
        #expect(svg.split(separator: "<use ").count - 1 == 4)
    }

    @Test func `a glyph is defined once whatever its size`() throws {
        let runs = [9.0, 11, 64].map { Pictures.label("a", Font(.text, size: $0), at: Point(x: 0, y: $0)) }
        let svg = try text(of: Pictures.tiny(runs))
        #expect(svg.split(separator: "<path ").count - 1 == 1)
        #expect(svg.contains(" transform=\"translate(0 9)scale(.0225)\">"))
        #expect(svg.contains(" transform=\"translate(0 64)scale(.16)\">"))
    }

    @Test func `nothing outside of the file is referred to`() throws {
        let svg = try text(of: Pictures.everything).replacing("http://www.w3.org/2000/svg", with: "")
        #expect(!svg.contains("http") && !svg.contains("style=") && !svg.contains("font") && !svg.contains("import"))
    }

    private func text(of scene: Scene) throws -> String {
        String(decoding: try SceneRenderer().svg(scene), as: UTF8.self)
    }

    private func names(in svg: String) throws -> [String] {
        svg.split(separator: " id=\"").dropFirst().compactMap { $0.split(separator: "\"").first.map { String($0) } }
    }
}
