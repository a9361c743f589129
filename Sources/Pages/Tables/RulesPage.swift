import Languages
import Content
import LayoutEngine
import Templates

/// The page of all layout rules, with the figures that rest on each.
struct RulesPage {
    let rules: [Rule]
    let language: Language
    /// Title and reference of the figures by rule id, in reading order.
    let uses: [String: [Use]]

    /// A figure that rests on a rule.
    struct Use: Hashable, Sendable {
        let title: String
        /// From the rules page to the figure.
        let reference: String
    }

    /// What the template "rules" is filled with.
    var fields: TemplateValue {
        let areas = areas.map { area -> TemplateValue in
            let members = rules.filter { Self.area(of: $0) == area }
            return .object([
                "id": .text(Self.anchor(ofArea: area)), "name": .text(area), "rules": .list(members.map { rule($0) }),
            ])
        }
        return .object(["words": Word.values(in: language), "areas": .list(areas)])
    }

    /// The areas and their fragments.
    var outline: [Page.OutlineEntry] {
        areas.map { Page.OutlineEntry(level: 2, id: Self.anchor(ofArea: $0), title: $0) }
    }

    /// The areas in the order in which the catalog first names them.
    private var areas: [String] {
        rules.reduce(into: []) { areas, rule in
            if !areas.contains(Self.area(of: rule)) { areas.append(Self.area(of: rule)) }
        }
    }

    /// The part of a rule's id before the dot.
    private static func area(of rule: Rule) -> String { String(rule.id.prefix { $0 != "." }) }

    private static func anchor(ofArea area: String) -> String { "area-" + area }

    /// The fragment of a rule on this page.
    static func anchor(of rule: Rule) -> String { "rule-" + rule.id }

    private func rule(_ rule: Rule) -> TemplateValue {
        let uses = uses[rule.id] ?? []
        let statement = language == .english ? rule.statement.english : rule.statement.chinese
        return .object([
            "id": .text(Self.anchor(of: rule)), "name": .text(rule.id), "versions": .text(rule.versions.description),
            "confidence": .text(rule.confidence.rawValue), "statement": .text(statement),
            "confidenceWord": .text(Self.word(rule.confidence).text(in: language)),
            "hasEvidence": .flag(!rule.evidence.isEmpty), "evidence": .list(rule.evidence.map { .text($0) }),
            "hasUses": .flag(!uses.isEmpty), "count": .text("\(uses.count)"),
            "uses": .list(uses.map { .object(["href": .text($0.reference), "title": .text($0.title)]) }),
        ])
    }

    private static func word(_ confidence: Rule.Confidence) -> Word {
        switch confidence {
        case .documented: .documented
        case .observed: .observed
        case .inferred: .inferred
        }
    }
}
