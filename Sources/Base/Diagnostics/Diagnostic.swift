/// A problem in the content: its code, its place, and how to fix it.
///
/// Its `wording` is one sentence without capital or full stop that names the thing in quotes and states what was found and
/// what is allowed. Longer help goes into notes.
package struct Diagnostic: Hashable, Sendable {
    package let code: DiagnosticCode
    package let severity: Severity
    package let wording: Message
    /// The location of the problem; nil for a problem outside any text, such as a folder that cannot be written.
    package let span: SourceSpan?
    /// A label shown after the caret, such as "did you mean 'inset'?".
    package let labelWording: Message?
    package let notes: [Note]
    package let fixIts: [FixIt]

    package init(
        _ code: DiagnosticCode, _ severity: Severity, _ wording: Message, at span: SourceSpan?,
        label: Message? = nil, notes: [Note] = [], fixIts: [FixIt] = []
    ) {
        self.code = code
        self.severity = severity
        self.wording = wording
        self.span = span
        labelWording = label
        self.notes = notes
        self.fixIts = fixIts
    }

    /// An error means the output would be wrong; a warning, that something is suspicious.
    package enum Severity: String, Hashable, Sendable {
        case warning, error
    }

    /// A sentence that helps with the next step, and the text that it refers to.
    package struct Note: Hashable, Sendable {
        package let wording: Message
        package let span: SourceSpan?

        package init(_ wording: Message, at span: SourceSpan? = nil) {
            self.wording = wording
            self.span = span
        }

        /// The message in English.
        package var message: String { wording.english }
    }

    /// The text in English.
    package var message: String { wording.english }

    /// The label in English.
    package var label: String? { labelWording?.english }

    /// This diagnostic with another severity.
    package func with(_ severity: Severity) -> Diagnostic {
        Diagnostic(code, severity, wording, at: span, label: labelWording, notes: notes, fixIts: fixIts)
    }
}

/// The best available value, with the problems found while producing it.
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
