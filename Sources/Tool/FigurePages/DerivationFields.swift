import Content
import Figures
import Languages
import LayoutEngine
import NoteScenarios
import Pages
import ScenarioLanguage
import Templates

/// The fields of the template "derivation": a number and, nested, the numbers it was derived from.
struct DerivationFields {
    let context: RenderingContext
    let language: Language
    /// The trust of the environment, by which steps are marked that are extrapolated there; nil where there are several.
    let trust: Trust?
    /// The anchors of numbers that the figure explains on their own, by name: their terms are not repeated.
    let explained: [String: Explained]

    /// A number with a derivation of its own in the same figure.
    struct Explained: Hashable, Sendable {
        /// Its anchor, as on a page of its own.
        let anchor: String
        let value: Double
    }

    /// The fields of a derivation's heading, with the terms below it.
    func fields(of step: DerivationStep) -> TemplateValue { fields(of: step, href: "") }

    /// A term, which links to its own derivation where the figure has one.
    private func term(_ step: DerivationStep) -> TemplateValue {
        guard let own = step.name.path.flatMap({ explained[$0] }), own.value == step.value else {
            return fields(of: step)
        }
        return fields(of: step, href: context.reference(to: context.route, own.anchor) ?? "")
    }

    private func fields(of step: DerivationStep, href: String) -> TemplateValue {
        let terms = href.isEmpty ? step.terms : []
        return .object([
            "href": .text(href),
            "sign": .text(sign(of: step)),
            "amount": .text(DisplayNumber.text(step.value)),
            "name": context.text(context.unconverted(language).text(step.name)),
            "note": .text(href.isEmpty ? note(on: step) : ""),
            "rules": .list(href.isEmpty ? rules(of: step) : []),
            "hasTerms": .flag(!terms.isEmpty),
            "terms": .list(terms.map { term($0) }),
        ])
    }

    /// The rules, each once, in the order in which they passed the number on.
    private func rules(of step: DerivationStep) -> [TemplateValue] {
        step.rules.enumerated().filter { index, rule in !step.rules[..<index].contains(rule) }.map { rule($0.element) }
    }

    private func rule(_ rule: Rule) -> TemplateValue {
        return .object([
            "id": .html(HTMLEscaping.escaped(rule.id).split(separator: ".").joined(separator: ".<wbr/>")),
            "href": context.link(to: context.table(.rules, in: language), rule.anchor),
        ])
    }

    private func sign(of step: DerivationStep) -> String {
        switch step.sign {
        case .none: ""
        case .plus: "+"
        case .minus: "−"
        case .times: "× "
        case .dividedBy: "÷ "
        }
    }

    /// The origin of a number that no rule gives, and the operation on its terms if it is not a plain sum.
    private func note(on step: DerivationStep) -> String {
        let words = context.localization.words(in: language)
        let own =
            switch step.origin {
            case .device(let provenance): words[.deviceTable] + ", " + words[mark(provenance.mark)]
            case .scenario: words[.setInScenario]
            case .initialValue: words[.initialValue]
            case .explainedAbove: words[.explainedAbove]
            case .stated, .unknown: ""
            case .computed: step.operationPhrase.map { context.unconverted(language).text($0) } ?? ""
            }
        let measured = trust?.measurement(step.name, step.value)?.phrase
        return [
            own, step.isExtrapolated(trust) ? words[.extrapolated] : "",
            measured.map { context.unconverted(language).text($0) } ?? "",
        ].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    private func mark(_ mark: Provenance.Mark) -> Word {
        switch mark {
        case .appleDocumented: .documented
        case .observed: .observed
        case .inferred: .inferred
        case .disputed: .disputed
        }
    }
}
