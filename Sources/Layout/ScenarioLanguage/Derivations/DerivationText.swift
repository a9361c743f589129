import Diagnostics
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
    /// - Parameter trust: the trust of the number's environment, by which extrapolated steps are marked.
    package static func lines(_ path: String, _ quantity: Quantity, _ words: Words, _ trust: Trust? = nil) -> [String] {
        DerivationWriter(words: words, trust: trust).lines(path, DerivationStep(quantity))
    }

    /// The derivation as lines, for steps that are known already.
    package static func lines(_ path: String, _ step: DerivationStep, _ words: Words) -> [String] {
        DerivationWriter(words: words, trust: nil).lines(path, step)
    }

    /// The line of a step without those below it, as the number with its name, "88  table.safeAreaInsets.top", and where it comes
    /// from, "  [safe-area.child-overlap]".
    ///
    /// - Parameter path: the path before the number at the top of a derivation; nil for a number from which others are derived.
    package static func line(
        _ step: DerivationStep, at path: String? = nil, _ words: Words, _ trust: Trust? = nil
    ) -> (number: String, origin: String) {
        let writer = DerivationWriter(words: words, trust: trust)
        return (path.map { writer.number($0, step) } ?? writer.number(step), writer.note(step))
    }

    /// The derivations of the value at a path, one number after the other; a word has none.
    package static func lines(_ path: ValuePath, _ value: Value, _ words: Words, _ trust: Trust? = nil) -> [String] {
        let whole = path.component == nil ? Property(rawValue: path.property) : nil
        let names = whole?.componentNames(of: value) ?? value.componentNames
        return value.quantities.enumerated().flatMap { index, quantity in
            lines(names.isEmpty ? path.description : "\(path.description).\(names[index])", quantity, words, trust)
        }
    }

    /// The rules of given numbers, a line each with its arithmetic, results before their terms; six lines at most.
    static func ruleLines(behind quantities: [Quantity], _ words: Words) -> [Message] {
        var waiting = quantities.map { DerivationStep($0) }[...]
        var lines: [Message] = []
        while let step = waiting.popFirst(), lines.count < 6 {
            waiting += step.terms
            if let line = ruleLine(step, words), !lines.contains(line) { lines.append(line) }
        }
        return lines
    }

    /// "view.frame.y: 20 + 44 = 64 [extended-layout.bars]"; nil for a number without a rule.
    private static func ruleLine(_ step: DerivationStep, _ words: Words) -> Message? {
        switch step.origin {
        case .stated, .computed: break
        case .device, .unknown, .scenario, .initialValue, .explainedAbove: return nil
        }
        let rules = step.rules.map { $0.id }.joined(separator: " ← ")
        let result = DecimalText.string(step.value)
        let name = message(of: step.name, words)
        guard let arithmetic = arithmetic(step, words) else { return "\(name): \(result) [\(rules)]" }
        return "\(name): \(arithmetic) = \(result) [\(rules)]"
    }

    /// The English name of a number, under which other languages have theirs.
    private static func message(of name: DerivationName, _ words: Words) -> Message {
        name.path == nil ? Message(sentence: words.text(name)) : Message(verbatim: words.text(name))
    }

    /// "20 + 44", "max(20, 44)", "15 × 50"; nil where nothing was computed.
    private static func arithmetic(_ step: DerivationStep, _ words: Words) -> Message? {
        guard case .computed(let operation) = step.origin, !step.terms.isEmpty else { return nil }
        let numbers = step.terms.map { DecimalText.string($0.value) }
        switch operation {
        case .sum, .nonNegativeSum, .overlap:
            let chain = chain(step.terms, words)
            return limit(of: step).map { "\(chain), \($0)" } ?? chain
        case .product, .quotient, .share: return chain(step.terms, words)
        case .maximum: return Message(verbatim: "max(" + numbers.joined(separator: ", ") + ")")
        case .minimum: return Message(verbatim: "min(" + numbers.joined(separator: ", ") + ")")
        case .multiple(let count): return "\(count) × \(numbers[0])"
        case .fraction(let count): return "\(numbers[0]) ÷ \(count)"
        case .rounded(.up): return Message(verbatim: "ceil(\(numbers[0]))")
        case .rounded(.down): return Message(verbatim: "floor(\(numbers[0]))")
        case .rounded: return Message(verbatim: "round(\(numbers[0]))")
        }
    }

    private static func limit(of step: DerivationStep) -> Message? {
        switch step.limit {
        case nil: nil
        case .atLeast(let limit): "at least \(DecimalText.string(limit))"
        case .atMost(let limit): "at most \(DecimalText.string(limit))"
        }
    }

    /// "667 - 64 - 49", or the name of a single term.
    private static func chain(_ terms: [DerivationStep], _ words: Words) -> Message {
        if terms.count == 1, terms[0].sign == .none { return message(of: terms[0].name, words) }
        let sum = terms.enumerated().reduce(into: "") { text, term in
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
        return Message(verbatim: sum)
    }
}
