import Diagnostics
package import Languages
import Markdown

/// Compares the sections of each note with those of its other languages: do they exist, and do they still agree?
struct SectionCheck {
    /// The problems, each at its heading or at its line of `languages.yaml`.
    private(set) var problems: [Diagnostic] = []
    /// The coverage of each note in all languages, by name.
    private(set) var coverage: [NoteCoverage] = []
    /// The names of the sections whose other language has changed since they were compared.
    private(set) var behind: [Route: Set<String>] = [:]

    private let isCompared: Bool
    private let languageCount: Int
    /// The recorded comparisons, by the note's name.
    private let compared: [String: [ComparedSections.Entry]]

    /// - Parameter languages: the languages of the site.
    init(_ notes: [Note], compared: ComparedSections = ComparedSections(), languages: [Language]) {
        isCompared = compared.isKept
        languageCount = languages.count
        self.compared = Dictionary(grouping: compared.entries) { $0.slug }
        let bySlug = Dictionary(grouping: notes) { $0.slug }
        for slug in bySlug.keys.sorted() {
            compare(
                languages.flatMap { language in (bySlug[slug] ?? []).filter { $0.language == language } }, slug: slug)
        }
        problems += compared.entries.filter { bySlug[$0.slug] == nil }.map {
            ComparisonCodes.unknownNote($0, known: bySlug.keys.sorted())
        }
    }

    /// Compares a note in the languages that it is written in.
    private mutating func compare(_ notes: [Note], slug: String) {
        // A note that nothing can be compared with need not be parsed.
        guard languageCount > 1 || compared[slug] != nil else { return }
        var coverage = NoteCoverage(slug: slug)
        for note in notes { coverage.sections[note.language] = Self.headed(note).count }
        if let first = notes.first {
            for other in notes.dropFirst() {
                for (here, there) in [(first, other), (other, first)] {
                    let unmatched = Self.unmatched(in: here, beside: there)
                    coverage.unmatched += unmatched.count
                    problems += Self.problems(unmatched, in: here, beside: there)
                }
            }
        }
        if isCompared { for section in SharedSection.all(in: notes) { look(at: section, &coverage) } }
        // A section that one language has is reported there.
        let names = notes.flatMap { $0.sections }.map { $0.name }
        problems += (compared[slug] ?? []).filter { !names.contains($0.section) }.map {
            ComparisonCodes.unknownSection($0, known: names)
        }
        self.coverage.append(coverage)
    }

    // MARK: - Are they there?

    /// The difference of a section from the section of the other language.
    private enum Mismatch: CaseIterable {
        case missing, elsewhere, level
    }

    private static func unmatched(in note: Note, beside other: Note) -> [(mismatch: Mismatch, section: NoteSection)] {
        let (here, there) = (headed(note), headed(other))
        // A note without sections is one that has only been begun.
        guard !here.isEmpty, !there.isEmpty else { return [] }
        let matches = CommonSequence.matches(here.map { $0.name }, there.map { $0.name }) { _ in 1 }
        return here.enumerated().compactMap { index, section in
            if let match = matches.first(where: { $0.0 == index }) {
                return there[match.1].level == section.level ? nil : (.level, section)
            }
            return (there.contains { $0.name == section.name } ? .elsewhere : .missing, section)
        }
    }

    /// A message for each kind of mismatch, at the first section that has it.
    private static func problems(
        _ unmatched: [(mismatch: Mismatch, section: NoteSection)], in note: Note, beside other: Note
    ) -> [Diagnostic] {
        Mismatch.allCases.compactMap { mismatch in
            let sections = unmatched.filter { $0.mismatch == mismatch }.map { $0.section }
            guard let first = sections.first else { return nil }
            let notes = RepeatedPlaces(sections.map { $0.span }).notes(in: note.file)
            return switch mismatch {
            case .missing: ComparisonCodes.sectionMissing(first, in: other.file, notes: notes)
            case .elsewhere: ComparisonCodes.sectionElsewhere(first, in: other.file, notes: notes)
            case .level: ComparisonCodes.sectionLevel(first, in: other.file, notes: notes)
            }
        }
    }

    private static func headed(_ note: Note) -> [NoteSection] { note.sections.filter { !$0.isOpening } }

    // MARK: - Do they agree?

    /// Compares a section with its fingerprints: a language that has not changed is behind one that has. Where all languages have
    /// changed, or one was never compared, none is known to be behind.
    private mutating func look(at section: SharedSection, _ coverage: inout NoteCoverage) {
        let known = compared[section.slug]?.first { $0.section == section.name }?.fingerprints ?? [:]
        let unchanged = section.sides.filter { known[$0.note.language] == $0.fingerprint }
        let changed = section.sides.filter { known[$0.note.language] != $0.fingerprint }
        guard let newer = changed.first else { return }
        let isComparable = changed.allSatisfy { known[$0.note.language] != nil }
        guard isComparable, !unchanged.isEmpty else {
            coverage.notCompared += 1
            let other = section.sides.first { $0.note.language != newer.note.language } ?? newer
            problems.append(
                ComparisonCodes.notCompared(
                    newer.section, of: section.slug, with: other.note.file, isKnown: !known.isEmpty && isComparable))
            return
        }
        for side in unchanged {
            coverage.behind[side.note.language, default: 0] += 1
            behind[side.note.route, default: []].insert(side.section.name)
            problems.append(ComparisonCodes.behind(side.section, of: section.slug, newer.note.file))
        }
    }
}

/// The coverage of a note: how much of it is there in each language.
package struct NoteCoverage: Hashable, Sendable {
    /// The page's name without ending.
    package let slug: String
    /// The number of sections in each language that has the note.
    package var sections: [Language: Int] = [:]
    /// The number of sections that one language lacks, has elsewhere, or has at another level.
    package var unmatched = 0
    /// The number of sections in each language that have not followed a change of another one.
    package var behind: [Language: Int] = [:]
    /// The number of sections that have not been compared since all languages changed.
    package var notCompared = 0

    init(slug: String) { self.slug = slug }
}
