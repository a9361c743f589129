/// A warning that somebody does not want to see, and why.
package struct SuppressedDiagnostic: Hashable, Sendable {
    package let diagnostic: Diagnostic
    /// As it was written.
    package let reason: String

    package init(_ diagnostic: Diagnostic, reason: String) {
        self.diagnostic = diagnostic
        self.reason = reason
    }
}
