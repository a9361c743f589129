package import Diagnostics

/// Problems with a file of interface texts.
package enum WordCodes {
    static let missingText = DiagnosticKind("words/missing-text", .error, example: "pages: {menu: Menu}")
    /// - Parameter keys: sorted, at least one.
    static func missingText(_ keys: [String], in file: SourceFile) -> Diagnostic {
        let first = Array(keys.prefix(3)).quoted
        let list: Message = keys.count > 3 ? "\(first) and \(keys.count - 3) more" : first
        return Diagnostic(missingText, "'\(file.path)' has no text for \(list)", at: file.span(0..<0))
    }

    static let unknownKey = DiagnosticKind("words/unknown-key", .error, example: "pages: {menue: Menu}")
    static func unknownKey(_ key: String, beside other: SourceFile, at span: SourceSpan?) -> Diagnostic {
        Diagnostic(unknownKey, "'\(key)' is not a key of '\(other.path)'", at: span)
    }

    static let unknownPlaceholder = DiagnosticKind(
        "words/unknown-placeholder", .error, example: "pages: {feedTitle: 'Changes of {name}'}")
    static func unknownPlaceholder(_ name: String, of key: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(unknownPlaceholder, "nothing fills '{\(name)}' in '\(key)'", at: span)
    }

    static let notText = DiagnosticKind("words/not-a-text", .error, example: "pages: {menu: }")
    static func notText(_ key: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(notText, "'\(key)' needs text", at: span)
    }

    /// Every code of words files; the examples are files of words.
    package static let all: [DiagnosticKind] = [missingText, notText, unknownKey, unknownPlaceholder]
}
