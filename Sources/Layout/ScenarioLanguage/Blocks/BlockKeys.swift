import DataTree
import LayoutEngine
import Schema

/// The keys at the top of a scenario block.
enum BlockKeys {
    /// The keys of a scenario that uses no other.
    static let all: [ScenarioKey<ScenarioDraft>] =
        identity + environment + [root, changes, steps] + presentation + reuse

    static let names = all.map { $0.entry.name }

    /// The names of keys that are allowed together with `use`.
    static let besideUse = (identity + [changes, steps] + presentation + reuse).map { $0.entry.name }

    /// The names of keys that are allowed together with `compare`.
    static let besideCompare =
        (identity + presentation).map { $0.entry.name }.filter { !["matrix", "live", "myDevice"].contains($0) } + [
            "compare"
        ]

    /// The names of keys that a block does not inherit from the one it uses.
    static let notInherited = ["id", "source", "until", "expect", "use", "with"]

    private static let identity: [ScenarioKey<ScenarioDraft>] = [
        ScenarioKey("id", Format.id) { $0.id = $1 },
        ScenarioKey("title", Format.localizedText) { $0.title = $1 },
        ScenarioKey("caption", Format.localizedText) { $0.caption = $1 },
        ScenarioKey("source", Format.sources) { $0.sources = $1 },
    ]

    private static let environment: [ScenarioKey<ScenarioDraft>] = EnvironmentKeys.all.map {
        $0.lifted { draft, change in change(&draft.environment) }
    }

    private static let root = ScenarioKey<ScenarioDraft>("root", RootDecoder.format) { $0.root = $1 }

    private static let changes = ScenarioKey<ScenarioDraft>("changes", ChangeDraft.format) { $0.changes = $1 }

    private static let steps = ScenarioKey<ScenarioDraft>("steps", StepDraft.format) { $0.steps = $1 }

    private static let presentation: [ScenarioKey<ScenarioDraft>] = [
        ScenarioKey("picture", Format.word(PictureKind.self), initial: PictureKind.device.rawValue) { $0.picture = $1 },
        ScenarioKey("show", Format.oneOrMore(Format.word(Layer.self))) { $0.show = $1 },
        ScenarioKey("live", Format.paths) { $0.live = $1 },
        // Read from the tree by those who show the figure.
        ScenarioKey("myDevice", Format.flag, initial: "true") { _, _ in },
        ScenarioKey("matrix", MatrixAxis.format) { $0.axes = $1 },
        ScenarioKey("expect", Claims.format) { $0.claims = $1 },
        ScenarioKey("until", Format.osVersion) { $0.lastOS = $1 },
    ]

    private static let reuse: [ScenarioKey<ScenarioDraft>] = [
        .resolvedEarlier("use", .name),
        .resolvedEarlier("with", .overlay),
        ScenarioKey("compare", ComparedPlaces.format) { $0.places = $1 },
    ]
}
