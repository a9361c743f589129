package import Languages

/// A law of UIKit's layout, with the versions in which it holds and the evidence for it.
///
/// A rule is a single object, and every number that it computes refers to it. Its statement is in the words files.
package final class Rule: Hashable, Sendable {
    /// The stable name: `area.what`, such as "safe-area.child-overlap".
    package let id: String
    package let versions: OSRange
    package let confidence: Confidence
    /// Identifiers of observations, and names of documents.
    package let evidence: [String]
    /// Whether the rule uses measurements of something else in place of UIKit's, so that its results are approximate at best.
    package let isEstimate: Bool

    /// The strength of the evidence.
    package enum Confidence: String, CaseIterable, Hashable, Sendable {
        /// Documented by Apple.
        case documented
        /// Values printed by real UIKit agree.
        case observed
        /// A reading of little or indirect evidence.
        case inferred
        /// Values printed by real UIKit contradict each other, and nobody knows yet what decides.
        case disputed
    }

    package init(
        _ id: String, _ versions: OSRange, _ confidence: Confidence, evidence: [String], isEstimate: Bool = false
    ) {
        self.id = id
        self.versions = versions
        self.confidence = confidence
        self.evidence = evidence
        self.isEstimate = isEstimate
    }

    /// The statement of the rule in words.
    package var statement: Phrase { Phrase("rules." + id) }

    package static func == (left: Rule, right: Rule) -> Bool { left === right || left.id == right.id }

    package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
