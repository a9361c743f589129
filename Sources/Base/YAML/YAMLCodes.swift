package import Diagnostics

/// The problems of YAML: syntax errors, and constructs that YAML allows but data does not.
package enum YAMLCodes {
    static let aliasLimit = DiagnosticKind("yaml/alias-limit", .error, example: aliasLimitExample)
    static func aliasLimit(_ name: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            aliasLimit,
            "alias '*\(name)' makes the aliases expand to more than \(YAMLParser.maxAliasedNodes) values",
            at: span)
    }

    package static let duplicateKey = DiagnosticKind("yaml/duplicate-key", .error, example: "os: 11\nos: 12")
    static func duplicateKey(_ key: String, at span: SourceSpan, first: SourceSpan) -> Diagnostic {
        Diagnostic(
            duplicateKey,
            "key '\(key)' is given twice in the same mapping, and only the first is used",
            at: span, notes: [Diagnostic.Note("it was first given here", at: first)])
    }

    static let emptyKey = DiagnosticKind("yaml/empty-key", .error, example: ": 11")
    static func emptyKey(at span: SourceSpan) -> Diagnostic {
        Diagnostic(emptyKey, "a name is missing before ':'", at: span)
    }

    static let nestingTooDeep = DiagnosticKind(
        "yaml/nesting-too-deep", .error,
        example: ["[", "]"].map { String(repeating: $0, count: YAMLParser.deepestNesting + 1) }.joined())
    static func nestingTooDeep(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            nestingTooDeep,
            "this value is nested more than \(YAMLParser.deepestNesting) levels deep and is not read", at: span)
    }

    static let nonScalarKey = DiagnosticKind("yaml/non-scalar-key", .error, example: "? [top, left]\n: 1")
    static func nonScalarKey(at span: SourceSpan) -> Diagnostic {
        Diagnostic(nonScalarKey, "a key must be a word or a number, not a list or a mapping", at: span)
    }

    static let recursiveAlias = DiagnosticKind("yaml/recursive-alias", .error, example: "root: &root {view: *root}")
    static func recursiveAlias(_ name: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(recursiveAlias, "alias '*\(name)' is inside the value that it refers to", at: span)
    }

    static let tooManyDocuments = DiagnosticKind(
        "yaml/too-many-documents", .error, example: String(repeating: "--- a\n", count: YAMLParser.maxDocuments + 1))
    static func tooManyDocuments(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            tooManyDocuments,
            "this text has more than \(YAMLParser.maxDocuments) documents; this one and those below are ignored",
            at: span)
    }

    static let unknownAlias = DiagnosticKind("yaml/unknown-alias", .error, example: "os: *version")
    static func unknownAlias(_ name: String, at span: SourceSpan, known: [String]) -> Diagnostic {
        let nearest = SpellingSuggestion.nearest(to: name, among: known)
        let listed = known.prefix(5).map { "&" + $0 }
        let message: Message =
            listed.isEmpty ? "there is no anchor above it" : "the anchors above it are \(listed.quoted)"
        return Diagnostic(
            unknownAlias, "alias '*\(name)' refers to nothing; \(message)", at: span,
            label: nearest.map { "did you mean '*\($0.word)'?" },
            fixIts: nearest.map { [.replace(span, old: "*" + name, with: "*" + $0.word, $0.certainty)] } ?? [])
    }

    static let unknownTag = DiagnosticKind("yaml/unknown-tag", .warning, example: "os: !version 11")
    static func unknownTag(_ tag: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            unknownTag,
            "tag '\(tag)' is unknown and has no effect; '!!str' turns a number into text", at: span,
            fixIts: [FixIt("remove '\(tag)'", [FixIt.Replacement(span, with: "")], .guess)])
    }

    // MARK: - Syntax errors

    static let controlCharacter = DiagnosticKind("yaml/control-character", .error, example: "title: a\u{7}b")
    static func controlCharacter(_ value: UInt32, at span: SourceSpan) -> Diagnostic {
        let digits = String(value, radix: 16, uppercase: true)
        let name = "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
        return Diagnostic(
            controlCharacter, "control character '\(name)' is not allowed in YAML", at: span,
            fixIts: [FixIt("remove '\(name)'", [FixIt.Replacement(span, with: "")], .guess)])
    }

    static func escapedControlCharacter(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            controlCharacter, "an escape in this text stands for a control character, which is read as a space",
            at: span)
    }

    static let extraText = DiagnosticKind("yaml/extra-text", .error, example: "[1, 2] 3")
    static func extraText(at span: SourceSpan) -> Diagnostic {
        Diagnostic(extraText, "text follows the end of the value; only '---' may start another document here", at: span)
    }

    static let invalidAnchor = DiagnosticKind("yaml/invalid-anchor", .error, example: "title: *")
    static func invalidAnchor(_ sign: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            invalidAnchor,
            "'\(sign)' must be followed by a name of ASCII letters, digits, '-' or '_'",
            at: span, notes: [Diagnostic.Note("put the value in quotes if '\(sign)' is part of it")])
    }

    static let invalidBlockText = DiagnosticKind("yaml/invalid-block-text", .error, example: "title: | a b")
    static func invalidBlockText(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            invalidBlockText, "only '-', '+' and a digit from 1 to 9 may follow '|' or '>' on its line", at: span)
    }

    static let invalidDirective = DiagnosticKind("yaml/invalid-directive", .error, example: "%SCENARIO\n---\nos: 11")
    static func invalidDirective(at span: SourceSpan) -> Diagnostic {
        Diagnostic(invalidDirective, "this '%' line cannot be read; only '%YAML 1.1' and '%TAG' are allowed", at: span)
    }

    static let invalidEscape = DiagnosticKind("yaml/invalid-escape", .error, example: #"title: "\d""#)
    static func invalidEscape(_ escape: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            invalidEscape,
            "'\(escape)' is not an escape; allowed are '\\n', '\\t', '\\\"', '\\\\' and '\\u' with four hex digits",
            at: span, notes: [Diagnostic.Note("in single quotes a backslash is an ordinary character")])
    }

    static let invalidTag = DiagnosticKind("yaml/invalid-tag", .error, example: "title: !a!b 1")
    static func invalidTag(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            invalidTag, "this tag cannot be read; tags look like '!name' or '!!str'", at: span,
            notes: [Diagnostic.Note("put the value in quotes if '!' is part of it")])
    }

    static let misplacedItem = DiagnosticKind("yaml/misplaced-item", .error, example: "os: 11\n- 12")
    static func misplacedItem(_ message: Message, at span: SourceSpan, start: SourceSpan?) -> Diagnostic {
        Diagnostic(
            misplacedItem, message, at: span,
            notes: start.map { [Diagnostic.Note("the values around it begin here", at: $0)] } ?? [])
    }

    static let missingColon = DiagnosticKind(
        "yaml/missing-colon", .error, example: "device: iPhone X\nos:11\norientation: portrait")
    static func missingColon(_ line: String, at span: SourceSpan, fixed: String?) -> Diagnostic {
        Diagnostic(
            missingColon, "'\(line)' needs a ':' and a space between its key and its value",
            at: span,
            label: fixed.map { "did you mean '\($0)'?" },
            fixIts: fixed.map { [.replace(span, old: line, with: $0, .certain)] } ?? [])
    }

    static let syntax = DiagnosticKind("yaml/syntax", .error, example: "[1, , 2]")
    static func missingValue(at span: SourceSpan, found: String) -> Diagnostic {
        Diagnostic(syntax, "a value is expected before '\(found)'", at: span)
    }

    /// A syntax error for which libyaml's own words have to do.
    static func syntax(_ problem: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(syntax, "the text is not valid YAML: \(problem)", at: span)
    }

    static func strayBracket(_ bracket: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(syntax, "'\(bracket)' closes nothing", at: span)
    }

    static let tabIndentation = DiagnosticKind("yaml/tab-indentation", .error, example: "app:\n\tlinkedSDK: 11")
    static func tabIndentation(at span: SourceSpan, tabs: [SourceSpan]) -> Diagnostic {
        Diagnostic(
            tabIndentation, "YAML must be indented with spaces, not tabs", at: span,
            fixIts: [FixIt("replace tabs with two spaces each", tabs.map { FixIt.Replacement($0, with: "  ") }, .guess)]
        )
    }

    static let unclosedBracket = DiagnosticKind("yaml/unclosed-bracket", .error, example: "contentInset: [1, 2, 3, 4")
    /// Something other than a comma or the closing bracket follows a value in brackets.
    static func missingComma(in bracket: String, at span: SourceSpan, opened: SourceSpan) -> Diagnostic {
        let closing = bracket == "{" ? "}" : "]"
        return Diagnostic(
            unclosedBracket, "'\(bracket)' is not closed; ',' or '\(closing)' is expected here",
            at: span, notes: [Diagnostic.Note("'\(bracket)' is here", at: opened)])
    }

    static func unclosedBracket(_ bracket: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(unclosedBracket, "'\(bracket)' is never closed", at: span)
    }

    static let unclosedQuote = DiagnosticKind("yaml/unclosed-quote", .error, example: "title: \"a")
    static func unclosedQuote(_ quote: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(unclosedQuote, "the text that begins with '\(quote)' has no closing quote", at: span)
    }

    static let unquotedValue = DiagnosticKind("yaml/unquoted-value", .error, example: "title: one: two")
    static func unquotedValue(_ message: Message, at span: SourceSpan) -> Diagnostic {
        Diagnostic(unquotedValue, message, at: span, notes: [Diagnostic.Note("put the whole value in quotes")])
    }

    static let wrongIndentation = DiagnosticKind(
        "yaml/wrong-indentation", .error, example: "app:\n  linkedSDK: 11\n os: 11")
    static func wrongIndentation(_ message: Message, at span: SourceSpan, start: SourceSpan?) -> Diagnostic {
        Diagnostic(
            wrongIndentation, message, at: span,
            notes: start.map { [Diagnostic.Note("the mapping that it could belong to begins here", at: $0)] } ?? [])
    }

    /// Five lines, each ten times as long as the one before.
    private static var aliasLimitExample: String {
        let lines = ["a: &a [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]"]
        let names = ["a", "b", "c", "d", "e"]
        let more = zip(names, names.dropFirst()).map { inner, outer in
            "\(outer): &\(outer) [" + [String](repeating: "*" + inner, count: 10).joined(separator: ", ") + "]"
        }
        return (lines + more).joined(separator: "\n")
    }

    /// Every code of this area, with the smallest text that triggers it.
    package static let all: [DiagnosticKind] = [
        aliasLimit, controlCharacter, duplicateKey, emptyKey, extraText, invalidAnchor, invalidBlockText,
        invalidDirective, invalidEscape, invalidTag, misplacedItem, missingColon, nestingTooDeep, nonScalarKey,
        recursiveAlias, syntax, tabIndentation, tooManyDocuments, unclosedBracket, unclosedQuote, unknownAlias,
        unknownTag, unquotedValue, wrongIndentation,
    ]
}
