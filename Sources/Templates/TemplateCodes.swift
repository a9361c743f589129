package import Diagnostics

/// The diagnostics of templates: codes, wording, and what the reference page says of them.
package enum TemplateCodes {
    static let badDelimiters = DocumentedCode(
        DiagnosticCode("template/bad-delimiters"),
        "A tag that changes the delimiters needs two marks with white space between them and no equals sign.",
        chinese: "更换定界符的标签里要写两个记号，中间用空白隔开，且不含等号。",
        example: "{{=<%=}}")

    static let badName = DocumentedCode(
        DiagnosticCode("template/bad-name"),
        "The name in a tag is one word, or several joined by dots.",
        chinese: "标签里的名称是一个词，或用点连接的几个词。",
        example: "{{page title}}")

    static let mismatchedEnd = DocumentedCode(
        DiagnosticCode("template/mismatched-end"),
        "The end tag names another section than the one it closes.",
        chinese: "结束标签的名称与它所关闭的区段不符。",
        example: "{{#pages}}{{title}}{{/page}}")

    static let nestingTooDeep = DocumentedCode(
        DiagnosticCode("template/nesting-too-deep"),
        "Partials are nested so deep that they must contain each other without end.",
        chinese: "子模板嵌套过深，多半是彼此无休止地互相包含。",
        example: "{{>example}}")

    static let notText = DocumentedCode(
        DiagnosticCode("template/not-text"),
        "Only texts can be inserted; lists, objects and flags belong in sections.",
        chinese: "只有文本可以插入；列表、对象和开关要用在区段里。",
        example: "{{pages}}")

    static let strayEnd = DocumentedCode(
        DiagnosticCode("template/stray-end"),
        "An end tag stands where no section is open.",
        chinese: "这里没有打开的区段，却出现了结束标签。",
        example: "{{title}}{{/title}}")

    static let unclosedSection = DocumentedCode(
        DiagnosticCode("template/unclosed-section"),
        "A section is never closed; it then ends with what surrounds it.",
        chinese: "区段没有关闭，只好到外层结束处为止。",
        example: "{{#pages}}{{title}}")

    static let unclosedTag = DocumentedCode(
        DiagnosticCode("template/unclosed-tag"),
        "The delimiter that closes a tag is missing, so the tag stays text.",
        chinese: "标签缺少结束定界符，因此按普通文本输出。",
        example: "{{title")

    static let unknownName = DocumentedCode(
        DiagnosticCode("template/unknown-name"),
        "No value of this name is known where the tag stands; it is rendered as nothing.",
        chinese: "标签所在之处没有这个名称的值，输出为空。",
        example: "{{titel}}")

    static let unknownTemplate = DocumentedCode(
        DiagnosticCode("template/unknown-template"),
        "No template has this name; nothing is rendered here.",
        chinese: "没有这个名称的模板，此处输出为空。",
        example: "{{>header}}")

    /// Every code, sorted. The examples are templates called 'example', filled with the fields `title` (a text) and
    /// `pages` (a list of objects with a `title`).
    package static let all: [DocumentedCode] = [
        badDelimiters, badName, mismatchedEnd, nestingTooDeep, notText, strayEnd, unclosedSection, unclosedTag,
        unknownName, unknownTemplate,
    ]

    static func badDelimiters(_ content: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            badDelimiters.code, .error,
            "bad delimiters '\(content)'; allowed are two marks of at most \(TemplateDelimiters.longest) bytes, "
                + "with white space between them and no '=', such as '<% %>'",
            at: span)
    }

    static func badName(_ name: String, at span: SourceSpan) -> Diagnostic {
        let found = name.isEmpty ? "tag without a name" : "bad name '\(name)'"
        return Diagnostic(badName.code, .error, "\(found); a name is '.', one word, or words joined by '.'", at: span)
    }

    static func mismatchedEnd(
        _ name: String, at span: SourceSpan, open: String, openedAt opening: SourceSpan
    ) -> Diagnostic {
        Diagnostic(
            mismatchedEnd.code, .error, "end tag '\(name)' inside the section '\(open)'", at: span,
            notes: [.init("the section '\(open)' begins here", at: opening)],
            fixIts: [.replace(span, old: name, with: open)])
    }

    static func nestingTooDeep(_ name: String, limit: Int, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            nestingTooDeep.code, .error, "partial '\(name)' is nested deeper than \(limit) templates; it is left out",
            at: span,
            notes: [.init("no further partial of this page is filled")])
    }

    static func notText(_ name: String, kind: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            notText.code, .error, "'\(name)' is \(kind) and cannot be inserted; allowed are texts and HTML", at: span)
    }

    static func strayEnd(_ name: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            strayEnd.code, .error, "end tag '\(name)' without an open section", at: span,
            fixIts: [FixIt("remove the end tag '\(name)'", [.init(span, with: "")])])
    }

    static func unclosedSection(_ name: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(unclosedSection.code, .error, "section '\(name)' is not closed", at: span)
    }

    static func unclosedTag(_ opening: String, closing: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(unclosedTag.code, .error, "tag '\(opening)' is not closed; it ends with '\(closing)'", at: span)
    }

    static func unknownName(_ name: String, known: [String], at span: SourceSpan) -> Diagnostic {
        unknown(unknownName.code, "name", name, known: known, at: span)
    }

    static func unknownTemplate(_ name: String, known: [String], at span: SourceSpan) -> Diagnostic {
        unknown(unknownTemplate.code, "template", name, known: known, at: span)
    }

    /// When it is the template to render itself that is missing.
    static func missingTemplate(_ name: String, known: [String]) -> Diagnostic {
        let nearest = SpellingSuggestion.nearest(to: name, among: known)
        return Diagnostic(
            unknownTemplate.code, .error, "the template folder has no '\(name).html', which this site needs", at: nil,
            label: nearest.map { "there is '\($0).html'" })
    }

    private static func unknown(
        _ code: DiagnosticCode, _ noun: String, _ name: String, known: [String], at span: SourceSpan
    ) -> Diagnostic {
        let quoted = known.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
        let allowed = known.isEmpty ? "none is known here" : known.count > 5 ? quoted + " and others" : quoted
        let suggestion = SpellingSuggestion.nearest(to: name, among: known)
        var fixIts: [FixIt] = []
        if let suggestion { fixIts = [.replace(span, old: name, with: suggestion)] }
        return Diagnostic(
            code, .error, "unknown \(noun) '\(name)'; allowed: \(allowed)", at: span,
            label: suggestion.map { "did you mean '\($0)'?" }, fixIts: fixIts)
    }
}
