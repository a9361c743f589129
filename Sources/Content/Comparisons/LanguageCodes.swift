package import Diagnostics

/// The problems of sections that say one thing in one language and another in the other, and of `languages.yaml`.
package enum LanguageCodes {
    /// - Parameter newer: the note of the other language.
    static func behind(_ section: NoteSection, of slug: String, _ newer: SourceFile) -> Diagnostic {
        Diagnostic(
            behindCode, .warning,
            "\(phrase(section)) has changed in '\(newer.path)' since the two were compared; follow it here, then run "
                + "'\(command(section.name, of: slug))'",
            at: section.span)
    }

    /// - Parameter isKnown: whether the two were compared before both changed.
    static func notCompared(
        _ section: NoteSection, of slug: String, with other: SourceFile, isKnown: Bool
    ) -> Diagnostic {
        let problem =
            isKnown
            ? "\(phrase(section)) has changed here and in '\(other.path)'"
            : "nobody has compared \(phrase(section)) with '\(other.path)'"
        return Diagnostic(
            notComparedCode, .warning,
            "\(problem); when both say the same, run '\(command(section.name, of: slug))'", at: section.span)
    }

    /// - Parameter other: the note of the other language, here and below.
    static func sectionMissing(_ anchor: String, in other: SourceFile, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            sectionUnmatchedCode, .warning,
            "the section '\(anchor)' is not in '\(other.path)'; write it there, or give both headings the same '{#id}'",
            at: span)
    }

    static func sectionElsewhere(_ anchor: String, in other: SourceFile, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            sectionUnmatchedCode, .warning,
            "the section '\(anchor)' stands in another place in '\(other.path)'; give both notes the same order",
            at: span)
    }

    static func sectionLevel(_ anchor: String, in other: SourceFile, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            sectionUnmatchedCode, .warning,
            "the heading '\(anchor)' has another level in '\(other.path)'; give both the same number of '#'", at: span)
    }

    // MARK: languages.yaml

    static func unknownNote(_ entry: ComparedSections.Entry, known: [String]) -> Diagnostic {
        unknown("note '\(entry.slug)'", entry, nearest: SpellingSuggestion.nearest(to: entry.slug, among: known))
    }

    static func unknownSection(_ entry: ComparedSections.Entry, known: [String]) -> Diagnostic {
        unknown(
            "section '\(entry.section)' in '\(entry.slug)'", entry,
            nearest: SpellingSuggestion.nearest(to: entry.section, among: known))
    }

    private static func unknown(_ thing: String, _ entry: ComparedSections.Entry, nearest: String?) -> Diagnostic {
        Diagnostic(
            unknownSectionCode, .warning,
            "there is no \(thing); the next 'notchbook check --compared' removes the line", at: entry.span,
            label: nearest.map { "there is '\($0)'" })
    }

    /// - Parameter subject: such as "the notes".
    static func wrongKind(_ subject: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(wrongKindCode, .error, "\(subject) are a mapping of names", at: span)
    }

    static func noFingerprints(_ section: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            noFingerprintsCode, .error,
            "'\(section)' takes two checksums of eight hexadecimal digits, English first, such as '0f3a12c0 19be77d2'",
            at: span)
    }

    private static func phrase(_ section: NoteSection) -> String {
        section.isOpening ? "the opening" : "the section '\(section.name)'"
    }

    private static func command(_ section: String, of slug: String) -> String {
        "notchbook check --compared \(slug)#\(section)"
    }

    // MARK: - The codes

    static let behindCode = DiagnosticCode("languages/behind")
    static let noFingerprintsCode = DiagnosticCode("languages/no-checksums")
    static let notComparedCode = DiagnosticCode("languages/not-compared")
    static let sectionUnmatchedCode = DiagnosticCode("site/section-unmatched")
    static let unknownSectionCode = DiagnosticCode("languages/unknown-section")
    static let wrongKindCode = DiagnosticCode("languages/wrong-kind")

    /// Every code of this area, by name, with a `languages.yaml` that triggers it.
    package static let documented: [DocumentedCode] = [
        DocumentedCode(
            behindCode,
            "A section has changed in one language only since both were compared; its page says so until the other "
                + "follows.",
            chinese: "对照之后，这一节只有一种语言改过；另一种语言跟上之前，页面上会有提示。",
            example: "a:\n  one: 00000000 145656e9"),
        DocumentedCode(
            noFingerprintsCode, "A line of languages.yaml is not as the tool wrote it; compare the section again.",
            chinese: "languages.yaml 里有一行不是工具写下的样子；请重新对照这一节。",
            example: "a:\n  one: yes"),
        DocumentedCode(
            notComparedCode,
            "Nobody has said that a section says the same in both languages, or both have changed since.",
            chinese: "还没有人确认过这一节两种语言内容一致，或者确认之后两边都改过。",
            example: "a:\n  one: 00000000 00000000"),
        DocumentedCode(
            unknownSectionCode, "languages.yaml names a note or a section that is not there.",
            chinese: "languages.yaml 里写着并不存在的文章或小节。",
            example: "a:\n  two: 00000000 00000000"),
        DocumentedCode(
            wrongKindCode, "languages.yaml is not a mapping of notes, each a mapping of sections.",
            chinese: "languages.yaml 应当是文章到小节的映射，却写成了别的。",
            example: "- a"),
        DocumentedCode(
            sectionUnmatchedCode,
            "The languages of a note do not have the same sections in the same order, so the page of both has gaps.",
            chinese: "同一篇文章的两种语言各节不一致或顺序不同，对照页上会出现空缺。",
            example: "## One {#one}\n\n## Two {#two}\n"),
    ]
}
