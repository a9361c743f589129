import Drawing
import Geometry
import Testing

@Suite struct SceneSpellingTests {
    @Test func `a scene is spelled anew, in groups too, and nothing moves`() {
        let font = Font(.text, size: 10)
        let bar = SceneItem.path(.line(from: .zero, to: Point(x: 40, y: 0)), .fill(Color(0)))
        func scene(_ label: String, _ title: String, _ description: String, in language: String) -> Scene {
            let text = SceneItem.text(TextRun(label, font: font, color: Color(1), width: 30), at: Point(x: 1, y: 2))
            let group = SceneItem.group(offset: Point(x: 3, y: 4), clip: nil, items: [bar, text])
            return Scene(
                size: Size(width: 50, height: 40), background: Color(2), items: [text, group], title: title,
                description: description, language: language)
        }
        let respelled = scene("a", "b", "c", in: "en").respelled(in: "de") { $0.uppercased() }
        #expect(respelled == scene("A", "B", "C", in: "de"))
    }
}
