import Languages

/// What a note's file name says: `guides/safe-area.zh-Hans.md` is the Chinese page "guides/safe-area".
struct NoteName: Hashable, Sendable {
    /// The path below a language's folder, without ending.
    let slug: String
    /// Nil when the name has no language.
    let language: Language?

    /// A name that says no language.
    init(slug: String) {
        self.slug = slug
        language = nil
    }

    /// Reads a path relative to the content folder; nil when it does not end in `.md`.
    init?(path: String) {
        guard path.hasSuffix(".md") else { return nil }
        let stem = path.dropLast(3)
        let folderEnd = stem.lastIndex(of: "/").map { stem.index(after: $0) } ?? stem.startIndex
        guard folderEnd < stem.endIndex else { return nil }
        if let dot = stem[folderEnd...].lastIndex(of: "."), dot > folderEnd,
            let language = Language(noteTag: String(stem[stem.index(after: dot)...]))
        {
            slug = String(stem[..<dot])
            self.language = language
        } else {
            slug = String(stem)
            language = nil
        }
    }
}
