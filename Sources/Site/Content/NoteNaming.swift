package import Languages

/// The languages of a content folder and how file names indicate them, for naming further notes.
package struct NoteNaming: Sendable {
    /// The languages of the site; never empty. The first is the language of notes that name none.
    package let languages: [Language]
    /// The languages of the notes by their paths.
    private let languageOfPath: [String: Language]
    /// The mark of each language in file names, from the first such name: "zh" of "safe-area.zh.md".
    private let endings: [Language: String]
    /// The mark of each language in names of folders: "zh" of "zh/safe-area.md".
    private let folders: [Language: String]
    private let known: [Language]

    package init(_ folder: ContentFolder) {
        known = folder.languages
        languages = folder.files.editions.languages
        languageOfPath = Dictionary(uniqueKeysWithValues: folder.files.notes.map { ($0.path, $0.language) })
        var endings: [Language: String] = [:]
        var folders: [Language: String] = [:]
        for path in folder.files.notes.map({ $0.path }) + folder.files.heldBack.map({ $0.path }) {
            guard let name = NoteName(path: path, languages: folder.languages), let language = name.language else {
                continue
            }
            switch name.mark {
            case .ending(let tag): endings[language] = endings[language] ?? tag
            case .folder(let tag): folders[language] = folders[language] ?? tag
            case nil: continue
            }
        }
        (self.endings, self.folders) = (endings, folders)
    }

    /// The path of a new note, relative to the content folder.
    ///
    /// - Parameter slug: its name, such as "guides/safe-area".
    package func path(of slug: String, in language: Language) -> String {
        if let folder = folders[language], endings.isEmpty { return "\(folder)/\(slug).md" }
        if endings.isEmpty, !folders.isEmpty, languages.contains(language) { return "\(language)/\(slug).md" }
        let isPlain = endings.isEmpty && languages == [language]
        return slug + (isPlain ? "" : ".\(endings[language] ?? language.tag)") + ".md"
    }

    /// The language of a note.
    ///
    /// - Parameter path: relative to the content folder.
    package func language(of path: String) -> Language {
        languageOfPath[path] ?? NoteName(path: path, languages: known)?.language ?? languages[0]
    }
}
