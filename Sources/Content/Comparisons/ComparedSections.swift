import Languages
import Diagnostics

/// What `languages.yaml` of a content folder remembers: which texts of a section once said the same.
struct ComparedSections: Sendable {
    /// In source order; none without the file.
    var entries: [Entry] = []
    /// True where the folder keeps such a file; in others nothing is known about sections, and nothing is said.
    var isKept = false

    static let fileName = "languages.yaml"

    /// One section when somebody last compared its languages.
    struct Entry: Hashable, Sendable, CustomStringConvertible {
        /// The note's name.
        let slug: String
        /// The section's name.
        let section: String
        /// The fingerprints of its texts then.
        let texts: Texts
        /// The section's name in the file, or the section itself.
        let span: SourceSpan

        /// As an author writes it: "safe-area#summary".
        var description: String { slug + "#" + section }
    }

    /// The fingerprints of a section's texts.
    struct Texts: Hashable, Sendable {
        let english: String
        let chinese: String
    }
}

extension ComparedSections {
    /// The file that says this, a line for each section, so that two people's changes merge.
    package var text: String {
        var lines = Self.head
        var slug: String?
        for entry in entries {
            if entry.slug != slug { lines.append(Self.key(entry.slug) + ":") }
            slug = entry.slug
            lines.append("  \(Self.key(entry.section)): \(entry.texts.english) \(entry.texts.chinese)")
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private static let head = [
        "# Checksums of the English and the Chinese text of each section when somebody last found them to say the same.",
        "# Written by 'notchbook check --compared'.",
    ]

    /// A key of YAML, in quotes where it may mean something else than itself.
    private static func key(_ name: String) -> String {
        let isPlain =
            name.first?.isLetter == true && name.allSatisfy { $0.isLetter || $0.isNumber || "-_/.".contains($0) }
        if isPlain || name == NoteSection.openingName { return name }
        let escaped = name.map { "\"\\".contains($0) ? "\\\($0)" : String($0) }.joined()
        return "\"\(escaped)\""
    }
}
