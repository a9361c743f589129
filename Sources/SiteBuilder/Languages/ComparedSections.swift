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
