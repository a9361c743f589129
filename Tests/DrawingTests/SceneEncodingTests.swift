import Drawing
import Geometry
import Testing

@Suite struct SceneEncodingTests {
    private static let label = TextRun("上 44", font: Font(.code, size: 10.5), color: .ink, width: 27.25)

    /// A scene with every kind of item, changed in one place.
    private static func scene(_ change: (inout Scene) -> Void = { _ in }) -> Scene {
        let stroke = Paint.Stroke(.frame, width: 1, dashes: [3, 2])
        let curve = Path([.move(.zero), .curve(Point(x: 1, y: 2), control1: .zero, control2: .zero), .close])
        var scene = Scene(
            size: Size(width: 375, height: 812), background: .background,
            items: [
                .path(.line(from: .zero, to: Point(x: 40, y: 0)), Paint(fill: .solid(.ghost), stroke: stroke)),
                .group(offset: .zero, clip: curve, items: [.text(label, at: .zero)]),
            ], title: "ab", description: "c", language: "en")
        change(&scene)
        return scene
    }

    private static func text(_ run: TextRun, at point: Point = .zero) -> SceneItem { .text(run, at: point) }

    private static func hatched(_ hatch: Hatch) -> Scene {
        scene { $0.items[0] = .path(.line(from: .zero, to: Point(x: 40, y: 0)), .hatch(hatch)) }
    }

    /// Scenes that differ from each other in one thing.
    private static let scenes: [Scene] = [
        scene(), scene { $0.size.width += 0.000_1 }, scene { $0.background = nil },
        scene { $0.background = .screen }, scene { ($0.title, $0.description) = ("a", "bc") },
        scene { ($0.title, $0.description) = ("abc", "") }, scene { $0.language = "zh-Hans" },
        scene { $0.items.swapAt(0, 1) },
        scene { $0.panels = [ScenePanel(id: "a", title: "", frame: .zero)] },
        scene { $0.panels = [ScenePanel(id: "", title: "a", frame: .zero)] },
        scene { $0.panels = [ScenePanel(id: "a", title: "", frame: Rect(x: 0, y: 0, width: 1, height: 0))] },
        scene { $0.items.removeLast() }, scene { $0.items = [] },
        scene { $0.items[0] = .path(.line(from: .zero, to: Point(x: 40, y: 0.001)), .fill(.ghost)) },
        scene { $0.items[0] = .path(.line(from: .zero, to: Point(x: 40, y: 0)), .fill(.ghost)) },
        scene { $0.items[0] = .path(.line(from: .zero, to: Point(x: 40, y: 0)), .fill(.barFill)) },
        scene { $0.items[0] = .path(.line(from: .zero, to: Point(x: 40, y: 0)), .stroke(.ghost, width: 1)) },
        scene { $0.items[0] = .path(.line(from: .zero, to: .zero), .stroke(.ghost, width: 1, dashes: [3])) },
        scene { $0.items[0] = .path(.line(from: .zero, to: .zero), .stroke(.ghost, width: 1, dashes: [3, 3])) },
        scene { $0.items[0] = .path(Path([.move(.zero), .move(.zero)]), .fill(.ghost)) },
        scene { $0.items[0] = .path(Path([.move(.zero), .line(.zero)]), .fill(.ghost)) },
        scene { $0.items[0] = .path(Path([.move(.zero), .close]), .fill(.ghost)) },
        hatched(Hatch(.ghost, lineWidth: 1, step: 5, .rising)), hatched(Hatch(.frame, lineWidth: 1, step: 5, .rising)),
        hatched(Hatch(.ghost, lineWidth: 2, step: 5, .rising)), hatched(Hatch(.ghost, lineWidth: 1, step: 6, .rising)),
        hatched(Hatch(.ghost, lineWidth: 1, step: 5, .falling)),
        scene { $0.items[1] = .group(offset: .zero, clip: nil, items: [text(label)]) },
        scene { $0.items[1] = .group(offset: Point(x: 0, y: 1), clip: nil, items: [text(label)]) },
        scene { $0.items[1] = .group(offset: .zero, clip: nil, items: [text(label), text(label)]) },
        scene { $0.items = [.group(offset: .zero, clip: nil, items: [text(label)]), text(label)] },
        scene { $0.items[1] = text(label) }, scene { $0.items[1] = text(label, at: Point(x: 1, y: 0)) },
        scene { $0.items[1] = text(TextRun("上 45", font: label.font, color: label.color, width: 27.25)) },
        scene { $0.items[1] = text(TextRun("上 44", font: label.font, color: .secondaryInk, width: 27.25)) },
        scene { $0.items[1] = text(TextRun("上 44", font: label.font, color: label.color, width: 27.250_1)) },
        scene { $0.items[1] = text(TextRun("上 44", font: Font(.text, size: 10.5), color: label.color, width: 27.25)) },
        scene { $0.items[1] = text(TextRun("上 44", font: Font(.code, size: 10), color: label.color, width: 27.25)) },
        scene {
            let font = Font(.code, size: 10.5, weight: .medium)
            $0.items[1] = text(TextRun("上 44", font: font, color: label.color, width: 27.25))
        },
    ]

    @Test func `scenes that differ anywhere have different bytes`() {
        #expect(Set(Self.scenes).count == Self.scenes.count)
        #expect(Set(Self.scenes.map { $0.encoding }).count == Self.scenes.count)
    }

    @Test func `equal scenes have the same bytes`() {
        #expect(Self.scene().encoding == Self.scene().encoding)
    }
}
