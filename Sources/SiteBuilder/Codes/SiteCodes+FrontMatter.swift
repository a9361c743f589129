import Diagnostics

extension SiteCodes {
    static func frontMatterUnclosed(_ file: SourceFile) -> Diagnostic {
        Diagnostic(
            frontMatterUnclosedCode, .error,
            "the front matter is never closed, so it is read as text; end it with a line '---'", at: file.span(0..<3))
    }

    static func unknownFrontMatterKey(_ key: String, at span: SourceSpan) -> Diagnostic {
        let nearest = SpellingSuggestion.nearest(to: key, among: FrontMatter.keys)
        return Diagnostic(
            unknownFrontMatterKeyCode, .warning,
            "unknown key '\(key)' in the front matter; known are \(quoted(FrontMatter.keys))", at: span,
            label: nearest.map { "did you mean '\($0)'?" },
            fixIts: nearest.map { [.replace(span, old: key, with: $0)] } ?? [])
    }

    static func frontMatterIsNoText(_ key: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            frontMatterNoTextCode, .error,
            "'\(key)' in the front matter takes a text, not a list, a mapping or nothing", at: span)
    }

    static func frontMatterIsList(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            frontMatterNoTextCode, .warning,
            "the front matter must be a mapping such as 'title: …', not a list, so it is read as text", at: span)
    }

    static func unknownSection(_ name: String, at span: SourceSpan) -> Diagnostic {
        let sections = Section.allCases.map { $0.rawValue }
        let nearest = SpellingSuggestion.nearest(to: name, among: sections)
        return Diagnostic(
            unknownSectionCode, .warning,
            "unknown section '\(name)', so the note goes to '\(Section.notes.rawValue)'; known are \(quoted(sections))",
            at: span, label: nearest.map { "did you mean '\($0)'?" },
            fixIts: nearest.map { [.replace(span, old: name, with: $0)] } ?? [])
    }

    static func orderIsNoNumber(_ text: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            orderNoNumberCode, .warning,
            "'order' takes a number such as '3', and '\(text)' is none, so the note comes last", at: span)
    }

    static func titleFromHeading(_ title: String, file: SourceFile) -> Diagnostic {
        Diagnostic(
            titleMissingCode, .warning,
            "the front matter has no title, so the page takes its first heading '\(title)'", at: file.span(0..<0))
    }

    static func titleFromName(_ title: String, file: SourceFile) -> Diagnostic {
        Diagnostic(
            titleMissingCode, .warning,
            "the note has neither a title nor a heading, so the page is called '\(title)'; "
                + "begin it with '---', 'title: …', '---'",
            at: file.span(0..<0))
    }

    static func quoted(_ names: [String]) -> String {
        names.map { "'\($0)'" }.joined(separator: ", ")
    }
}
