import Audits
import CairoRendering
import Diagnostics
import LayoutEngine
import ScenarioLanguage
import Templates

// From a content folder to a site, stage by stage: load, parse, resolve, lay out, draw, render, pack, write. In: a
// configuration and a file system. Out: a report, and the files of the output folder, all of them or none.
// Nothing here knows a layout rule, a colour or a tag.

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
    private var results: [AuditResult] = []
    private var coverage: [NoteCoverage] = []
    private var counts = BuildReport.Counts()
    private var stock: PictureStock
    /// With the devices of the content folder.
    private var catalog: DeviceCatalog
    private var settings = SiteSettings()
    private var compared = ComparedSections()
    /// The sections that have not followed their other language.
    private var behind: [Route: Set<String>] = [:]

    init(configuration: SiteConfiguration, fileSystem: FileSystem, isWriting: Bool) {
        self.configuration = configuration
        self.fileSystem = fileSystem
        self.isWriting = isWriting
        catalog = configuration.catalog
        stock = PictureStock(fonts: configuration.fonts)
    }

    /// What ends a run before anything is written.
    private enum Failure: Error {
        case fileSystem(FileSystemError)
        case drawing(CairoError)

        var diagnostic: Diagnostic {
            switch self {
            case .fileSystem(let error): SiteCodes.refused(error)
            case .drawing(let error): SiteCodes.drawingImpossible(error.description)
            }
        }
    }

    mutating func run() async -> BuildReport {
        do throws(Failure) {
            if isWriting, let error = configuration.misplacedOutput(in: fileSystem) { throw .fileSystem(error) }
            stock = await PictureStock.open(configuration, in: fileSystem)
            let (content, design) = try load()
            let notes = await parse(content)
            let index = resolve(notes)
            let macros = resolveMacros(notes, index)
            let figures = await layOut(index)
            let audits = await audit(macros)
            let pictures = try await draw(figures, audits)
            let site = try await render(notes, index, macros, figures, audits, pictures, content, design)
            guard isWriting else { return report(.checked, BuildReport.Changes()) }
            guard !isWithoutForm else { return report(.failed, BuildReport.Changes()) }
            var others = try readAttachments(of: notes, content)
            others += try drawIcons(beside: site.files + others, design)
            var files = site.files + others
            files += await offlineFiles(of: files, design)
            files += await pack(site, others, design)
            let changes = try write(files)
            // After the site, which goes first where a disk is nearly full.
            stock.keep()
            return report(.built, changes)
        } catch {
            diagnostics.append(error.diagnostic)
            return report(.failed, BuildReport.Changes())
        }
    }

    /// True where the templates or `site.yaml` have errors: no page would be as it is meant, so the old site stays.
    private var isWithoutForm: Bool {
        diagnostics.contains { problem in
            problem.severity == .error
                && ["template/", "settings/"].contains { problem.code.description.hasPrefix($0) }
        }
    }

    private func report(_ outcome: BuildReport.Outcome, _ changes: BuildReport.Changes) -> BuildReport {
        var counts = counts
        (counts.drawnFiles, counts.reusedFiles) = (stock.drawnCount, stock.reusedCount)
        let problems = configuration.isStrict ? diagnostics.map { $0.asError } : diagnostics
        return BuildReport(
            outcome: outcome, diagnostics: problems + stock.problems, sources: sources, scenarios: scenarios,
            audits: results, coverage: coverage, counts: counts, changes: changes)
    }

    // MARK: - Stages

    private mutating func load() throws(Failure) -> (ContentLoader.Content, TemplateLoader.Design) {
        do throws(FileSystemError) {
            let content = try ContentLoader(folder: configuration.contentFolder, fileSystem: fileSystem).load()
                .unwrap(into: &diagnostics)
            sources += content.notes.map { $0.file }
            let devices = try ContentDevices(
                folder: configuration.contentFolder, extending: catalog, in: fileSystem)
            catalog = devices.catalog
            diagnostics += devices.diagnostics
            sources += devices.sources
            let site = try ContentSettings(
                folder: configuration.contentFolder, slugs: content.slugs, in: fileSystem)
            settings = site.settings
            diagnostics += site.diagnostics
            sources += site.sources
            let comparisons = try ContentComparisons(folder: configuration.contentFolder, in: fileSystem)
            compared = comparisons.compared
            diagnostics += comparisons.diagnostics
            sources += comparisons.sources
            let design = try TemplateLoader(folder: configuration.templateFolder, fileSystem: fileSystem).load()
                .unwrap(into: &diagnostics)
            sources += design.sources
            return (content, design)
        } catch {
            throw .fileSystem(error)
        }
    }

    private mutating func parse(_ content: ContentLoader.Content) async -> [Note] {
        let notes = await concurrentMap(content.notes) { NoteParser.parse($0) }
            .map { $0.unwrap(into: &diagnostics) }
        let sections = SectionCheck(notes, compared: compared)
        diagnostics += sections.problems
        (coverage, behind) = (sections.coverage, sections.behind)
        counts.notes = notes.count
        return notes
    }

    private mutating func resolve(_ notes: [Note]) -> ScenarioIndex {
        let index = ScenarioIndex.resolve(notes, catalog: catalog).unwrap(into: &diagnostics)
        scenarios = index.scenarios
        counts.scenarios = scenarios.count
        return index
    }

    private mutating func layOut(_ index: ScenarioIndex) async -> [Figure] {
        let figures = await concurrentMap(index.scenarios) { Figure(layingOut: $0) }
        diagnostics += figures.flatMap { $0.failures }
        counts.figures = figures.count
        counts.claims = figures.reduce(0) { $0 + $1.claimCount }
        return figures
    }

    private mutating func resolveMacros(_ notes: [Note], _ index: ScenarioIndex) -> AuditIndex {
        AuditIndex.resolve(notes, scenarios: index.scenarios, catalog: catalog)
            .unwrap(into: &diagnostics)
    }

    private mutating func audit(_ index: AuditIndex) async -> [LaidOutAudit] {
        let audits = await concurrentMap(index.audits) { LaidOutAudit($0) }
        diagnostics += audits.flatMap { $0.problems }
        counts.claims += index.audits.reduce(0) { $0 + $1.claims.reduce(0) { $0 + $1.count } }
        results = audits.map { $0.result }
        return audits
    }

    private mutating func draw(
        _ figures: [Figure], _ audits: [LaidOutAudit]
    ) async throws(Failure) -> [Picture.Key: Picture] {
        do throws(CairoError) {
            let drawn = try await PictureDrawing.draw(figures, audits, with: stock.equipment).unwrap(into: &diagnostics)
            stock.add(drawn.values.flatMap { $0.files })
            return drawn
        } catch {
            throw .drawing(error)
        }
    }

    private mutating func render(
        _ notes: [Note], _ index: ScenarioIndex, _ macros: AuditIndex, _ figures: [Figure], _ audits: [LaidOutAudit],
        _ pictures: [Picture.Key: Picture], _ content: ContentLoader.Content, _ design: TemplateLoader.Design
    ) async throws(Failure) -> SiteRenderer.Rendered {
        let renderer = SiteRenderer(
            notes: notes, behind: behind, index: index, auditIndex: macros, figures: figures, audits: audits,
            pictures: pictures,
            attachments: Attachments(paths: Set(content.attachments)), catalog: catalog,
            templates: design.templates, settings: settings, contentFolder: configuration.contentFolder,
            hasDownloads: configuration.makesDownloads)
        let rendered = await renderer.render(problems: diagnostics).unwrap(into: &diagnostics)
        diagnostics += design.templates.problems(knowing: TemplateFields.names).filter { problem in
            !diagnostics.contains { $0.code == problem.code && $0.span == problem.span }
        }
        counts.pages = rendered.files.count { $0.path.hasSuffix(".html") }
        let drawn = pictures.values.flatMap { $0.files.map { $0.output } }
        let manifest = WebApp.isWanted(by: design) ? [WebApp.manifest(design.templates).unwrap(into: &diagnostics)] : []
        let cards = try await drawCards(rendered.cards, figures)
        let files = (rendered.files + drawn + cards + design.assets + manifest).sorted {
            $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
        }
        diagnostics += await concurrentMap(files) { RequestChecker.problems(in: $0) }.flatMap { $0 }
        await check(files, made: notes, content, design)
        return SiteRenderer.Rendered(
            pages: rendered.pages, files: files, pagesWithoutOffers: rendered.pagesWithoutOffers,
            cards: rendered.cards)
    }

    /// Checks the finished pages; what notes got wrong has been told at its place.
    private mutating func check(
        _ files: [OutputFile], made notes: [Note], _ content: ContentLoader.Content, _ design: TemplateLoader.Design
    ) async {
        var others = Attachments(paths: Set(content.attachments)).used(by: notes).map { Attachments.outputPath($0) }
        if WebApp.isWanted(by: design) { others += AppIcon.all.map { $0.path } }
        if configuration.makesDownloads { others += Downloads.paths }
        let checker = PageChecker(files, others: others, root: settings.address?.path ?? "/")
        let pages = files.filter { $0.path.hasSuffix(".html") }
        let found = await concurrentMap(pages) { checker.problems(in: $0) }
        diagnostics += PageReport(notes, told: diagnostics).diagnostics(zip(pages.map { $0.path }, found))
    }

    private mutating func drawCards(
        _ cards: [SocialCard], _ figures: [Figure]
    ) async throws(Failure) -> [OutputFile] {
        do throws(CairoError) {
            let drawn = try await SocialCardDrawing.draw(cards, figures, with: stock.equipment).unwrap(
                into: &diagnostics)
            stock.add(drawn)
            return drawn.map { $0.output }
        } catch {
            throw .drawing(error)
        }
    }

    private func readAttachments(
        of notes: [Note], _ content: ContentLoader.Content
    ) throws(Failure) -> [OutputFile] {
        do throws(FileSystemError) {
            var files: [OutputFile] = []
            for path in Attachments(paths: Set(content.attachments)).used(by: notes) {
                let bytes = try fileSystem.read(configuration.contentFolder + "/" + path)
                files.append(OutputFile(Attachments.outputPath(path), bytes))
            }
            return files
        } catch {
            throw .fileSystem(error)
        }
    }

    /// The pictures of an app that is installed. Those that the template folder brings stay.
    private mutating func drawIcons(
        beside files: [OutputFile], _ design: TemplateLoader.Design
    ) throws(Failure) -> [OutputFile] {
        guard WebApp.isWanted(by: design) else { return [] }
        do throws(CairoError) {
            let drawn = try AppIcon.draw(with: stock.equipment)
            stock.add(drawn)
            return drawn.map { $0.output }.filter { icon in !files.contains { $0.path == icon.path } }
        } catch {
            throw .drawing(error)
        }
    }

    /// What a served site needs besides to be read offline.
    private func offlineFiles(of files: [OutputFile], _ design: TemplateLoader.Design) async -> [OutputFile] {
        WebApp.isWanted(by: design) ? await OfflineFiles(site: files).files() : []
    }

    /// The downloads. Their pages do not offer what is not among them, so the list of their files is another too.
    private mutating func pack(
        _ site: SiteRenderer.Rendered, _ others: [OutputFile], _ design: TemplateLoader.Design
    ) async -> [OutputFile] {
        guard configuration.makesDownloads else { return [] }
        let replaced = Set(site.pagesWithoutOffers.map { $0.path })
        var files = site.files.filter { !replaced.contains($0.path) } + site.pagesWithoutOffers + others
        files += await offlineFiles(of: files, design)
        let downloads = Downloads(
            pages: site.pages, site: files, templates: design.templates, address: settings.address,
            modified: settings.lastChange())
        return await downloads.files().unwrap(into: &diagnostics)
    }

    private func write(_ files: [OutputFile]) throws(Failure) -> BuildReport.Changes {
        do throws(FileSystemError) {
            return try SiteWriter(folder: configuration.outputFolder, fileSystem: fileSystem).write(files)
        } catch {
            throw .fileSystem(error)
        }
    }
}
