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

    static func text(
        _ string: String, _ x: Double, _ y: Double, size: Double = 10, color: Color = Color(0)
    ) -> SceneItem {
        .text(
            TextRun(string, font: Font(.text, size: size), color: color, width: Double(string.count) * 5),
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
        SceneLintCase(
            "a text that a clip cuts off",
            [.group(offset: .zero, clip: .rect(Rect(x: 0, y: 0, width: 20, height: 20)), items: [text("wide", 5, 15)])],
            [.clipped("wide")]),
        SceneLintCase("a text that is too small", [text("tiny", 5, 20, size: 8)], [.small("tiny", size: 8)]),
        SceneLintCase(
            "a pale text on white", [text("pale", 5, 20, color: Color(0x999999))], [.faint("pale", ratio: 2.8)]),
        SceneLintCase(
            "a dark text on a dark plate", [plate, text("abc", 44, 54, color: Color(0x222222))],
            []),
        SceneLintCase(
            "a white text on a white plate", [plate, text("abc", 44, 54, color: Color(0xFFFFFF))],
            [.faint("abc", ratio: 1)]),
        SceneLintCase(
            "a grey text half over a veil",
            [
                .path(.rect(Rect(x: 0, y: 0, width: 12, height: 40)), .fill(Color(0, alpha: 0.5))),
                text("grey", 5, 20, color: Color(0x666666)),
            ],
            [.faint("grey", ratio: 1.5)]),
        SceneLintCase(
            "a text beside a round area whose corner it touches",
            [
                .path(.roundedRect(Rect(x: 0, y: 0, width: 100, height: 100), radius: 50), .fill(Color(0x222222))),
                text("c", 1, 12),
            ],
            []),
    ]
}

struct SceneLintTests {
    @Test(arguments: SceneLintCase.all)
    func `finds what cannot be read`(sample: SceneLintCase) {
        let scene = Scene(
            size: Size(width: 100, height: 100), items: sample.items, title: "", description: "", language: "en")
        let found = SceneLint.problems(in: scene)
        #expect(found.map { $0.description } == sample.problems.map { $0.description })
    }
}
