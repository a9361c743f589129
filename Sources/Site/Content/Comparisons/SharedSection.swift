import Languages

/// A section that a note has in several languages.
struct SharedSection: CustomStringConvertible {
    /// The sides in the order of the site's languages; at least two.
    let sides: [Side]

    /// A section in one language.
    struct Side {
        let note: Note
        let section: NoteSection
        /// The fingerprint of its text as it is now.
        let fingerprint: String
    }

    var name: String { sides[0].section.name }
    var slug: String { sides[0].note.slug }

    /// The fingerprints as they are now.
    var fingerprints: [Language: String] {
        Dictionary(uniqueKeysWithValues: sides.map { ($0.note.language, $0.fingerprint) })
    }

    /// The name as an author writes it: "safe-area#summary".
    var description: String { entry(with: fingerprints).description }

    /// The entry to record for the section when its texts agree.
    func entry(with fingerprints: [Language: String]) -> ComparedSections.Entry {
        ComparedSections.Entry(slug: slug, section: name, fingerprints: fingerprints, span: sides[0].section.span)
    }

    /// The shared sections of a note in the order of its first language.
    ///
    /// - Parameter notes: the note in the languages that it is written in, in the order of the site's.
    static func all(in notes: [Note]) -> [SharedSection] {
        var names: [String] = []
        var sides: [String: [Side]] = [:]
        for note in notes {
            for section in note.sections
            where sides[section.name]?.contains(where: { $0.note.language == note.language }) != true {
                if sides[section.name] == nil { names.append(section.name) }
                sides[section.name, default: []].append(
                    Side(note: note, section: section, fingerprint: note.fingerprint(of: section)))
            }
        }
        return names.compactMap { name in
            sides[name].flatMap { $0.count > 1 ? SharedSection(sides: $0) : nil }
        }
    }
}
