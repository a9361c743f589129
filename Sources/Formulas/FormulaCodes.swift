package import Diagnostics

/// The codes of formulas, with one function for each that words its diagnostics.
package enum FormulaCodes {
    static let cycle = DocumentedCode(
        DiagnosticCode("formula/cycle"),
        "Macros name each other in a circle; one of them has to stand on its own.",
        chinese: "几个宏互相引用，成了一个环；其中至少一个要能独立求值。",
        example: "top: bar + 1\nbar: top - 1")

    static let nestedTooDeeply = DocumentedCode(
        DiagnosticCode("formula/nested-too-deeply"),
        "A formula has more parentheses or choices inside each other than any macro.",
        chinese: "公式里括号或条件的嵌套过深。",
        example: "a: " + String(repeating: "(", count: 60) + "1" + String(repeating: ")", count: 60))

    static let reservedName = DocumentedCode(
        DiagnosticCode("formula/reserved-name"),
        "A macro has the name of a function or of a fact about the system.",
        chinese: "宏的名称已经是函数名，或是系统信息的名称。",
        example: "os: 11")

    static let tooLong = DocumentedCode(
        DiagnosticCode("formula/too-long"),
        "A formula is longer than any macro; give parts of it names of their own.",
        chinese: "公式过长；请把其中的部分另外命名。",
        example: "a: 1" + String(repeating: " + 1", count: 300))

    static let unexpectedCharacter = DocumentedCode(
        DiagnosticCode("formula/unexpected-character"),
        "A formula has a character that means nothing in it.",
        chinese: "公式里有一个没有意义的字符。",
        example: "a: screen.height = 812")

    static let unexpectedToken = DocumentedCode(
        DiagnosticCode("formula/unexpected-token"),
        "A formula goes on, or ends, where something else is expected.",
        chinese: "公式在此处应当是别的内容。",
        example: "a: 44 +")

    static let unknownName = DocumentedCode(
        DiagnosticCode("formula/unknown-name"),
        "A formula has a name that is neither a macro of the block nor a fact about the system.",
        chinese: "公式里的名称既不是同一代码块中的宏，也不是系统提供的信息。",
        example: "a: screen.hight")

    static let wrongType = DocumentedCode(
        DiagnosticCode("formula/wrong-type"),
        "A formula has a number where a condition is needed, or the other way round.",
        chinese: "公式在需要条件的地方写了数字，或者相反。",
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
            fixIts: doubled.map { [.replace(span, old: text, with: $0)] } ?? [])
    }

    static func unexpectedToken(_ found: String, wanted: String, at span: SourceSpan) -> Diagnostic {
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
        let list = known.prefix(5).joined(separator: ", ") + (known.count > 5 ? " and \(known.count - 5) more" : "")
        return Diagnostic(
            FormulaCodes.unknownName.code, .error, "no macro of this block is called '\(name)'; there are \(list)",
            at: span,
            label: nearest.map { "did you mean '\($0)'?" },
            fixIts: nearest.map { [.replace(span, old: name, with: $0)] } ?? [])
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
        let list = names.map { "'\($0)'" }.joined(separator: ", ")
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
