package import CairoRendering
package import Content
import Diagnostics
import Languages
package import LayoutEngine
import Pages
package import ResultStore
package import WordFiles

/// Where a site comes from and goes to. Paths are relative to where the tool was started.
package struct SiteConfiguration: Sendable {
    package var contentFolder: String
    /// The folder of templates; nil for the one beside the content folder, where there is one.
    package var templateFolder: String?
    package var outputFolder: String
    /// Raises warnings to errors.
    package var isStrict: Bool
    /// Makes books, an archive of the site and a PDF of each picture too, which takes about as long as the site itself.
    package var makesDownloads: Bool
    /// Whether the notes are those of strangers: then neither the templates beside them count, nor what their settings trust.
    package var isUntrusted: Bool
    /// Pixels per point of the PNGs that stand beside the pictures; nil for none.
    package var pngScale: Int?
    /// Where results of earlier builds are kept.
    package var results: ResultStore.Configuration
    /// The part of the pictures that is drawn and kept, and no site written; nil for all pictures and the site.
    package var shard: Shard?
    package var catalog: DeviceCatalog
    /// Notes of later days are left out.
    package var today: CalendarDate
    /// What pictures are set in.
    package var fonts: PinnedFonts
    /// Who hears how far a run has come.
    package var progress: BuildProgress.Listener?

    package init(
        contentFolder: String = "content", templateFolder: String? = nil, outputFolder: String = "Site",
        isStrict: Bool = false, isUntrusted: Bool = false, makesDownloads: Bool = false, pngScale: Int? = nil,
        results: ResultStore.Configuration = .none, shard: Shard? = nil,
        catalog: DeviceCatalog, today: CalendarDate = .today,
        fonts: PinnedFonts = .debian, progress: BuildProgress.Listener? = nil
    ) {
        self.contentFolder = contentFolder
        self.templateFolder = templateFolder
        self.outputFolder = outputFolder
        self.isStrict = isStrict
        self.isUntrusted = isUntrusted
        self.makesDownloads = makesDownloads
        self.pngScale = pngScale
        self.results = results
        self.shard = shard
        self.catalog = catalog
        self.today = today
        self.fonts = fonts
        self.progress = progress
    }

    /// What the content folder is read with.
    ///
    /// - Parameters:
    ///   - words: those in which a site can be.
    ///   - memory: what earlier runs of the process have read.
    package func conditions(
        _ words: WordFiles = .standard, _ memory: NoteMemory = NoteMemory(in: .single)
    ) -> ContentFolder.Conditions {
        let languages = words.languages.map { $0.language }.reduce(into: [Language]()) { found, language in
            if !found.contains(language) { found.append(language) }
        }
        return ContentFolder.Conditions(catalog: catalog, languages: languages, today: today, memory: memory)
    }

    /// The look of the site and the words that it can be in.
    ///
    /// - Parameter memory: what earlier runs of the process have loaded.
    func design(
        in fileSystem: FileSystem, _ memory: DesignMemory = DesignMemory(in: .single)
    ) throws(FileSystemError) -> Diagnosed<TemplateLoader.Design> {
        let templates =
            templateFolder ?? (isUntrusted ? nil : TemplateLoader.folder(beside: contentFolder, in: fileSystem))
        return try TemplateLoader(folder: templates, fileSystem: fileSystem, memory: memory).load()
    }

    /// Why nothing may be written where notes are read: the next build would take the pages for content.
    func misplacedOutput(in fileSystem: FileSystem) -> FileSystemError? {
        let (place, source) = (fileSystem.resolvedPath(of: outputFolder), fileSystem.resolvedPath(of: contentFolder))
        guard (place + "/").hasPrefix(source + "/") else { return nil }
        return FileSystemError(
            .write, outputFolder, "it lies in the folder '\(contentFolder)', which the notes are read from")
    }
}
