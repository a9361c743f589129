import ContentSupport
import Devices
import Diagnostics
import LayoutEngine
import ScenarioLanguage
import Testing
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

    private func values(_ variant: Variant) -> [String] {
        let settled = layOut(variant.app, in: variant.environment).settled
        return NamedValue.everything(in: settled).map { "\($0.path) = \($0.value.notation)" }
    }

    private func claims(_ variant: Variant) -> [String] {
        variant.expectations.map { "\($0.phase) \($0.path.description) = \($0.expected.notation)" }.sorted()
    }
}
