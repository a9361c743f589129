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
        let headline =
            "\(indentation.first)\(sign)\(DecimalText.string(quantity.value))  \(word(quantity.derivation.name))"
        switch quantity.derivation.origin {
        case .device(let provenance): lines.append(headline + remark(.deviceTable, mark(provenance)))
        case .scenario: lines.append(headline + remark(.writtenInScenario))
        case .initialValue: lines.append(headline + remark(.initialValue))
        case .rule(let rule, let operation, let terms):
            let isNew = unfolded.insert("\(quantity.derivation.name.english) \(quantity.value)").inserted
            guard isNew || terms.isEmpty else {
                lines.append(headline + remark(.asAbove))
                return
            }
            lines.append(
                "\(headline)  \(word(ExplanationWords.operation(operation, termCount: terms.count)))[\(rule.id)]")
            state(rule, indentation.rest + (terms.isEmpty ? "   " : "│  "))
            for (index, term) in terms.enumerated() {
                let isLast = index == terms.count - 1
                add(term.quantity, sign: term.isSubtracted ? "− " : "", indentation.child(isLast: isLast))
            }
        }
    }

    /// The rule in words with its versions, once per tree.
    private mutating func state(_ rule: Rule, _ indentation: String) {
        guard statedRules.insert(rule.id).inserted else { return }
        let confidence = word(ExplanationWords.confidence(rule.confidence))
        let words = Localized(
            "iOS \(rule.versions), \(confidence): \(rule.statement.english)",
            "iOS \(rule.versions)，\(confidence)：\(rule.statement.chinese)")
        lines.append(indentation + word(words))
    }

    /// What is known of a number, in brackets, with more of it behind a comma.
    private func remark(_ text: Localized, _ more: Localized? = nil) -> String {
        let english = text.english + (more.map { ", " + $0.english } ?? "")
        let chinese = text.chinese + (more.map { "，" + $0.chinese } ?? "")
        return word(Localized("  (\(english))", "（\(chinese)）"))
    }

    private func mark(_ provenance: Provenance) -> Localized {
        let mark = ExplanationWords.mark(provenance.mark)
        if provenance.sources.isEmpty { return mark }
        return Localized("\(mark.english): \(provenance.sources)", "\(mark.chinese)：\(provenance.sources)")
    }

    private func word(_ text: Localized) -> String { text.text(in: language) }
}
