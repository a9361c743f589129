import Content
package import Diagnostics
import Languages

/// Diagnostics about pages that the search does not find.
package enum SearchCodes {
    static let headingNotFound = DiagnosticKind(
        "search/heading-not-found", .warning, example: "## Summary, in four notes")
    static func headingNotFound(_ title: String, path: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            headingNotFound,
            "a search for the heading '\(title)' does not find '\(path)' among the first three results, even with "
                + "the page's title; make the heading more specific",
            at: span)
    }

    static let symbolNotFound = DiagnosticKind(
        "search/symbol-not-found", .warning, example: "safeAreaInsets, in a site without notes about it")
    static func symbolNotFound(_ name: String, language: Language) -> Diagnostic {
        Diagnostic(
            symbolNotFound,
            "a search for '\(name)' in '\(language.tag)' does not find a page that explains it", at: nil)
    }

    /// Every code of this area, by name. The examples are notes and headings in them.
    package static let all: [DiagnosticKind] = [headingNotFound, symbolNotFound]
}
