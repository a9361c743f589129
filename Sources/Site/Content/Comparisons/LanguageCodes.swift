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
        let problem: Message =
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

    private static func unknown(_ thing: Message, _ entry: ComparedSections.Entry, nearest: SpellingSuggestion?)
        -> Diagnostic
    {
        Diagnostic(
            unknownSectionCode, .warning,
            "there is no \(thing); the next 'notchbook check --compared' removes the line", at: entry.span,
            label: nearest.map { "there is '\($0.word)'" })
    }

    /// - Parameter subject: such as "the notes".
    static func wrongKind(_ subject: Message, at span: SourceSpan) -> Diagnostic {
        Diagnostic(wrongKindCode, .error, "\(subject) are a mapping of names", at: span)
    }

    static func noFingerprints(_ section: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            noFingerprintsCode, .error,
            "'\(section)' takes a checksum of eight hexadecimal digits for each language, such as "
                + "'{en: 0f3a12c0, zh-Hans: 19be77d2}'",
            at: span)
    }

    private static func phrase(_ section: NoteSection) -> Message {
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
            example: "a:\n  one: {en: 00000000, zh-Hans: 145656e9}"),
        DocumentedCode(
            noFingerprintsCode, example: "a:\n  one: yes"),
        DocumentedCode(
            notComparedCode,
            example: "a:\n  one: {en: 00000000, zh-Hans: 00000000}"),
        DocumentedCode(
            unknownSectionCode, example: "a:\n  two: {en: 00000000, zh-Hans: 00000000}"),
        DocumentedCode(
            wrongKindCode, example: "- a"),
        DocumentedCode(
            sectionUnmatchedCode,
            example: "## One {#one}\n\n## Two {#two}\n"),
    ]
}
