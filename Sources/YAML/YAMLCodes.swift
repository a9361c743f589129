package import Diagnostics

/// The codes of YAML, with one function for each that words its diagnostics.
package enum YAMLCodes {
    static let aliasLimit = DiagnosticCode("yaml/alias-limit")
    static let controlCharacter = DiagnosticCode("yaml/control-character")
    package static let duplicateKey = DiagnosticCode("yaml/duplicate-key")
    static let emptyKey = DiagnosticCode("yaml/empty-key")
    static let extraText = DiagnosticCode("yaml/extra-text")
    static let invalidAnchor = DiagnosticCode("yaml/invalid-anchor")
    static let invalidBlockText = DiagnosticCode("yaml/invalid-block-text")
    static let invalidDirective = DiagnosticCode("yaml/invalid-directive")
    static let invalidEscape = DiagnosticCode("yaml/invalid-escape")
    static let invalidTag = DiagnosticCode("yaml/invalid-tag")
    static let misplacedItem = DiagnosticCode("yaml/misplaced-item")
    static let missingColon = DiagnosticCode("yaml/missing-colon")
    static let nestingTooDeep = DiagnosticCode("yaml/nesting-too-deep")
    static let nonScalarKey = DiagnosticCode("yaml/non-scalar-key")
    static let recursiveAlias = DiagnosticCode("yaml/recursive-alias")
    static let syntax = DiagnosticCode("yaml/syntax")
    static let tabIndentation = DiagnosticCode("yaml/tab-indentation")
    static let unclosedBracket = DiagnosticCode("yaml/unclosed-bracket")
    static let unclosedQuote = DiagnosticCode("yaml/unclosed-quote")
    static let unknownAlias = DiagnosticCode("yaml/unknown-alias")
    static let unknownTag = DiagnosticCode("yaml/unknown-tag")
    static let unquotedValue = DiagnosticCode("yaml/unquoted-value")
    static let wrongIndentation = DiagnosticCode("yaml/wrong-indentation")
}

// MARK: - Problems that YAML allows, but data does not

extension Diagnostic {
    static func aliasLimit(_ name: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            YAMLCodes.aliasLimit, .error,
            "alias '*\(name)' brings the values behind aliases to more than \(YAMLParser.mostAliasedNodes)",
            at: span)
    }

    static func duplicateKey(_ key: String, at span: SourceSpan, first: SourceSpan) -> Diagnostic {
        Diagnostic(
            YAMLCodes.duplicateKey, .error, "key '\(key)' is given twice in the same mapping, and the first one counts",
            at: span, notes: [Note("it was first given here", at: first)])
    }

    static func emptyKey(at span: SourceSpan) -> Diagnostic {
        Diagnostic(YAMLCodes.emptyKey, .error, "a name is missing before ':'", at: span)
    }

    static func nestingTooDeep(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            YAMLCodes.nestingTooDeep, .error,
            "this value is nested more than \(YAMLParser.deepestNesting) levels deep and is not read", at: span)
    }

    static func nonScalarKey(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            YAMLCodes.nonScalarKey, .error, "a key must be a word or a number, not a list or a mapping", at: span)
    }

    static func recursiveAlias(_ name: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            YAMLCodes.recursiveAlias, .error, "alias '*\(name)' stands inside the value that it refers to", at: span)
    }

    static func unknownAlias(_ name: String, at span: SourceSpan, known: [String]) -> Diagnostic {
        let nearest = SpellingSuggestion.nearest(to: name, among: known)
        let listed = known.prefix(5).map { "'&\($0)'" }.joined(separator: ", ")
        let message = listed.isEmpty ? "no anchor stands above it" : "the anchors above it are \(listed)"
        return Diagnostic(
            YAMLCodes.unknownAlias, .error, "alias '*\(name)' refers to nothing; \(message)", at: span,
            label: nearest.map { "did you mean '*\($0)'?" },
            fixIts: nearest.map { [.replace(span, old: "*" + name, with: "*" + $0)] } ?? [])
    }

    static func unknownTag(_ tag: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            YAMLCodes.unknownTag, .warning,
            "tag '\(tag)' is not known and changes nothing; '!!str' makes text of a number", at: span,
            fixIts: [FixIt("remove '\(tag)'", [FixIt.Replacement(span, with: "")])])
    }
}
