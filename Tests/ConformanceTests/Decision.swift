import LayoutEngine
import ScenarioLanguage

/// A rule that makes no number, and the fixtures that show it.
struct Decision: Sendable {
    let rule: Rule.ID
    let fixtures: [String]

    init(_ rule: Rule.ID, _ fixtures: [String]) {
        self.rule = rule
        self.fixtures = fixtures
    }

    /// True when all the fixtures are there and expect different values of one property, whatever the elements' names.
    var isSeen: Bool {
        let found = fixtures.compactMap { id in Fixture.all.first { $0.scenario.id == id } }
        var values: [String: Set<Expectation.Expected>] = [:]
        for claim in found.flatMap({ $0.scenario.variants }).flatMap({ $0.expectations }) {
            values[claim.path.property + (claim.path.component ?? ""), default: []].insert(claim.expected)
        }
        return found.count == fixtures.count && values.values.contains { $0.count > 1 }
    }
}
