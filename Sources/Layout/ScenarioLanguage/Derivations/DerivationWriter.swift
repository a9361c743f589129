import Geometry
import Languages
package import LayoutEngine

/// Writes a derivation as a tree of lines in one language.
struct DerivationWriter {
    let words: Words
    let trust: Trust?

    func lines(_ path: String, _ step: DerivationStep) -> [String] {
        [number(path, step) + note(step)] + termLines(step, indent: "")
    }

    /// The number at the top of a derivation.
    func number(_ path: String, _ step: DerivationStep) -> String { path + " = " + DecimalText.string(step.value) }

    /// A number from which others are derived, with its name.
    func number(_ term: DerivationStep) -> String {
        sign(of: term) + DecimalText.string(term.value) + "  " + words.text(term.name)
    }

    private func termLines(_ step: DerivationStep, indent: String) -> [String] {
        step.terms.enumerated().flatMap { index, term in
            let isLast = index == step.terms.count - 1
            return [indent + (isLast ? "└ " : "├ ") + number(term) + note(term)]
                + termLines(term, indent: indent + (isLast ? "    " : "│   "))
        }
    }

    /// The source of a number, to follow its name, and UIKit's own value for it.
    func note(_ step: DerivationStep) -> String {
        origin(of: step) + (trust?.measurement(step.name, step.value).map { note($0.phrase) } ?? "")
    }

    private func origin(of step: DerivationStep) -> String {
        switch step.origin {
        case .device(let provenance):
            ruleNote(step) + note(DerivationWord(provenance.mark).phrase())
                + (provenance.isStandIn && !step.isMeasured(trust)
                    ? note(DerivationWord.extrapolatedRule.phrase()) : "")
        case .unknown: ruleNote(step)
        case .scenario: ruleNote(step) + note(DerivationWord.scenario.phrase())
        case .initialValue: ruleNote(step) + note(DerivationWord.initialValue.phrase())
        case .explainedAbove: ruleNote(step) + note(DerivationWord.explainedAbove.phrase())
        case .stated: ruleNote(step)
        case .computed: ruleNote(step) + (step.operationPhrase.map { note($0) } ?? "")
        }
    }

    /// The sign of a step; a plus is omitted.
    private func sign(of step: DerivationStep) -> String {
        switch step.sign {
        case .none, .plus: ""
        case .minus: "− "
        case .times: "× "
        case .dividedBy: "÷ "
        }
    }

    private func ruleNote(_ step: DerivationStep) -> String {
        guard !step.rules.isEmpty else { return "" }
        let isExtrapolated = step.isExtrapolated(trust)
        return "  [" + step.rules.map { $0.id }.joined(separator: " ← ") + "]"
            + (isExtrapolated ? note(DerivationWord.extrapolatedRule.phrase()) : "")
    }

    private func note(_ phrase: Phrase) -> String {
        words.text(DerivationWord.note.phrase([.init("note", .phrase(phrase))]))
    }
}

extension DerivationStep {
    /// Whether a rule of the number was not observed there, and UIKit itself has not given the number.
    package func isExtrapolated(_ trust: Trust?) -> Bool {
        rules.contains { trust?.level(of: $0) == .extrapolated } && !isMeasured(trust)
    }

    /// Whether UIKit itself gave the number.
    func isMeasured(_ trust: Trust?) -> Bool {
        trust?.measurement(name, value).map { $0.disputed == nil } ?? false
    }
}
