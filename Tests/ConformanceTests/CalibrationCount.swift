import Diagnostics
import LayoutEngine
import ScenarioLanguage

/// How often the values of one level of trust agree with what was observed, the evidence of each value's own source left out.
struct CalibrationCount: Equatable {
    let level: Trust.Level
    let values: Int
    let agreeing: Int

    /// Of all rows.
    static let all = counts(of: Observation.all)
    /// Of the rows that were encoded when the rules stood already, before the engine was asked.
    static let later = counts(of: Observation.all.filter { $0.isLater })

    private static func counts(of observations: [Observation]) -> [CalibrationCount] {
        Trust.Level.allCases.map { level in
            let values = observations.filter { $0.level == level }
            return CalibrationCount(level: level, values: values.count, agreeing: values.count { $0.agrees })
        }
    }

    var share: String { values == 0 ? "–" : "\(Int((100 * Double(agreeing) / Double(values)).rounded())) %" }
}

/// One value that one row observed, against the engine's.
private struct Observation {
    let level: Trust.Level
    let agrees: Bool
    let isLater: Bool

    static let all: [Observation] = {
        let heldOut = Dictionary(
            uniqueKeysWithValues: Set(ObservedRow.sources.values).map { ($0, Self.scopes(without: $0)) })
        return (Fixture.all + Disagreement.all.map { $0.observed }).flatMap { fixture in
            fixture.sources.compactMap { ObservedRow.sources[$0] }.flatMap { source in
                observations(of: fixture, heldOut[source] ?? [:])
            }
        }
    }()

    private static func observations(of fixture: Fixture, _ scopes: [String: Scope]) -> [Observation] {
        zip(fixture.scenario.variants, fixture.results).flatMap { variant, result in
            var trust = Trust(at: fixture.place(of: result.environment), scopes: scopes)
            return variant.expectations.compactMap { claim -> Observation? in
                let value = ScenarioLanguage.value(at: claim.path, phase: claim.phase, in: result).value
                guard let value, let level = trust.level(of: value), case .numbers(let numbers) = claim.expected else {
                    return nil
                }
                let agrees = zip(numbers, value.quantities).allSatisfy { abs($0 - $1.value) < 0.001 }
                return Observation(level: level, agrees: agrees, isLater: fixture.scenario.id.hasPrefix("found-"))
            }
        }
    }

    /// Where each rule was seen by others than one source; several rows of a fixture have seen the same.
    private static func scopes(without source: String) -> [String: Scope] {
        let others = Sighting.all.filter { $0.rows.contains { ObservedRow.sources[$0] != source } }
        return Dictionary(grouping: others) { $0.rule }.mapValues { Scope($0.map { $0.place }) }
    }
}
