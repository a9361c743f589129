package import Content
package import Diagnostics
package import LayoutEngine
package import ScenarioLanguage

/// Observations beside the engine's values.
package struct ObservationReport: Sendable {
    /// In the order of the observations.
    package private(set) var answers: [Answer] = []
    /// The diagnostics about names of things that do not exist, once for each thing.
    package private(set) var diagnostics: [Diagnostic] = []

    /// An observation with what the engine says.
    package struct Answer: Sendable {
        package let observation: Observation
        package let verdict: Verdict
        /// The engine's value; nil where it has none.
        package let value: Value?
        /// The rules of the numbers that differ, or of all where none does, each once; empty for numbers of the device or the
        /// scenario.
        package let rules: [Rule]
        package let environment: Environment
    }

    package enum Verdict: String, CaseIterable, Sendable {
        case agrees
        /// It was extrapolated, and is what UIKit says.
        case confirmed
        case differs
        /// The engine has no such value.
        case notModelled
        /// It is another number, and there is a reason given why it may not count.
        case disputed
    }

    /// The precision of three decimals, by which claims compare too.
    private static let tolerance = 0.001

    package init(_ observations: [Observation], of scenarios: [Scenario], catalog: DeviceCatalog) {
        let known = Dictionary(scenarios.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var told: Set<[String]> = []
        func tellOnce(_ key: [String], _ diagnostic: Diagnostic) -> [Diagnostic] {
            told.insert(key).inserted ? [diagnostic] : []
        }
        var layouts: [[String]: Layout] = [:]
        for observation in observations {
            let system = observation.run.system
            guard let variant = known.variant(named: observation.scenario) else {
                let nearest = SpellingSuggestion.nearest(to: observation.scenario, among: known.keys.sorted())
                diagnostics += tellOnce(
                    ["scenario", observation.scenario],
                    ObservationCodes.unknownScenario(observation, nearest: nearest))
                continue
            }
            guard let device = catalog.device(named: observation.device) else {
                diagnostics += tellOnce(["device", observation.device], ObservationCodes.unknownDevice(observation))
                continue
            }
            guard let os = OSVersion(parsing: system), device.runs(os) else {
                diagnostics += tellOnce(
                    ["os", observation.device, system], ObservationCodes.unknownSystem(observation))
                continue
            }
            let place = [observation.scenario, observation.device, system]
            let layout = layouts[place] ?? Layout(variant, on: device, os)
            layouts[place] = layout
            guard let phase = Phase(rawValue: observation.phase), let snapshot = layout.snapshot(phase) else {
                diagnostics += tellOnce(
                    ["phase", observation.scenario, observation.phase], ObservationCodes.unknownPhase(observation))
                continue
            }
            let path = ValuePath.parse(observation.path, at: observation.span).value
            guard let path, snapshot[path.name] != nil else {
                diagnostics += tellOnce(
                    ["path", observation.scenario, observation.path], ObservationCodes.unknownPath(observation))
                continue
            }
            answers.append(layout.answer(observation, ScenarioLanguage.value(at: path, in: snapshot).value))
        }
    }

    /// The rows that name nothing, and an error for each value that is another one.
    package var problems: [Diagnostic] {
        diagnostics + answers.filter { $0.verdict == .differs }.map { ObservationCodes.differs($0) }
    }

    /// A hierarchy on a device and system, laid out once for all that was observed there.
    private final class Layout {
        let result: LayoutResult
        private var snapshots: [Phase: Snapshot] = [:]
        private var trust: Trust

        init(_ variant: Variant, on device: Device, _ os: OSVersion) {
            var environment = variant.environment
            environment.device = device
            environment.os = os
            // Earlier measurements of the environment make no number right.
            environment.measurements = nil
            result = layOut(variant.app, in: environment)
            trust = Trust(in: environment)
        }

        func snapshot(_ phase: Phase) -> Snapshot? {
            if let known = snapshots[phase] { return known }
            let made = result[phase]
            snapshots[phase] = made
            return made
        }

        func answer(_ observation: Observation, _ value: Value?) -> Answer {
            func answer(_ verdict: Verdict, _ quantities: [Quantity]) -> Answer {
                var rules: [Rule] = []
                for rule in quantities.compactMap({ $0.maker }) where !rules.contains(rule) { rules.append(rule) }
                return Answer(
                    observation: observation, verdict: verdict, value: value, rules: rules,
                    environment: result.environment)
            }
            guard let value else { return answer(.notModelled, []) }
            let other: Verdict = observation.disputed == nil ? .differs : .disputed
            switch (observation.value, value) {
            case (.numbers(let numbers), _) where numbers.count == value.quantities.count:
                let pairs = zip(numbers, value.quantities)
                let differing = pairs.filter { abs($0 - $1.value) >= ObservationReport.tolerance }.map { $0.1 }
                if !differing.isEmpty { return answer(other, differing) }
                let isExtrapolated = value.quantities.contains { trust.level(of: $0) == .extrapolated }
                return answer(isExtrapolated ? .confirmed : .agrees, value.quantities)
            case (.text(let text), .text(let word)): return answer(text == word ? .agrees : other, [])
            default: return answer(other, value.quantities)
            }
        }
    }
}
