import Drawing
import Geometry
import Testing

@Suite struct SceneConversionTests {
    @Test func `a scene is converted, in groups too, and nothing moves`() {
        let font = Font(.text, size: 10)
        let bar = SceneItem.path(.line(from: .zero, to: Point(x: 40, y: 0)), .fill(.ghost))
        func scene(_ label: String, _ title: String, _ description: String, in language: String) -> Scene {
            let text = SceneItem.text(TextRun(label, font: font, color: .ink, width: 30), at: Point(x: 1, y: 2))
            let group = SceneItem.group(offset: Point(x: 3, y: 4), clip: nil, items: [bar, text])
            return Scene(
                size: Size(width: 50, height: 40), background: .background, items: [text, group], title: title,
                description: description, language: language)
        }
        let converted = scene("a", "b", "c", in: "en").converted(to: "de") { $0.uppercased() }
        #expect(converted == scene("A", "B", "C", in: "de"))
    }
}
