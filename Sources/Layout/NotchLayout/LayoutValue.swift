import LayoutEngine
import Languages
import ScenarioLanguage
import WordFiles

/// A value with the path that leads to it.
public struct LayoutValue: Sendable {
    /// Such as "table.adjustedContentInset".
    public let path: String
    /// In points: one number, or those of insets (top, left, bottom, right), of a rect (x, y, width, height), a size (width, height) or
    /// a point (x, y). Empty for a word. Rects are in the coordinate space of the superview.
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
    /// In points.
    public let value: Double
    /// How well the number is supported by evidence.
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
        /// Apple's documentation says so.
        case documented
        /// Somebody logged it on such a device and system.
        case observed
        /// It follows from what was observed.
        case inferred
        /// A rule behind it was never observed on such a device and system: a question mark in notes.
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

/// A step of a derivation: a number, the rules that made it, and the numbers that it was made of.
public struct Explanation: Sendable {
    /// In English, such as "status bar" or "navigationBar.frame.maxY".
    public let name: String
    /// In points.
    public let value: Double
    /// The ids of the rules that made the number, the last one first; empty for a fact of the device, the scenario or UIKit.
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
