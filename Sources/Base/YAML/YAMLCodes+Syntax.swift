import Diagnostics

// The diagnostic codes of syntax errors.
extension YAMLCodes {
    static let controlCharacter = DocumentedCode(
        DiagnosticCode("yaml/control-character"),
        example: "title: a\u{7}b")

    static let extraText = DocumentedCode(
        DiagnosticCode("yaml/extra-text"),
        example: "[1, 2] 3")

    static let invalidAnchor = DocumentedCode(
        DiagnosticCode("yaml/invalid-anchor"),
        example: "title: *")

    static let invalidBlockText = DocumentedCode(
        DiagnosticCode("yaml/invalid-block-text"),
        example: "title: | a b")

    static let invalidDirective = DocumentedCode(
        DiagnosticCode("yaml/invalid-directive"),
        example: "%SCENARIO\n---\nos: 11")

    static let invalidEscape = DocumentedCode(
        DiagnosticCode("yaml/invalid-escape"),
        example: #"title: "\d""#)

    static let invalidTag = DocumentedCode(
        DiagnosticCode("yaml/invalid-tag"),
        example: "title: !a!b 1")

    static let misplacedItem = DocumentedCode(
        DiagnosticCode("yaml/misplaced-item"),
        example: "os: 11\n- 12")

    static let missingColon = DocumentedCode(
        DiagnosticCode("yaml/missing-colon"),
        example: "device: iPhone X\nos:11\norientation: portrait")

    static let syntax = DocumentedCode(
        DiagnosticCode("yaml/syntax"),
        example: "[1, , 2]")

    static let tabIndentation = DocumentedCode(
        DiagnosticCode("yaml/tab-indentation"),
        example: "app:\n\tlinkedSDK: 11")

    static let unclosedBracket = DocumentedCode(
        DiagnosticCode("yaml/unclosed-bracket"),
        example: "contentInset: [1, 2, 3, 4")

    static let unclosedQuote = DocumentedCode(
        DiagnosticCode("yaml/unclosed-quote"),
        example: "title: \"a")

    static let unquotedValue = DocumentedCode(
        DiagnosticCode("yaml/unquoted-value"),
        example: "title: one: two")

    static let wrongIndentation = DocumentedCode(
        DiagnosticCode("yaml/wrong-indentation"),
        example: "app:\n  linkedSDK: 11\n os: 11")

    static let documentedSyntax = [
        controlCharacter, extraText, invalidAnchor, invalidBlockText, invalidDirective, invalidEscape, invalidTag,
        misplacedItem, missingColon, syntax, tabIndentation, unclosedBracket, unclosedQuote, unquotedValue,
        wrongIndentation,
    ]
}

// MARK: - Messages

extension Diagnostic {
    static func controlCharacter(_ value: UInt32, at span: SourceSpan) -> Diagnostic {
        let digits = String(value, radix: 16, uppercase: true)
        let name = "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
        return Diagnostic(
            YAMLCodes.controlCharacter.code, .error, "control character '\(name)' is not allowed in YAML", at: span,
            fixIts: [FixIt("remove '\(name)'", [FixIt.Replacement(span, with: "")], .guess)])
    }

    static func escapedControlCharacter(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            YAMLCodes.controlCharacter.code, .error,
            "an escape in this text makes a control character, which is read as a space", at: span)
    }

    static func extraText(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            YAMLCodes.extraText.code, .error,
            "text follows the end of the value; only '---' may start another document here",
            at: span)
    }

    static func invalidAnchor(_ sign: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            YAMLCodes.invalidAnchor.code, .error,
            "'\(sign)' must be followed by a name of ASCII letters, digits, '-' or '_'",
            at: span, notes: [Note("put the value in quotes if '\(sign)' is part of it")])
    }

    static func invalidBlockText(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            YAMLCodes.invalidBlockText.code, .error,
            "only '-', '+' and a digit from 1 to 9 may follow '|' or '>' on its line",
            at: span)
    }

    static func invalidDirective(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            YAMLCodes.invalidDirective.code, .error,
            "this '%' line cannot be read; only '%YAML 1.1' and '%TAG' are allowed",
            at: span)
    }

    static func invalidEscape(_ escape: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            YAMLCodes.invalidEscape.code, .error,
            "'\(escape)' is not an escape; allowed are '\\n', '\\t', '\\\"', '\\\\' and '\\u' with four hex digits",
            at: span, notes: [Note("in single quotes a backslash stands for itself")])
    }

    static func invalidTag(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            YAMLCodes.invalidTag.code, .error, "this tag cannot be read; tags look like '!name' or '!!str'", at: span,
            notes: [Note("put the value in quotes if '!' is part of it")])
    }

    static func misplacedItem(_ message: Message, at span: SourceSpan, start: SourceSpan?) -> Diagnostic {
        Diagnostic(
            YAMLCodes.misplacedItem.code, .error, message, at: span,
            notes: start.map { [Note("the values around it begin here", at: $0)] } ?? [])
    }

    static func missingColon(_ line: String, at span: SourceSpan, fixed: String?) -> Diagnostic {
        Diagnostic(
            YAMLCodes.missingColon.code, .error, "'\(line)' needs a ':' and a space between its key and its value",
            at: span,
            label: fixed.map { "did you mean '\($0)'?" },
            fixIts: fixed.map { [.replace(span, old: line, with: $0, .certain)] } ?? [])
    }

    static func missingValue(at span: SourceSpan, found: String) -> Diagnostic {
        Diagnostic(YAMLCodes.syntax.code, .error, "a value is expected before '\(found)'", at: span)
    }

    /// A syntax error for which libyaml's own words have to do.
    static func syntax(_ problem: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(YAMLCodes.syntax.code, .error, "the text is not valid YAML: \(problem)", at: span)
    }

    static func tabIndentation(at span: SourceSpan, tabs: [SourceSpan]) -> Diagnostic {
        Diagnostic(
            YAMLCodes.tabIndentation.code, .error, "a tab cannot indent YAML, only spaces can", at: span,
            fixIts: [FixIt("replace tabs with two spaces each", tabs.map { FixIt.Replacement($0, with: "  ") }, .guess)]
        )
    }

    /// Something other than a comma or the closing bracket follows a value in brackets.
    static func missingComma(in bracket: String, at span: SourceSpan, opened: SourceSpan) -> Diagnostic {
        let closing = bracket == "{" ? "}" : "]"
        return Diagnostic(
            YAMLCodes.unclosedBracket.code, .error, "'\(bracket)' is not closed; ',' or '\(closing)' is expected here",
            at: span, notes: [Note("'\(bracket)' stands here", at: opened)])
    }

    static func unclosedBracket(_ bracket: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(YAMLCodes.unclosedBracket.code, .error, "'\(bracket)' is never closed", at: span)
    }

    static func strayBracket(_ bracket: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(YAMLCodes.syntax.code, .error, "'\(bracket)' closes nothing that is open", at: span)
    }

    static func unclosedQuote(_ quote: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            YAMLCodes.unclosedQuote.code, .error, "the text that begins with '\(quote)' has no closing quote", at: span)
    }

    static func unquotedValue(_ message: Message, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            YAMLCodes.unquotedValue.code, .error, message, at: span, notes: [Note("put the whole value in quotes")])
    }

    static func wrongIndentation(_ message: Message, at span: SourceSpan, start: SourceSpan?) -> Diagnostic {
        Diagnostic(
            YAMLCodes.wrongIndentation.code, .error, message, at: span,
            notes: start.map { [Note("the mapping that it could belong to begins here", at: $0)] } ?? [])
    }
}
