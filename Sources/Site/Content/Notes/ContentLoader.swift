import DataTree
import Diagnostics
import Languages
import ResultStore

/// Reads the content folder: notes as text with their heads, and the names of the other files, which pages may show.
struct ContentLoader {
    let folder: String
    let settings: SiteSettings
    /// The files of the folder that are read as something else than notes.
    let settingsFiles: Set<String>
    /// Those that there are words for, which names of files and folders may name.
    let languages: [Language]
    /// The names of the fences that providers of figures read.
    var fences: [String] = []
    /// Notes of later days are not published yet.
    let today: CalendarDate
    var cache = Cache.none
    let fileSystem: FileSystem

    /// Everything found in the folder.
    struct Content: Sendable {
        /// Sorted by path; at most one per page and language.
        var notes: [NoteFile] = []
        /// Files that are no notes, as paths relative to the folder, sorted.
        var attachments: [String] = []
        /// The paths of notes that are not published, or not yet, or not any more.
        var heldBack: [String] = []
        /// Files and folders whose names begin with a dot, as sorted paths relative to the folder; no one looks into them.
        var hidden: [String] = []
        let editions: Editions

        /// The names of the notes, each once, sorted.
        var slugs: [String] { Set(notes.map { $0.slug }).sorted() }
    }

    /// A note of which it is not decided yet which page it makes.
    struct Candidate: Sendable {
        let path: String
        var name: NoteName
        let file: SourceFile
        let head: FrontMatterReader.Split
        /// What head, name or folder say.
        let language: Language?
        /// Of a note that does not say its language; none of any other.
        let letters: LetterCount
        let isReadable: Bool
    }

    /// What a file of the folder is.
    private enum Found: Sendable {
        case note(Candidate)
        case attachment
        /// One that is read elsewhere, or not at all.
        case other
    }

    /// Loads all notes; an unreadable one ends the run, a doubtful one is reported.
    func load() async throws(FileSystemError) -> Diagnosed<Content> {
        var diagnostics: [Diagnostic] = []
        var candidates: [Candidate] = []
        var attachments: [String] = []
        var heldBack: [String] = []
        let exclusion = PathPatterns(settings.excluded)
        let listing = try Attachments.listing(of: folder, fileSystem)
        diagnostics += listing.problems(in: folder)
        let paths = listing.files.filter { !exclusion.match($0) }
        let found = await concurrentMap(paths) { path in
            Result { () throws(FileSystemError) in try look(at: path) }
        }
        for (path, found) in zip(paths, found) {
            switch try found.get().unwrap(into: &diagnostics) {
            case .note(let note) where isPublished(note.head.matter): candidates.append(note)
            case .note: heldBack.append(path)
            case .attachment: attachments.append(path)
            case .other: break
            }
        }
        let unmarked =
            settings.languages?.first ?? candidates.reduce(LetterCount()) { $0 + $1.letters }.language
        let written = languages.filter { language in candidates.contains { ($0.language ?? unmarked) == language } }
        var content = Content(editions: settings.editions(found: written))
        content.attachments = attachments
        content.heldBack = heldBack
        content.hidden = listing.hidden.filter { !exclusion.match($0) }
        take(candidates, unmarked: unmarked, into: &content, &diagnostics)
        if content.notes.isEmpty, heldBack.isEmpty { diagnostics.append(NoteCodes.noNotes(folder)) }
        return Diagnosed(content, diagnostics + missingTranslations(of: content))
    }

    private func look(at path: String) throws(FileSystemError) -> Diagnosed<Found> {
        let fullPath = folder + "/" + path
        let stamp = fileSystem.stamp(fullPath)
        guard try isInFolder(fullPath, stamp?.kind) else {
            return Diagnosed(.other, [FileCodes.linkLeavesFolder(fullPath, folder: folder)])
        }
        let most = NoteName.isNote(path) ? FileSystem.mostTextBytes : FileSystem.mostBytes
        if let size = stamp?.size, size > most {
            return Diagnosed(.other, [FileCodes.tooLarge(fullPath, size: size, most: most)])
        }
        guard !Attachments.isServed(path), let name = NoteName(path: path, languages: languages) else {
            return Diagnosed(settingsFiles.contains(path) ? .other : .attachment)
        }
        let bytes = try fileSystem.read(fullPath)
        return cache.value(for: ResultKey("candidate", madeOf: fullPath, bytes, languages)) {
            candidate(path, name, bytes)
        }.map { .note($0) }
    }

    private func isInFolder(_ path: String, _ kind: FileSystem.Kind?) throws(FileSystemError) -> Bool {
        switch kind {
        case .file: return true
        case .link: return fileSystem.isInside(path, folder: folder)
        default: throw FileSystemError(.read, path, "it is neither a file nor a folder")
        }
    }

    private func candidate(_ path: String, _ name: NoteName, _ bytes: [UInt8]) -> Diagnosed<Candidate> {
        var diagnostics: [Diagnostic] = []
        let decoded = TextDecoding.decode(bytes, path: folder + "/" + path)
        let file = decoded.unwrap(into: &diagnostics)
        var head = FrontMatterReader.split(file).unwrap(into: &diagnostics)
        let isReadable = !decoded.diagnostics.contains { $0.severity == .error }
        head.isBroken = head.isBroken || !isReadable
        var language = name.language
        if let written = head.matter.language {
            if let known = Language.named(written.value, among: languages) {
                language = known
            } else {
                diagnostics.append(NoteCodes.unknownLanguage(written.value, known: languages, at: written.span))
            }
        }
        let candidate = Candidate(
            path: path, name: name, file: file, head: head, language: language,
            letters: language == nil ? LetterCount(of: file.text) : LetterCount(), isReadable: isReadable)
        return Diagnosed(candidate, diagnostics)
    }

    private func isPublished(_ matter: FrontMatter) -> Bool {
        !matter.isDraft && matter.date.map { $0 <= today } ?? true && matter.expiryDate.map { $0 > today } ?? true
    }

    // MARK: - Pages

    /// Gives every note its page; what cannot have one is reported.
    private func take(
        _ candidates: [Candidate], unmarked: Language, into content: inout Content, _ diagnostics: inout [Diagnostic]
    ) {
        var taken: [Route: SourceFile] = [:]
        var unlisted: [Language: [SourceFile]] = [:]
        // A home page that is called "index" comes before one of another name.
        for candidate in candidates.filter({ !$0.name.isOtherHome }) + homes(among: candidates) {
            let language = candidate.language ?? unmarked
            guard content.editions.languages.contains(language) else {
                unlisted[language, default: []].append(candidate.file)
                continue
            }
            if let problem = FileNameProblem(ofPage: candidate.name.slug) {
                diagnostics.append(FileCodes.unusableName(candidate.file.path, problem))
                continue
            }
            let route = Route(content.editions[language], candidate.name.slug)
            // On file systems that ignore case, `A.md` and `a.md` are one page.
            let key = Route(route.edition, route.slug.lowercased())
            if let earlier = taken[key] {
                diagnostics.append(NoteCodes.duplicatePage(candidate.file, earlier: earlier))
                continue
            }
            taken[key] = candidate.file
            content.notes.append(
                NoteFile(
                    path: candidate.path, route: route, language: language, file: candidate.file,
                    head: candidate.head, isReadable: candidate.isReadable, fences: fences))
        }
        removeNotesBelowPages(of: &content, &diagnostics)
        content.notes.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        for language in languages {
            guard let files = unlisted[language] else { continue }
            diagnostics.append(NoteCodes.languageUnlisted(language, files))
        }
    }

    /// A page `a.html` leaves no room for a folder of that name.
    private func removeNotesBelowPages(of content: inout Content, _ diagnostics: inout [Diagnostic]) {
        let ending = ".html"
        let pages = Dictionary(content.notes.map { ($0.route, $0.file) }) { first, _ in first }
        content.notes.removeAll { note in
            let steps = note.slug.split(separator: "/")
            let page = steps.indices.dropLast().lazy.filter { steps[$0].hasSuffix(ending) }.compactMap { index in
                let path = steps[...index].joined(separator: "/").dropLast(ending.utf8.count)
                return pages[Route(note.route.edition, String(path))]
            }.first
            if let page { diagnostics.append(NoteCodes.belowPage(note.file, page: page)) }
            return page != nil
        }
    }

    /// The home pages that have another name than "index": as home pages where their folder has none, else as they are.
    private func homes(among candidates: [Candidate]) -> [Candidate] {
        let others = candidates.filter { $0.name.isOtherHome }
        guard !others.isEmpty else { return [] }
        var slugs = Set(candidates.map { [$0.language?.tag, $0.name.slug] })
        return others.map { candidate in
            let home = candidate.name.asHome
            guard slugs.insert([candidate.language?.tag, home.slug]).inserted else { return candidate }
            var candidate = candidate
            candidate.name = home
            return candidate
        }
    }

    /// Languages that nobody has asked for are not missed.
    private func missingTranslations(of content: Content) -> [Diagnostic] {
        guard settings.languages != nil else { return [] }
        let pages = Set(content.notes.map { $0.route })
        return content.notes.filter { $0.isReadable }.flatMap { note in
            content.editions.languages.filter { language in
                language != note.language && !pages.contains(Route(content.editions[language], note.slug))
            }.map { NoteCodes.translationMissing(note.file, slug: note.slug, language: $0) }
        }
    }
}
