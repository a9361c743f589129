import Audits
import CairoRendering
package import Content
import Diagnostics
import Figures
import Languages
import Pages
import Publishing
import ScenarioLanguage
import Templates
import WordFiles

// From a content folder to a site, stage by stage: load, parse, lay out, draw, render, publish, write. In: a
// configuration and a file system. Out: a report, and the files of the output folder, all of them or none.
// Each stage is a function of a module below; what stands here is their order, what is kept of their results and what
// is written (Writing). Nothing here knows a layout rule, a colour or a tag.

/// Builds the site and writes it, if the outside world allows.
package func buildSite(_ configuration: SiteConfiguration, in fileSystem: FileSystem = .real) async -> BuildReport {
    var build = Build(configuration: configuration, fileSystem: fileSystem, isWriting: true)
    return await build.run()
}

/// Does everything of a build but writing.
package func checkSite(_ configuration: SiteConfiguration, in fileSystem: FileSystem = .real) async -> BuildReport {
    var build = Build(configuration: configuration, fileSystem: fileSystem, isWriting: false)
    return await build.run()
}

/// One run from content to site.
private struct Build {
    let configuration: SiteConfiguration
    let fileSystem: FileSystem
    let isWriting: Bool
    private var diagnostics: [Diagnostic] = []
    private var sources: [SourceFile] = []
    private var scenarios: [Scenario] = []
    private var audits: [AuditResult] = []
    private var words = WordFiles.standard
    private var languages: [Language] = []
    private var coverage: [NoteCoverage] = []
    private var counts = BuildReport.Counts()
    private var store: PictureStore

    init(configuration: SiteConfiguration, fileSystem: FileSystem, isWriting: Bool) {
        self.configuration = configuration
        self.fileSystem = fileSystem
        self.isWriting = isWriting
        store = PictureStore(fonts: configuration.fonts)
    }

    /// What ends a run before anything is written.
    private enum Failure: Error {
        case fileSystem(FileSystemError)
        case drawing(CairoError)

        var diagnostic: Diagnostic {
            switch self {
            case .fileSystem(let error): FileCodes.refused(error)
            case .drawing(let error): PictureCodes.drawingImpossible(error.description)
            }
        }
    }

    /// Finished pages, and the files that were made for them.
    private struct Site {
        let pages: SitePages
        let design: TemplateLoader.Design
        /// Pages, search, pictures, style sheets and scripts, sorted by path.
        let files: [OutputFile]
        /// The pages that offer downloads once more, as they stand where there are none.
        let pagesWithoutOffers: [OutputFile]
    }

    mutating func run() async -> BuildReport {
        do throws(Failure) {
            if isWriting, let error = configuration.misplacedOutput(in: fileSystem) { throw .fileSystem(error) }
            store = await PictureStore.open(
                configuration.results, shard: configuration.shard, fonts: configuration.fonts)
            let (folder, design) = try load()
            let content = await parse(folder)
            let figures = await layOut(content)
            let audits = await audit(content)
            let drawn = try await draw(figures, audits, content.editions)
            let site = try await render(content, drawn, design)
            guard isWriting else { return report(.checked) }
            guard configuration.shard == nil else { return try keepPart(site) }
            guard !diagnostics.contains(where: { $0.spoilsEveryPage }) else { return report(.failed) }
            var others = try readAttachments(of: content)
            others += try drawIcons(beside: site.files + others, site)
            var files = site.files + others
            files += await offlineFiles(of: files, site)
            files += await pack(site, others)
            let changes = try await write(files)
            // After the site, which goes first where a disk is nearly full.
            store.save()
            return report(.built, changes)
        } catch {
            diagnostics.append(error.diagnostic)
            return report(.failed)
        }
    }

    private func report(_ outcome: BuildReport.Outcome, _ changes: OutputChanges = OutputChanges()) -> BuildReport {
        var counts = counts
        (counts.drawnFiles, counts.reusedFiles) = (store.drawnCount, store.reusedCount)
        counts.passedOverFiles = store.passedOverCount
        let problems = configuration.isStrict ? diagnostics.map { $0.asError } : diagnostics
        // A part of the pictures is made to be kept.
        let lost = configuration.shard == nil ? store.problems : store.problems.map { $0.asError }
        return BuildReport(
            outcome: outcome, diagnostics: problems + lost, sources: sources, scenarios: scenarios,
            audits: audits, languages: languages, coverage: coverage, counts: counts, changes: changes)
    }

    // MARK: - Content

    private mutating func load() throws(Failure) -> (ContentFolder, TemplateLoader.Design) {
        do throws(FileSystemError) {
            let design = try configuration.design(in: fileSystem).unwrap(into: &diagnostics)
            words = design.words
            sources += design.sources
            let folder = try ContentFolder.load(
                configuration.contentFolder, configuration.conditions(words), in: fileSystem
            ).unwrap(into: &diagnostics)
            sources += folder.sources
            return (folder, design)
        } catch {
            throw .fileSystem(error)
        }
    }

    private mutating func parse(_ folder: ContentFolder) async -> SiteContent {
        let content = await folder.parse().unwrap(into: &diagnostics)
        languages = content.editions.languages
        coverage = content.coverage
        scenarios = content.scenarios.scenarios
        counts.notes = content.notes.count
        counts.heldBackNotes = content.heldBack.count
        counts.scenarios = scenarios.count
        return content
    }

    private func readAttachments(of content: SiteContent) throws(Failure) -> [OutputFile] {
        do throws(FileSystemError) {
            var files: [OutputFile] = []
            for path in content.attachments.paths.sorted() {
                let bytes = try fileSystem.read(content.folder + "/" + path)
                files.append(OutputFile(Attachments.outputPath(path), bytes))
            }
            return files
        } catch {
            throw .fileSystem(error)
        }
    }

    // MARK: - Figures

    private mutating func layOut(_ content: SiteContent) async -> [Figure] {
        let figures = await concurrentMap(content.scenarios.scenarios) { Figure(layingOut: $0) }
        diagnostics += figures.flatMap { $0.failures }
        counts.figures = figures.count
        counts.claims = figures.reduce(0) { $0 + $1.claimCount }
        return figures
    }

    private mutating func audit(_ content: SiteContent) async -> [LaidOutAudit] {
        let laidOut = await concurrentMap(content.audits.audits) { LaidOutAudit($0) }
        diagnostics += laidOut.flatMap { $0.problems }
        counts.claims += content.audits.audits.reduce(0) { $0 + $1.claims.reduce(0) { $0 + $1.count } }
        audits = laidOut.map { $0.result }
        return laidOut
    }

    private mutating func draw(
        _ figures: [Figure], _ audits: [LaidOutAudit], _ editions: Editions
    ) async throws(Failure) -> FigureSet {
        do throws(CairoError) {
            let pictures = try await PictureBuilder.pictures(
                of: figures, audits, in: editions.languages.map { words[$0] },
                traditional: editions.traditional, with: store.resources, pngScale: configuration.pngScale
            ).unwrap(into: &diagnostics)
            store.add(pictures.values.flatMap { $0.files })
            return FigureSet(figures: figures, audits: audits, pictures: pictures)
        } catch {
            throw .drawing(error)
        }
    }

    private mutating func drawCards(_ cards: [SocialCard], _ figures: FigureSet) async throws(Failure) -> [OutputFile] {
        do throws(CairoError) {
            let drawn = try await SocialCard.draw(
                cards, figures.figures, words: words, with: store.resources
            )
            .unwrap(into: &diagnostics)
            store.add(drawn)
            return drawn.map { $0.output }
        } catch {
            throw .drawing(error)
        }
    }

    /// The pictures of an app that is installed. Those that the template folder brings stay.
    private mutating func drawIcons(
        beside files: [OutputFile], _ site: Site
    ) throws(Failure) -> [OutputFile] {
        do throws(CairoError) {
            guard WebApp.isDesigned(by: site.design) else { return [] }
            let map = site.pages.map
            let language = map.editions.languages[0]
            let drawn = try AppIcon.draw(map.identity.title(in: language), in: language, with: store.resources)
            store.add(drawn)
            return drawn.map { $0.output }.filter { icon in !files.contains { $0.path == icon.path } }
        } catch {
            throw .drawing(error)
        }
    }

    /// Keeps what was drawn of a part of the pictures. Cards and icons, which need titles of pages, have been among them.
    private mutating func keepPart(_ site: Site) throws(Failure) -> BuildReport {
        _ = try drawIcons(beside: site.files, site)
        store.save()
        return report(.drawn)
    }

    // MARK: - Pages

    private mutating func render(
        _ content: SiteContent, _ figures: FigureSet, _ design: TemplateLoader.Design
    ) async throws(Failure) -> Site {
        let script = content.editions.traditional.flatMap { _ in
            TraditionalEdition.script().unwrap(into: &diagnostics)
        }
        let pages = await SitePages.make(
            of: content, figures, templates: design.templates, words: words, script: script,
            codes: AllCodes.documented,
            problems: diagnostics
        ).unwrap(into: &diagnostics)
        let bodies = await pages.bodies().unwrap(into: &diagnostics)
        let offersDownloads = configuration.makesDownloads
        var files = await pages.frame(bodies, offersDownloads: offersDownloads).unwrap(into: &diagnostics)
        // The problems of these pages have been reported.
        let withoutOffers = offersDownloads ? await pages.frame(bodies, offersDownloads: false).value : []
        files += [pages.startPage().unwrap(into: &diagnostics)].compactMap { $0 }
        files += await publish(pages).unwrap(into: &diagnostics)
        counts.pages = files.count { $0.path.hasSuffix(".html") }

        diagnostics += design.templates.problems(knowing: TemplateFields.names).filter { problem in
            !diagnostics.contains { $0.code == problem.code && $0.span == problem.span }
        }
        files += figures.pictures.values.flatMap { $0.files.map { $0.output } } + design.assets
        if let accent = pages.accentColors() { files.append(accent.unwrap(into: &diagnostics)) }
        if WebApp.isWanted(by: design, on: pages.map) {
            files.append(WebApp.manifest(of: pages).unwrap(into: &diagnostics))
        }
        files += try await drawCards(pages.cards, figures)
        files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        let site = Site(pages: pages, design: design, files: files, pagesWithoutOffers: withoutOffers)
        await check(site)
        return site
    }

    /// Checks what authors wrote among all pages, and each template and asset once.
    private mutating func check(_ site: Site) async {
        let content = site.pages.content
        var paths = Set(site.files.map { $0.path })
        paths.formUnion(content.attachments.paths.map { Attachments.outputPath($0) })
        // What templates may refer to where the settings ask for it.
        paths.formUnion(AppIcon.all.map { $0.path } + [SitePages.accentPath])
        if configuration.makesDownloads { paths.formUnion(site.pages.map.files.downloads(of: content.editions)) }
        let templates = TemplateCheck(site.design.templates, paths: site.pages.paths(paths))
        diagnostics += await site.pages.problems(beside: templates) + templates.problems()
        let loaded = site.design.assets + site.files.filter { $0.path == WebApp.manifestPath }
        diagnostics += loaded.flatMap { AssetCheck.problems(in: $0) }
    }

    // MARK: - Publishing

    /// What a served site needs besides to be read offline.
    private func offlineFiles(of files: [OutputFile], _ site: Site) async -> [OutputFile] {
        WebApp.isWanted(by: site.design, on: site.pages.map) ? await OfflineFiles(site: files).files() : []
    }

    /// The downloads. Their pages do not offer what is not among them, so the list of their files is another too.
    private mutating func pack(_ site: Site, _ others: [OutputFile]) async -> [OutputFile] {
        guard configuration.makesDownloads else { return [] }
        let replaced = Set(site.pagesWithoutOffers.map { $0.path })
        var files = site.files.filter { !replaced.contains($0.path) } + site.pagesWithoutOffers + others
        files += await offlineFiles(of: files, site)
        return await Downloads(site.pages, files: files).files().unwrap(into: &diagnostics)
    }

    // MARK: - Writing

    private func write(_ files: [OutputFile]) async throws(Failure) -> OutputChanges {
        do throws(FileSystemError) {
            return try await SiteWriter(folder: configuration.outputFolder, fileSystem: fileSystem).write(files)
        } catch {
            throw .fileSystem(error)
        }
    }
}

extension Diagnostic {
    /// True for an error in the templates or in `site.yaml`: no page would be as it is meant, so the old site stays.
    fileprivate var spoilsEveryPage: Bool {
        severity == .error && ["template", "settings", "words"].contains(code.area)
    }
}
