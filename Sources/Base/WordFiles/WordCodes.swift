package import Diagnostics

/// Problems with a file of interface texts.
package enum WordCodes {
    static let missingText = DiagnosticCode("words/missing-text")
    static let unknownKey = DiagnosticCode("words/unknown-key")
    static let placeholder = DiagnosticCode("words/unknown-placeholder")
    static let text = DiagnosticCode("words/not-a-text")

    /// Every code of words files, by name; the examples are files of words.
    package static let documented: [DocumentedCode] = [
        DocumentedCode(missingText, example: "pages: {menu: Menu}"),
        DocumentedCode(text, example: "pages: {menu: }"),
        DocumentedCode(unknownKey, example: "pages: {menue: Menu}"),
        DocumentedCode(placeholder, example: "pages: {feedTitle: 'Changes of {name}'}"),
    ]

    /// - Parameter keys: sorted, at least one.
    static func missing(_ keys: [String], in file: SourceFile) -> Diagnostic {
        let first = Array(keys.prefix(3)).quoted
        let list: Message = keys.count > 3 ? "\(first) and \(keys.count - 3) more" : first
        return Diagnostic(missingText, .error, "'\(file.path)' has no text for \(list)", at: file.span(0..<0))
    }

    static func unknown(_ key: String, beside other: SourceFile, at span: SourceSpan?) -> Diagnostic {
        Diagnostic(unknownKey, .error, "'\(key)' is no key of '\(other.path)'", at: span)
    }

    static func unknownPlaceholder(_ name: String, of key: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(placeholder, .error, "nothing fills '{\(name)}' in '\(key)'", at: span)
    }

    static func notText(_ key: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(text, .error, "'\(key)' needs a text", at: span)
    }
}
