import DataTree
package import Diagnostics
package import Languages
import Markdown
package import ResultStore

// A content folder becomes values: `ContentFolder` reads its files, `SiteContent` holds their contents. `site.yaml` holds the
// settings (Settings), which decide about languages and editions (Editions). Notes are Markdown with front matter and fences
// (Notes), which link to each other (Links), hold blocks of figures (Figures) and belong to sections (Navigation);
// `languages.yaml` records which texts were compared in several languages (Comparisons). Routes names the pages of the site;
// Files is the outside world, through which alone the tool reads and writes. Nothing here knows what figures are about, a
// picture, a tag of HTML or a field of a template.

/// The files of a content folder, as they were read.
package struct ContentFolder: Sendable {
    /// The path as it was given, relative to where the tool was started.
    package let path: String
    let files: ContentLoader.Content
    package let settings: SiteSettings
    let languages: [Language]
    let compared: ComparedSections
    /// The versions of the site that are kept.
    let versions: SiteVersions
    /// The days of the last changes of files, by their paths; empty if pages do not show them.
    let lastChanges: [String: CalendarDate]
    /// The files that diagnostics can point into.
    package let sources: [SourceFile]
    /// The file system with the pictures of the notes.
    let fileSystem: FileSystem
    private let settingsText: String
    private let knownPages: [GeneratedPage]
    private let leftOut: Set<GeneratedPage>
    private let hasLiveFigures: Bool
    private let cache: Cache
    /// Known before notes are parsed.
    package var editions: Editions { files.editions }

    /// The conditions under which a folder is read.
    package struct Conditions: Sendable {
        /// The languages that there are words for, in the order of languages that no settings order.
        package let languages: [Language]
        /// The day of the build: notes of later days are left out.
        package let today: CalendarDate
        /// Whether the folder comes from strangers; if so, nothing in it is trusted.
        package let isUntrusted: Bool
        package let cache: Cache
        /// The names that providers of figures bring; the settings name further fences.
        package let names: ProvidedNames
        /// The names of extras that the tool lacks, by the keys of site.yaml that they would read.
        let missingExtras: [String: String]
        /// The pages that are not generated, whatever the settings ask for.
        package let leftOut: Set<GeneratedPage>
        /// Whether pages can change figures.
        package let hasLiveFigures: Bool
        /// Whether a file below the folder is one that the site's subject reads, and thus no attachment.
        let isOfSubject: @Sendable (_ path: String) -> Bool
        /// The reader of the history, asked if the settings want to know when notes were last changed; nil where nothing shows
        /// that.
        let history: HistoryReader?

        package init(
            languages: [Language], today: CalendarDate, isUntrusted: Bool = false, cache: Cache = .none,
            names: ProvidedNames = ProvidedNames(), missingExtras: [String: String] = [:],
            leftOut: Set<GeneratedPage> = [], hasLiveFigures: Bool = false,
            isOfSubject: @escaping @Sendable (_ path: String) -> Bool = { _ in false },
            history: HistoryReader? = nil
        ) {
            self.history = history
            self.names = names
            self.missingExtras = missingExtras
            self.leftOut = leftOut
            self.hasLiveFigures = hasLiveFigures
            self.isOfSubject = isOfSubject
            self.languages = languages
            self.today = today
            self.isUntrusted = isUntrusted
            self.cache = cache
        }
    }

    /// Reads a folder with its YAML files.
    package static func load(
        _ path: String, _ conditions: Conditions, in fileSystem: FileSystem
    ) async throws(FileSystemError) -> Diagnosed<ContentFolder> {
        let site = try ContentSettings(
            folder: path, knowing: conditions.languages, conditions.names, lacking: conditions.missingExtras,
            isUntrusted: conditions.isUntrusted, in: fileSystem)
        var settings = site.settings
        var lastChanges: [String: CalendarDate] = [:]
        let history = settings.lastChanged.flatMap { _ in conditions.history.map { $0(path) } }
        var diagnostics = site.diagnostics
        switch (history, settings.lastChanged) {
        case (.days(let days)?, _): lastChanges = days
        case (.unknown(let reason)?, let asked?): diagnostics.append(SettingsCodes.noHistory(reason, at: asked.span))
        default: break
        }
        let versions = SiteVersions.find(settings.versionDrafts, beside: path, in: fileSystem)
            .unwrap(into: &diagnostics)
        let foreign = ForeignNavigation(of: path, in: fileSystem)
        let loader = ContentLoader(
            folder: path, settings: settings,
            settingsFiles: foreign.files.union(settings.programPaths).union([
                ContentSettings.fileName, ComparedSections.fileName,
            ]), chapters: foreign.chapters, isOfSubject: conditions.isOfSubject,
            languages: conditions.languages,
            fences: conditions.names.fences + settings.figures.map { FenceKind(ofMaker: $0.fence) },
            today: conditions.today, cache: conditions.cache,
            fileSystem: fileSystem)
        let files = try await loader.load().unwrap(into: &diagnostics)
        let comparisons = try ContentComparisons(folder: path, in: fileSystem)
        diagnostics += comparisons.diagnostics
        let wordless = files.editions.languages.filter { !conditions.languages.contains($0) }
        if !wordless.isEmpty, let first = conditions.languages.first {
            diagnostics.append(NoteCodes.noWords(wordless, insteadOf: first))
        }
        settings = settings.completed(by: foreign, files)
        let folder = ContentFolder(
            path: path, files: files, settings: settings, languages: files.languages, compared: comparisons.compared,
            versions: versions, lastChanges: lastChanges,
            sources: files.notes.map { $0.file } + site.sources + comparisons.sources,
            fileSystem: fileSystem,
            settingsText: (conditions.isUntrusted ? "untrusted\n" : "") + site.sources.map { $0.text }.joined()
                + foreign.text,
            knownPages: conditions.names.allPages, leftOut: conditions.leftOut,
            hasLiveFigures: conditions.hasLiveFigures, cache: conditions.cache)
        return Diagnosed(folder, diagnostics)
    }

    /// Compares the languages of the notes, resolves their links and puts them into sections. Problems in the notation of a note
    /// that no other can depend on are reported later, by the note itself.
    package func parse() async -> Diagnosed<SiteContent> {
        var diagnostics: [Diagnostic] = []
        var notes = await concurrentMap(files.notes) { file in
            cache.value(for: file.key) { Note(file) }
        }
        // Readers of addresses without a page get these notes.
        let missing = notes.filter { SiteContent.namesOfMissingPages.contains($0.slug) }
        if !missing.isEmpty {
            notes.removeAll { SiteContent.namesOfMissingPages.contains($0.slug) }
            diagnostics += missing.flatMap { $0.problems }
        }
        let isCompared = files.editions.languages.count > 1
        let early = notes.filter { isCompared || $0.mayBeReferenced }
        diagnostics += await concurrentMap(early) { $0.problems }.flatMap { $0 }
        let generated = generatedPages(beside: &notes, &diagnostics)
        let all = notes
        let attachments = Attachments(
            paths: Set(files.attachments), folder: path, trusted: settings.trusted, fileSystem)
        async let links = LinkReader(all, attachments, files.editions, languages: languages)
        async let comparison = SectionCheck(all, compared: compared, languages: files.editions.languages)
        let navigation = Navigation.arrange(
            notes, settings, generated: generated, of: knownPages, languages: files.editions.languages
        ).unwrap(into: &diagnostics)
        diagnostics +=
            SettingsCheck(
                settings, notes: notes, generated: generated, attachments: files.attachments,
                editions: files.editions,
                isPicture: { (try? fileSystem.read(path + "/" + $0)).flatMap { ImageHeader.size(of: $0) } != nil }
            ).problems
        let sections = await comparison
        diagnostics += sections.problems
        let content = SiteContent(
            folder: path, editions: files.editions, notes: notes, missingPages: missing, heldBack: files.heldBack,
            hidden: files.hidden,
            dialects: files.dialects.map { "\($0.key.rawValue) (\($0.value))" }.sorted(),
            attachments: attachments,
            includedFiles: files.notes.reduce(into: []) { $0.formUnion($1.included.paths) },
            links: await links, settings: settings, settingsText: settingsText,
            settingsFile: sources.first { $0.path == path + "/" + ContentSettings.fileName },
            redirects: redirects(of: notes).unwrap(into: &diagnostics), navigation: navigation,
            coverage: sections.coverage,
            behind: sections.behind, versions: versions, lastChanges: lastChanges,
            unreported: Set(notes.map { $0.route }).subtracting(early.map { $0.route }), hasLiveFigures: hasLiveFigures)
        return Diagnosed(content, diagnostics)
    }

    /// The redirects of the settings, and the redirects of the heads of notes where they conflict with nothing else.
    private func redirects(of notes: [Note]) -> Diagnosed<[Redirect]> {
        let pages = Set(notes.map { $0.slug.lowercased() })
        let set = Set(settings.redirects.map { $0.old.slug.lowercased() })
        var redirects = settings.redirects
        var takers: [String: Note] = [:]
        var diagnostics: [Diagnostic] = []
        for note in notes {
            for redirect in note.redirects {
                let old = redirect.old.slug.lowercased()
                guard !pages.contains(old), !set.contains(old) else { continue }
                guard let taker = takers[old] else {
                    takers[old] = note
                    redirects.append(redirect)
                    continue
                }
                let isNew = taker.slug != note.slug && diagnostics.last?.span != redirect.oldSpan
                if isNew {
                    diagnostics.append(
                        NoteCodes.oldAddressTwice(redirect.old.slug, earlier: taker.file.path, at: redirect.oldSpan))
                }
            }
        }
        return Diagnosed(redirects, diagnostics)
    }

    /// The pages that the tool generates. A page that the settings request takes its name away from a note; a default page
    /// gives way to the note.
    private func generatedPages(beside notes: inout [Note], _ diagnostics: inout [Diagnostic]) -> [GeneratedPage] {
        let traits = ContentTraits(
            hasTags: notes.contains { !$0.tags.isEmpty },
            hasBuiltInFigures: notes.contains { $0.figureFences.contains { $0.kind.isBuiltIn } },
            noteCount: Set(notes.map { $0.slug }).count)
        let taken = Set(notes.map { $0.slug.lowercased() })
        var generated: [GeneratedPage] = []
        for page in knownPages where !leftOut.contains(page) {
            let isTaken = page != .index && page.isPage && taken.contains(page.slug)
            guard settings.pages[page] ?? (page.isUsual(for: traits) && !isTaken) else { continue }
            generated.append(page)
            guard isTaken else { continue }
            diagnostics += notes.filter { $0.slug.lowercased() == page.slug }
                .map { NoteCodes.reservedName($0.file, page: page) }
            notes.removeAll { $0.slug.lowercased() == page.slug }
        }
        return generated
    }
}

/// The content of a site, resolved from the files of its content folder.
package struct SiteContent: Sendable {
    /// The names of the notes that are shown for addresses without a page, and without a connection.
    static let namesOfMissingPages: Set<String> = ["404", "not-kept"]

    /// Relative to where the tool was started.
    package let folder: String
    package let editions: Editions
    /// Sorted by path.
    package let notes: [Note]
    /// The notes that are shown for addresses without a page.
    package let missingPages: [Note]
    /// The notes that are not published, or not yet, or not any more.
    package let heldBack: [HeldBackNote]
    /// The paths of files and folders whose names begin with a dot, which are not part of the site.
    package let hidden: [String]
    /// The tools whose marks within a line are read, each with its reason: "obsidian (.obsidian)".
    package let dialects: [String]
    package let attachments: Attachments
    /// The files whose text notes take over, relative to the content folder.
    package let includedFiles: Set<String>
    /// Resolves the references of the notes.
    package let links: LinkReader
    package let settings: SiteSettings
    /// The input of the settings: the text of `site.yaml`, and whether anything in it is trusted.
    package let settingsText: String
    /// The file of the settings, where there is one.
    package let settingsFile: SourceFile?
    /// Pages and anchors that have moved: the entries of the settings, then the entries of the heads of notes.
    package let redirects: [Redirect]
    package let navigation: Navigation
    /// The coverage of each note in all languages, by name.
    package let coverage: [NoteCoverage]
    /// The names of the sections that have not followed their other language, by note.
    package let behind: [Route: Set<String>]
    /// The versions of the site that are kept.
    package let versions: SiteVersions
    /// The days of the last changes of notes, by their paths; empty if pages do not show them.
    package let lastChanges: [String: CalendarDate]
    /// The notes whose problems in notation have not been reported yet.
    package let unreported: Set<Route>
    /// Whether pages can change figures.
    package let hasLiveFigures: Bool
}
