import DataTree
import Diagnostics
import LayoutEngine

/// What an app sets at one phase.
struct ChangeDraft: Sendable {
    var phase: Phase?
    var settings: [PathSetting] = []

    static let keys: [SchemaKey<ChangeDraft>] = [
        SchemaKey(
            "at", Format.word(Phase.self), "The callback in which the app sets the values.", "应用在哪个回调里设置这些值。"
        ) { $0.phase = $1 },
        SchemaKey("set", PathSetting.format, "Value paths with their new values.", "值路径及其新值。") {
            $0.settings = $1
        },
    ]

    /// The changes with a phase, in the order of the phases; within one phase as written.
    static let format = ValueFormat<[ChangeDraft]>(kind: .list(.object("change"))) { node, decoding in
        guard let items = node.items else {
            decoding.report(
                .wrongType(decoding.subject, "a list such as [{at: viewWillAppear, set: {…}}]", found: node))
            return nil
        }
        let changes = items.enumerated().map { index, item in
            decoding.inside(.index(index)) { decoding in
                var change = ChangeDraft()
                let problems = decoding.diagnostics.count
                decoding.readObject(item, into: &change, keys)
                if change.phase == nil, decoding.diagnostics.count == problems {
                    decoding.report(.missingKey("at", of: decoding.subject, at: item.span))
                }
                return change
            }
        }
        return Phase.allCases.flatMap { phase in changes.filter { $0.phase == phase } }
    }
}
