import Diagnostics
import Geometry
import JSON
import Languages
import LayoutEngine
import ScenarioLanguage

/// The differences between the first variants of two scenarios, by cause.
struct LiveComparison {
    private let comparison: PlaceComparison
    private let words: Words

    /// Creates a comparison; nil if one of the scenarios cannot be laid out.
    init?(from old: String, to new: String, _ engine: LiveEngine) {
        func settled(_ text: String) -> Snapshot? {
            engine.read(text).value?.scenario?.variants.first.map { layOut($0.app, in: $0.environment).settled }
        }
        guard let before = settled(old), let after = settled(new) else { return nil }
        words = engine.words
        comparison = PlaceComparison(from: before, to: after, engine.words)
    }

    /// `causes`, each with the names and numbers at which derivations part, and the values that depend on it; `words` that differ;
    /// the paths that only one scenario has.
    var json: JSONValue {
        .object([
            .init("count", .number(Double(comparison.count))),
            .init("causes", .array(comparison.causes.map { json(of: $0) })),
            .init("words", .array(comparison.words.map { json(of: $0) })),
            .init("removed", .strings(comparison.removed)), .init("added", .strings(comparison.added)),
        ])
    }

    private func json(of cause: PlaceComparison.CauseOfPlace) -> JSONValue {
        let (first, second) = (cause.parting.first, cause.parting.second)
        return .object([
            .init("oldName", .string(words.text(first.name))), .init("name", .string(words.text(second.name))),
            .init("old", .string(DecimalText.string(first.value))),
            .init("new", .string(DecimalText.string(second.value))),
            .init("values", .array(cause.values.map { json(of: $0) })),
        ])
    }

    private func json(of change: PlaceComparison.ChangedPlace) -> JSONValue {
        .array([.string(change.path), .string(change.old.notation), .string(change.new.notation)])
    }
}
