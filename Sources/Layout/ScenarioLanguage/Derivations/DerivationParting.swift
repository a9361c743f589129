import Geometry
package import Languages
package import LayoutEngine

/// A step at which two derivations part: above it both do the same, with other numbers.
package struct DerivationParting: Sendable {
    package let first: DerivationStep
    package let second: DerivationStep

    /// The steps at which the derivations of two numbers part: the first steps that are not alike, or leaves with different
    /// values.
    package static func all(between first: Quantity, _ second: Quantity) -> [DerivationParting] {
        all(between: DerivationStep(first), DerivationStep(second))
    }

    private static func all(between first: DerivationStep, _ second: DerivationStep) -> [DerivationParting] {
        let isAlike =
            first.origin == second.origin && first.rules == second.rules && first.terms.count == second.terms.count
        if isAlike, first.value == second.value, first.terms.isEmpty { return [] }
        guard isAlike, !first.terms.isEmpty else {
            return [DerivationParting(first: first, second: second)]
        }
        return zip(first.terms, second.terms).flatMap { all(between: $0, $1) }
    }

    /// "dynamic island 59 [safe-area.hardware] | status bar 20": each side with the rules that produced it.
    package func text(_ words: Words) -> String {
        func text(_ step: DerivationStep) -> String {
            let rules = step.rules.isEmpty ? "" : " [" + step.rules.map { $0.id }.joined(separator: " ← ") + "]"
            return "\(words.text(step.name)) \(DecimalText.string(step.value))\(rules)"
        }
        return "  \(text(first)) | \(text(second))"
    }
}
