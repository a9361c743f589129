import Content
package import Diagnostics
import Languages

/// Diagnostics about pages that the search does not find.
package enum SearchCodes {
    static let headingNotFoundCode = DiagnosticCode("search/heading-not-found")
    static let symbolNotFoundCode = DiagnosticCode("search/symbol-not-found")

    static func headingNotFound(_ title: String, path: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            headingNotFoundCode, .warning,
            "a search for the heading '\(title)' does not lead to '\(path)' in the first three places, not even "
                + "with the page's title; say in the heading what is particular here",
            at: span)
    }

    static func symbolNotFound(_ name: String, language: Language) -> Diagnostic {
        Diagnostic(
            symbolNotFoundCode, .warning,
            "a search for '\(name)' in '\(language.tag)' does not lead to a page that explains it", at: nil)
    }

    /// Every code of this area, by name. The examples are notes and headings in them.
    package static let documented: [DocumentedCode] = [
        DocumentedCode(
            headingNotFoundCode,
            example: "## Summary, in four notes"),
        DocumentedCode(
            symbolNotFoundCode,
            example: "safeAreaInsets, in a site without notes about it"),
    ]
}
