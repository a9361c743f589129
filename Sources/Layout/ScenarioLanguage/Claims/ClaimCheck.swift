import DataTree
package import Diagnostics
import Geometry
package import Languages
package import LayoutEngine

/// The check of a claim against a result.
struct ClaimCheck {
    let claim: Expectation
    let variant: Variant
    let result: LayoutResult
    let words: Words

    /// The precision of three decimals.
    private static let tolerance = 0.001

    var diagnostics: [Diagnostic] {
        let found = value(at: claim.path, phase: claim.phase, in: result, span: claim.pathSpan)
        guard let ours = found.value else { return found.diagnostics }
        switch (claim.expected, ours) {
        case (.numbers(let numbers), _) where numbers.count == ours.quantities.count:
            let differing = zip(numbers, ours.quantities).filter { abs($0 - $1.value) >= Self.tolerance }
            return differing.isEmpty ? [] : [failure(ours, because: differing.map { $0.1 })]
        case (.text(let text), .text(let word)):
            return Self.sorted(text) == Self.sorted(word) ? [] : [failure(ours, because: [])]
        default:
            return [ClaimCodes.claimOfAnotherShape(claim, ours: ours)]
        }
    }

    /// The words of "top, left", whose order does not matter.
    private static func sorted(_ text: String) -> [String] {
        text.split(separator: ",").map { String($0.drop { $0 == " " }) }.sorted()
    }

    private func failure(_ ours: Value, because quantities: [Quantity]) -> Diagnostic {
        ClaimCodes.expectationFailed(
            claim, ours: ours.notation, rules: DerivationText.ruleLines(behind: quantities, words), variant: variant)
    }
}

extension Value {
    /// The value as a claim writes it: "64", "[0, 64, 375, 603]" or "all".
    package var notation: String {
        switch self {
        case .number: description
        case .text(let text): text.contains(",") ? "[" + text + "]" : text
        case .insets, .rect, .size, .point: "[" + description + "]"
        }
    }
}

extension Expectation.Expected {
    /// The value as it may be written.
    package var notation: String {
        switch self {
        case .numbers(let numbers):
            numbers.count == 1
                ? DecimalText.string(numbers[0])
                : "[" + numbers.map { DecimalText.string($0) }.joined(separator: ", ") + "]"
        case .text(let text): text.contains(",") ? "[" + text + "]" : text
        }
    }
}

/// Compares the claims of a scenario with the engine's results; returns a diagnostic for each claim that does not hold.
///
/// - Parameter words: those that name numbers; diagnostics are in English.
package func checkClaims(of variant: Variant, in result: LayoutResult, _ words: Words) -> [Diagnostic] {
    variant.expectations.flatMap { ClaimCheck(claim: $0, variant: variant, result: result, words: words).diagnostics }
        + CallbackCheck(variant, result).diagnostics + ConstraintClaimCheck(variant, result).diagnostics
}
