/// The stable name of a kind of problem: `area/what-is-wrong`, in kebab case.
package struct DiagnosticCode: Hashable, Sendable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }

    /// The subject of the problem: the part before the slash.
    package var area: String { String(description.prefix { $0 != "/" }) }

    /// The key, in the words files, of one sentence: when the code is reported and how to fix the problem.
    package var explanationKey: String { "diagnostics." + description }
}

/// A kind of problem, declared once in the `…Codes.swift` of its area, before the function that words its message:
///
///     static let unknownPage = DiagnosticKind("link/unknown-page", .error, example: "[a](nowhere.html)")
///     static func unknownPage(_ route: Route, at span: SourceSpan) -> Diagnostic {
///         Diagnostic(unknownPage, "there is no page '\(route.path)'", at: span)
///     }
package struct DiagnosticKind: Hashable, Sendable, CustomStringConvertible {
    package let code: DiagnosticCode
    package let severity: Diagnostic.Severity
    /// A minimal input of the reporting parser that triggers the code, for tests and the page of diagnostics.
    package let example: String

    package init(_ code: String, _ severity: Diagnostic.Severity, example: String) {
        self.init(DiagnosticCode(code), severity, example: example)
    }

    /// A code of ``SchemaCodes``, with the example of one language.
    package init(_ code: DiagnosticCode, _ severity: Diagnostic.Severity, example: String) {
        self.code = code
        self.severity = severity
        self.example = example
    }

    package var description: String { code.description }
    package var explanationKey: String { code.explanationKey }
}

extension Diagnostic {
    package init(
        _ kind: DiagnosticKind, _ wording: Message, at span: SourceSpan?, label: Message? = nil, notes: [Note] = [],
        fixIts: [FixIt] = []
    ) {
        self.init(kind.code, kind.severity, wording, at: span, label: label, notes: notes, fixIts: fixIts)
    }

    /// A problem with a word that may be misspelt: the nearest allowed one is offered as a fix.
    package init(
        _ kind: DiagnosticKind, _ wording: Message, misspelt word: String, among allowed: [String], at span: SourceSpan
    ) {
        let nearest = SpellingSuggestion.nearest(to: word, among: allowed)
        self.init(
            kind, wording, at: span, label: nearest?.question,
            fixIts: nearest.map { [.spelling(span, word, $0)] } ?? [])
    }
}
