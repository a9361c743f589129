import Geometry
import LayoutEngine
import SiteBuilder

/// A number and the numbers behind it as an indented tree; each rule is stated where it first occurs.
struct DerivationTree {
    private let language: Language
    /// Names and values that were unfolded before; they are not unfolded twice.
    private var unfolded: Set<String> = []
    private var statedRules: Set<String> = []
    private var lines: [String] = []

    /// The tree of a number, each line ending in a line break.
    static func text(of quantity: Quantity, in language: Language) -> String {
        var tree = DerivationTree(language: language)
        tree.add(quantity, sign: "", Indentation(first: "", rest: ""))
        return tree.lines.map { $0 + "\n" }.joined()
    }

    private init(language: Language) { self.language = language }

    /// What stands before a node's own line, and before the lines below it.
    private struct Indentation {
        let first: String
        let rest: String

        func child(isLast: Bool) -> Indentation {
            Indentation(first: rest + (isLast ? "└─ " : "├─ "), rest: rest + (isLast ? "   " : "│  "))
        }
    }

    private mutating func add(_ quantity: Quantity, sign: String, _ indentation: Indentation) {
        let name = word(quantity.derivation.name)
        let headline = "\(indentation.first)\(sign)\(DecimalText.string(quantity.value))  \(name)"
        switch quantity.derivation.origin {
        case .device(let provenance): lines.append("\(headline)  (\(word(.deviceTable)), \(mark(provenance)))")
        case .scenario: lines.append("\(headline)  (\(word(.writtenInScenario)))")
        case .initialValue: lines.append("\(headline)  (\(word(.initialValue)))")
        case .rule(let rule, let operation, let terms):
            let isNew = unfolded.insert(headlineKey(quantity)).inserted
            guard isNew || terms.isEmpty else {
                lines.append("\(headline)  (\(word(.asAbove)))")
                return
            }
            lines.append(
                "\(headline)  \(word(ExplanationWords.operation(operation, termCount: terms.count)))[\(rule.id)]")
            state(rule, below: indentation, hasTerms: !terms.isEmpty)
            for (index, term) in terms.enumerated() {
                add(
                    term.quantity, sign: term.isSubtracted ? "− " : "",
                    indentation.child(isLast: index == terms.count - 1))
            }
        }
    }

    private func headlineKey(_ quantity: Quantity) -> String {
        "\(quantity.derivation.name.english) \(quantity.value)"
    }

    /// The rule in words with its versions, once per tree.
    private mutating func state(_ rule: Rule, below indentation: Indentation, hasTerms: Bool) {
        guard statedRules.insert(rule.id).inserted else { return }
        let confidence = word(ExplanationWords.confidence(rule.confidence))
        let bar = hasTerms ? "│  " : "   "
        lines.append("\(indentation.rest)\(bar)iOS \(rule.versions), \(confidence): \(word(rule.statement))")
    }

    private func mark(_ provenance: Provenance) -> String {
        let mark = word(ExplanationWords.mark(provenance.mark))
        return provenance.sources.isEmpty ? mark : "\(mark): \(provenance.sources)"
    }

    private func word(_ text: Localized) -> String { text.text(in: language) }
}
