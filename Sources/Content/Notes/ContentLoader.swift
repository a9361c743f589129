import Diagnostics
import Languages

/// Reads the content folder: notes as text, and the names of the other files, which pages may show.
struct ContentLoader {
    let folder: String
    let fileSystem: FileSystem

    /// Everything found in the folder.
    struct Content: Sendable {
        /// Sorted by path; at most one per slug and language.
        var notes: [NoteFile] = []
        /// Files that are no notes, as paths relative to the folder, sorted.
        var attachments: [String] = []

        /// The names of the notes, each once, sorted.
        var slugs: [String] { Set(notes.map { $0.name.slug }).sorted() }
    }

    /// Loads all notes; an unreadable one ends the run, a doubtful one is reported.
    func load() throws(FileSystemError) -> Diagnosed<Content> {
        var content = Content()
        var diagnostics: [Diagnostic] = []
        for path in try fileSystem.files(below: folder) {
            let fullPath = folder + "/" + path
            guard try isInFolder(fullPath) else {
                diagnostics.append(FileCodes.linkLeavesFolder(fullPath, folder: folder))
                continue
            }
            guard let name = NoteName(path: path) else {
                content.attachments.append(path)
                continue
            }
            let file = TextDecoding.decode(try fileSystem.read(fullPath), path: fullPath).unwrap(into: &diagnostics)
            add(NoteFile(name: name, language: name.language ?? .guess(file.text), file: file), to: &content)
                .map { diagnostics.append($0) }
            if name.language == nil { diagnostics.append(NoteCodes.languageMissing(file, guess: .guess(file.text))) }
        }
        if content.notes.isEmpty { diagnostics.append(NoteCodes.noNotes(folder)) }
        return Diagnosed(content, diagnostics + pairing(of: content.notes))
    }

    private func isInFolder(_ path: String) throws(FileSystemError) -> Bool {
        switch fileSystem.kind(path) {
        case .file: return true
        case .link: return fileSystem.isInside(path, folder: folder)
        default: throw FileSystemError(.read, path, "it is neither a file nor a folder")
        }
    }

    /// Adds a note unless its page exists already; on file systems that ignore case, `A.md` and `a.md` are one page.
    private func add(_ note: NoteFile, to content: inout Content) -> Diagnostic? {
        let key = note.name.slug.lowercased()
        if GeneratedPage.allCases.contains(where: { $0.slug == key }) {
            return NoteCodes.reservedName(note.file, slug: note.name.slug)
        }
        let earlier = content.notes.first { $0.language == note.language && $0.name.slug.lowercased() == key }
        if let earlier { return NoteCodes.duplicatePage(note.file, earlier: earlier.file) }
        content.notes.append(note)
        return nil
    }

    private func pairing(of notes: [NoteFile]) -> [Diagnostic] {
        let pages = Set(notes.map { [$0.name.slug, $0.language.tag] })
        return notes.filter { !pages.contains([$0.name.slug, $0.language.other.tag]) }.map {
            NoteCodes.translationMissing($0.file, slug: $0.name.slug, language: $0.language.other)
        }
    }
}
