import Figures
import LayoutEngine
import ScenarioLanguage

/// The effect of a rule in the scenarios of a site.
struct RuleEffect: Sendable {
    /// The ids of the scenarios whose numbers rest on the rule, in the order of the notes.
    let scenarios: [String]
    /// The values that would change if every result of the rule were a point more.
    let moved: Extent
    /// The values that would change if the rule decided the other way round; nil for a rule that decides nothing.
    let reversed: Extent?

    /// The extent of an effect on the settled values.
    struct Extent: Equatable, Sendable {
        var values = 0
        var scenarios = 0

        fileprivate mutating func add(_ count: Int) {
            values += count
            scenarios += count > 0 ? 1 : 0
        }
    }

    init(of rule: Rule, in figures: [Figure]) {
        scenarios = figures.filter { $0.rules.contains(rule.id) }.map { $0.id }
        var moved = Extent()
        var reversed = Extent()
        let conditions = Condition.allCases.filter { $0.rule == rule }
        for figure in figures {
            moved.add(figure.rules.contains(rule.id) ? Self.valuesMoved(by: rule, in: figure) : 0)
            reversed.add(Self.valuesReversed(by: conditions, in: figure))
        }
        self.moved = moved
        self.reversed = conditions.isEmpty ? nil : reversed
    }

    private static func valuesMoved(by rule: Rule, in figure: Figure) -> Int {
        figure.variants.reduce(0) { count, variant in
            var recomputation = Recomputation { derivation, value in derivation.rule == rule ? value + 1 : value }
            return count
                + NamedValue.everything(in: variant.result.settled).count { named in
                    named.value.quantities.contains { recomputation.value(of: $0) != $0.value }
                }
        }
    }

    private static func valuesReversed(by conditions: [Condition], in figure: Figure) -> Int {
        guard !conditions.isEmpty else { return 0 }
        return figure.variants.reduce(0) { count, variant in
            let usual = texts(variant.result.settled)
            var differing: Set<String> = []
            for condition in conditions {
                var environment = variant.variant.environment
                environment.negatedCondition = condition
                let other = texts(layOut(variant.variant.app, in: environment).settled)
                differing.formUnion(Set(usual.keys).union(other.keys).filter { usual[$0] != other[$0] })
            }
            return count + differing.count
        }
    }

    private static func texts(_ snapshot: Snapshot) -> [String: String] {
        Dictionary(NamedValue.everything(in: snapshot).map { ($0.path, $0.value.description) }) { first, _ in first }
    }
}
