import CommandFramework
import Content
import Figures
import Languages
import LayoutEngine
import ScenarioLanguage

/// The callbacks of a variant as text: a timeline of all, or the callbacks of one receiver with the derivations of the changed
/// values.
struct CallbackText {
    private let variant: Variant
    private let words: Words
    /// The element whose callbacks are wanted; nil for all.
    private let receiver: Element?
    private let events: [CallbackEvent]

    init(_ variant: Variant, _ result: LayoutResult, receiver: Element?, in words: Words) {
        self.variant = variant
        self.receiver = receiver
        self.words = words
        let all = callbackEvents(of: variant.app, in: result)
        events = receiver.map { receiver in all.filter { $0.receiver == receiver.name } } ?? all
    }

    var text: String {
        let rules = RuleStatements(events.map { $0.rule }, in: words).text
        let body = receiver == nil ? timeline : events.map { detail($0) }.joined()
        return "\(VariantName.text(of: variant)), callbacks\n" + body + (rules.isEmpty ? "" : "\n" + rules)
    }

    /// A line per phase, and below it a line per callback: whose it is, what changed, and the rule.
    private var timeline: String {
        let rows = TextTable(rows: events.map { row($0) }, indentation: 2).text.split(separator: "\n")
        var phase: Phase?
        return zip(events, rows).reduce(into: "") { text, next in
            if next.0.phase != phase { text += next.0.phase.rawValue + "\n" }
            phase = next.0.phase
            text += next.1 + "\n"
        }
    }

    private func row(_ event: CallbackEvent) -> [String] {
        ["\(event.receiver).\(event.callback.rawValue)", event.change.map { text(of: $0) } ?? "", "[\(event.rule.id)]"]
    }

    private func text(of change: CallbackEvent.Change) -> String {
        "\(change.property.rawValue): \(change.before.description) → \(change.after.description)"
    }

    /// A callback, and the derivation of each number that changed.
    private func detail(_ event: CallbackEvent) -> String {
        let heading = "\(event.phase.rawValue): " + row(event).filter { !$0.isEmpty }.joined(separator: "  ") + "\n"
        guard let change = event.change else { return heading }
        let names = change.property.componentNames(of: change.after)
        let changed = zip(names, zip(change.before.quantities, change.after.quantities)).filter {
            $1.0.value != $1.1.value
        }
        return heading
            + changed.flatMap { name, quantities in
                DerivationText.lines(
                    "\(event.receiver).\(change.property.rawValue).\(name)", quantities.1, words,
                    Trust(in: variant.environment))
            }.map { "  \($0)\n" }.joined()
    }
}
