import Drawing
import Geometry
import Testing

@testable import CairoRendering

struct PixelCase: Sendable, CustomTestStringConvertible {
    let id: String
    let scene: Scene
    let expected: [Probe]
    var scale = 1

    struct Probe: Sendable {
        let x: Int
        let y: Int
        let color: Pixel
    }

    var testDescription: String { id }

    private static func probe(
        _ x: Int, _ y: Int, _ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8
    ) -> Probe {
        Probe(x: x, y: y, color: Pixel(red: red, green: green, blue: blue, alpha: alpha))
    }

    static let all: [PixelCase] = [
        PixelCase(id: "nothing is transparent", scene: Pictures.tiny([]), expected: [probe(3, 3, 0, 0, 0, 0)]),
        PixelCase(
            id: "a background covers everything", scene: Pictures.tiny([], background: .guide),
            expected: [probe(0, 0, 0, 0, 255, 255), probe(7, 7, 0, 0, 255, 255)]),
        PixelCase(
            id: "a fill ends at its edges", scene: Pictures.tiny([Pictures.square(2, 2, 4, .answer)]),
            expected: [probe(2, 2, 255, 0, 0, 255), probe(5, 5, 255, 0, 0, 255), probe(6, 6, 0, 0, 0, 0)]),
        PixelCase(
            id: "opacity is alpha", scene: Pictures.tiny([Pictures.square(0, 0, 8, .viewFill)]),
            expected: [probe(4, 4, 255, 0, 0, 51)]),
        PixelCase(
            id: "later items cover earlier ones",
            scene: Pictures.tiny([Pictures.square(0, 0, 8, .answer), Pictures.square(0, 0, 4, .guide)]),
            expected: [probe(1, 1, 0, 0, 255, 255), probe(5, 5, 255, 0, 0, 255)]),
        PixelCase(
            id: "offsets of groups add up",
            scene: Pictures.tiny([
                .group(
                    offset: Point(x: 2, y: 1), clip: nil,
                    items: [.group(offset: Point(x: 1, y: 3), clip: nil, items: [Pictures.square(0, 0, 2, .answer)])])
            ]), expected: [probe(3, 4, 255, 0, 0, 255), probe(2, 4, 0, 0, 0, 0), probe(3, 3, 0, 0, 0, 0)]),
        PixelCase(
            id: "a clip cuts its own group alone",
            scene: Pictures.tiny([
                .group(
                    offset: Point(x: 1, y: 1), clip: .rect(Rect(x: 0, y: 0, width: 2, height: 2)),
                    items: [Pictures.square(-1, -1, 9, .answer)]),
                Pictures.square(6, 6, 2, .guide),
            ]),
            expected: [
                probe(0, 0, 0, 0, 0, 0), probe(1, 1, 255, 0, 0, 255), probe(3, 3, 0, 0, 0, 0),
                probe(7, 7, 0, 0, 255, 255),
            ]),
        PixelCase(
            id: "a stroke lies on both sides of its path",
            scene: Pictures.tiny([
                .path(.line(from: Point(x: 0, y: 4), to: Point(x: 8, y: 4)), .stroke(.answer, width: 2))
            ]
            ),
            expected: [
                probe(4, 2, 0, 0, 0, 0), probe(4, 3, 255, 0, 0, 255), probe(4, 4, 255, 0, 0, 255),
                probe(4, 5, 0, 0, 0, 0),
            ]),
        PixelCase(
            id: "dashes alternate and end with their stroke",
            scene: Pictures.tiny([
                .path(
                    .line(from: Point(x: 0, y: 1), to: Point(x: 8, y: 1)), .stroke(.answer, width: 2, dashes: [2, 2])),
                .path(.line(from: Point(x: 0, y: 5), to: Point(x: 8, y: 5)), .stroke(.answer, width: 2)),
            ]), expected: [probe(1, 1, 255, 0, 0, 255), probe(3, 1, 0, 0, 0, 0), probe(3, 5, 255, 0, 0, 255)]),
        PixelCase(
            id: "a stroke covers the fill of its path",
            scene: Pictures.tiny([
                .path(
                    .rect(Rect(x: 1, y: 1, width: 6, height: 6)),
                    Paint(fill: .solid(.guide), stroke: Paint.Stroke(.answer, width: 2)))
            ]), expected: [probe(1, 4, 255, 0, 0, 255), probe(4, 4, 0, 0, 255, 255)]),
        PixelCase(
            id: "a hatch is cut off at its shape and in step with the origin",
            scene: Pictures.tiny([
                .path(
                    .rect(Rect(x: 0, y: 0, width: 4, height: 8)),
                    .hatch(Hatch(.answer, lineWidth: 1.5, step: 4, .rising)))
            ]),
            expected: [probe(1, 2, 255, 0, 0, 255), probe(0, 7, 255, 0, 0, 255), probe(5, 2, 0, 0, 0, 0)]),
        PixelCase(
            id: "at scale 2 a point is four pixels", scene: Pictures.tiny([Pictures.square(1, 1, 1, .answer)]),
            expected: [
                probe(1, 1, 0, 0, 0, 0), probe(2, 2, 255, 0, 0, 255), probe(3, 3, 255, 0, 0, 255),
                probe(4, 4, 0, 0, 0, 0),
            ],
            scale: 2),
    ]
}

@Suite struct PixelTests {
    @Test(arguments: PixelCase.all)
    func `a scene becomes these pixels`(_ test: PixelCase) throws {
        let image = try SceneRenderer().image(test.scene, in: Pictures.palette, scale: test.scale)
        for probe in test.expected { #expect(image[probe.x, probe.y] == probe.color, "at \(probe.x), \(probe.y)") }
    }

    @Test(arguments: ["H", "中"])
    func `text stands on its baseline`(_ text: String) throws {
        let item = Pictures.label(text, Font(.text, size: 8, weight: .semibold), at: Point(x: 0, y: 7))
        let image = try SceneRenderer().image(Pictures.tiny([item]), scale: 1)
        let rows = (0..<8).map { y in (0..<8).contains { x in image[x, y].alpha > 128 } }
        #expect(rows[3] && !rows[0], "\(rows)")
    }

    @Test func `a pixel outside is transparent`() throws {
        let image = try SceneRenderer().image(Pictures.tiny([], background: .ink), scale: 1)
        #expect(image[7, 7].alpha == 255 && image[8, 0].alpha == 0 && image[0, -1].alpha == 0)
    }
}
