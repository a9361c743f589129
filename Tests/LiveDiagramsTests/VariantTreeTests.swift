import ContentSupport
import Devices
import Diagnostics
import Diagrams
import Drawing
import Languages
import LayoutEngine
import ScenarioLanguage
import Testing
import WordFiles
import YAML

/// Variants as scenarios of their own, as readers get them to change.
@Suite struct VariantTreeTests {
    private func resolved(_ text: String) -> Diagnosed<EditableScenario>? {
        let file = SourceFile(path: "variant.yaml", text: text)
        return YAMLParser.parse(file, in: file.span.range).value.first.map {
            EditableScenario.decoded($0, in: .standard)
        }
    }

    @Test func `every variant of the notes has the same values and claims by itself`() throws {
        #expect(SiteScenarios.all.count > 200)
        for scenario in SiteScenarios.all {
            for (index, variant) in scenario.variants.enumerated() {
                guard let tree = variant.tree else {
                    #expect(scenario.hasSteps && index > 0, "\(scenario.id)")
                    continue
                }
                let own = try #require(resolved(ScenarioText.yaml(tree)), "\(scenario.id)")
                #expect(own.diagnostics.filter { $0.severity == .error } == [], "\(scenario.id)")
                let single = try #require(own.value.scenario?.variants.first, "\(scenario.id)")
                #expect(own.value.scenario?.hasSteps == scenario.hasSteps)
                #expect(values(single) == values(variant), "\(scenario.id), variant \(index + 1)")
                #expect(claims(single) == claims(variant), "\(scenario.id), variant \(index + 1)")
            }
        }
    }

    /// The pictures of two readers of one scenario: the scenes of the note's block, and those of the text that a page has.
    @Test(arguments: [Composition.wide, .narrow])
    func `a scenario of one variant gives the published scene`(_ composition: Composition) throws {
        let words = WordFiles.standard[.english]
        func scene(_ scenario: Scenario) -> String {
            let results = scenario.variants.map { layOut($0.app, in: $0.environment) }
            return drawDiagram(scenario, results, words: words, composition: composition, measuring: HalfWide()).scene
                .dump
        }
        var compared = 0
        for scenario in SiteScenarios.all where scenario.variants.count == 1 {
            guard let tree = scenario.variants[0].tree else { continue }
            let own = try #require(resolved(ScenarioText.yaml(tree))?.value.scenario, "\(scenario.id)")
            #expect(scene(own) == scene(scenario), "\(scenario.id)")
            compared += 1
        }
        #expect(compared > 100)
    }

    private func values(_ variant: Variant) -> [String] {
        let settled = layOut(variant.app, in: variant.environment).settled
        return NamedValue.everything(in: settled).map { "\($0.path) = \($0.value.notation)" }
    }

    private func claims(_ variant: Variant) -> [String] {
        variant.expectations.map { "\($0.phase) \($0.path.description) = \($0.expected.notation)" }.sorted()
    }
}
