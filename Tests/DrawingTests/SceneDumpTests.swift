import Drawing
import Geometry
import TestSupport
import Testing

@Suite struct SceneDumpTests {
    @Test func `a dump holds everything that is drawn`() {
        let clip = Path.roundedRect(Rect(x: 0, y: 0, width: 40, height: 20), radius: 4)
        let label = TextRun(
            "上 44", font: Font(.code, size: 10.5, weight: .medium), color: .ink, width: 27.3333)
        let scene = Scene(
            size: Size(width: 375, height: 812.5), background: .background,
            items: [
                .path(.rect(Rect(x: 0.005, y: -0.001, width: 10, height: 1.0 / 3)), .fill(.unsafeFill)),
                .group(
                    offset: Point(x: 10, y: 20), clip: clip,
                    items: [
                        .group(offset: .zero, clip: nil, items: [.text(label, at: Point(x: 1, y: 12))]),
                        .path(
                            .line(from: .zero, to: Point(x: 40, y: 0)),
                            Paint(fill: .solid(.ghost), stroke: Paint.Stroke(.frame, width: 1, dashes: [3, 2]))),
                        .path(
                            clip,
                            Paint(
                                fill: .hatch(Hatch(.unsafeHatch, lineWidth: 0.75, step: 5, .falling)),
                                stroke: Paint.Stroke(.frame, width: 1.25))),
                    ]),
            ],
            panels: [ScenePanel(id: "variant-1", title: "iPhone X", frame: Rect(x: 1, y: 2, width: 30, height: 40.5))],
            title: "A title", description: "two\nlines", language: "zh-Hans")
        expectGolden(scene.dump, "everything.scene.txt")
        #expect(Scene(dump: scene.dump)?.dump == scene.dump)
    }

    @Test(arguments: [
        "", "scene 1", "scene 1 1 en\nbackground red", "scene 1 1 en\ngroup 0 0", "scene 1 1 en\nend",
        "scene 1 1 en\npanel a 1 2 : b", "scene 1 1 en\npath fill #000000 : M 0 0",
        "scene 1 1 en\npath hatch ink line 1 : M 0 0", "scene 1 1 en\npath stroke ink : M 0 0",
        "scene 1 1 en\npath fill ink : L 1", "scene 1 1 en\ncircle : M 0 0", "scene 1 1 en\ntext code : a",
    ])
    func `what is no dump is no scene`(text: String) {
        #expect(Scene(dump: text) == nil)
    }

    @Test func `an empty scene is its first line`() {
        let scene = Scene(size: .zero, items: [], title: "", description: "", language: "en")
        #expect(scene.dump == "scene 0 0 en\n")
    }

    @Test func `numbers that are none are visible`() {
        let scene = Scene(
            size: Size(width: .nan, height: -.infinity), items: [], title: "", description: "", language: "en")
        #expect(scene.dump == "scene nan -inf en\n")
    }
}
