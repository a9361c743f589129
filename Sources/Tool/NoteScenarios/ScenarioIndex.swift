package import Audits
package import Content
import DataTree
package import Diagnostics
package import LayoutEngine
import Observations
import ResultStore
package import ScenarioLanguage

/// The scenarios of all notes, resolved together, and which fence shows which.
package struct ScenarioIndex: Sendable {
    /// The scenarios, each once, in source order.
    package let scenarios: [Scenario]
    /// The scenario that a fence shows, by the fence's span.
    private let idByFence: [SourceSpan: String]
    /// The fences with errors that have an id, so that none is reported as missing.
    private let brokenFences: [String: SourceSpan]

    private init(scenarios: [Scenario], idByFence: [SourceSpan: String], brokenFences: [String: SourceSpan]) {
        self.scenarios = scenarios
        self.idByFence = idByFence
        self.brokenFences = brokenFences
    }

    /// Resolves the fences of all notes, which may use each other across notes.
    ///
    /// - Parameters:
    ///   - catalog: the known devices, with those that the files add.
    static func resolve(
        _ notes: [Note], _ catalog: DeviceCatalog, _ deviceFiles: [SourceFile], _ cache: Cache
    ) async -> Diagnosed<ScenarioIndex> {
        let fences = notes.flatMap { $0.fences(of: .scenario) }
        let readable = fences.compactMap { fence in fence.block.map { (fence, $0) } }
        let keys = Dictionary(notes.map { ($0.file.path, $0.key) }) { one, _ in one }
        let devices = ContentDevices.key(of: deviceFiles)
        let groups = ScenarioGroup.all(of: readable.map { $0.1 })
        // All groups have the same names.
        let names = groups.first.map { ResultKey("names", madeOf: $0.names.all, $0.names.comparable) }
        let results = await concurrentMap(groups) { group in
            let spans = group.blocks.map { $0.span }
            let notes = spans.map { keys[$0.file] }
            return cache.value(for: ResultKey("scenarios", madeOf: spans, notes, devices, names)) {
                group.resolve(in: catalog)
            }
        }
        let resolved = ScenarioGroup.joined(results, of: groups)
        var scenarios: [Scenario] = []
        var idByFence: [SourceSpan: String] = [:]
        var shown: Set<String> = []
        for ((fence, _), scenario) in zip(readable, resolved.value) {
            guard let scenario else { continue }
            idByFence[fence.span] = scenario.id
            if shown.insert(scenario.id).inserted { scenarios.append(scenario) }
        }
        var broken: [String: SourceSpan] = [:]
        for fence in fences where idByFence[fence.span] == nil { fence.id.map { broken[$0] = fence.span } }
        let index = ScenarioIndex(scenarios: scenarios, idByFence: idByFence, brokenFences: broken)
        // A missing scenario whose own data cannot be read has been reported at its place.
        let unreadable = Set(fences.filter { $0.block == nil }.compactMap { $0.id })
        let followers = fences.filter { $0.block?["use"]?.text.map { unreadable.contains($0) } ?? false }
        let problems = resolved.diagnostics.filter { problem in
            problem.code != BlockCodes.unknownScenario.code
                || !followers.contains { fence in
                    problem.span.map { $0.file == fence.span.file && fence.span.range.contains($0.start) } ?? false
                }
        }
        return Diagnosed(index, problems)
    }

    /// Adds UIKit's values of their hierarchies to these scenarios.
    func noting(_ observations: ContentObservations) -> ScenarioIndex {
        ScenarioIndex(scenarios: observations.noted(in: scenarios), idByFence: idByFence, brokenFences: brokenFences)
    }

    /// The scenario that a fence shows, or nil when it could not be understood.
    package func id(shownBy fence: SourceSpan) -> String? { idByFence[fence] }

    /// Whether an id belongs to a fence whose own errors have been reported.
    package func isBroken(_ id: String) -> Bool { brokenFences[id] != nil }

    /// The fence whose errors are why another, which uses it, shows nothing.
    package func brokenFence(usedBy fence: FigureFence) -> SourceSpan? {
        fence.block?["use"]?.text.flatMap { brokenFences[$0] }
    }

    /// The ids of all scenarios, in source order.
    package var ids: [String] { scenarios.map { $0.id } }
}

/// The blocks of macros of all notes, and which fence shows which.
package struct AuditIndex: Sendable {
    /// The audits, each once, in source order.
    package let audits: [MacroAudit]
    /// The audit that a fence shows, by the fence's span.
    private let idByFence: [SourceSpan: String]

    /// Resolves the fences of all notes against the scenarios whose trees they name.
    package static func resolve(_ notes: [Note], scenarios: [Scenario], catalog: DeviceCatalog) -> Diagnosed<AuditIndex>
    {
        let readable = notes.flatMap { $0.fences(of: .macros) }.compactMap { fence in
            fence.block.map { (fence, $0) }
        }
        let resolved = resolveAudits(readable.map { $0.1 }, scenarios: scenarios, catalog: catalog)
        var audits: [MacroAudit] = []
        var idByFence: [SourceSpan: String] = [:]
        var shown: Set<String> = []
        for ((fence, _), audit) in zip(readable, resolved.value) {
            guard let audit else { continue }
            idByFence[fence.span] = audit.id
            if shown.insert(audit.id).inserted { audits.append(audit) }
        }
        return Diagnosed(AuditIndex(audits: audits, idByFence: idByFence), resolved.diagnostics)
    }

    /// The ids of all audits, in source order.
    var ids: [String] { audits.map { $0.id } }

    /// The audit that a fence shows, or nil when it could not be understood.
    package func id(shownBy fence: SourceSpan) -> String? { idByFence[fence] }
}
