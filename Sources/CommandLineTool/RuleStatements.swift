import Content
import Languages
import LayoutEngine
import ScenarioLanguage

/// Some rules in words, each once: those behind numbers, in the order in which derivations name them, or given ones.
struct RuleStatements {
    private let language: Language
    private(set) var rules: [Rule] = []

    init(behind quantities: [Quantity], in language: Language) {
        self.language = language
        for quantity in quantities { add(DerivationStep(quantity)) }
    }

    init(_ rules: [Rule], in language: Language) {
        self.language = language
        for rule in rules where !self.rules.contains(rule) { self.rules.append(rule) }
    }

    private mutating func add(_ step: DerivationStep) {
        rules += step.rules.filter { !rules.contains($0) }
        for term in step.terms { add(term) }
    }

    /// Two lines per rule: its name, versions and confidence, then what it says.
    var text: String {
        rules.map { rule in
            let heading =
                language == .english
                ? "\(rule.id)  (iOS \(rule.versions), \(rule.confidence.rawValue))"
                : "\(rule.id)（iOS \(rule.versions)，\(chinese(rule.confidence))）"
            return "\(heading)\n    \(language == .english ? rule.statement.english : rule.statement.chinese)\n"
        }.joined()
    }

    private func chinese(_ confidence: Rule.Confidence) -> String {
        switch confidence {
        case .documented: "有文档"
        case .observed: "实测"
        case .inferred: "推断"
        }
    }
}
