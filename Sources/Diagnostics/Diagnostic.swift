/// One problem in the content: what it is, where, and what mends it.
///
/// `message` is one sentence without capital or full stop that names the thing in quotes, says what was
/// found and what is allowed. Longer help goes into notes.
package struct Diagnostic: Hashable, Sendable {
    package let code: DiagnosticCode
    package let severity: Severity
    package let message: String
    /// Nil when the problem stands in no text, such as a folder that cannot be written.
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

    /// A sentence that helps with the next step, and the text that it speaks of.
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

/// The best value that could be made, with the problems met on the way.
package struct Diagnosed<Value> {
    package var value: Value
    package var diagnostics: [Diagnostic]

    package init(_ value: Value, _ diagnostics: [Diagnostic] = []) {
        self.value = value
        self.diagnostics = diagnostics
    }

    /// The transformed value with the same problems.
    package func map<Other>(_ transform: (Value) -> Other) -> Diagnosed<Other> {
        Diagnosed<Other>(transform(value), diagnostics)
    }

    /// The transformed value with the problems of both steps.
    package func flatMap<Other>(_ transform: (Value) -> Diagnosed<Other>) -> Diagnosed<Other> {
        let next = transform(value)
        return Diagnosed<Other>(next.value, diagnostics + next.diagnostics)
    }

    /// The value, its problems moved to the end of `diagnostics`.
    package func unwrap(into diagnostics: inout [Diagnostic]) -> Value {
        diagnostics += self.diagnostics
        return value
    }
}

extension Diagnosed: Sendable where Value: Sendable {}
