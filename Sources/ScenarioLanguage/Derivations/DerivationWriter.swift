import Geometry
import LayoutEngine

/// Writes a derivation as a tree of lines in one language.
struct DerivationWriter {
    let isEnglish: Bool

    func lines(_ path: String, _ step: DerivationStep) -> [String] {
        [path + " = " + DecimalText.string(step.value) + note(step)] + termLines(step, indent: "")
    }

    private func termLines(_ step: DerivationStep, indent: String) -> [String] {
        step.terms.enumerated().flatMap { index, term in
            let isLast = index == step.terms.count - 1
            let line =
                indent + (isLast ? "└ " : "├ ") + sign(of: term) + DecimalText.string(term.value) + "  "
                + text(term.name)
                + note(term)
            return [line] + termLines(term, indent: indent + (isLast ? "    " : "│   "))
        }
    }

    /// Where a number comes from, behind its name.
    private func note(_ step: DerivationStep) -> String {
        switch step.origin {
        case .device(let provenance):
            ruleNote(step) + parenthesized("device, \(provenance.mark.rawValue)", chinese(provenance.mark))
        case .scenario: ruleNote(step) + parenthesized("scenario", "场景")
        case .initialValue: ruleNote(step) + parenthesized("default", "默认值")
        case .explainedAbove: ruleNote(step) + parenthesized("see above", "见上")
        case .stated: ruleNote(step)
        case .computed: ruleNote(step) + (step.operationPhrase.map { parenthesized($0.english, $0.chinese) } ?? "")
        }
    }

    /// A plus goes without saying.
    private func sign(of step: DerivationStep) -> String {
        switch step.sign {
        case .none, .plus: ""
        case .minus: "− "
        case .times: "× "
        case .dividedBy: "÷ "
        }
    }

    private func ruleNote(_ step: DerivationStep) -> String {
        step.rules.isEmpty ? "" : "  [" + step.rules.map { $0.id }.joined(separator: " ← ") + "]"
    }

    private func parenthesized(_ english: String, _ chinese: String) -> String {
        isEnglish ? " (\(english))" : "（\(chinese)）"
    }

    private func text(_ name: Localized) -> String { isEnglish ? name.english : name.chinese }

    private func chinese(_ mark: Provenance.Mark) -> String {
        switch mark {
        case .appleDocumented: "设备，Apple 文档"
        case .observed: "设备，实测"
        case .inferred: "设备，推断"
        }
    }
}
