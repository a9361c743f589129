import DataTree
import Diagnostics
import Languages
import LayoutEngine
import Schema

/// An item of `steps` while it is being read: a change once the app is at rest.
struct StepDraft: Sendable {
    var name: Located<String>?
    var title = LocalizedText()
    /// A mapping with the pushed controller under its class key; read when it is in the tree.
    var pushed: DataNode?
    var pops = false
    var settings: [PathSetting] = []
    /// The place of the item.
    let span: SourceSpan

    init(at span: SourceSpan) { self.span = span }

    static let keys: [ScenarioKey<StepDraft>] = [
        ScenarioKey("name", Format.located(Format.id)) { $0.name = $1 },
        ScenarioKey("title", Format.localizedText) { $0.title = $1 },
        ScenarioKey("push", ScenarioFormat<DataNode>(kind: .controller) { node, _ in node }) { $0.pushed = $1 },
        ScenarioKey("pop", Format.flag, initial: "false") { $0.pops = $1 },
        ScenarioKey("set", PathSetting.format) { $0.settings = $1 },
    ]

    /// The steps in their order, each with a name of its own.
    static let format = ScenarioFormat<[StepDraft]>(kind: .list(.object("step"))) { node, decoder in
        guard let items = node.items else {
            decoder.reportWrongType("a list such as [{name: rotated, set: {orientation: landscape}}]", found: node)
            return nil
        }
        guard items.count < Matrix.limit else {
            decoder.report(StepCodes.tooManySteps(limit: Matrix.limit, at: node.span))
            return nil
        }
        var seen: [String: SourceSpan] = [:]
        return items.enumerated().map { index, item in
            decoder.inside(.index(index)) { decoder in
                var step = StepDraft(at: item.span)
                let problems = decoder.diagnostics.count
                decoder.decodeObject(item, into: &step, keys)
                guard decoder.diagnostics.count == problems else { return step }
                if let name = step.name {
                    if name.value == Variant.Coordinate.start || Phase(rawValue: name.value) != nil {
                        decoder.report(StepCodes.reservedStepName(name.value, at: name.span))
                    } else if let first = seen[name.value] {
                        decoder.report(ElementCodes.duplicateName(name.value, at: name.span, first: first))
                    }
                    seen[name.value] = name.span
                } else {
                    decoder.report(
                        decoder.codes.missingKey("name", of: Message(verbatim: decoder.subject), at: item.span))
                }
                if step.pushed == nil, !step.pops, step.settings.isEmpty {
                    decoder.report(StepCodes.emptyStep(at: item.span))
                }
                return step
            }
        }
    }
}
