import Diagnostics
import LayoutEngine
import ScenarioLanguage

/// A scenario with the layout of each of its variants.
struct ScenarioEvaluation: Sendable {
    let scenario: Scenario
    /// In the order of the scenario's variants.
    let results: [(variant: Variant, result: LayoutResult)]

    init(_ scenario: Scenario) {
        self.scenario = scenario
        results = scenario.variants.map { ($0, layOut($0.app, in: $0.environment)) }
    }

    /// What the scenario expects and the engine does not find.
    var failedClaims: [Diagnostic] {
        results.flatMap { checkClaims(of: $0.variant, in: $0.result) }
    }
}
