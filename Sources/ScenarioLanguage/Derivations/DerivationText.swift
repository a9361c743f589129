import Geometry
package import Languages
package import LayoutEngine

/// Derivations as text, for the command line, diagnostics and pages.
package enum DerivationText {
    /// The derivation of a number as a tree of lines.
    ///
    ///     table.adjustedContentInset.top = 188  [adjusted-content-inset.automatic]
    ///     ├ 100  table.contentInset.top (scenario)
    ///     └ 88  table.safeAreaInsets.top  [safe-area.child-overlap]
    ///
    /// - Parameter trust: that of the number's environment, by which steps are marked that are extrapolated there.
    package static func lines(_ path: String, _ quantity: Quantity, _ words: Words, _ trust: Trust? = nil) -> [String] {
        DerivationWriter(words: words, trust: trust).lines(path, DerivationStep(quantity))
    }

    /// The same for steps that are known already.
    package static func lines(_ path: String, _ step: DerivationStep, _ words: Words) -> [String] {
        DerivationWriter(words: words, trust: nil).lines(path, step)
    }

    /// The derivations of what a path leads to, one number after the other; a word has none.
    package static func lines(_ path: ValuePath, _ value: Value, _ words: Words, _ trust: Trust? = nil) -> [String] {
        let whole = path.component == nil ? Property(rawValue: path.property) : nil
        let names = whole?.componentNames(of: value) ?? value.componentNames
        return value.quantities.enumerated().flatMap { index, quantity in
            lines(names.isEmpty ? path.description : "\(path.description).\(names[index])", quantity, words, trust)
        }
    }

    /// What made some numbers, one rule and its arithmetic a line, results before their terms; six lines at most.
    static func ruleLines(behind quantities: [Quantity], _ words: Words) -> [String] {
        var waiting = quantities.map { DerivationStep($0) }[...]
        var lines: [String] = []
        while let step = waiting.popFirst(), lines.count < 6 {
            waiting += step.terms
            if let line = ruleLine(step, words), !lines.contains(line) { lines.append(line) }
        }
        return lines
    }

    /// "view.frame.y: 20 + 44 = 64 [extended-layout.bars]"; nil for what no rule made.
    private static func ruleLine(_ step: DerivationStep, _ words: Words) -> String? {
        switch step.origin {
        case .stated, .computed: break
        case .device, .scenario, .initialValue, .explainedAbove: return nil
        }
        let rules = step.rules.map { $0.id }.joined(separator: " ← ")
        let result = DecimalText.string(step.value)
        let arithmetic = arithmetic(step, words).map { $0 + " = " } ?? ""
        return "\(words.text(step.name)): \(arithmetic)\(result) [\(rules)]"
    }

    /// "20 + 44", "max(20, 44)", "15 × 50"; nil where nothing was computed.
    private static func arithmetic(_ step: DerivationStep, _ words: Words) -> String? {
        guard case .computed(let operation) = step.origin, !step.terms.isEmpty else { return nil }
        let numbers = step.terms.map { DecimalText.string($0.value) }
        switch operation {
        case .sum, .nonNegativeSum, .overlap: return chain(step.terms, words) + (limit(of: step) ?? "")
        case .product, .quotient, .share: return chain(step.terms, words)
        case .maximum: return "max(" + numbers.joined(separator: ", ") + ")"
        case .minimum: return "min(" + numbers.joined(separator: ", ") + ")"
        case .multiple(let count): return "\(count) × \(numbers[0])"
        case .fraction(let count): return "\(numbers[0]) ÷ \(count)"
        case .rounded(.up): return "ceil(\(numbers[0]))"
        case .rounded(.down): return "floor(\(numbers[0]))"
        case .rounded: return "round(\(numbers[0]))"
        }
    }

    private static func limit(of step: DerivationStep) -> String? {
        switch step.limit {
        case nil: nil
        case .atLeast(let limit): ", at least \(DecimalText.string(limit))"
        case .atMost(let limit): ", at most \(DecimalText.string(limit))"
        }
    }

    /// "667 - 64 - 49", or the name of a single term.
    private static func chain(_ terms: [DerivationStep], _ words: Words) -> String {
        if terms.count == 1, terms[0].sign == .none { return words.text(terms[0].name) }
        return terms.enumerated().reduce(into: "") { text, term in
            let (index, step) = term
            switch step.sign {
            case .none: break
            case .plus: text += " + "
            case .minus: text += index == 0 ? "-" : " - "
            case .times: text += " × "
            case .dividedBy: text += " ÷ "
            }
            let number = DecimalText.string(step.value)
            text += step.value < 0 && !text.isEmpty ? "(\(number))" : number
        }
    }
}
