import Geometry
import LayoutEngine

/// A tree of insets in words, level by level.
struct TreeText {
    let tree: InsetTree
    let language: Language

    /// One sentence for each row with insets: its numbers, then what changed on the way to it.
    var text: String {
        let property = tree.property?.rawValue
        let first = language(
            property.map { "\($0) of each level, from the window down." }
                ?? "Layout guides of each controller, from the window down.",
            property.map { "从窗口往下，各级的 \($0)。" } ?? "从窗口往下，各控制器的布局参考线。")
        let rows = tree.rows.filter { !$0.insets.isEmpty || $0.kind == .bar }.map { sentence(about: $0) }
        return ([first] + rows).joined(separator: language(" ", ""))
    }

    /// "+44" and "navigation bar".
    func words(for part: InsetStep.Part) -> (amount: String, reason: String) {
        switch part {
        case .term(let term): (Self.signed(term.value), name(of: term))
        case .outOfReach(let value): (Self.signed(value), language("does not reach this view", "未延伸到此视图"))
        case .total(let value): (Self.signed(value), language("in all", "合计"))
        }
    }

    private static func signed(_ value: Double) -> String {
        (value > 0 ? "+" : "") + NumberText.string(value)
    }

    private func name(of term: AdditiveTerm) -> String {
        guard term.isSubtracted else { return language(term.name) }
        return language("gap to the superview's edge", "与父视图边缘的间距")
    }

    private func sentence(about row: TreeNode) -> String {
        if let height = row.height {
            let number = NumberText.string(height)
            return language("\(row.name) is \(number) high.", "\(row.name) 高 \(number)。")
        }
        let owner = row.kind == .property ? row.parent.map { tree.rows[$0].name } ?? "" : ""
        let subject = owner + row.name
        let numbers = Edge.allCases.compactMap { edge in
            row.insets[edge].map { language.name(of: edge.rawValue) + " " + NumberText.string($0.value) }
        }
        let values = numbers.joined(separator: language(", ", "，"))
        let steps = row.steps.map { step in
            step.parts.map { part in
                let (amount, reason) = words(for: part)
                return "\(amount) \(reason)"
            }.joined(separator: language(" and ", "、"))
        }
        let reasons =
            steps.isEmpty ? "" : language(" (", "（") + steps.joined(separator: language("; ", "；")) + language(")", "）")
        return language("\(subject): \(values)\(reasons).", "\(subject)：\(values)\(reasons)。")
    }
}
