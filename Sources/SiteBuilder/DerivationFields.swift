import LayoutEngine
import Scenarios
import Templates

/// What the template "derivation" is filled with: a number and, nested, the numbers that made it.
struct DerivationFields {
    let route: Route
    let language: Language

    /// A step; the first among its siblings shows no plus sign.
    func fields(of step: DerivationStep, isFirst: Bool) -> TemplateValue {
        .object([
            "sign": .text(step.isSubtracted ? "−" : isFirst ? "" : "+"),
            "amount": .text(DisplayNumber.text(step.value)),
            "name": .text(language == .english ? step.name.english : step.name.chinese),
            "note": .text(note(on: step)),
            "rules": .list(step.rules.map { rule($0) }),
            "hasTerms": .flag(!step.terms.isEmpty),
            "terms": .list(step.terms.enumerated().map { terms in
                fields(of: terms.element, isFirst: terms.offset == 0 || !isSum(step))
            }),
        ])
    }

    private func rule(_ rule: Rule) -> TemplateValue {
        let page = Route(language, GeneratedPage.rules.slug).path
        return .object([
            "id": .text(rule.id), "href": .text(route.reference(to: page, fragment: RulesPage.anchor(of: rule))),
        ])
    }

    private func isSum(_ step: DerivationStep) -> Bool {
        switch step.origin {
        case .rule(.sum), .rule(.clampedSum): true
        default: false
        }
    }

    /// Where a number comes from when no rule says it, and what was done with the terms when it is no plain sum.
    private func note(on step: DerivationStep) -> String {
        switch step.origin {
        case .device(let provenance): Word.deviceTable.text(in: language) + ", " + mark(provenance.mark).text(in: language)
        case .scenario: Word.setInScenario.text(in: language)
        case .initialValue: Word.initialValue.text(in: language)
        case .explainedAbove: Word.explainedAbove.text(in: language)
        case .rule(.maximum) where !step.terms.isEmpty: Word.greatestOf.text(in: language)
        case .rule(.constant) where !step.terms.isEmpty: Word.givenThat.text(in: language)
        case .rule(.clampedSum(let lower, let upper)): Phrase.limit(step, lower: lower, upper: upper, in: language)
        case .rule: ""
        }
    }

    private func mark(_ mark: Provenance.Mark) -> Word {
        switch mark {
        case .appleDocumented: .documented
        case .observed: .observed
        case .inferred: .inferred
        }
    }
}
