import Figures
import LayoutEngine
import ScenarioLanguage

extension CallbackRecord {
    /// The callbacks of each phase; none at which nothing is called.
    static func values(of variant: Figure.LaidOutVariant, _ snapshots: [Snapshot]) -> [Phase: RecordedValue] {
        let events = callbackEvents(of: variant.variant.app, in: variant.result.environment, snapshots)
        return Dictionary(grouping: events) { $0.phase }.mapValues { events in
            let calls = events.map { "\($0.receiver).\($0.callback.rawValue) \($0.rule.id)" }
            return RecordedValue(kind: .word, steps: [], text: calls.joined(separator: ", "))
        }
    }
}
