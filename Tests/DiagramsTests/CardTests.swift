import Drawing
import Geometry
import Languages
import TestSupport
import Testing

@testable import Diagrams

struct CardTests {
    private static let sizes = [Size(width: 1200, height: 630), Size(width: 1200, height: 1600)]

    @Test(
        arguments: [
            "Tables",
            "Why the table of an iPad app that is built with an older SDK begins below a bar that nobody sees, and what helps",
            String(repeating: "adjustedContentInset ", count: 200),
            String(repeating: "w", count: 5_000),
            String(repeating: "布局边距", count: 300),
        ], sizes) func `a title of any length can be read on its card`(title: String, size: Size)
    {
        let scene = drawCard(
            CardText(site: "Notes", section: "Concepts", title: title), words: standardWords("en"), language: "en",
            size: size, subject: nil, measuring: SquareGlyphs())
        #expect(SceneLint.problems(in: scene, for: []).map { $0.description } == [])
        #expect(scene.title == title)
    }
}
