import Languages
import LayoutEngine
import ScenarioLanguage
import Testing
import WordFiles

/// Every question that rules ask matters: answered wrongly, it contradicts something that somebody observed.
@Suite struct ConditionTests {
    @Test(arguments: Condition.allCases) func `a condition, negated, contradicts an observation`(
        _ condition: Condition
    ) {
        #expect(Fixture.all.contains { $0.fails(negating: condition) })
    }

    @Test(arguments: RuleCoverageTests.decisions.sorted()) func `a rule that only decides has a condition`(
        _ rule: Rule.ID
    ) {
        #expect(Condition.allCases.contains { $0.rule.id == rule })
    }
}

extension Fixture {
    /// True when a claim no longer holds once rules answer a question wrongly.
    fileprivate func fails(negating condition: Condition) -> Bool {
        scenario.variants.contains { variant in
            var environment = variant.environment
            environment.negatedCondition = condition
            let result = layOut(variant.app, in: environment)
            return !checkClaims(of: variant, in: result, WordFiles.standard[.english]).isEmpty
        }
    }
}
