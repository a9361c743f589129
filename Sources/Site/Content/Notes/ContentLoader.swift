import DataTree
import Diagnostics
import Languages
import Markdown
import ResultStore

/// Reads the content folder: notes as text with their heads, and the names of the other files, which pages may show.
struct ContentLoader {
    let folder: String
    let settings: SiteSettings
    /// The files of the folder that are read as something else than notes.
    let settingsFiles: Set<String>
    /// The files of the only notes that are published; nil for all.
    var chapters: Set<String>?
    /// Whether a file is one that the site's subject reads.
    var isOfSubject: @Sendable (_ path: String) -> Bool = { _ in false }
    /// The languages that there are words for, which names of files and folders may name.
    var languages: [Language]
    /// The kinds of fences that hold figures.
    var fences: [FenceKind] = []
    /// The day of the build: notes of later days are not published yet.
    let today: CalendarDate
    var cache = Cache.none
    let fileSystem: FileSystem

    /// Everything found in the folder.
    struct Content: Sendable {
        /// Sorted by path; at most one per page and language.
        var notes: [NoteFile] = []
        /// Files that are not notes, as paths relative to the folder, sorted.
        var attachments: [String] = []
        /// The paths of notes that are not published, or not yet, or not any more.
        var heldBack: [HeldBackNote] = []
        /// Files and folders whose names begin with a dot, and files and folders of other tools, as paths relative to the
        /// folder; they are not read.
        var hidden: [String] = []
        let editions: Editions
        /// The languages that there are words for, and others that notes are written in.
        var languages: [Language] = []
        /// The tools whose marks within a line are read, each with its reason.
        var dialects: [Dialect: String] = [:]

        /// The names of the notes, each once, sorted.
        var slugs: [String] { Set(notes.map { $0.slug }).sorted() }
    }

    /// A note that has no page yet.
    struct Candidate: Sendable {
        let path: String
        var name: NoteName
        let file: SourceFile
        let head: FrontMatterReader.Split
        /// The language that head, name or folder name; nil where none does.
        let language: Language?
        /// The letters of a note that does not name its language; none of any other.
        let letters: LetterCount
        let isReadable: Bool
        /// The texts of other files that it asks for.
        var included = IncludedTexts()
    }

    /// The kind of a file of the folder.
    private enum Found: Sendable {
        case note(Candidate)
        case attachment
        /// A file that is read elsewhere, or not at all.
        case other
    }

    /// Loads all notes; an unreadable one ends the run, a doubtful one is reported.
    func load() async throws(FileSystemError) -> Diagnosed<Content> {
        let listing = try Attachments.listing(of: folder, fileSystem)
        var loader = self
        loader.languages += (settings.languages ?? []).filter { !languages.contains($0) }
        loader.languages += FolderLanguages.found(in: listing.files, besides: loader.languages)
        return try await loader.load(listing)
    }

    private func load(_ listing: FolderListing) async throws(FileSystemError) -> Diagnosed<Content> {
        var diagnostics: [Diagnostic] = []
        var candidates: [Candidate] = []
        var attachments: [String] = []
        var heldBack: [HeldBackNote] = []
        let exclusion = PathPatterns(settings.excluded)
        diagnostics += listing.problems(in: folder)
        let all = listing.files.filter { !exclusion.match($0) }
        let isOfTool = ForeignFiles.areBeside(all)
        var foreign: [ForeignFiles.Kind: [String]] = [:]
        for path in all {
            if let kind = ForeignFiles.kind(of: path, besideTool: isOfTool) { foreign[kind, default: []].append(path) }
        }
        let kept = Set(foreign.values.joined())
        let paths = kept.isEmpty ? all : all.filter { !kept.contains($0) }
        let withheld = WithheldNotes(of: folder, in: fileSystem)
        let includes = IncludeReader(folder: folder, allowing: settings.includes, files: all, in: fileSystem)
        let found = await concurrentMap(paths) { path in
            Result { () throws(FileSystemError) in try look(at: path, includes) }
        }
        for (path, found) in zip(paths, found) {
            switch try found.get().unwrap(into: &diagnostics) {
            case .note(let note):
                let isWithheld = withheld.contain(path) || chapters?.contains(path) == false
                if let reason = isWithheld ? .withheld : reasonToHold(note) {
                    heldBack.append(HeldBackNote(path: path, slug: note.name.slug, reason: reason))
                } else {
                    candidates.append(note)
                }
            case .attachment: attachments.append(path)
            case .other: break
            }
        }
        let unmarked =
            settings.languages?.first ?? candidates.reduce(LetterCount()) { $0 + $1.letters }.language
        let known =
            languages + Set(candidates.compactMap { $0.language }).subtracting(languages).sorted { $0.tag < $1.tag }
        let written = asked(among: known, candidates, unmarked)
        var content = Content(editions: settings.editions(found: written))
        content.dialects = DialectFiles.found(beside: folder, settings, in: fileSystem)
        content.languages = known
        content.attachments = attachments
        content.heldBack = heldBack
        content.hidden = listing.hidden.filter { !exclusion.match($0) } + (foreign[.tool] ?? [])
        for case (.markup(let ending), let files) in foreign.sorted(by: { "\($0.key)" < "\($1.key)" }) {
            diagnostics.append(NoteCodes.otherMarkup(ending, files, in: folder))
        }
        take(candidates, unmarked: unmarked, into: &content, &diagnostics)
        if content.notes.isEmpty, heldBack.isEmpty { diagnostics.append(NoteCodes.noNotes(folder)) }
        return Diagnosed(content, diagnostics + missingTranslations(of: content))
    }

    /// The languages of the site: those in which at least half as many notes are written as in the first. Others need to be
    /// asked for by the settings, as a second language moves all pages to folders.
    private func asked(among known: [Language], _ candidates: [Candidate], _ unmarked: Language) -> [Language] {
        let slugs = Dictionary(grouping: candidates) { $0.language ?? unmarked }.mapValues {
            Set($0.map { $0.name.slug }).count
        }
        let most = slugs.values.max() ?? 0
        return known.filter { (slugs[$0] ?? 0) > 0 && (slugs[$0] ?? 0) * 2 >= most }
    }

    private func look(at path: String, _ includes: IncludeReader) throws(FileSystemError) -> Diagnosed<Found> {
        let fullPath = folder + "/" + path
        let stamp = fileSystem.stamp(fullPath)
        guard try isInFolder(fullPath, stamp?.kind) else {
            return Diagnosed(.other, [FileCodes.linkLeavesFolder(fullPath, folder: folder)])
        }
        let most = NoteName.isNote(path) ? FileSystem.maxTextBytes : FileSystem.maxBytes
        if let size = stamp?.size, size > most {
            return Diagnosed(.other, [FileCodes.tooLarge(fullPath, size: size, most: most)])
        }
        if settingsFiles.contains(path) || isOfSubject(path) { return Diagnosed(.other) }
        guard !Attachments.isServed(path), let name = NoteName(path: path, languages: languages) else {
            return Diagnosed(.attachment)
        }
        let bytes = try fileSystem.read(fullPath)
        return cache.value(for: ResultKey("candidate", madeOf: fullPath, bytes, languages)) {
            candidate(path, name, bytes)
        }.map { candidate in
            var candidate = candidate
            candidate.included = includes.texts(for: path, candidate.file.text)
            return .note(candidate)
        }
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
            if let known = Language.named(written.value, among: languages) ?? Language(naming: written.value) {
                language = known
            } else {
                diagnostics.append(NoteCodes.unknownLanguage(written.value, known: languages, at: written.span))
            }
        }
        var name = name
        if let slug = addressed(head.matter, name.slug) { name.slug = slug }
        let candidate = Candidate(
            path: path, name: name, file: file, head: head, language: language,
            letters: language == nil ? LetterCount(of: file.text) : LetterCount(), isReadable: isReadable)
        return Diagnosed(candidate, diagnostics)
    }

    /// The name of a note's page from its head; nil where the head gives none.
    private func addressed(_ matter: FrontMatter, _ slug: String) -> String? {
        if let address = matter.address { return OldAddress.slug(address.value) }
        guard let last = matter.slug else { return nil }
        // Docusaurus begins paths from the top with a slash.
        if last.value.hasPrefix("/") { return OldAddress.slug(last.value) }
        let folder = slug.split(separator: "/").dropLast()
        return OldAddress.slug((folder + [Substring(last.value)]).joined(separator: "/"))
    }

    /// The reason why a note is not published; nil for one that is.
    private func reasonToHold(_ note: Candidate) -> HeldBackNote.Reason? {
        let matter = note.head.matter
        if matter.isDraft { return .draft }
        if matter.isWithheld { return .withheld }
        if let date = matter.date ?? note.name.date, date > today { return .early(date) }
        if let date = matter.expiryDate, date <= today { return .expired(date) }
        return nil
    }

    // MARK: - Pages

    /// Gives every note its page; a note that cannot have one is reported.
    private func take(
        _ candidates: [Candidate], unmarked: Language, into content: inout Content, _ diagnostics: inout [Diagnostic]
    ) {
        var taken: [Route: SourceFile] = [:]
        var unlisted: [Language: [SourceFile]] = [:]
        let unnamed = Set(candidates.filter { $0.language == nil }.map { $0.file.path })
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
                diagnostics.append(
                    NoteCodes.duplicatePage(
                        candidate.file, earlier: earlier, in: language,
                        isNamed: candidate.language != nil && !unnamed.contains(earlier.path)))
                continue
            }
            taken[key] = candidate.file
            content.notes.append(
                NoteFile(
                    path: candidate.path, route: route, language: language, file: candidate.file,
                    head: candidate.head, isReadable: candidate.isReadable, fences: fences,
                    included: candidate.included, dialects: Set(content.dialects.keys)))
        }
        removeNotesBelowPages(of: &content, &diagnostics)
        removeAttachmentsOfPages(of: &content, &diagnostics)
        content.notes.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        for language in content.languages {
            guard let files = unlisted[language] else { continue }
            diagnostics.append(
                settings.languages == nil
                    ? NoteCodes.languageNotAsked(language, files, beside: content.editions.languages[0])
                    : NoteCodes.languageUnlisted(language, files))
        }
    }

    /// Removes attachments that would have the address of a page.
    private func removeAttachmentsOfPages(of content: inout Content, _ diagnostics: inout [Diagnostic]) {
        let pages = Dictionary(content.notes.map { ($0.route.path.lowercased(), $0) }) { first, _ in first }
        content.attachments.removeAll { path in
            guard let note = pages[Attachments.outputPath(path).lowercased()] else { return false }
            diagnostics.append(NoteCodes.sharedAddress(note.file, attachment: path, address: note.route.path))
            return true
        }
    }

    /// Removes notes below a page: `a.html` leaves no room for a folder of that name.
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

    /// The translations that are missing, where the settings name the languages; others are not missed.
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
