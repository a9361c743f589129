import Diagnostics
import Markdown

/// Finds sections of a note that its other language does not have, or has in another place or at another level.
enum SectionCheck {
    /// The problems of all pairs of notes, each at the heading that it is about.
    static func problems(of notes: [Note]) -> [Diagnostic] {
        var bySlug: [String: [Note]] = [:]
        for note in notes { bySlug[note.slug, default: []].append(note) }
        return bySlug.keys.sorted().flatMap { slug -> [Diagnostic] in
            guard let pair = bySlug[slug], pair.count == 2 else { return [] }
            return problems(of: pair[0], beside: pair[1]) + problems(of: pair[1], beside: pair[0])
        }
    }

    /// How far each note is there in both languages, by name.
    static func coverage(of notes: [Note]) -> [NoteCoverage] {
        Set(notes.map { $0.slug }).sorted().map { slug in
            let own = notes.filter { $0.slug == slug }
            func count(_ language: Language) -> Int? {
                own.first { $0.language == language }.map { sections(of: $0).count }
            }
            return NoteCoverage(
                slug: slug, english: count(.english), chinese: count(.chinese), unmatched: problems(of: own).count)
        }
    }

    private static func problems(of note: Note, beside other: Note) -> [Diagnostic] {
        let (here, there) = (sections(of: note), sections(of: other))
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
