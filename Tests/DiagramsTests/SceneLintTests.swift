import Diagrams
import Drawing
import Geometry
import Testing

/// A scene and what is wrong with it.
struct SceneLintCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let items: [SceneItem]
    let problems: [SceneProblem]

    init(_ name: String, _ items: [SceneItem], _ problems: [SceneProblem]) {
        testDescription = name
        self.items = items
        self.problems = problems
    }

    static func text(_ string: String, _ x: Double, _ y: Double) -> SceneItem {
        .text(
            TextRun(string, font: Font(.text, size: 10), color: Color(0), width: Double(string.count) * 5),
            at: Point(x: x, y: y))
    }

    static let line = SceneItem.path(
        .line(from: Point(x: 0, y: 0), to: Point(x: 100, y: 100)), .stroke(Color(0), width: 1))
    static let plate = SceneItem.path(.rect(Rect(x: 30, y: 30, width: 40, height: 40)), .fill(Color(0xFFFFFF)))
    static let veil = SceneItem.path(
        .rect(Rect(x: 30, y: 30, width: 40, height: 40)), .fill(Color(0xFFFFFF, alpha: 0.5)))

    static let all = [
        SceneLintCase("two texts apart", [text("one", 5, 20), text("two", 30, 20)], []),
        SceneLintCase("two texts in one place", [text("one", 5, 20), text("two", 12, 22)], [.overlap("one", "two")]),
        SceneLintCase(
            "a text in a moved group",
            [text("one", 45, 60), .group(offset: Point(x: 40, y: 40), clip: nil, items: [text("two", 5, 20)])],
            [.overlap("one", "two")]),
        SceneLintCase("a text over the right edge", [text("wide text", 80, 20)], [.outside("wide text")]),
        SceneLintCase("a line before a text", [line, text("abc", 44, 54)], [.covered("abc")]),
        SceneLintCase("a line after a text", [text("abc", 44, 54), line], [.covered("abc")]),
        SceneLintCase("a line beside a text", [line, text("abc", 70, 20)], []),
        SceneLintCase("a plate between line and text", [line, plate, text("abc", 44, 54)], []),
        SceneLintCase("a veil between line and text", [line, veil, text("abc", 44, 54)], [.covered("abc")]),
        SceneLintCase("a plate over a text", [text("abc", 44, 54), plate], [.covered("abc")]),
        SceneLintCase(
            "a line that a clip keeps away",
            [
                .group(offset: .zero, clip: .rect(Rect(x: 0, y: 0, width: 20, height: 20)), items: [line]),
                text("abc", 44, 54),
            ],
            []),
    ]
}

struct SceneLintTests {
    @Test(arguments: SceneLintCase.all)
    func `finds what cannot be read`(sample: SceneLintCase) {
        let scene = Scene(
            size: Size(width: 100, height: 100), items: sample.items, title: "", description: "", language: "en")
        #expect(SceneLint.problems(in: scene) == sample.problems)
    }
}
