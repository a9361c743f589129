import Diagnostics
import LayoutEngine
package import ScenarioLanguage

extension ContentObservations {
    /// The scenarios, each variant with UIKit's values for its hierarchy.
    ///
    /// A row names a variant, and applies to each variant that differs from it in nothing but device and system: what one block
    /// shows on two devices, and another block on a third, is one hierarchy.
    package func noted(in scenarios: [Scenario]) -> [Scenario] {
        if rows.isEmpty { return scenarios }
        let known = Dictionary(scenarios.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var hierarchies: [ObservedHierarchy] = []
        var indices: [String: Int?] = [:]
        for row in rows {
            if indices[row.scenario] == nil {
                let variant = known.variant(named: row.scenario)
                let index = variant.map { variant in
                    hierarchies.firstIndex { $0.isShown(by: variant) } ?? hierarchies.endIndex
                }
                if let index, let variant, index == hierarchies.endIndex {
                    hierarchies.append(ObservedHierarchy(variant))
                }
                indices[row.scenario] = .some(index)
            }
            if case .some(.some(let index)) = indices[row.scenario] { hierarchies[index].add(row) }
        }
        let measured = hierarchies.map { (hierarchy: $0, measurements: $0.measurements) }
        return scenarios.map { scenario in
            let measurements = scenario.variants.map { variant in
                measured.first { $0.hierarchy.isShown(by: variant) }?.measurements
            }
            return measurements.contains { $0 != nil } ? scenario.noting(measurements) : scenario
        }
    }
}

extension [String: Scenario] {
    /// The variant that "bars" or "bars#2" names.
    package func variant(named name: String) -> Variant? {
        let words = name.split(separator: "#", omittingEmptySubsequences: false)
        guard words.count <= 2, let scenario = self[String(words[0])] else { return nil }
        guard words.count == 2 else { return scenario.variants[0] }
        guard let number = Int(words[1]), scenario.variants.indices.contains(number - 1) else { return nil }
        return scenario.variants[number - 1]
    }
}

/// A hierarchy, wherever it is shown, with the rows that apply to it.
private struct ObservedHierarchy {
    private let variant: Variant
    private var rows: [Observation] = []

    init(_ variant: Variant) { self.variant = variant }

    mutating func add(_ row: Observation) { rows.append(row) }

    /// Whether a variant differs in device and system at most.
    func isShown(by other: Variant) -> Bool {
        guard variant.app == other.app else { return false }
        var environment = other.environment
        environment.device = variant.environment.device
        environment.os = variant.environment.os
        return environment == variant.environment
    }

    /// The numbers of the rows by device and path; words have no derivation that they could confirm.
    var measurements: Measurements {
        var numbers: [String: [String: [Measurement]]] = [:]
        let snapshot = settledSnapshot(of: variant.app, in: variant.environment)
        var statement = ""
        for row in rows {
            statement += row.line + "\t" + row.run.system + "\t" + row.run.build + "\t" + row.run.date + "\n"
            guard case .numbers(let values) = row.value, let phase = Phase(rawValue: row.phase),
                let os = OSVersion(parsing: row.run.system),
                let path = ValuePath.parse(row.path, at: row.span).value
            else { continue }
            let run = MeasuringRun(
                os: os, build: row.run.build, xcode: row.run.xcode, date: row.run.date, source: row.run.source)
            for (name, value) in zip(names(at: path, of: values.count, in: snapshot), values) {
                numbers[row.device, default: [:]][name, default: []].append(
                    Measurement(value, at: phase, in: run, disputed: row.disputed))
            }
        }
        return Measurements(numbers, statement: statement)
    }

    /// The names that derivations give the numbers of a value: for "detail.view" it may be "view", and a width is often that of
    /// something else.
    private func names(at path: ValuePath, of count: Int, in snapshot: Snapshot) -> [String] {
        let paths = path.numberPaths(count: count)
        let quantities = ScenarioLanguage.value(at: path, in: snapshot).value?.quantities ?? []
        guard quantities.count == count else { return paths }
        return zip(paths, quantities).map { path, quantity in quantity.derivation.name.path ?? path }
    }
}
