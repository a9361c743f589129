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
        _ string: String, _ x: Double, _ y: Double, size: Double = 10, color: ColorRole = .ink
    ) -> SceneItem {
        .text(
            TextRun(string, font: Font(.text, size: size), color: color, width: Double(string.count) * 5),
            at: Point(x: x, y: y))
    }

    static let line = SceneItem.path(
        .line(from: Point(x: 0, y: 0), to: Point(x: 100, y: 100)), .stroke(.ink, width: 1))
    static let plate = SceneItem.path(.rect(Rect(x: 30, y: 30, width: 40, height: 40)), .fill(.screen))
    static let veil = SceneItem.path(
        .rect(Rect(x: 30, y: 30, width: 40, height: 40)), .fill(.translucentBarFill))

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
        SceneLintCase(
            "a text that is too small", [text("tiny", 5, 20, size: 8)], [.small("tiny", size: 8, in: .narrow)]),
        SceneLintCase(
            "a pale text on white", [text("pale", 5, 20, color: .barEdge)], [.faint("pale", ratio: 2.8)]),
        SceneLintCase(
            "a dark text on a dark plate", [plate, text("abc", 44, 54, color: .frame)],
            []),
        SceneLintCase(
            "a white text on a white plate", [plate, text("abc", 44, 54, color: .screen)],
            [.faint("abc", ratio: 1)]),
        SceneLintCase(
            "a grey text half over a veil",
            [
                .path(.rect(Rect(x: 0, y: 0, width: 12, height: 40)), .fill(.viewFill)),
                text("grey", 5, 20, color: .secondaryInk),
            ],
            [.faint("grey", ratio: 1.5)]),
        SceneLintCase(
            "a text beside a round area whose corner it touches",
            [
                .path(.roundedRect(Rect(x: 0, y: 0, width: 100, height: 100), radius: 50), .fill(.frame)),
                text("c", 1, 12),
            ],
            []),
    ]
}

struct SceneLintTests {
    /// Black on white, with a few greys and veils.
    private static let grey = Palette(name: "grey") { role in
        switch role {
        case .screen: Color(0xFFFFFF)
        case .translucentBarFill: Color(0xFFFFFF, alpha: 0.5)
        case .barEdge: Color(0x999999)
        case .frame: Color(0x222222)
        case .viewFill: Color(0, alpha: 0.5)
        case .secondaryInk: Color(0x666666)
        default: Color(0)
        }
    }

    @Test(arguments: SceneLintCase.all)
    func `finds what cannot be read`(sample: SceneLintCase) {
        let scene = Scene(
            size: Size(width: 100, height: 100), items: sample.items, title: "", description: "", language: "en")
        let found = SceneLint.problems(in: scene, for: [.narrow], palettes: [Self.grey])
        #expect(found.map { $0.description } == sample.problems.map { $0.description })
    }

    @Test func `a hatch's lines cross a text and end with their shape`() {
        func found(at x: Double) -> [SceneProblem] {
            let band = Path.rect(Rect(x: 0, y: 0, width: 40, height: 100))
            let items: [SceneItem] = [
                .path(band, .hatch(Hatch(.frame, lineWidth: 1, step: 5, .rising))), SceneLintCase.text("abc", x, 54),
            ]
            let scene = Scene(
                size: Size(width: 100, height: 100), items: items, title: "", description: "", language: "en")
            return SceneLint.problems(in: scene, for: [.narrow], palettes: [Self.grey])
        }
        #expect(found(at: 20) == [.covered("abc")])
        #expect(found(at: 60).isEmpty)
    }

    @Test func `a text has to stand out in every palette`() {
        let scene = Scene(
            size: Size(width: 100, height: 100), items: [SceneLintCase.text("abc", 44, 54, color: .ghost)], title: "",
            description: "", language: "en")
        let pale = Palette(name: "pale") { _ in Color(0xFFFFFF) }
        #expect(SceneLint.problems(in: scene, for: [.narrow], palettes: [Self.grey]).isEmpty)
        #expect(
            SceneLint.problems(in: scene, for: [.narrow], palettes: [Self.grey, pale]) == [.faint("abc", ratio: 1)])
        #expect(SceneLint.problems(in: scene, for: [.narrow]).count == 1)
    }
}
