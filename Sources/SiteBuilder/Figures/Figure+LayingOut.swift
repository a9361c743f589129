import LayoutEngine
import Scenarios

extension Figure {
    /// A scenario laid out in every variant, with its claims checked.
    init(layingOut scenario: Scenario) {
        self.init(
            scenario: scenario,
            variants: scenario.variants.map { variant in
                let result = layOut(variant.app, in: variant.environment)
                return LaidOutVariant(
                    variant: variant, result: result, failures: checkClaims(of: variant, in: result))
            })
    }
}
