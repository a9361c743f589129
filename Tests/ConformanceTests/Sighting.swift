import LayoutEngine
import ScenarioLanguage

/// One rule at work in one variant of a fixture: an expected value would be another if every result of the rule were a point
/// more, or a claimed callback would not be made without it.
struct Sighting: Hashable {
    let rule: Rule.ID
    let place: Scope.Place
    let fixture: String
    /// The rows that the fixture reproduces.
    let rows: [String]

    /// Those of all fixtures, in their order.
    static let all: [Sighting] = Fixture.all.flatMap { sightings(in: $0) }

    /// Those of disputed rules in what the engine gives where a row contradicts it.
    static let disputed: [Sighting] = Disagreement.all.flatMap { sightings(in: $0.ours) }.filter {
        RuleCatalog.rule($0.rule)?.confidence == .disputed
    }

    private static func sightings(in fixture: Fixture) -> [Sighting] {
        zip(fixture.scenario.variants, fixture.results).flatMap { variant, result in
            rules(in: variant, result).map { rule in
                Sighting(
                    rule: rule, place: fixture.place(of: result.environment), fixture: fixture.scenario.id,
                    rows: fixture.sources)
            }
        }
    }

    private static func rules(in variant: Variant, _ result: LayoutResult) -> [Rule.ID] {
        let quantities = Fixture.expectedQuantities(of: variant, in: result)
        let noticed = quantities.reduce(into: Set<Rule>()) { $0.formUnion($1.rules) }.filter { rule in
            quantities.contains { abs($0.value(moving: rule) - $0.value) >= 0.001 }
        }
        return noticed.map { $0.id }.sorted() + rulesOfCallbacks(of: variant, in: result)
    }

    /// The rules that make the callbacks which a variant claims; without such a rule nobody would call them.
    private static func rulesOfCallbacks(of variant: Variant, in result: LayoutResult) -> [Rule.ID] {
        let names = variant.callbacks.flatMap { $0.names }
        guard !names.isEmpty else { return [] }
        let claimed = callbackEvents(of: variant.app, in: result).filter { event in
            names.contains { $0.callback == event.callback && $0.isSecond == event.phase.isOfSecondAppearance }
        }
        return RuleCatalog.rules.map { $0.id }.filter { id in claimed.contains { $0.rule.id == id } }
    }
}

extension Fixture {
    /// Rows that were printed on a Mac are fixtures of the pad whose app ran there.
    func place(of environment: Environment) -> Scope.Place {
        let isOfMac = sources.contains { $0.hasPrefix("oui-cat-") }
        return isOfMac ? Scope.Place(.mac, environment.os.major) : environment.place
    }
}
