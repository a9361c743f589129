package import Diagnostics

/// The diagnostic codes of YAML: what YAML allows, but data does not.
package enum YAMLCodes {
    static let aliasLimit = DocumentedCode(
        DiagnosticCode("yaml/alias-limit"),
        example: aliasLimitExample)

    package static let duplicateKey = DocumentedCode(
        DiagnosticCode("yaml/duplicate-key"),
        example: "os: 11\nos: 12")

    static let emptyKey = DocumentedCode(
        DiagnosticCode("yaml/empty-key"),
        example: ": 11")

    static let nestingTooDeep = DocumentedCode(
        DiagnosticCode("yaml/nesting-too-deep"),
        example: ["[", "]"].map { String(repeating: $0, count: YAMLParser.deepestNesting + 1) }.joined())

    static let nonScalarKey = DocumentedCode(
        DiagnosticCode("yaml/non-scalar-key"),
        example: "? [top, left]\n: 1")

    static let recursiveAlias = DocumentedCode(
        DiagnosticCode("yaml/recursive-alias"),
        example: "root: &root {view: *root}")

    static let tooManyDocuments = DocumentedCode(
        DiagnosticCode("yaml/too-many-documents"),
        example: String(repeating: "--- a\n", count: YAMLParser.mostDocuments + 1))

    static let unknownAlias = DocumentedCode(
        DiagnosticCode("yaml/unknown-alias"),
        example: "os: *version")

    static let unknownTag = DocumentedCode(
        DiagnosticCode("yaml/unknown-tag"),
        example: "os: !version 11")

    /// Every code of this area with an explanation and the smallest text that triggers it, by name.
    package static let documented = (documentedData + documentedSyntax)
        .sorted { $0.code.description < $1.code.description }

    private static let documentedData = [
        aliasLimit, duplicateKey, emptyKey, nestingTooDeep, nonScalarKey, recursiveAlias, tooManyDocuments,
        unknownAlias, unknownTag,
    ]

    /// Five lines, each ten times as long as the one before.
    private static var aliasLimitExample: String {
        let lines = ["a: &a [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]"]
        let names = ["a", "b", "c", "d", "e"]
        let more = zip(names, names.dropFirst()).map { inner, outer in
            "\(outer): &\(outer) [" + [String](repeating: "*" + inner, count: 10).joined(separator: ", ") + "]"
        }
        return (lines + more).joined(separator: "\n")
    }
}

// MARK: - Messages

extension Diagnostic {
    static func aliasLimit(_ name: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            YAMLCodes.aliasLimit.code, .error,
            "alias '*\(name)' brings the values behind aliases to more than \(YAMLParser.mostAliasedNodes)",
            at: span)
    }

    static func duplicateKey(_ key: String, at span: SourceSpan, first: SourceSpan) -> Diagnostic {
        Diagnostic(
            YAMLCodes.duplicateKey.code, .error,
            "key '\(key)' is given twice in the same mapping, and the first one counts",
            at: span, notes: [Note("it was first given here", at: first)])
    }

    static func emptyKey(at span: SourceSpan) -> Diagnostic {
        Diagnostic(YAMLCodes.emptyKey.code, .error, "a name is missing before ':'", at: span)
    }

    static func nestingTooDeep(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            YAMLCodes.nestingTooDeep.code, .error,
            "this value is nested more than \(YAMLParser.deepestNesting) levels deep and is not read", at: span)
    }

    static func nonScalarKey(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            YAMLCodes.nonScalarKey.code, .error, "a key must be a word or a number, not a list or a mapping", at: span)
    }

    static func recursiveAlias(_ name: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            YAMLCodes.recursiveAlias.code, .error, "alias '*\(name)' stands inside the value that it refers to",
            at: span)
    }

    static func tooManyDocuments(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            YAMLCodes.tooManyDocuments.code, .error,
            "more than \(YAMLParser.mostDocuments) documents stand in this text; this one and those below are not read",
            at: span)
    }

    static func unknownAlias(_ name: String, at span: SourceSpan, known: [String]) -> Diagnostic {
        let nearest = SpellingSuggestion.nearest(to: name, among: known)
        let listed = known.prefix(5).map { "&" + $0 }
        let message: Message =
            listed.isEmpty ? "no anchor stands above it" : "the anchors above it are \(listed.quoted)"
        return Diagnostic(
            YAMLCodes.unknownAlias.code, .error, "alias '*\(name)' refers to nothing; \(message)", at: span,
            label: nearest.map { "did you mean '*\($0.word)'?" },
            fixIts: nearest.map { [.replace(span, old: "*" + name, with: "*" + $0.word, $0.certainty)] } ?? [])
    }

    static func unknownTag(_ tag: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            YAMLCodes.unknownTag.code, .warning,
            "tag '\(tag)' is not known and changes nothing; '!!str' makes text of a number", at: span,
            fixIts: [FixIt("remove '\(tag)'", [FixIt.Replacement(span, with: "")], .guess)])
    }
}
