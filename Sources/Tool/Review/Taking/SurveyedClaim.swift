package import Diagnostics
package import Figures
import LayoutEngine
import ScenarioLanguage

/// A claim of a scenario, with the value from the engine in its place.
package struct SurveyedClaim: Sendable {
    package let scenario: String
    /// The text that claims: a number, a list or a word.
    package let span: SourceSpan
    /// A use for each variant that the claim is about.
    package var uses: [Use]

    package struct Use: Sendable {
        package let variant: String
        /// Empty for callbacks of several phases.
        package let phase: String
        /// "callbacks" for the callbacks of any receiver.
        package let path: String
        /// The value found, as a claim would write it.
        package let found: String
        package let holds: Bool
        /// The version of the system by which a condition can distinguish the variant from others, as the matrix has it; nil
        /// where the variants do not differ in that.
        package let system: String?
    }

    /// The text that would hold in every variant; nil if the variants differ.
    package var replacement: String? {
        let texts = Set(uses.map { $0.found })
        // No callbacks at all would be a claim about any.
        return texts.count == 1 && texts != ["[]"] ? texts.first : nil
    }

    package var holds: Bool { uses.allSatisfy { $0.holds } }

    /// The first version of the system from which on it does not hold, and the value that holds from there on; nil where it
    /// does not hold before either, and where the variants differ from there on.
    package var failure: (version: String, text: String)? {
        let failing = uses.filter { !$0.holds }
        let texts = Set(failing.map { $0.found })
        guard let text = texts.first, texts.count == 1, text != "[]", failing.count < uses.count else { return nil }
        var systems: [(version: OSVersion, text: String, holds: Bool)] = []
        for use in uses {
            guard let system = use.system, let version = OSVersion(parsing: system) else { return nil }
            systems.append((version, system, use.holds))
        }
        let first = systems.filter { !$0.holds }.min { $0.version < $1.version }
        guard let first, systems.allSatisfy({ !$0.holds || $0.version < first.version }) else { return nil }
        return (first.text, text)
    }

    /// The claims of figures about values, in the order of their notes.
    package static func all(of figures: [Figure]) -> [SurveyedClaim] {
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
            let system = variant.variant.coordinates.first { $0.path == "os" }?.value
            let failed = Set(variant.failures.compactMap { $0.span })
            for claim in variant.variant.expectations {
                guard let value = value(at: claim.path, phase: claim.phase, in: variant.result).value else { continue }
                add(
                    Use(
                        variant: label, phase: claim.phase.rawValue, path: claim.path.description,
                        found: value.notation, holds: !failed.contains(claim.expectedSpan), system: system),
                    at: claim.expectedSpan)
            }
            for (claim, found) in callbacksFound(by: variant.variant, in: variant.result) {
                var phase = ""
                if case .received(_, let only?) = claim.scope { phase = only.rawValue }
                add(
                    Use(
                        variant: label, phase: phase, path: CallbackRecord.path, found: CallbackName.notation(found),
                        holds: !failed.contains(claim.span), system: system), at: claim.span)
            }
        }
        return claims
    }
}
