import Languages

/// Folders that hold a translation: "fr" with notes that lie at the same place outside of it, or in another folder of a
/// language.
enum FolderLanguages {
    /// The languages of folders at the top that are not known, in the order of their tags.
    ///
    /// A folder named like a language counts only if one of its notes has a counterpart outside of it: "ts" of TypeScript is not
    /// Tsonga.
    static func found(in paths: [String], besides known: [Language]) -> [Language] {
        var notesByFolder: [String: Set<String>] = [:]
        for path in paths where NoteName.isNote(path) {
            let parts = path.split(separator: "/", maxSplits: 1)
            notesByFolder[parts.count == 2 ? String(parts[0]) : "", default: []].insert(String(parts[parts.count - 1]))
        }
        let folders = notesByFolder.keys.filter {
            Language.named($0, among: known) == nil && Language(naming: $0) != nil
        }
        guard !folders.isEmpty else { return [] }
        let all = Set(paths)
        let translated = notesByFolder.keys.filter { Language(naming: $0) != nil }
        let languages = folders.sorted().filter { folder in
            let notes = notesByFolder[folder] ?? []
            return notes.contains { note in
                all.contains(note)
                    || translated.contains { $0 != folder && notesByFolder[$0]?.contains(note) == true }
            }
        }.compactMap { Language(naming: $0) }
        return languages.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
