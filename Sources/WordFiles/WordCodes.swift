import Diagnostics

/// What can be wrong with a file of words.
enum WordCodes {
    static let missingText = DiagnosticCode("words/missing-text")
    static let unknownKey = DiagnosticCode("words/unknown-key")
    static let placeholder = DiagnosticCode("words/unknown-placeholder")
    static let text = DiagnosticCode("words/not-a-text")

    static func missing(_ key: String, in file: SourceFile) -> Diagnostic {
        Diagnostic(missingText, .error, "'\(file.path)' has no text for '\(key)'", at: file.span(0..<0))
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
