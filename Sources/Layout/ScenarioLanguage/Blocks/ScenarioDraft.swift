import DataTree
import Diagnostics
import Languages
import LayoutEngine
import Schema

/// A scenario block while it is being read.
struct ScenarioDraft: Sendable {
    var id: String?
    var title = LocalizedText()
    var caption = LocalizedText()
    var sources: [SourceReference] = []
    var picture = PictureKind.device
    var show: [Layer] = []
    var environment = EnvironmentDraft()
    var root: Root?
    /// The changes, decoded in the second step with the results of the first.
    var changes: [ChangeDraft] = []
    /// Gone through when everything else is known.
    var steps: [StepDraft] = []
    var axes: [MatrixAxis] = []
    /// The places at which the hierarchy is compared, as the only axis; empty if it is not compared.
    var places: [MatrixAxis] = []
    var claims = Claims()
    /// Paths of properties that readers get controls for.
    var live: [Located<String>] = []
    var lastOS: OSVersion?
}

/// The properties that an app sets at one phase.
struct ChangeDraft: Sendable {
    var phase: Phase?
    var settings: [PathSetting] = []

    static let keys: [ScenarioKey<ChangeDraft>] = [
        ScenarioKey("at", Format.word(Phase.self)) { $0.phase = $1 },
        ScenarioKey("set", PathSetting.format) { $0.settings = $1 },
    ]

    /// The changes with a phase, in the order of the phases; within one phase as written.
    static let format = ScenarioFormat<[ChangeDraft]>(kind: .list(.object("change"))) { node, decoder in
        guard let items = node.items else {
            decoder.reportWrongType("a list such as [{at: viewWillAppear, set: {…}}]", found: node)
            return nil
        }
        let changes = items.enumerated().map { index, item in
            decoder.inside(.index(index)) { decoder in
                var change = ChangeDraft()
                let problems = decoder.diagnostics.count
                decoder.decodeObject(item, into: &change, keys)
                if change.phase == nil, decoder.diagnostics.count == problems {
                    decoder.report(
                        decoder.codes.missingKey("at", of: Message(verbatim: decoder.subject), at: item.span))
                }
                return change
            }
        }
        return Phase.allCases.flatMap { phase in changes.filter { $0.phase == phase } }
    }
}
