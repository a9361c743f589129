import Diagnostics
import LayoutEngine
import Scenarios

/// The scenarios of all notes, resolved together, and which fence shows which.
struct ScenarioIndex: Sendable {
    /// Each once, in source order.
    let scenarios: [Scenario]
    /// The scenario that a fence shows, by the fence's span.
    private let idByFence: [SourceSpan: String]
    /// Ids that fences with errors give themselves, so that nobody says they do not exist.
    private let brokenIDs: Set<String>

    private init(scenarios: [Scenario], idByFence: [SourceSpan: String], brokenIDs: Set<String>) {
        self.scenarios = scenarios
        self.idByFence = idByFence
        self.brokenIDs = brokenIDs
    }

    /// Resolves the fences of all notes, which may use each other across notes.
    static func resolve(_ notes: [Note], catalog: DeviceCatalog) -> Diagnosed<ScenarioIndex> {
        let fences = notes.flatMap { $0.fences }
        let readable = fences.compactMap { fence in fence.block.map { (fence, $0) } }
        let resolved = resolveScenarios(readable.map { $0.1 }, catalog: catalog)
        var scenarios: [Scenario] = []
        var idByFence: [SourceSpan: String] = [:]
        var shown: Set<String> = []
        for ((fence, _), scenario) in zip(readable, resolved.value) {
            guard let scenario else { continue }
            idByFence[fence.span] = scenario.id
            if shown.insert(scenario.id).inserted { scenarios.append(scenario) }
        }
        let broken = fences.filter { idByFence[$0.span] == nil }.compactMap { $0.id }
        let index = ScenarioIndex(scenarios: scenarios, idByFence: idByFence, brokenIDs: Set(broken))
        return Diagnosed(index, resolved.diagnostics)
    }

    /// The scenario that a fence shows, or nil when it could not be understood.
    func id(shownBy fence: SourceSpan) -> String? { idByFence[fence] }

    /// True for the id of a fence whose own errors have been reported.
    func isBroken(_ id: String) -> Bool { brokenIDs.contains(id) }

    /// The ids of all scenarios, in source order.
    var ids: [String] { scenarios.map { $0.id } }
}
