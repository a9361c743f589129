import Languages

/// Folders that hold a translation: "fr" with notes that lie at the same place outside of it, or in another folder of a
/// language.
enum FolderLanguages {
    /// The languages of folders at the top that are not known, in the order of their tags.
    ///
    /// A folder named like a language counts only if at least half of the notes beside it, home pages aside, are in it, too: "ts" of
    /// TypeScript is not Tsonga, although both folders have an "index.md".
    static func found(in paths: [String], besides known: [Language]) -> [Language] {
        var notesByFolder: [String: Set<String>] = [:]
        for path in paths where NoteName.isNote(path) && !isHome(path) {
            let parts = path.split(separator: "/", maxSplits: 1)
            notesByFolder[parts.count == 2 ? String(parts[0]) : "", default: []].insert(String(parts[parts.count - 1]))
        }
        let named = notesByFolder.keys.filter { Language(naming: $0) != nil }.sorted()
        let outside = Set(
            paths.filter { NoteName.isNote($0) && !isHome($0) }.filter { path in
                !named.contains { path.hasPrefix($0 + "/") }
            })
        let languages = named.filter { Language.named($0, among: known) == nil }.filter { folder in
            let notes = notesByFolder[folder] ?? []
            let others = [outside] + named.filter { $0 != folder }.map { notesByFolder[$0] ?? [] }
            return others.contains { !$0.isEmpty && notes.intersection($0).count * 2 >= $0.count }
        }.compactMap { Language(naming: $0) }
        return languages.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Whether a note is the home page of a folder, which folders of any kind have.
    private static func isHome(_ path: String) -> Bool {
        let name = path.split(separator: "/").last?.split(separator: ".").first?.lowercased() ?? ""
        return ["index", "_index", "readme"].contains(name)
    }
}
