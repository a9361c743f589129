import Languages
import Content
import Figures
import LayoutEngine
import Scenarios
import Templates

/// What the template "derivation" is filled with: a number and, nested, the numbers that made it.
struct DerivationFields {
    let route: Route
    let language: Language
    /// The anchors of numbers that the figure explains on their own, by name: their terms are not repeated.
    let explained: [String: Explained]

    /// A number with a derivation of its own in the same figure.
    struct Explained: Hashable, Sendable {
        let anchor: String
        let value: Double
    }

    /// What the heading of a derivation is filled with, and below it the terms.
    func fields(of step: DerivationStep) -> TemplateValue { fields(of: step, isFirst: true, href: "") }

    /// A term; the first among its siblings shows no plus sign.
    private func term(_ step: DerivationStep, isFirst: Bool) -> TemplateValue {
        guard let own = explained[step.name.english], own.value == step.value else {
            return fields(of: step, isFirst: isFirst, href: "")
        }
        return fields(of: step, isFirst: isFirst, href: "#" + PercentEncoding.encode(own.anchor[...]))
    }

    private func fields(of step: DerivationStep, isFirst: Bool, href: String) -> TemplateValue {
        let terms = href.isEmpty ? step.terms : []
        return .object([
            "href": .text(href),
            "sign": .text(step.isSubtracted ? "−" : isFirst ? "" : "+"),
            "amount": .text(DisplayNumber.text(step.value)),
            "name": .text(language == .english ? step.name.english : step.name.chinese),
            "note": .text(href.isEmpty ? note(on: step) : ""),
            "rules": .list(href.isEmpty ? rules(of: step) : []),
            "hasTerms": .flag(!terms.isEmpty),
            "terms": .list(
                terms.enumerated().map { index, term in
                    self.term(term, isFirst: index == 0 || !isSum(step))
                }),
        ])
    }

    /// Each rule once, in the order in which it passed the number on.
    private func rules(of step: DerivationStep) -> [TemplateValue] {
        step.rules.enumerated().filter { index, rule in !step.rules[..<index].contains(rule) }.map { rule($0.element) }
    }

    private func rule(_ rule: Rule) -> TemplateValue {
        let edition = route.edition == .traditional ? Edition.traditional : .language(language)
        let page = Route(edition, GeneratedPage.rules.slug).path
        return .object([
            "id": .html(HTMLEscaping.escaped(rule.id).split(separator: ".").joined(separator: ".<wbr>")),
            "href": .text(route.reference(to: page, fragment: RulesPage.anchor(of: rule))),
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
        case .device(let provenance):
            Word.deviceTable.text(in: language) + ", " + mark(provenance.mark).text(in: language)
        case .scenario: Word.setInScenario.text(in: language)
        case .initialValue: Word.initialValue.text(in: language)
        case .explainedAbove: Word.explainedAbove.text(in: language)
        case .rule(.maximum) where !step.terms.isEmpty: Word.greatestOf.text(in: language)
        case .rule(.constant) where !step.terms.isEmpty: Word.givenThat.text(in: language)
        case .rule(.clampedSum(let lower, let upper)): Sentence.limit(step, lower: lower, upper: upper, in: language)
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
