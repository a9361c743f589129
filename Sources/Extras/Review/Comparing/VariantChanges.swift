import LayoutEngine

/// The values in which two states of a variant differ, each with the phases in a row at which it does so in the same way.
struct VariantChanges {
    private(set) var values: [ChangedValue] = []

    private struct Difference: Hashable {
        let old: RecordedValue?
        let new: RecordedValue?
    }

    /// A difference that holds since some phases.
    private struct Run {
        let difference: Difference
        var phases: [String]
    }

    init(_ old: VariantRecord?, _ new: VariantRecord?, of scenario: String) {
        let (before, after) = (Self.phases(of: old), Self.phases(of: new))
        let names = Phase.allCases.map { $0.rawValue }.filter { before[$0] != nil || after[$0] != nil }
        var (oldValues, newValues): ([String: RecordedValue], [String: RecordedValue]) = ([:], [:])
        var runs: [String: Run] = [:]
        var done: [(path: String, run: Run)] = []
        // A phase that only one of the two has is reported as if the other were empty there.
        for name in names {
            var paths = Set(runs.keys)
            for change in before[name]?.changes ?? [] {
                oldValues[change.path] = change.value
                paths.insert(change.path)
            }
            for change in after[name]?.changes ?? [] {
                newValues[change.path] = change.value
                paths.insert(change.path)
            }
            let (oldParts, newParts) = (Self.parts(of: before[name]), Self.parts(of: after[name]))
            paths.formUnion(oldParts.keys)
            paths.formUnion(newParts.keys)
            let (hasOld, hasNew) = (before[name] != nil, after[name] != nil)
            if hasOld != hasNew { paths.formUnion(hasOld ? oldValues.keys : newValues.keys) }
            for path in paths {
                let difference = Difference(
                    old: hasOld ? oldValues[path] ?? oldParts[path] : nil,
                    new: hasNew ? newValues[path] ?? newParts[path] : nil)
                if difference == runs[path]?.difference {
                    runs[path]?.phases.append(name)
                    continue
                }
                if let run = runs.removeValue(forKey: path) { done.append((path, run)) }
                if difference.old != difference.new { runs[path] = Run(difference: difference, phases: [name]) }
            }
        }
        done += runs.map { ($0.key, $0.value) }
        values = done.map { path, run in
            ChangedValue(
                scenario: scenario, oldVariant: old?.label ?? "", variant: new?.label ?? "", path: path,
                phases: run.phases, old: run.difference.old, new: run.difference.new)
        }.sorted { ($0.path, $0.phases[0]) < ($1.path, $1.phases[0]) }
    }

    private static func parts(of phase: VariantRecord.PhaseRecord?) -> [String: RecordedValue] {
        var parts: [String: RecordedValue] = [:]
        for part in phase?.parts ?? [] { parts[part.path] = part.value }
        return parts
    }

    private static func phases(of variant: VariantRecord?) -> [String: VariantRecord.PhaseRecord] {
        Dictionary((variant?.phases ?? []).map { ($0.phase, $0) }) { first, _ in first }
    }
}
