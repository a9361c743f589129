package import Diagnostics

/// The diagnostics of templates: codes, wording, and their descriptions for the reference page.
package enum TemplateCodes {
    static let badDelimiters = DiagnosticKind("template/bad-delimiters", .error, example: "{{=<%=}}")
    static func badDelimiters(_ content: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            badDelimiters,
            "bad delimiters '\(content)'; write two marks of at most \(TemplateDelimiters.longest) bytes, "
                + "with white space between them and no '=', such as '<% %>'",
            at: span)
    }

    static let badName = DiagnosticKind("template/bad-name", .error, example: "{{page title}}")
    static func badName(_ name: String, at span: SourceSpan) -> Diagnostic {
        let found: Message = name.isEmpty ? "tag without a name" : "bad name '\(name)'"
        return Diagnostic(badName, "\(found); a name is '.', one word, or words joined by '.'", at: span)
    }

    static let mismatchedEnd = DiagnosticKind(
        "template/mismatched-end", .error, example: "{{#pages}}{{title}}{{/page}}")
    static func mismatchedEnd(
        _ name: String, at span: SourceSpan, open: String, openedAt opening: SourceSpan
    ) -> Diagnostic {
        Diagnostic(
            mismatchedEnd, "end tag '\(name)' inside the section '\(open)'", at: span,
            notes: [.init("the section '\(open)' begins here", at: opening)],
            fixIts: [.replace(span, old: name, with: open, .guess)])
    }

    static let nestingTooDeep = DiagnosticKind("template/nesting-too-deep", .error, example: "{{>example}}")
    static func nestingTooDeep(_ name: String, limit: Int, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            nestingTooDeep, "partial '\(name)' is nested deeper than \(limit) templates; it is left out",
            at: span,
            notes: [.init("the other partials of this page are left empty")])
    }

    static func tooManyPartials(_ name: String, limit: Int, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            nestingTooDeep,
            "partials insert each other more than \(limit) times; '\(name)' is left out", at: span,
            notes: [.init("the other partials of this page are left empty")])
    }

    static func tooManyItems(_ name: String, limit: Int, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            nestingTooDeep,
            "nested sections show more than \(limit) items; '\(name)' is left out", at: span,
            notes: [.init("the other sections of this page are left empty")])
    }

    static let notText = DiagnosticKind("template/not-text", .error, example: "{{pages}}")
    static func notText(_ name: String, kind: Message, at span: SourceSpan) -> Diagnostic {
        Diagnostic(notText, "'\(name)' is \(kind), but only text and HTML can be inserted", at: span)
    }

    static let strayEnd = DiagnosticKind("template/stray-end", .error, example: "{{title}}{{/title}}")
    static func strayEnd(_ name: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            strayEnd, "end tag '\(name)' without an open section", at: span,
            fixIts: [FixIt("remove the end tag '\(name)'", [.init(span, with: "")], .guess)])
    }

    static let unclosedSection = DiagnosticKind("template/unclosed-section", .error, example: "{{#pages}}{{title}}")
    static func unclosedSection(_ name: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(unclosedSection, "section '\(name)' is not closed", at: span)
    }

    static let unclosedTag = DiagnosticKind("template/unclosed-tag", .error, example: "{{title")
    static func unclosedTag(_ opening: String, closing: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(unclosedTag, "tag '\(opening)' is not closed; end it with '\(closing)'", at: span)
    }

    static let unknownName = DiagnosticKind("template/unknown-name", .error, example: "{{titel}}")
    static func unknownName(_ name: String, known: [String], at span: SourceSpan) -> Diagnostic {
        unknown(unknownName.code, "name", name, known: known, at: span)
    }
    static func retiredName(_ wording: Message, at span: SourceSpan) -> Diagnostic {
        Diagnostic(unknownName, wording, at: span)
    }

    static let unknownTemplate = DiagnosticKind("template/unknown-template", .error, example: "{{>header}}")
    static func unknownTemplate(_ name: String, known: [String], at span: SourceSpan) -> Diagnostic {
        unknown(unknownTemplate.code, "template", name, known: known, at: span)
    }

    /// When it is the template to render itself that is missing.
    static func missingTemplate(_ name: String, known: [String]) -> Diagnostic {
        let nearest = SpellingSuggestion.nearest(to: name, among: known)
        return Diagnostic(
            unknownTemplate, "the template folder has no '\(name).html', which this site needs", at: nil,
            label: nearest.map { "'\($0.word).html' exists" })
    }

    private static func unknown(
        _ code: DiagnosticCode, _ noun: Message, _ name: String, known: [String], at span: SourceSpan
    ) -> Diagnostic {
        let quoted = Array(known.prefix(5)).quoted
        let allowed: Message = known.isEmpty ? "none is known here" : known.count > 5 ? "\(quoted) and others" : quoted
        let suggestion = SpellingSuggestion.nearest(to: name, among: known)
        return Diagnostic(
            code, .error, "unknown \(noun) '\(name)'; allowed: \(allowed)", at: span,
            label: suggestion?.question,
            fixIts: suggestion.map { [.spelling(span, name, $0)] } ?? [])
    }

    /// Every code, sorted. The examples are templates called 'example', filled with the fields `title` (a text) and
    /// `pages` (a list of objects with a `title`).
    package static let all: [DiagnosticKind] = [
        badDelimiters, badName, mismatchedEnd, nestingTooDeep, notText, strayEnd, unclosedSection, unclosedTag,
        unknownName, unknownTemplate,
    ]
}
