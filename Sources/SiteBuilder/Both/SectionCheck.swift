import Diagnostics
import Markdown

/// Compares the sections of each note with those of its other language.
struct SectionCheck {
    /// Sections that the other language does not have, or has in another place or at another level, each at its heading.
    private(set) var problems: [Diagnostic] = []
    /// How far each note is there in both languages, by name.
    private(set) var coverage: [NoteCoverage] = []

    init(_ notes: [Note]) {
        var bySlug: [String: [Note]] = [:]
        for note in notes { bySlug[note.slug, default: []].append(note) }
        for slug in bySlug.keys.sorted() { compare(bySlug[slug] ?? [], slug: slug) }
    }

    /// Takes one note in the languages that it is written in.
    private mutating func compare(_ notes: [Note], slug: String) {
        let sections = notes.map { Self.sections(of: $0) }
        var own: [Diagnostic] = []
        if notes.count == 2 {
            own += Self.problems(of: sections[0], beside: sections[1], of: notes[1])
            own += Self.problems(of: sections[1], beside: sections[0], of: notes[0])
        }
        func count(_ language: Language) -> Int? {
            notes.firstIndex { $0.language == language }.map { sections[$0].count }
        }
        problems += own
        coverage.append(
            NoteCoverage(slug: slug, english: count(.english), chinese: count(.chinese), unmatched: own.count))
    }

    private static func problems(
        of here: [Outline.Entry], beside there: [Outline.Entry], of other: Note
    ) -> [Diagnostic] {
        // A note without sections is one that has only been begun.
        guard !here.isEmpty, !there.isEmpty else { return [] }
        let matches = CommonSequence.matches(here.map { $0.anchor }, there.map { $0.anchor }) { _ in 1 }
        return here.enumerated().compactMap { index, section in
            if let match = matches.first(where: { $0.0 == index }) {
                return there[match.1].level == section.level
                    ? nil : SiteCodes.sectionLevel(section.anchor, in: other.file, at: section.span)
            }
            return there.contains { $0.anchor == section.anchor }
                ? SiteCodes.sectionElsewhere(section.anchor, in: other.file, at: section.span)
                : SiteCodes.sectionMissing(section.anchor, in: other.file, at: section.span)
        }
    }

    /// The headings below the title.
    private static func sections(of note: Note) -> [Outline.Entry] {
        Outline(note.document).entries.filter { $0.level > 1 }
    }
}
