import Drawing
import Geometry
import LayoutEngine
import PictureSupport
import ScenarioLanguage
import TestSupport
import Testing

@testable import Diagrams

/// Pictures composed for phones.
struct NarrowPictureTests {
    private static func draw(_ yaml: String, _ language: String, _ composition: Composition) throws -> Scene {
        let scenario = try Sample(yaml: yaml).scenario
        let results = scenario.variants.map { layOut($0.app, in: $0.environment) }
        return drawDiagram(
            scenario, results, words: standardWords(language), composition: composition, measuring: SquareGlyphs()
        ).scene
    }

    @Test(arguments: KindGoldenCase.all, ["en", "zh-Hans"])
    func `every kind can be read on a phone`(sample: KindGoldenCase, language: String) throws {
        let scene = try Self.draw(sample.yaml, language, .narrow)
        let problems = SceneLint.problems(in: scene, for: [.narrow]).map { $0.description }
        #expect(problems.isEmpty)
        #expect(scene.size.width <= Composition.narrow.place * 1.22)
        expectGoldenScene(scene, "\(sample.testDescription).narrow.\(language)")
    }

    @Test(arguments: SideBySideTests.sources, ["en", "zh-Hans"])
    func `several devices can be read on a phone`(yaml: String, language: String) throws {
        let scene = try Self.draw(yaml, language, .narrow)
        let problems = SceneLint.problems(in: scene, for: [.narrow]).map { $0.description }
        #expect(problems.isEmpty)
    }

    @Test(arguments: Samples.trees.map { $0.name })
    func `a device of any size can be read on a phone`(tree: String) throws {
        for sample in try Samples.all() where sample.id.hasPrefix(tree) {
            for language in ["en", "zh-Hans"] {
                let scene = drawDiagram(
                    sample.scenario, sample.variant, sample.result, words: standardWords(language),
                    composition: .narrow, measuring: SquareGlyphs()
                ).scene
                let problems = SceneLint.problems(in: scene, for: [.narrow]).map { $0.description }
                #expect(problems.isEmpty, "\(sample.id), \(language)")
            }
        }
    }

    @Test(arguments: Composition.allCases)
    func `each variant is a panel of the picture, inside it and apart from others`(composition: Composition) throws {
        for yaml in SideBySideTests.sources {
            let scenario = try Sample(yaml: yaml).scenario
            let scene = try Self.draw(yaml, "en", composition)
            #expect(scene.panels.map { $0.id } == scenario.variants.indices.map { "variant-\($0 + 1)" })
            let picture = Rect(origin: .zero, size: scene.size)
            for (index, panel) in scene.panels.enumerated() {
                #expect(picture.encloses(panel.frame), "\(panel)")
                for other in scene.panels[..<index] {
                    let shared = other.frame.intersection(panel.frame)
                    #expect((shared?.width ?? 0) <= 12 || (shared?.height ?? 0) <= 12, "\(panel) \(other)")
                }
            }
        }
    }

    @Test func `each phase is a panel of a timeline that runs down the page`() throws {
        let scene = try Self.draw(KindGoldenCase.all[0].yaml, "en", .narrow)
        #expect(scene.panels.first?.title == "loadView")
        #expect(scene.panels.count > 6 && Set(scene.panels.map { $0.id }).count == scene.panels.count)
    }

    /// A window of a phone, and type that is large enough at the picture's own size alone.
    @Test func `type is measured as it is shown, not as it is set`() {
        let text = SceneLintCase.text("word", 10, 20, size: 12)
        let scene = Scene(
            size: Size(width: 620, height: 100), background: .background, items: [text], title: "", description: "",
            language: "en")
        #expect(SceneLint.problems(in: scene, for: [.wide]).isEmpty)
        #expect(SceneLint.problems(in: scene, for: [.wide, .narrow]) == [.small("word", size: 6, in: .narrow)])
    }
}
