package import Content
package import Diagnostics
import Languages
package import Pages
import Processes
package import ResultStore
package import WordFiles

/// The folders and options of a build. Paths are relative to where the tool was started.
package struct SiteConfiguration: Sendable {
    package var contentFolder: String
    /// The folder of templates; nil for the one beside the content folder, where there is one.
    package var templateFolder: String?
    package var outputFolder: String
    /// Raises warnings to errors.
    package var isStrict: Bool
    /// Whether to create books and an archive of the site, too.
    package var makesDownloads: Bool
    /// Whether pages are also written as Markdown where the settings ask for it. A check writes none, and nobody reads them in a
    /// preview.
    package var makesMarkdown: Bool
    /// Whether the notes come from strangers: if so, neither the templates beside them nor the trusted files of their settings
    /// count.
    package var isUntrusted: Bool
    /// Pixels per point of the PNGs that are beside the pictures; nil for none.
    package var pngScale: Int?
    /// The places where results of earlier builds are kept.
    package var results: ResultStore.Configuration
    /// The provider of the figures that the site is about, of its icons and of its tables.
    package let subject: any FigureProvider
    /// The day of the build: notes of later days are left out.
    package var today: CalendarDate
    /// A listener for the progress of a run.
    package var progress: BuildProgress.Listener?
    /// Reads when notes were last changed, where the settings ask for it.
    package var history: HistoryReader = { GitHistory.read($0) }
    /// The contributions of the tool's extras.
    package let extras: SiteExtras
    /// The subject, then the providers of extras.
    package var providers: [any FigureProvider] { [subject] + extras.providers }

    package init(
        contentFolder: String = "content", templateFolder: String? = nil, outputFolder: String = "Site",
        isStrict: Bool = false, isUntrusted: Bool = false, makesDownloads: Bool = false, makesMarkdown: Bool = true,
        pngScale: Int? = nil, results: ResultStore.Configuration = .none,
        subject: any FigureProvider, extras: SiteExtras = SiteExtras(), today: CalendarDate = .today,
        progress: BuildProgress.Listener? = nil
    ) {
        self.contentFolder = contentFolder
        self.templateFolder = templateFolder
        self.outputFolder = outputFolder
        self.isStrict = isStrict
        self.isUntrusted = isUntrusted
        self.makesDownloads = makesDownloads
        self.makesMarkdown = makesMarkdown
        self.pngScale = pngScale
        self.results = results
        self.subject = subject
        self.extras = extras
        self.today = today
        self.progress = progress
    }

    /// The fences, pages and keys of all providers.
    var names: ProvidedNames {
        ProvidedNames(
            fences: providers.flatMap { $0.names.fences }, pages: providers.flatMap { $0.names.pages },
            settings: providers.flatMap { $0.names.settings })
    }

    /// The conditions under which the content folder is read.
    ///
    /// - Parameters:
    ///   - words: those in which a site can be.
    ///   - showsHistory: whether pages are made, which may show when notes were last changed; nothing else asks git.
    package func conditions(
        _ words: WordFiles = .standard, _ cache: Cache = .none, showsHistory: Bool = false
    ) -> ContentFolder.Conditions {
        let languages = words.languages.map { $0.language }.reduce(into: [Language]()) { found, language in
            if !found.contains(language) { found.append(language) }
        }
        return ContentFolder.Conditions(
            languages: languages, today: today, isUntrusted: isUntrusted, cache: cache,
            names: names, missingExtras: extras.missing,
            leftOut: makesMarkdown ? [] : [.markdown], hasLiveFigures: subject.hasLiveFigures,
            isOfSubject: { [providers] path in providers.contains { $0.owns(path) } },
            history: showsHistory ? history : nil)
    }

    /// The look of the site and the words that it can be in.
    package func design(
        in fileSystem: FileSystem, _ cache: Cache = .none
    ) throws(FileSystemError) -> Diagnosed<TemplateLoader.Design> {
        let templates =
            templateFolder ?? (isUntrusted ? nil : TemplateLoader.folder(beside: contentFolder, in: fileSystem))
        return try TemplateLoader(folder: templates, fileSystem: fileSystem, cache: cache).load()
    }

    // MARK: - Output

    /// An error where folders lie in each other, nil otherwise: pages would be read as notes or templates, or results of the
    /// cache would be among other files. Notes may lie in the output folder, which then belongs to a whole project.
    package func misplacedFolder(in fileSystem: FileSystem) -> FileSystemError? {
        let templates = templateFolder ?? TemplateLoader.folder(beside: contentFolder, in: fileSystem)
        if isInside(outputFolder, contentFolder, in: fileSystem) {
            return FileSystemError(
                .write, outputFolder, "it lies in the folder '\(contentFolder)', which the notes are read from")
        }
        if let templates,
            isInside(outputFolder, templates, in: fileSystem) || isInside(templates, outputFolder, in: fileSystem)
        {
            return FileSystemError(
                .write, outputFolder,
                "it and the folder '\(templates)', which the templates are read from, lie in each other")
        }
        return misplacedCache(besides: [(outputFolder, "receives the site")], in: fileSystem)
    }

    /// An error where the folder of the cache and another one lie in each other; nil otherwise.
    ///
    /// - Parameter others: folders besides those that are read from, and what each is for.
    func misplacedCache(
        besides others: [(folder: String, use: String)] = [], in fileSystem: FileSystem
    ) -> FileSystemError? {
        guard let cache = results.folder else { return nil }
        let templates = templateFolder ?? TemplateLoader.folder(beside: contentFolder, in: fileSystem)
        let others = others + [(contentFolder, "the notes are read from")]
        for (folder, use) in others + [templates.map { ($0, "the templates are read from") }].compactMap({ $0 })
        where isInside(cache, folder, in: fileSystem) || isInside(folder, cache, in: fileSystem) {
            return FileSystemError(
                .write, cache, "the cache and the folder '\(folder)', which \(use), lie in each other")
        }
        return nil
    }

    private func isInside(_ path: String, _ folder: String, in fileSystem: FileSystem) -> Bool {
        let place = fileSystem.resolvedPath(of: folder)
        return (fileSystem.resolvedPath(of: path) + "/").hasPrefix(place == "/" ? place : place + "/")
    }

    /// The way a site is replaced. Where a shell is in the folder or notes are written there, it stays the same folder.
    func writeMode(in fileSystem: FileSystem) -> SiteWriter.Mode {
        let place = fileSystem.resolvedPath(of: outputFolder) + "/"
        let isUsed = [".", contentFolder].contains { (fileSystem.resolvedPath(of: $0) + "/").hasPrefix(place) }
        return isUsed ? .inPlace : .whole
    }
}
