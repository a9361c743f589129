import Languages

/// A section that a note has in both languages.
struct SectionPair: CustomStringConvertible {
    let english: Side
    let chinese: Side
    /// The fingerprints as they are now.
    let texts: ComparedSections.Texts

    /// A section in one language.
    struct Side {
        let note: Note
        let section: NoteSection
    }

    var name: String { english.section.name }

    /// As an author writes it: "safe-area#summary".
    var description: String { entry(with: texts).description }

    /// What is remembered of it when its texts say the same.
    func entry(with texts: ComparedSections.Texts) -> ComparedSections.Entry {
        ComparedSections.Entry(slug: english.note.slug, section: name, texts: texts, span: english.section.span)
    }

    /// The pairs of one note in English order; none where a language is missing.
    ///
    /// - Parameter notes: one note in the languages that it is written in.
    static func all(in notes: [Note]) -> [SectionPair] {
        guard let english = notes.first(where: { $0.language == .english }),
            let chinese = notes.first(where: { $0.language == .simplifiedChinese })
        else { return [] }
        let others = chinese.sections
        return english.sections.compactMap { section in
            others.first { $0.name == section.name }.map { other in
                SectionPair(
                    english: Side(note: english, section: section), chinese: Side(note: chinese, section: other),
                    texts: .init(
                        english: english.fingerprint(of: section), chinese: chinese.fingerprint(of: other)))
            }
        }
    }
}
