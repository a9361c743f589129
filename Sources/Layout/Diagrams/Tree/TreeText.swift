import Geometry
import Languages
import LayoutEngine

/// A tree of insets in words, level by level.
struct TreeText {
    let tree: InsetTree
    let words: Words

    /// A sentence for each row with insets: its numbers, then the changes on the way to it.
    var text: AltText {
        let first =
            tree.property.map { words.text(.propertyOfLevels, ["property": $0.rawValue]) }
            ?? words[.guidesOfControllers]
        let rows = tree.rows.filter { !$0.insets.isEmpty || $0.kind == .bar }.map { sentence(about: $0) }
        return AltText([first] + rows, words)
    }

    /// "+44" and "navigation bar".
    func texts(of part: InsetStep.Part) -> (amount: String, reason: String) {
        switch part {
        case .term(let term): (Self.signed(term.value), name(of: term))
        case .outOfReach(let value): (Self.signed(value), words[.outOfReach])
        case .total(let value): (Self.signed(value), words[.total])
        }
    }

    private static func signed(_ value: Double) -> String {
        (value > 0 ? "+" : "") + NumberText.string(value)
    }

    private func name(of term: AdditiveTerm) -> String {
        term.isSubtracted ? words[.gapToSuperview] : words.text(term.name)
    }

    private func sentence(about row: TreeNode) -> String {
        if let height = row.height {
            return words.text(.barHeight, ["name": row.name, "height": NumberText.string(height)])
        }
        let owner = row.kind == .property ? row.parent.map { tree.rows[$0].name } ?? "" : ""
        let subject = owner + row.name
        let numbers = Edge.allCases.compactMap { edge in
            row.insets[edge].map { words.name(of: edge.rawValue) + " " + NumberText.string($0.value) }
        }
        let steps = row.steps.map { step in
            step.parts.map { part in
                let (amount, reason) = texts(of: part)
                return "\(amount) \(reason)"
            }.joined(separator: words[.stepConjunction])
        }
        let reasons =
            steps.isEmpty
            ? "" : words.text(.steps, ["steps": steps.joined(separator: words[.clauseSeparator])])
        return words.text(
            .level,
            ["subject": subject, "values": numbers.joined(separator: words[.phraseSeparator]), "steps": reasons])
    }
}
