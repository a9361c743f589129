import LayoutEngine
import ScenarioLanguage

extension Figure {
    /// A scenario laid out in every variant, with its claims checked.
    init(layingOut scenario: Scenario) {
        let variants = scenario.variants.map { variant in
            let result = layOut(variant.app, in: variant.environment)
            return LaidOutVariant(variant: variant, result: result, failures: checkClaims(of: variant, in: result))
        }
        self.init(
            scenario: scenario, variants: variants,
            rules: variants.reduce(into: []) { $0.formUnion(RuleUse.rules(in: $1.result)) })
    }
}
