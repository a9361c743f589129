package import Diagnostics

/// The problems of sections whose languages differ in content, and of `languages.yaml`.
package enum ComparisonCodes {
    static let behind = DiagnosticKind(
        "languages/behind", .warning, example: "a:\n  one: {en: 00000000, zh-Hans: 145656e9}")
    /// - Parameter newer: the note of the other language.
    static func behind(_ section: NoteSection, of slug: String, _ newer: SourceFile) -> Diagnostic {
        Diagnostic(
            behind,
            "\(phrase(section)) has changed in '\(newer.path)' since the two were compared; update it here, then run '"
                + "\(command(section.name, of: slug))'",
            at: section.span)
    }

    static let notCompared = DiagnosticKind(
        "languages/not-compared", .warning, example: "a:\n  one: {en: 00000000, zh-Hans: 00000000}")
    /// - Parameter isKnown: whether the two were compared before both changed.
    static func notCompared(
        _ section: NoteSection, of slug: String, with other: SourceFile, isKnown: Bool
    ) -> Diagnostic {
        let problem: Message =
            isKnown
            ? "\(phrase(section)) has changed here and in '\(other.path)'"
            : "nobody has compared \(phrase(section)) with '\(other.path)'"
        return Diagnostic(
            notCompared,
            "\(problem); when both say the same thing, run '\(command(section.name, of: slug))'", at: section.span)
    }

    static let sectionUnmatched = DiagnosticKind(
        "site/section-unmatched", .warning, example: "## One {#one}\n\n## Two {#two}\n")
    /// - Parameters:
    ///   - other: the note of the other language, here and below.
    ///   - notes: the lines of further sections to which the same applies.
    static func sectionMissing(_ section: NoteSection, in other: SourceFile, notes: [Diagnostic.Note]) -> Diagnostic {
        Diagnostic(
            sectionUnmatched,
            "the section '\(section.name)' is not in '\(other.path)'; write it there, or give both headings the same '{#id}'",
            at: section.span, notes: notes)
    }

    static func sectionElsewhere(_ section: NoteSection, in other: SourceFile, notes: [Diagnostic.Note]) -> Diagnostic {
        Diagnostic(
            sectionUnmatched,
            "the section '\(section.name)' is in a different place in '\(other.path)'; give both notes the same order",
            at: section.span, notes: notes)
    }

    static func sectionLevel(_ section: NoteSection, in other: SourceFile, notes: [Diagnostic.Note]) -> Diagnostic {
        Diagnostic(
            sectionUnmatched,
            "the heading '\(section.name)' has a different level in '\(other.path)'; give both the same number of '#'",
            at: section.span, notes: notes)
    }

    static let unknownSection = DiagnosticKind(
        "languages/unknown-section", .warning, example: "a:\n  two: {en: 00000000, zh-Hans: 00000000}")
    private static func unknown(_ thing: Message, _ entry: ComparedSections.Entry, nearest: SpellingSuggestion?)
        -> Diagnostic
    {
        Diagnostic(
            unknownSection,
            "there is no \(thing); the next 'notchbook check --compared' removes the line", at: entry.span,
            label: nearest.map { "'\($0.word)' exists" })
    }

    static let wrongKind = DiagnosticKind("languages/wrong-kind", .error, example: "- a")
    /// - Parameter subject: such as "the notes".
    static func wrongKind(_ subject: Message, at span: SourceSpan) -> Diagnostic {
        Diagnostic(wrongKind, "\(subject) must be a mapping with names as its keys", at: span)
    }

    static let noFingerprints = DiagnosticKind("languages/no-checksums", .error, example: "a:\n  one: yes")
    static func noFingerprints(_ section: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            noFingerprints,
            "'\(section)' takes a checksum of eight hexadecimal digits for each language, such as "
                + "'{en: 0f3a12c0, zh-Hans: 19be77d2}'",
            at: span)
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

    private static func phrase(_ section: NoteSection) -> Message {
        section.isOpening ? "the opening" : "the section '\(section.name)'"
    }

    private static func command(_ section: String, of slug: String) -> String {
        "notchbook check --compared \(slug)#\(section)"
    }

    /// Every code of this area, by name, with a `languages.yaml` that triggers it.
    package static let all: [DiagnosticKind] = [
        behind, noFingerprints, notCompared, sectionUnmatched, unknownSection, wrongKind,
    ]
}
