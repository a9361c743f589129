/// A warning that the settings silence, and why.
package struct SuppressedDiagnostic: Hashable, Sendable {
    package let diagnostic: Diagnostic
    /// The reason as it was written.
    package let reason: String

    package init(_ diagnostic: Diagnostic, reason: String) {
        self.diagnostic = diagnostic
        self.reason = reason
    }
}
