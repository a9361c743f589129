import Diagnostics
import Languages
import Markdown

/// Compares the sections of each note with those of its other language: are they there, and do they still say the same?
struct SectionCheck {
    /// What is wrong, each at its heading or at its line of `languages.yaml`.
    private(set) var problems: [Diagnostic] = []
    /// How far each note is there in both languages, by name.
    private(set) var coverage: [NoteCoverage] = []
    /// The names of the sections whose other language has changed since the two were compared.
    private(set) var behind: [Route: Set<String>] = [:]

    private let isCompared: Bool
    /// What was compared, by the note's name.
    private let compared: [String: [ComparedSections.Entry]]

    init(_ notes: [Note], compared: ComparedSections = ComparedSections()) {
        isCompared = compared.isKept
        self.compared = Dictionary(grouping: compared.entries) { $0.slug }
        var bySlug: [String: [Note]] = [:]
        for note in notes { bySlug[note.slug, default: []].append(note) }
        for slug in bySlug.keys.sorted() { compare(bySlug[slug] ?? [], slug: slug) }
        problems += compared.entries.filter { bySlug[$0.slug] == nil }.map {
            LanguageCodes.unknownNote($0, known: bySlug.keys.sorted())
        }
    }

    /// Takes one note in the languages that it is written in.
    private mutating func compare(_ notes: [Note], slug: String) {
        let english = notes.first { $0.language == .english }
        let chinese = notes.first { $0.language == .simplifiedChinese }
        var coverage = NoteCoverage(
            slug: slug, english: english.map { Self.headed($0).count }, chinese: chinese.map { Self.headed($0).count })
        if let english, let chinese {
            let unmatched = Self.unmatched(in: english, beside: chinese) + Self.unmatched(in: chinese, beside: english)
            coverage.unmatched = unmatched.count
            problems += unmatched
        }
        let pairs = SectionPair.all(in: notes)
        if isCompared { for pair in pairs { look(at: pair, &coverage) } }
        // A section that one language has is reported there.
        let names = notes.flatMap { $0.sections }.map { $0.name }
        problems += (compared[slug] ?? []).filter { !names.contains($0.section) }.map {
            LanguageCodes.unknownSection($0, known: names)
        }
        self.coverage.append(coverage)
    }

    // MARK: - Are they there?

    private static func unmatched(in note: Note, beside other: Note) -> [Diagnostic] {
        let (here, there) = (headed(note), headed(other))
        // A note without sections is one that has only been begun.
        guard !here.isEmpty, !there.isEmpty else { return [] }
        let matches = CommonSequence.matches(here.map { $0.name }, there.map { $0.name }) { _ in 1 }
        return here.enumerated().compactMap { index, section in
            if let match = matches.first(where: { $0.0 == index }) {
                return there[match.1].level == section.level
                    ? nil : LanguageCodes.sectionLevel(section.name, in: other.file, at: section.span)
            }
            return there.contains { $0.name == section.name }
                ? LanguageCodes.sectionElsewhere(section.name, in: other.file, at: section.span)
                : LanguageCodes.sectionMissing(section.name, in: other.file, at: section.span)
        }
    }

    private static func headed(_ note: Note) -> [NoteSection] { note.sections.filter { !$0.isOpening } }

    // MARK: - Do they say the same?

    private mutating func look(at pair: SectionPair, _ coverage: inout NoteCoverage) {
        let slug = pair.english.note.slug
        let entry = compared[slug]?.first { $0.section == pair.name }
        switch (entry?.texts.english == pair.texts.english, entry?.texts.chinese == pair.texts.chinese) {
        case (true, true): break
        case (false, true):
            coverage.behindInChinese += 1
            report(pair.chinese, isBehind: pair.english)
        case (true, false):
            coverage.behindInEnglish += 1
            report(pair.english, isBehind: pair.chinese)
        case (false, false):
            coverage.notCompared += 1
            problems.append(
                LanguageCodes.notCompared(
                    pair.english.section, of: slug, with: pair.chinese.note.file, isKnown: entry != nil))
        }
    }

    private mutating func report(_ old: SectionPair.Side, isBehind new: SectionPair.Side) {
        behind[old.note.route, default: []].insert(old.section.name)
        problems.append(LanguageCodes.behind(old.section, of: old.note.slug, new.note.file))
    }
}

/// How far a note is there in both languages.
package struct NoteCoverage: Hashable, Sendable {
    /// The page's name without ending.
    package let slug: String
    /// The number of sections in English; nil without an English note.
    package let english: Int?
    /// The same in Chinese.
    package let chinese: Int?
    /// How many sections one language lacks, has elsewhere, or has at another level.
    package var unmatched = 0
    /// How many English sections have not followed a change of the Chinese ones.
    package var behindInEnglish = 0
    /// The same in Chinese.
    package var behindInChinese = 0
    /// How many sections nobody has compared since both languages changed.
    package var notCompared = 0

    init(slug: String, english: Int?, chinese: Int?) {
        self.slug = slug
        self.english = english
        self.chinese = chinese
    }
}
