import Languages
import Content
package import Diagnostics

/// What the search fails to find.
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
            "Three other pages with the same heading are found first, even with the page's title; say what is particular here.",
            chinese: "即使连同页面标题一起搜索，排在前三的也是有相同标题的其他页；请在标题里写出此处的特别之处。",
            example: "## Summary, in four notes"),
        DocumentedCode(
            symbolNotFoundCode,
            "A search for a name of the scenario language does not lead to a page that explains it.",
            chinese: "按场景语言中的名称搜索，找不到解释它的页面。",
            example: "safeAreaInsets, in a site without notes about it"),
    ]
}
