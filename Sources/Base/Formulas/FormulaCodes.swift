package import Diagnostics

/// The codes of formulas, with one function for each that words its diagnostics.
package enum FormulaCodes {
    static let cycle = DocumentedCode(
        DiagnosticCode("formula/cycle"),
        example: "top: bar + 1\nbar: top - 1")

    static let nestedTooDeeply = DocumentedCode(
        DiagnosticCode("formula/nested-too-deeply"),
        example: "a: " + String(repeating: "(", count: 60) + "1" + String(repeating: ")", count: 60))

    static let reservedName = DocumentedCode(
        DiagnosticCode("formula/reserved-name"),
        example: "os: 11")

    static let tooLong = DocumentedCode(
        DiagnosticCode("formula/too-long"),
        example: "a: 1" + String(repeating: " + 1", count: 300))

    static let unexpectedCharacter = DocumentedCode(
        DiagnosticCode("formula/unexpected-character"),
        example: "a: screen.height = 812")

    static let unexpectedToken = DocumentedCode(
        DiagnosticCode("formula/unexpected-token"),
        example: "a: 44 +")

    static let unknownName = DocumentedCode(
        DiagnosticCode("formula/unknown-name"),
        example: "a: screen.hight")

    static let wrongType = DocumentedCode(
        DiagnosticCode("formula/wrong-type"),
        example: "a: screen.height ? 44 : 20")

    /// Every code of this area, by name. The examples are formulas, one a line, each under a name.
    package static let documented: [DocumentedCode] = [
        cycle, nestedTooDeeply, reservedName, tooLong, unexpectedCharacter, unexpectedToken, unknownName, wrongType,
    ]
}

extension Diagnostic {
    static func unexpectedCharacter(_ text: String, at span: SourceSpan) -> Diagnostic {
        let doubled = ["=": "==", "&": "&&", "|": "||"][text]
        return Diagnostic(
            FormulaCodes.unexpectedCharacter.code, .error, "'\(text)' means nothing in a formula", at: span,
            label: doubled.map { "did you mean '\($0)'?" },
            fixIts: doubled.map { [.replace(span, old: text, with: $0, .guess)] } ?? [])
    }

    static func unexpectedToken(_ found: Message, wanted: Message, at span: SourceSpan) -> Diagnostic {
        Diagnostic(FormulaCodes.unexpectedToken.code, .error, "\(wanted) is expected, but there is \(found)", at: span)
    }

    static func formulaTooLong(limit: Int, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            FormulaCodes.tooLong.code, .error, "a formula has at most \(limit) words and signs, and this one has more",
            at: span)
    }

    static func formulaTooDeep(limit: Int, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            FormulaCodes.nestedTooDeeply.code, .error, "this formula is nested more than \(limit) levels deep", at: span
        )
    }

    static func unknownName(_ name: String, known: [String], at span: SourceSpan) -> Diagnostic {
        let nearest = SpellingSuggestion.nearest(to: name, among: known)
        let list = known.listed()
        return Diagnostic(
            FormulaCodes.unknownName.code, .error, "no macro of this block is called '\(name)'; there are \(list)",
            at: span,
            label: nearest?.question,
            fixIts: nearest.map { [.spelling(span, name, $0)] } ?? [])
    }

    static func wrongType(
        _ type: FormulaType, wanted: FormulaType, for user: String, at span: SourceSpan
    ) -> Diagnostic {
        Diagnostic(
            FormulaCodes.wrongType.code, .error, "\(user) needs \(wanted.phrase) here, but this is \(type.phrase)",
            at: span)
    }

    /// A macro that is compared with a number of the engine and gives a condition.
    package static func conditionCompared(_ name: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            FormulaCodes.wrongType.code, .error,
            "'\(name)' is compared with a number of the engine, but its formula gives a condition", at: span)
    }

    static func formulaCycle(_ names: [String], at span: SourceSpan) -> Diagnostic {
        let list = names.quoted
        return Diagnostic(
            FormulaCodes.cycle.code, .error,
            "these macros cannot be worked out, because each waits for another: \(list)",
            at: span)
    }

    static func reservedMacroName(_ name: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            FormulaCodes.reservedName.code, .error,
            "the name '\(name)' has a meaning of its own in formulas; choose another",
            at: span)
    }
}
