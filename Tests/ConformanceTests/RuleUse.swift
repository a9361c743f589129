import LayoutEngine
import ScenarioLanguage
import Testing

/// How the fixtures exercise one rule.
struct RuleUse: Sendable, CustomTestStringConvertible {
    let rule: Rule
    /// The fixtures of which an expected number changes, or a claimed callback is not made, when the rule is switched off.
    let changed: [String]
    /// The fixtures of which an expected number rests on the rule and stays, since the rule says 0.
    let named: [String]

    var testDescription: String { rule.id }

    /// One for each rule, in the catalog's order.
    static let all: [RuleUse] = {
        var changed: [Rule.ID: [String]] = [:]
        var named: [Rule.ID: [String]] = [:]
        for fixture in Fixture.all {
            let quantities = fixture.expectedQuantities.map { (quantity: $0, rules: $0.ruleIDs) }
            for rule in quantities.reduce(into: Set<Rule.ID>(), { $0.formUnion($1.rules) }) {
                let touched = quantities.filter { $0.rules.contains(rule) }.map { $0.quantity }
                let changes = touched.contains { $0.value(without: rule) != $0.value }
                if changes {
                    changed[rule, default: []].append(fixture.scenario.id)
                } else {
                    named[rule, default: []].append(fixture.scenario.id)
                }
            }
        }
        for fixture in Fixture.all {
            for rule in fixture.rulesOfCallbacks { changed[rule, default: []].append(fixture.scenario.id) }
        }
        return RuleCatalog.rules.map { RuleUse(rule: $0, changed: changed[$0.id] ?? [], named: named[$0.id] ?? []) }
    }()
}
