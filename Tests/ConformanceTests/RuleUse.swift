import LayoutEngine
import ScenarioLanguage
import Testing

/// How the fixtures exercise one rule.
struct RuleUse: Sendable, CustomTestStringConvertible {
    let rule: Rule
    /// The fixtures of which an expected number would be another if every result of the rule were a point more, or of which
    /// a claimed callback would not be made without the rule. A disputed rule is also exercised where a row contradicts it.
    let fixtures: [String]

    var testDescription: String { rule.id }

    /// One for each rule, in the catalog's order.
    static let all: [RuleUse] = {
        let sightings = Dictionary(grouping: Sighting.all + Sighting.disputed) { $0.rule }
        let ids = (Fixture.all + Disagreement.all.map { $0.ours }).map { $0.scenario.id }
        return RuleCatalog.rules.map { rule in
            let fixtures = (sightings[rule.id] ?? []).map { $0.fixture }
            return RuleUse(rule: rule, fixtures: ids.filter { fixtures.contains($0) })
        }
    }()
}

extension Quantity {
    /// The number, had every result of a rule been a point more.
    ///
    /// A step that the rule itself takes up again is no result yet: moved as well, the two could make up for each other.
    func value(moving rule: Rule) -> Double {
        let inner = inner(of: rule)
        var recomputation = Recomputation { derivation, value in
            derivation.rule == rule && !inner.contains(ObjectIdentifier(derivation)) ? value + 1 : value
        }
        return recomputation.value(of: self)
    }

    /// The steps of a rule that other steps of it are made of.
    private func inner(of rule: Rule) -> Set<ObjectIdentifier> {
        derivation.terms.reduce(into: []) { found, term in
            if derivation.rule == rule { found.insert(ObjectIdentifier(term.quantity.derivation)) }
            found.formUnion(term.quantity.inner(of: rule))
        }
    }

    /// The rules in the derivation.
    var rules: Set<Rule> {
        derivation.terms.reduce(into: derivation.rule.map { [$0] } ?? []) { $0.formUnion($1.quantity.rules) }
    }
}

extension Rule {
    /// What stands for a rule in tests.
    typealias ID = String
}
