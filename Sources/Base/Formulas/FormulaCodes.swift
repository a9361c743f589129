package import Diagnostics

/// The codes of formulas, with one function for each that words its diagnostics.
package enum FormulaCodes {
    static let unexpectedCharacter = DiagnosticKind(
        "formula/unexpected-character", .error, example: "a: screen.height = 812")
    static func unexpectedCharacter(_ text: String, at span: SourceSpan) -> Diagnostic {
        let doubled = ["=": "==", "&": "&&", "|": "||"][text]
        return Diagnostic(
            unexpectedCharacter, "'\(text)' has no meaning in a formula", at: span,
            label: doubled.map { "did you mean '\($0)'?" },
            fixIts: doubled.map { [.replace(span, old: text, with: $0, .guess)] } ?? [])
    }

    static let unexpectedToken = DiagnosticKind("formula/unexpected-token", .error, example: "a: 44 +")
    static func unexpectedToken(_ found: Message, wanted: Message, at span: SourceSpan) -> Diagnostic {
        Diagnostic(unexpectedToken, "expected \(wanted), but found \(found)", at: span)
    }

    static let tooLong = DiagnosticKind(
        "formula/too-long", .error, example: "a: 1" + String(repeating: " + 1", count: 300))
    static func formulaTooLong(limit: Int, at span: SourceSpan) -> Diagnostic {
        Diagnostic(tooLong, "a formula can have at most \(limit) tokens, and this one has more", at: span)
    }

    static let nestedTooDeeply = DiagnosticKind(
        "formula/nested-too-deeply", .error,
        example: "a: " + String(repeating: "(", count: 60) + "1" + String(repeating: ")", count: 60))
    static func formulaTooDeep(limit: Int, at span: SourceSpan) -> Diagnostic {
        Diagnostic(nestedTooDeeply, "this formula is nested more than \(limit) levels deep", at: span)
    }

    static let unknownName = DiagnosticKind("formula/unknown-name", .error, example: "a: screen.hight")
    static func unknownName(_ name: String, known: [String], at span: SourceSpan) -> Diagnostic {
        let nearest = SpellingSuggestion.nearest(to: name, among: known)
        let list = known.listed()
        return Diagnostic(
            unknownName, "no macro of this block is called '\(name)'; available: \(list)",
            at: span,
            label: nearest?.question,
            fixIts: nearest.map { [.spelling(span, name, $0)] } ?? [])
    }

    static let wrongType = DiagnosticKind("formula/wrong-type", .error, example: "a: screen.height ? 44 : 20")
    static func wrongType(
        _ type: FormulaType, wanted: FormulaType, for user: String, at span: SourceSpan
    ) -> Diagnostic {
        Diagnostic(wrongType, "\(user) needs \(wanted.phrase) here, but this is \(type.phrase)", at: span)
    }

    /// A macro that is compared with a number of the engine and gives a condition.
    package static func conditionCompared(_ name: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            wrongType, "'\(name)' is compared with a number from the engine, but its formula gives a condition",
            at: span)
    }

    static let cycle = DiagnosticKind("formula/cycle", .error, example: "top: bar + 1\nbar: top - 1")
    static func formulaCycle(_ names: [String], at span: SourceSpan) -> Diagnostic {
        let list = names.quoted
        return Diagnostic(cycle, "these macros depend on each other in a cycle: \(list)", at: span)
    }

    static let reservedName = DiagnosticKind("formula/reserved-name", .error, example: "os: 11")
    static func reservedMacroName(_ name: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(reservedName, "the name '\(name)' is reserved in formulas; choose another", at: span)
    }

    /// Every code of this area, by name. The examples are formulas, one a line, each under a name.
    package static let all: [DiagnosticKind] = [
        cycle, nestedTooDeeply, reservedName, tooLong, unexpectedCharacter, unexpectedToken, unknownName, wrongType,
    ]
}
