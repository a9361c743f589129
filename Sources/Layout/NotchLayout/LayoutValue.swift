import LayoutEngine
import Languages
import ScenarioLanguage
import WordFiles

/// A value with its path.
public struct LayoutValue: Sendable {
    /// The path, such as "table.adjustedContentInset".
    public let path: String
    /// The numbers in points: one number, or the numbers of insets (top, left, bottom, right), of a rect (x, y, width, height), a
    /// size (width, height) or a point (x, y). Empty for a word. Rects are in the coordinate space of the superview.
    public let numbers: [LayoutNumber]
    /// The value as scenarios write it, such as "88, 0, 83, 0" or "automatic".
    public let text: String

    init(_ path: String, _ value: Value, _ trust: inout Trust) {
        self.path = path
        text = value.description
        var numbers: [LayoutNumber] = []
        for (index, quantity) in value.quantities.enumerated() {
            let name = value.componentNames.isEmpty ? path : "\(path).\(value.componentNames[index])"
            numbers.append(LayoutNumber(name, quantity, trust.level(of: quantity)))
        }
        self.numbers = numbers
    }
}

/// A number with the reason for it.
public struct LayoutNumber: Sendable {
    /// The value in points.
    public let value: Double
    /// The strength of the evidence for the number.
    public let confidence: Confidence
    private let name: String
    private let quantity: Quantity

    init(_ name: String, _ quantity: Quantity, _ level: Trust.Level) {
        self.name = name
        self.quantity = quantity
        value = quantity.value
        confidence = Confidence(level)
    }

    /// Made when it is asked for.
    public var explanation: Explanation { Explanation(name, DerivationStep(quantity)) }

    /// Support by evidence, the best first.
    public enum Confidence: String, Sendable {
        /// Documented by Apple.
        case documented
        /// Logged on such a device and system.
        case observed
        /// Inferred from observations.
        case inferred
        /// Derived with a rule that was never observed on such a device and system: a question mark in notes.
        case extrapolated

        init(_ level: Trust.Level) {
            self =
                switch level {
                case .documented: .documented
                case .observed: .observed
                case .inferred: .inferred
                case .extrapolated: .extrapolated
                }
        }
    }
}

/// A step of a derivation: a number, the rules that produced it, and the numbers from which it was derived.
public struct Explanation: Sendable {
    /// The name in English, such as "status bar" or "navigationBar.frame.maxY".
    public let name: String
    /// The value in points.
    public let value: Double
    /// The ids of the rules that produced the number, the last one first; empty for a fact of the device, the scenario or
    /// UIKit.
    public let rules: [String]
    /// The numbers that the rules were applied to; empty for a fact.
    public let terms: [Explanation]
    /// The derivation as a tree of lines.
    public let text: String

    init(_ path: String, _ step: DerivationStep) {
        let words = WordFiles.standard[.english]
        name = path
        value = step.value
        rules = step.rules.map { $0.id }
        terms = step.terms.map { Explanation(words.text($0.name), $0) }
        text = DerivationText.lines(path, step, words).joined(separator: "\n")
    }
}
