import Diagnostics
import Figures
import LayoutEngine
import ScenarioLanguage

/// A claim of a scenario, with the value from the engine in its place.
struct SurveyedClaim: Sendable {
    let scenario: String
    /// The text that claims: a number, a list or a word.
    let span: SourceSpan
    /// A use for each variant that the claim is about.
    var uses: [Use]

    struct Use: Sendable {
        let variant: String
        /// Empty for callbacks of several phases.
        let phase: String
        /// "callbacks" for the callbacks of any receiver.
        let path: String
        /// The value found, as a claim would write it.
        let found: String
        let holds: Bool
    }

    /// The text that would hold in every variant; nil if the variants differ.
    var replacement: String? {
        let texts = Set(uses.map { $0.found })
        // No callbacks at all would be a claim about any.
        return texts.count == 1 && texts != ["[]"] ? texts.first : nil
    }

    var holds: Bool { uses.allSatisfy { $0.holds } }

    /// The claims of figures about values, in the order of their notes.
    static func all(of figures: [Figure]) -> [SurveyedClaim] {
        figures.flatMap { claims(of: $0) }
    }

    private static func claims(of figure: Figure) -> [SurveyedClaim] {
        var claims: [SurveyedClaim] = []
        var indices: [SourceSpan: Int] = [:]
        var labels = UniqueLabels()
        func add(_ use: Use, at span: SourceSpan) {
            if let index = indices[span] {
                claims[index].uses.append(use)
            } else {
                indices[span] = claims.count
                claims.append(SurveyedClaim(scenario: figure.id, span: span, uses: [use]))
            }
        }
        for variant in figure.variants {
            let label = labels.label(of: variant.variant)
            let failed = Set(variant.failures.compactMap { $0.span })
            for claim in variant.variant.expectations {
                guard let value = value(at: claim.path, phase: claim.phase, in: variant.result).value else { continue }
                add(
                    Use(
                        variant: label, phase: claim.phase.rawValue, path: claim.path.description,
                        found: value.notation, holds: !failed.contains(claim.expectedSpan)),
                    at: claim.expectedSpan)
            }
            for (claim, found) in callbacksFound(by: variant.variant, in: variant.result) {
                var phase = ""
                if case .received(_, let only?) = claim.scope { phase = only.rawValue }
                add(
                    Use(
                        variant: label, phase: phase, path: CallbackRecord.path, found: CallbackName.notation(found),
                        holds: !failed.contains(claim.span)), at: claim.span)
            }
        }
        return claims
    }
}
