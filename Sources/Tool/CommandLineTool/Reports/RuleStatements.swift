import CommandFramework
import Content
import Languages
import LayoutEngine
import ScenarioLanguage

/// Some rules in words, each once: those behind numbers, in the order in which derivations name them, or given ones.
struct RuleStatements {
    private let words: Words
    private(set) var rules: [Rule] = []
    private var extrapolations: [Extrapolation] = []

    /// - Parameter explained: the rules that have been printed already. A rule that was not observed here is printed once more.
    init(
        behind quantities: [Quantity], of environment: Environment, at phase: Phase = .viewDidAppear, in words: Words,
        without explained: [Rule] = []
    ) {
        self.words = words
        extrapolations = Extrapolation.all(behind: quantities, in: environment, at: phase)
        for quantity in quantities { add(DerivationStep(quantity)) }
        rules.removeAll { rule in explained.contains(rule) && !extrapolations.contains { $0.rule == rule } }
    }

    init(_ rules: [Rule], in words: Words) {
        self.words = words
        for rule in rules where !self.rules.contains(rule) { self.rules.append(rule) }
    }

    private mutating func add(_ step: DerivationStep) {
        rules += step.rules.filter { !rules.contains($0) }
        for term in step.terms { add(term) }
    }

    /// Two lines per rule: its name, versions and confidence, then its statement. A third line reports where it was observed, if
    /// not here; that a number is an estimate is in the statement.
    var text: String {
        rules.map { rule in
            let own = extrapolations.filter { $0.rule == rule && !$0.isInStatement }
            return "\(words.text(heading(of: rule)))\n    \(words.text(rule.statement))\n"
                + Extrapolation.lines(for: own, in: words, indentation: 4)
        }.joined()
    }

    private func heading(of rule: Rule) -> Phrase {
        DerivationWord.rule.phrase([
            .init("rule", .text(rule.id)), .init("versions", .text(rule.versions.description)),
            .init("confidence", .phrase(DerivationWord(rule.confidence).phrase())),
        ])
    }
}
