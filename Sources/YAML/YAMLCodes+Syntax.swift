import Diagnostics

// The wording of syntax errors.
extension Diagnostic {
    static func controlCharacter(_ value: UInt32, at span: SourceSpan) -> Diagnostic {
        let digits = String(value, radix: 16, uppercase: true)
        let name = "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
        return Diagnostic(
            YAMLCodes.controlCharacter, .error, "control character '\(name)' is not allowed in YAML", at: span,
            fixIts: [FixIt("remove '\(name)'", [FixIt.Replacement(span, with: "")])])
    }

    static func extraText(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            YAMLCodes.extraText, .error,
            "text follows the end of the value; only '---' may start another document here",
            at: span)
    }

    static func invalidAnchor(_ sign: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            YAMLCodes.invalidAnchor, .error,
            "'\(sign)' must be followed by a name of ASCII letters, digits, '-' or '_'",
            at: span, notes: [Note("put the value in quotes if '\(sign)' is part of it")])
    }

    static func invalidBlockText(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            YAMLCodes.invalidBlockText, .error,
            "only '-', '+' and a digit from 1 to 9 may follow '|' or '>' on its line",
            at: span)
    }

    static func invalidDirective(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            YAMLCodes.invalidDirective, .error, "this '%' line cannot be read; only '%YAML 1.1' and '%TAG' are allowed",
            at: span)
    }

    static func invalidEscape(_ escape: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            YAMLCodes.invalidEscape, .error,
            "'\(escape)' is not an escape; allowed are '\\n', '\\t', '\\\"', '\\\\' and '\\u' with four hex digits",
            at: span, notes: [Note("in single quotes a backslash stands for itself")])
    }

    static func invalidTag(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            YAMLCodes.invalidTag, .error, "this tag cannot be read; tags look like '!name' or '!!str'", at: span,
            notes: [Note("put the value in quotes if '!' is part of it")])
    }

    static func misplacedItem(_ message: String, at span: SourceSpan, start: SourceSpan?) -> Diagnostic {
        Diagnostic(
            YAMLCodes.misplacedItem, .error, message, at: span,
            notes: start.map { [Note("the values around it begin here", at: $0)] } ?? [])
    }

    static func missingColon(_ line: String, at span: SourceSpan, fixed: String?) -> Diagnostic {
        Diagnostic(
            YAMLCodes.missingColon, .error, "'\(line)' needs a ':' and a space between its key and its value", at: span,
            label: fixed.map { "did you mean '\($0)'?" },
            fixIts: fixed.map { [.replace(span, old: line, with: $0)] } ?? [])
    }

    static func missingValue(at span: SourceSpan, found: String) -> Diagnostic {
        Diagnostic(YAMLCodes.syntax, .error, "a value is expected before '\(found)'", at: span)
    }

    /// A syntax error for which libyaml's own words have to do.
    static func syntax(_ problem: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(YAMLCodes.syntax, .error, "the text is not valid YAML: \(problem)", at: span)
    }

    static func tabIndentation(at span: SourceSpan, tabs: [SourceSpan]) -> Diagnostic {
        Diagnostic(
            YAMLCodes.tabIndentation, .error, "a tab cannot indent YAML, only spaces can", at: span,
            fixIts: [FixIt("replace tabs with two spaces each", tabs.map { FixIt.Replacement($0, with: "  ") })])
    }

    /// Something other than a comma or the closing bracket follows a value in brackets.
    static func missingComma(in bracket: String, at span: SourceSpan, opened: SourceSpan) -> Diagnostic {
        let closing = bracket == "{" ? "}" : "]"
        return Diagnostic(
            YAMLCodes.unclosedBracket, .error, "'\(bracket)' is not closed; ',' or '\(closing)' is expected here",
            at: span, notes: [Note("'\(bracket)' stands here", at: opened)])
    }

    static func unclosedBracket(_ bracket: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(YAMLCodes.unclosedBracket, .error, "'\(bracket)' is never closed", at: span)
    }

    static func strayBracket(_ bracket: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(YAMLCodes.syntax, .error, "'\(bracket)' closes nothing that is open", at: span)
    }

    static func unclosedQuote(_ quote: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            YAMLCodes.unclosedQuote, .error, "the text that begins with '\(quote)' has no closing quote", at: span)
    }

    static func unquotedValue(_ message: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(YAMLCodes.unquotedValue, .error, message, at: span, notes: [Note("put the whole value in quotes")])
    }

    static func wrongIndentation(_ message: String, at span: SourceSpan, start: SourceSpan?) -> Diagnostic {
        Diagnostic(
            YAMLCodes.wrongIndentation, .error, message, at: span,
            notes: start.map { [Note("the mapping that it could belong to begins here", at: $0)] } ?? [])
    }
}
