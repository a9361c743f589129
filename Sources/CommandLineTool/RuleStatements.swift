import Content
import Languages
import LayoutEngine
import ScenarioLanguage

/// Some rules in words, each once: those behind numbers, in the order in which derivations name them, or given ones.
struct RuleStatements {
    private let words: Words
    private(set) var rules: [Rule] = []

    init(behind quantities: [Quantity], in words: Words) {
        self.words = words
        for quantity in quantities { add(DerivationStep(quantity)) }
    }

    init(_ rules: [Rule], in words: Words) {
        self.words = words
        for rule in rules where !self.rules.contains(rule) { self.rules.append(rule) }
    }

    private mutating func add(_ step: DerivationStep) {
        rules += step.rules.filter { !rules.contains($0) }
        for term in step.terms { add(term) }
    }

    /// Two lines per rule: its name, versions and confidence, then what it says.
    var text: String {
        rules.map { "\(words.text(heading(of: $0)))\n    \(words.text($0.statement))\n" }.joined()
    }

    private func heading(of rule: Rule) -> Phrase {
        DerivationWord.rule.phrase([
            .init("rule", .text(rule.id)), .init("versions", .text(rule.versions.description)),
            .init("confidence", .phrase(DerivationWord(rule.confidence).phrase())),
        ])
    }
}
