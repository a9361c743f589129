package import Diagnostics
package import LayoutEngine
package import ScenarioLanguage

/// Observations beside the engine's values.
package struct ObservationReport {
    /// The answers in the order of the observations.
    package private(set) var answers: [Answer] = []
    /// The diagnostics about names of things that do not exist, once for each thing.
    package private(set) var diagnostics: [Diagnostic] = []

    /// An observation with the engine's value.
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
        /// The engine's value was extrapolated, and agrees with UIKit's.
        case confirmed
        case differs
        /// The engine does not model the value.
        case notModelled
        /// The engine's number differs, and a reason is given why the observation may not count.
        case disputed
    }

    /// The precision of three decimals, by which claims compare too.
    private static let tolerance = 0.001

    /// The answers that a text lists by rule: those that differ and those that are confirmed.
    package struct Group: Sendable {
        package let verdict: Verdict
        package let rules: [Rule]
        /// The number of all, of which the first are kept.
        package internal(set) var count = 0
        package internal(set) var answers: [Answer] = []
    }

    /// The groups in the order in which they first occur.
    package private(set) var groups: [Group] = []
    private var counts: [Verdict: Int] = [:]
    private var groupIndices: [String: Int] = [:]
    private let known: [String: Scenario]
    private let catalog: DeviceCatalog
    /// The number of answers of a group are kept; nil for all, including answers of no group.
    private let shown: Int?
    private let listener: ((Answer) -> Void)?
    private var reported: Set<[String]> = []
    private var layouts: [[String]: Layout] = [:]

    /// The most layouts that are kept: lines of a probe are sorted, so that the same ones follow each other.
    private static let maxLayouts = 64

    package init(_ observations: [Observation], of scenarios: [Scenario], catalog: DeviceCatalog) {
        self.init(of: scenarios, catalog: catalog, keeping: nil)
        for observation in observations { add(observation) }
        layouts = [:]
    }

    /// A report to which observations are added one by one.
    package init(
        of scenarios: [Scenario], catalog: DeviceCatalog, keeping shown: Int?,
        onAnswer listener: ((Answer) -> Void)? = nil
    ) {
        self.listener = listener
        known = Dictionary(scenarios.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        (self.catalog, self.shown) = (catalog, shown)
    }

    /// The number of answers of a kind.
    package func count(of verdict: Verdict) -> Int { counts[verdict] ?? 0 }

    private mutating func tellOnce(_ key: [String], _ diagnostic: @autoclosure () -> Diagnostic) {
        if reported.insert(key).inserted { diagnostics.append(diagnostic()) }
    }

    package mutating func add(_ observation: Observation) {
        let system = observation.run.system
        guard let variant = known.variant(named: observation.scenario) else {
            guard reported.insert(["scenario", observation.scenario]).inserted else { return }
            let nearest = SpellingSuggestion.nearest(to: observation.scenario, among: known.keys.sorted())
            diagnostics.append(ObservationCodes.unknownScenario(observation, nearest: nearest))
            return
        }
        guard let device = catalog.device(named: observation.device) else {
            return tellOnce(["device", observation.device], ObservationCodes.unknownDevice(observation))
        }
        guard let os = OSVersion(parsing: system), device.runs(os) else {
            return tellOnce(["os", observation.device, system], ObservationCodes.unknownSystem(observation))
        }
        let place = [observation.scenario, observation.device, system]
        let layout = layouts[place] ?? Layout(variant, on: device, os)
        if layouts.count >= Self.maxLayouts, layouts[place] == nil { layouts = [:] }
        layouts[place] = layout
        guard let phase = Phase(rawValue: observation.phase), let snapshot = layout.snapshot(phase) else {
            return tellOnce(
                ["phase", observation.scenario, observation.phase], ObservationCodes.unknownPhase(observation))
        }
        let path = ValuePath.parse(observation.path, at: observation.span).value
        guard let path, snapshot[path.name] != nil else {
            return tellOnce(
                ["path", observation.scenario, observation.path], ObservationCodes.unknownPath(observation))
        }
        add(layout.answer(observation, ScenarioLanguage.value(at: path, in: snapshot).value))
    }

    private mutating func add(_ answer: Answer) {
        counts[answer.verdict, default: 0] += 1
        listener?(answer)
        if shown == nil { answers.append(answer) }
        guard answer.verdict == .differs || answer.verdict == .confirmed else { return }
        let key = answer.verdict.rawValue + answer.rules.map { " " + $0.id }.joined()
        let index = groupIndices[key] ?? groups.count
        if index == groups.count {
            groups.append(Group(verdict: answer.verdict, rules: answer.rules))
            groupIndices[key] = index
        }
        groups[index].count += 1
        if groups[index].answers.count < shown ?? .max { groups[index].answers.append(answer) }
    }

    /// The rows that name nothing known, and an error for each value that differs.
    package var problems: [Diagnostic] {
        diagnostics + answers.filter { $0.verdict == .differs }.map { ObservationCodes.differs($0) }
    }

    /// A hierarchy on a device and system, laid out once for all observations there.
    private final class Layout {
        let result: LayoutResult
        private var snapshots: [Phase: Snapshot] = [:]
        private let trust: Trust

        init(_ variant: Variant, on device: Device, _ os: OSVersion) {
            var environment = variant.environment
            environment.device = device
            environment.os = os
            // Earlier measurements of the environment do not confirm any number.
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
                // The notes that it takes on each number would be kept as long as the layout.
                var trust = trust
                let isExtrapolated = value.quantities.contains { trust.level(of: $0) == .extrapolated }
                return answer(isExtrapolated ? .confirmed : .agrees, value.quantities)
            case (.text(let text), .text(let word)): return answer(text == word ? .agrees : other, [])
            default: return answer(other, value.quantities)
            }
        }
    }
}
