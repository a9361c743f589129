import Geometry
package import LayoutEngine

/// Derivations as text, for the command line, diagnostics and pages.
package enum DerivationText {
    /// The derivation of a number as a tree of lines; `language` is "en" or "zh-Hans".
    ///
    ///     table.adjustedContentInset.top = 188  [adjusted-content-inset.automatic]
    ///     ├ 100  table.contentInset.top (scenario)
    ///     └ 88  table.safeAreaInsets.top  [safe-area.child-overlap]
    package static func lines(_ path: String, _ quantity: Quantity, language: String) -> [String] {
        let writer = DerivationWriter(isEnglish: language == "en")
        return writer.lines(path, DerivationStep(quantity))
    }

    /// The derivations of what a path leads to, one number after the other; a word has none.
    package static func lines(_ path: ValuePath, _ value: Value, language: String) -> [String] {
        let whole = path.component == nil ? Property(rawValue: path.property) : nil
        let names = whole?.componentNames(of: value) ?? value.componentNames
        return value.quantities.enumerated().flatMap { index, quantity in
            lines(
                names.isEmpty ? path.description : "\(path.description).\(names[index])", quantity, language: language)
        }
    }

    /// What made some numbers, one rule and its arithmetic a line, results before their terms; six lines at most.
    static func ruleLines(behind quantities: [Quantity]) -> [String] {
        var waiting = quantities.map { DerivationStep($0) }[...]
        var lines: [String] = []
        while let step = waiting.popFirst(), lines.count < 6 {
            waiting += step.terms
            if let line = ruleLine(step), !lines.contains(line) { lines.append(line) }
        }
        return lines
    }

    /// "view.frame.y: 20 + 44 = 64 [extended-layout.bars]"; nil for what no rule made.
    private static func ruleLine(_ step: DerivationStep) -> String? {
        guard case .rule(let operation) = step.origin else { return nil }
        let rules = step.rules.map { $0.id }.joined(separator: " ← ")
        let result = DecimalText.string(step.value)
        let arithmetic = arithmetic(operation, step.terms).map { $0 + " = " } ?? ""
        return "\(step.name.english): \(arithmetic)\(result) [\(rules)]"
    }

    private static func arithmetic(_ operation: Derivation.Operation, _ terms: [DerivationStep]) -> String? {
        guard !terms.isEmpty else { return nil }
        switch operation {
        case .sum: return sum(terms)
        case .clampedSum(let lower, let upper):
            let total = total(terms)
            if total < lower { return "\(sum(terms)), at least \(DecimalText.string(lower))" }
            return total > upper ? "\(sum(terms)), at most \(DecimalText.string(upper))" : sum(terms)
        case .maximum: return "max(" + terms.map { DecimalText.string($0.value) }.joined(separator: ", ") + ")"
        case .constant: return nil
        }
    }

    /// The terms with their signs, added.
    static func total(_ terms: [DerivationStep]) -> Double {
        terms.reduce(0) { $0 + ($1.isSubtracted ? -$1.value : $1.value) }
    }

    /// "667 - 64 - 49", or the name of a single term.
    private static func sum(_ terms: [DerivationStep]) -> String {
        if terms.count == 1, !terms[0].isSubtracted { return terms[0].name.english }
        return terms.enumerated().reduce(into: "") { text, term in
            let (index, step) = term
            if index > 0 { text += step.isSubtracted ? " - " : " + " } else if step.isSubtracted { text += "-" }
            let number = DecimalText.string(step.value)
            text += step.value < 0 && !text.isEmpty ? "(\(number))" : number
        }
    }
}
