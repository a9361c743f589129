package import Diagnostics

/// A claim about the joint effect of constraints.
package struct ConstraintClaim: Hashable, Sendable {
    package let subject: Subject
    /// Identifiers or texts of constraints, or paths of numbers.
    package let names: [String]
    package let span: SourceSpan

    package init(_ subject: Subject, names: [String], span: SourceSpan) {
        self.subject = subject
        self.names = names
        self.span = span
    }

    package enum Subject: String, CaseIterable, Sendable {
        /// These required constraints contradict each other, and none of them can be left out.
        case conflict
        /// These are the ones that are left out of contradictions.
        case broken
        /// These numbers are left open.
        case ambiguous
    }
}
