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
        func variant(_ text: String) -> Variant? { engine.read(text).value?.scenario?.variants.first }
        guard let before = variant(old), let after = variant(new) else { return nil }
        self.init(from: before, to: after, engine.words)
    }

    init(from old: Variant, to new: Variant, _ words: Words) {
        self.words = words
        comparison = PlaceComparison(
            from: .init(old.app, in: old.environment), to: .init(new.app, in: new.environment), words)
    }

    /// `causes`, each with the names and numbers at which derivations part, how many values depend on it, and those of which it is the first; `words` that differ;
    /// the paths that only one scenario has.
    var json: JSONValue {
        .object([
            .init("count", .number(Double(comparison.count))),
            .init("causes", .array(comparison.causes.map { Self.json(of: $0, words) })),
            .init("words", .array(comparison.words.map { Self.json(of: $0) })),
            .init("removed", .strings(comparison.removed)), .init("added", .strings(comparison.added)),
            .init(
                "covered", .array(comparison.covered.map { .array([.string($0.view), .string($0.bar)]) })),
        ])
    }

    static func json(of cause: PlaceComparison.CauseOfPlace, _ words: Words) -> JSONValue {
        let (first, second) = (cause.parting.first, cause.parting.second)
        return .object([
            .init("oldName", .string(words.text(first.name))), .init("name", .string(words.text(second.name))),
            .init("old", .string(DecimalText.string(first.value) + cause.marks.old)),
            .init("new", .string(DecimalText.string(second.value) + cause.marks.new)),
            .init("count", .number(Double(cause.dependents.count))),
            .init("values", .array(cause.values.map { json(of: $0) })),
        ])
    }

    private static func json(of change: PlaceComparison.ChangedPlace) -> JSONValue {
        .array([.string(change.path), .string(change.oldText), .string(change.newText)])
    }
}
