/// One problem in the content: what it is, where, and what mends it.
///
/// `message` is one sentence without capital or full stop that names the thing in quotes, says what was
/// found and what is allowed. Longer help goes into notes.
package struct Diagnostic: Hashable, Sendable {
    package let code: DiagnosticCode
    package let severity: Severity
    package let message: String
    /// Nil when the problem has no place in a text, such as a folder that cannot be written.
    package let span: SourceSpan?
    /// Shown behind the caret, such as "did you mean 'inset'?".
    package let label: String?
    package let notes: [Note]
    package let fixIts: [FixIt]

    package init(
        _ code: DiagnosticCode, _ severity: Severity, _ message: String, at span: SourceSpan?,
        label: String? = nil, notes: [Note] = [], fixIts: [FixIt] = []
    ) {
        self.code = code
        self.severity = severity
        self.message = message
        self.span = span
        self.label = label
        self.notes = notes
        self.fixIts = fixIts
    }

    /// An error means the output would be wrong; a warning, that something is suspicious.
    package enum Severity: String, Hashable, Sendable {
        case warning, error
    }

    /// A sentence that helps with the next step, with a place when it speaks of one.
    package struct Note: Hashable, Sendable {
        package let message: String
        package let span: SourceSpan?

        package init(_ message: String, at span: SourceSpan? = nil) {
            self.message = message
            self.span = span
        }
    }

    /// The same diagnostic as an error, for strict runs.
    package var asError: Diagnostic {
        Diagnostic(code, .error, message, at: span, label: label, notes: notes, fixIts: fixIts)
    }
}
