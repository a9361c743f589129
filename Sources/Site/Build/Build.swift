import Audits
import CairoRendering
package import Content
import Diagnostics
import Figures
import Languages
import LayoutEngine
import Pages
import Publishing
import ResultStore
import Review
import ScenarioLanguage
import Search
import Templates
import WordFiles

// From a content folder to a site, stage by stage: load, parse, lay out, draw, render, publish, write. In: a
// configuration and a file system. Out: a report, and the files of the output folder, all of them or none.
// Each stage is a function of a module below; what stands here is their order, what is kept of their results and what
// is written (Writing). Nothing here knows a layout rule, a colour or a tag.

/// Builds the site and writes it, if the outside world allows.
///
/// Where a cache is kept and nothing at all has changed since the last run, its report is given again.
package func buildSite(_ configuration: SiteConfiguration, in fileSystem: FileSystem = .real) async -> BuildReport {
    await holdingOutput(of: configuration, in: fileSystem) { lock in
        let results = configuration.results.open()
        let record = BuildRecord(of: configuration, results, in: fileSystem)
        if !configuration.takesSurvey, let report = record?.report { return report }
        let log = FileLog()
        let report = await run(results) {
            Build(
                configuration: configuration, results,
                fileSystem: record == nil ? fileSystem : fileSystem.logged(in: log),
                writing: lock, BuildMemory(in: .single))
        }
        record?.save(report, log)
        if configuration.endsProcess { UntilExit.keep(report) }
        return report
    }
}

/// Builds the site once more in a process that has built it before, and makes again only what has changed since.
///
/// - Parameters:
///   - memory: what the earlier builds have made, of the same configuration.
///   - show: gets the pages and pictures that are others than in the last build as soon as they are there, before the rest of
///     the site is made and checked. They are what will be written, if the build does not fail.
package func rebuildSite(
    _ configuration: SiteConfiguration, _ memory: BuildMemory, in fileSystem: FileSystem = .real,
    showing show: (@Sendable ([OutputFile]) -> Void)? = nil
) async -> BuildReport {
    await holdingOutput(of: configuration, in: fileSystem) { lock in
        var build = Build(
            configuration: configuration, configuration.results.open(readingAtOnce: true), fileSystem: fileSystem,
            writing: lock, memory)
        build.show = show
        let report = await build.run()
        if report.outcome == .built { memory.endRun() }
        return report
    }
}

/// Runs a build. One that has relied on a result which could not be read in the end is run once more, with none of them.
private func run(_ results: ResultStore?, _ build: () -> Build) async -> BuildReport {
    var first = build()
    let report = await first.run()
    guard let results, results.hasLost else { return report }
    results.stopReading()
    var second = build()
    return await second.run()
}

/// Builds as the only one that writes into the output folder, with nothing in it from runs that were killed.
///
/// - Parameter build: gets nil where no site is written.
private func holdingOutput(
    of configuration: SiteConfiguration, in fileSystem: FileSystem, _ build: (OutputLock?) async -> BuildReport
) async -> BuildReport {
    do throws(FileSystemError) {
        if let error = configuration.misplacedFolder(in: fileSystem) { throw error }
        let folder = OutputFolder(configuration.outputFolder, in: fileSystem)
        let lock = configuration.shard == nil ? try folder.open() : nil
        defer { withExtendedLifetime(lock) {} }
        return await build(lock)
    } catch {
        return BuildReport(outcome: .failed, diagnostics: [FileCodes.refused(error)], sources: [])
    }
}

/// Does everything of a build but drawing and writing. Pictures and pages with which earlier runs found nothing wrong are not made
/// again; claims are checked in every run.
package func checkSite(_ configuration: SiteConfiguration, in fileSystem: FileSystem = .real) async -> BuildReport {
    await check(nil, configuration, in: fileSystem)
}

/// Does the same for some notes alone: only what they show or quote is laid out, and only what is wrong in them is reported.
///
/// - Parameter notes: their paths below the content folder.
package func checkNotes(
    _ notes: Set<String>, _ configuration: SiteConfiguration, in fileSystem: FileSystem = .real
) async -> BuildReport {
    await check(notes, configuration, in: fileSystem)
}

private func check(
    _ notes: Set<String>?, _ configuration: SiteConfiguration, in fileSystem: FileSystem
) async -> BuildReport {
    if let error = configuration.misplacedCache(in: fileSystem) {
        return BuildReport(outcome: .failed, diagnostics: [FileCodes.refused(error)], sources: [])
    }
    let results = configuration.results.open()
    return await run(results) {
        Build(
            configuration: configuration, results, fileSystem: fileSystem, writing: nil, BuildMemory(in: .single),
            notes: notes)
    }
}

/// One run from content to site.
private struct Build {
    let configuration: SiteConfiguration
    let fileSystem: FileSystem
    /// Held as long as a site is written; nil for a run that writes none.
    private let lock: OutputLock?
    private let memory: BuildMemory
    /// The paths of the notes that the run is about; nil for all.
    private let chosenNotes: Set<String>?
    private var diagnostics: [Diagnostic] = []
    private var sources: [SourceFile] = []
    private var scenarios: [Scenario] = []
    private var audits: [AuditResult] = []
    private var languages: [Language] = []
    private var coverage: [NoteCoverage] = []
    private var severities: [SeverityRule] = []
    private var counts = BuildReport.Counts()
    private var survey: SiteSurvey?
    private let results: ResultStore?
    private var store: PictureStore
    /// Nil where nothing is written, or not yet.
    private var writer: SiteWriter?
    /// Who wants to see changed pages before the site is whole.
    var show: (@Sendable ([OutputFile]) -> Void)?

    init(
        configuration: SiteConfiguration, _ results: ResultStore?, fileSystem: FileSystem, writing lock: OutputLock?,
        _ memory: BuildMemory, notes: Set<String>? = nil
    ) {
        self.configuration = configuration
        self.results = results
        self.fileSystem = fileSystem
        self.lock = lock
        self.memory = memory
        chosenNotes = notes
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

    /// Finished pages, and where their files go.
    private struct Site {
        let pages: SitePages
        let design: TemplateLoader.Design
        let output: SiteOutput
    }

    mutating func run() async -> BuildReport {
        do throws(Failure) {
            // What asks for nothing is read beside what is looked up meanwhile.
            async let catalog = configuration.catalog
            store = await PictureStore.open(
                results, shard: configuration.shard, fonts: configuration.fonts, for: pictureUse)
            let design = try loadDesign()
            let folder = try await load(with: design.words, await catalog)
            // Converting between scripts takes long, and asks for nothing but words and templates.
            let (editions, chosen, pageMemory) = (folder.editions, chosenNotes, memory.pages)
            async let _ = chosen == nil ? SiteSearch.prepare(for: editions.languages) : ()
            async let looks = Self.looks(of: chosen == nil ? editions.traditional : nil, editions, design, pageMemory)
            let content = await parse(folder)
            // An empty folder may be a mistake, such as one that is not mounted; the site of earlier notes stays.
            if lock != nil, content.notes.isEmpty, content.heldBack.isEmpty { return report(.failed) }
            let subjects = Subjects(of: content, chosenNotes)
            let figures = await layOut(subjects.scenarios)
            let audits = await audit(subjects.audits)
            let displays = layOutDisplays(of: content)
            let drawn = try await draw(figures, audits, displays, subjects, content, design)
            let pages = plan(content, drawn, design, await looks.unwrap(into: &diagnostics))
            if configuration.endsProcess { UntilExit.keep((folder, content, drawn, pages)) }
            if let chosenNotes { return await check(chosenNotes, of: pages, design) }
            if let lock { writer = try openOutput(lock) }
            let site = Site(pages: pages, design: design, output: output(for: pages, design))
            try await render(site, drawn)
            let refused = try refusedAttachments(of: content)
            diagnostics += refused.sorted { $0.key < $1.key }.map { $0.value }
            if configuration.shard != nil { return try keepPart(site) }
            if configuration.takesSurvey, chosenNotes == nil {
                // What is wrong with quotations has been said where pages were made.
                let scenes = drawn.pictures.compactMapValues { $0.sceneDigest }
                survey = await SiteSurvey.make(of: content, drawn, scenes, folder, design, memory).value
            }
            guard let writer else {
                store.save()
                return report(.checked)
            }
            guard !diagnostics.contains(where: { $0.spoilsEveryPage }) else {
                writer.cancel()
                return report(.failed)
            }
            try takeAttachments(of: content, without: Set(refused.keys), into: site.output)
            try drawIcons(site)
            let isApp = WebApp.isWanted(by: design, on: pages.map)
            site.output.take(
                isApp
                    ? OfflineFiles(site: site.output.listed, shared: site.pages.startPagePictures).files
                    : [OfflineFiles.retiredWorker])
            site.output.take(await pack(site))
            if let problem = configuration.removalProblem(losing: writer.lostPages) {
                writer.cancel()
                diagnostics.append(problem)
                return report(.failed)
            }
            guard results?.hasLost != true else {
                writer.cancel()
                return report(.failed)
            }
            let changes = try finish(writer)
            if !changes.edited.isEmpty {
                diagnostics.append(FileCodes.outputEdited(changes.edited, in: configuration.outputFolder))
            }
            async let clearing: Void = writer.clearReplaced()
            // After the site, which goes first where a disk is nearly full.
            store.save()
            await clearing
            return report(.built, changes)
        } catch {
            writer?.cancel()
            diagnostics.append(error.diagnostic)
            return report(.failed)
        }
    }

    private var pictureUse: PictureUse {
        if configuration.shard != nil { return .keeping }
        return lock == nil ? .checking : .writing
    }

    private func report(_ outcome: BuildReport.Outcome, _ changes: OutputChanges = OutputChanges()) -> BuildReport {
        var counts = counts
        (counts.drawnFiles, counts.reusedFiles) = (store.drawnCount, store.reusedCount)
        counts.passedOverFiles = store.passedOverCount
        let rated = RatedDiagnostics(diagnostics, severities, in: configuration.contentFolder)
        let all = rated.diagnostics + problems(of: rated, outcome)
        let problems = configuration.isStrict ? all.map { $0.with(.error) } : all
        // A part of the pictures is made to be kept.
        let lost = configuration.shard == nil ? store.problems : store.problems.map { $0.with(.error) }
        return BuildReport(
            outcome: outcome, diagnostics: problems + lost, suppressed: rated.suppressed, sources: sources,
            scenarios: scenarios, audits: audits, languages: languages, coverage: coverage, survey: survey,
            counts: counts,
            changes: changes)
    }

    /// Rules of the settings that do nothing. A run about some notes, or one that stopped, cannot tell; nor can any about
    /// what only builds look at.
    private func problems(of rated: RatedDiagnostics, _ outcome: BuildReport.Outcome) -> [Diagnostic] {
        guard chosenNotes == nil, configuration.shard == nil else { return [] }
        let codes = Set(AllCodes.documented.map { $0.code.description })
        let elsewhere = Set((SeverityCodes.ofOutput + StoreCodes.documented.map { $0.code }).map { $0.description })
        let unused = rated.unused.filter {
            outcome != .failed && codes.contains($0.code) && !elsewhere.contains($0.code)
        }
        return unused.map { SeverityCodes.unused($0) } + rated.refused.map { SeverityCodes.ofError($0) }
    }

    // MARK: - Content

    private mutating func loadDesign() throws(Failure) -> TemplateLoader.Design {
        do throws(FileSystemError) {
            let design = try configuration.design(in: memory.reading(fileSystem), memory.designs)
                .unwrap(into: &diagnostics)
            sources += design.sources
            return design
        } catch {
            throw .fileSystem(error)
        }
    }

    private mutating func load(
        with words: WordFiles, _ catalog: DeviceCatalog
    ) async throws(Failure) -> ContentFolder {
        do throws(FileSystemError) {
            let folder = try await ContentFolder.load(
                configuration.contentFolder, configuration.conditions(words, memory.notes, catalog: catalog),
                in: memory.reading(fileSystem)
            ).unwrap(into: &diagnostics)
            sources += folder.sources
            severities = folder.settings.severities
            let codes = AllCodes.documented.map { $0.code.description }
            for rule in severities where !codes.contains(rule.code) {
                diagnostics.append(SeverityCodes.unknownCode(rule, known: codes))
            }
            return folder
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
        counts.hiddenFiles = content.hidden.count
        counts.scenarios = scenarios.count
        return content
    }

    /// The attachments that may not run or ask in the name of the site, and why.
    private func refusedAttachments(of content: SiteContent) throws(Failure) -> [String: Diagnostic] {
        var refused: [String: Diagnostic] = [:]
        do throws(FileSystemError) {
            for path in content.attachments.paths.sorted()
            where AttachmentCheck.isRead(path) && (configuration.isUntrusted || !content.settings.trusts(path)) {
                let bytes = try memory.reading(fileSystem).read(content.folder + "/" + path)
                refused[path] = AttachmentCheck.problem(with: bytes, at: path)
            }
        } catch {
            throw .fileSystem(error)
        }
        return refused
    }

    private func takeAttachments(
        of content: SiteContent, without refused: Set<String>, into output: SiteOutput
    ) throws(Failure) {
        do throws(FileSystemError) {
            for path in content.attachments.paths.sorted() where !refused.contains(path) {
                let bytes = try memory.reading(fileSystem).read(content.folder + "/" + path)
                output.take(OutputFile(Attachments.outputPath(path), bytes))
            }
        } catch {
            throw .fileSystem(error)
        }
    }

    // MARK: - Figures

    private mutating func layOut(_ scenarios: [Scenario]) async -> [Figure] {
        let memory = memory.evaluations
        let figures = await concurrentMap(scenarios, tellingOf: configuration.progress(of: .layingOut)) {
            Figure(layingOut: $0, memory)
        }
        diagnostics += figures.flatMap { $0.failures }
        counts.figures = figures.count
        counts.claims = figures.reduce(0) { $0 + $1.claimCount }
        return figures
    }

    private mutating func audit(_ blocks: [MacroAudit]) async -> [LaidOutAudit] {
        let laidOut = await LaidOutAudit.all(blocks, memory.evaluations)
        diagnostics += laidOut.flatMap { $0.problems }
        counts.claims += blocks.reduce(0) { $0 + $1.claims.reduce(0) { $0 + $1.count } }
        audits = laidOut.map { $0.result }
        return laidOut
    }

    /// The displays of the devices that have pages; none where single notes are checked.
    private func layOutDisplays(of content: SiteContent) -> DisplayFigures {
        chosenNotes == nil ? DisplayFigures(of: content, memory) : DisplayFigures()
    }

    /// Notes that are checked alone are looked at as they are written.
    private func traditional(of content: SiteContent) -> Edition? {
        chosenNotes == nil ? content.editions.traditional : nil
    }

    private mutating func draw(
        _ figures: [Figure], _ audits: [LaidOutAudit], _ displays: DisplayFigures, _ subjects: Subjects,
        _ content: SiteContent, _ design: TemplateLoader.Design
    ) async throws(Failure) -> FigureSet {
        do throws(CairoError) {
            let pictures = try await PictureBuilder.pictures(
                of: figures.filter { subjects.areDrawn($0.scenario.span) } + displays.figures,
                audits.filter { subjects.areDrawn($0.result.audit.span) },
                in: content.editions.languages.map { design.words[$0] },
                pictureInputs(of: content.deviceFiles, design),
                traditional: traditional(of: content), with: store.resources, memory.pictures,
                makesPDF: configuration.makesDownloads, pngScale: configuration.pngScale,
                digest: configuration.takesSurvey ? SiteSurvey.digest : nil,
                tellingOf: configuration.progress(of: .drawing)
            ).unwrap(into: &diagnostics)
            store.add(pictures.values.flatMap { $0.files })
            return FigureSet(figures: figures, audits: audits, pictures: pictures, displays: displays)
        } catch {
            throw .drawing(error)
        }
    }

    private func pictureInputs(of devices: [SourceFile], _ design: TemplateLoader.Design) -> PictureInputs {
        PictureInputs(words: design.revision, files: (design.wordFiles + devices).map { Array($0.text.utf8) })
    }

    private mutating func drawCards(
        _ cards: [SocialCard], _ figures: FigureSet, _ devices: [SourceFile], _ design: TemplateLoader.Design
    ) async throws(Failure) -> Diagnosed<[OutputFile]> {
        do throws(CairoError) {
            var diagnostics: [Diagnostic] = []
            let drawn = try await SocialCard.draw(
                cards, figures.figures, words: design.words, pictureInputs(of: devices, design), with: store.resources,
                memory.pictures
            )
            .unwrap(into: &diagnostics)
            store.add(drawn)
            return Diagnosed(drawn.map { $0.output }, diagnostics)
        } catch {
            throw .drawing(error)
        }
    }

    /// The pictures of an app that is installed. Those that the template folder brings stay.
    private mutating func drawIcons(_ site: Site) throws(Failure) {
        do throws(CairoError) {
            guard WebApp.isDesigned(by: site.design) else { return }
            let map = site.pages.map
            let language = map.editions.languages[0]
            let drawn = try AppIcon.draw(map.identity.title(in: language), in: language, with: store.resources)
            store.add(drawn)
            let present = site.output.paths
            site.output.take(drawn.map { $0.output }.filter { !present.contains($0.path) })
        } catch {
            throw .drawing(error)
        }
    }

    /// Keeps what was drawn of a part of the pictures. Cards and icons, which need titles of pages, have been among them.
    private mutating func keepPart(_ site: Site) throws(Failure) -> BuildReport {
        try drawIcons(site)
        store.save()
        return report(.drawn)
    }

    // MARK: - Pages

    /// How pages are written.
    ///
    /// - Parameter traditional: the edition in the traditional script, if there is one to look at.
    private static func looks(
        of traditional: Edition?, _ editions: Editions, _ design: TemplateLoader.Design, _ memory: PageMemory
    ) async -> Diagnosed<SiteLooks> {
        let script = traditional.map { _ in TraditionalEdition.script() } ?? Diagnosed(nil)
        return script.map { SiteLooks(design, editions.languages, $0, memory) }
    }

    private mutating func plan(
        _ content: SiteContent, _ figures: FigureSet, _ design: TemplateLoader.Design, _ looks: SiteLooks
    ) -> SitePages {
        return SitePages.make(
            of: content, figures, design, looks, codes: AllCodes.documented,
            offersDownloads: configuration.makesDownloads, problems: diagnostics, memory.pages,
            pageRecords(content.deviceFiles)
        ).unwrap(into: &diagnostics)
    }

    /// The pages of earlier builds. A run that remembers most of them itself asks for none: of the few others the checksums
    /// would take longer than writing them.
    private func pageRecords(_ devices: [SourceFile]) -> PageRecords? {
        guard chosenNotes == nil, configuration.shard == nil, memory.isFirstRun, let results, let origin = store.origin
        else { return nil }
        let decisive: (Int, Bool, [String]) = (
            configuration.pngScale ?? 0, configuration.isUntrusted, devices.map { $0.text }
        )
        return ValueChecksum.checksum(of: decisive).map { PageRecords(results, circumstances: origin + $0) }
    }

    /// Makes every page and what leads to them.
    private mutating func render(_ site: Site, _ figures: FigureSet) async throws(Failure) {
        let (pages, design, output) = (site.pages, site.design, site.output)
        let finished = FinishedPages(pages, memory.findings)
        output.take(design.assets)
        _ = await concurrentMap(Array(figures.pictures.values)) { output.take($0.files.map { $0.output }) }
        let facts = await pages.write(
            folding: SiteSearch.folding, tellingOf: configuration.progress(of: .writing), showing: showing()
        ) {
            finished.take($0)
            output.take($0, keeping: $1)
        }.unwrap(into: &diagnostics)
        finished.takeSinglePage(of: pages)
        if let start = pages.startPage().unwrap(into: &diagnostics) {
            finished.take(start)
            output.take(start)
        }
        // The search of a site in one language leaves a core to what asks for none of it.
        let searches = memory.searches
        async let published = publish(pages, facts, searches) { file in
            finished.take(file)
            output.take(file)
        }
        var others: [Diagnostic] = []
        if writer != nil, configuration.pngScale == nil, PixelSources.areWanted(by: design) {
            output.take(
                await PixelSources.files(
                    of: figures.pictures.values.map { $0.svg.output }, memory.pixels, pages.records))
        }
        let drawn = figures.pictures.values.flatMap { [$0.svg, $0.narrow?.svg].compactMap { $0 } }.filter { $0.isNew }
            .sorted { $0.path < $1.path }
        others += await concurrentMap(drawn) { XMLFileCheck.problem(in: $0.output) }.compactMap { $0 }
        if let accent = pages.accentColors() { output.take(accent.unwrap(into: &others)) }
        var loaded = design.assets
        if WebApp.isWanted(by: design, on: pages.map) {
            let manifest = WebApp.manifest(of: pages).unwrap(into: &others)
            output.take(manifest)
            loaded.append(manifest)
        }
        output.take(
            try await drawCards(pages.cards, figures, pages.content.deviceFiles, design).unwrap(into: &others))
        others += loaded.flatMap { AssetCheck.problems(in: $0, memory.findings) }
        diagnostics += await published
        counts.pages = output.paths.count { $0.hasSuffix(".html") }
        diagnostics += design.templates.problems(knowing: TemplateFields.names).filter { problem in
            !diagnostics.contains { $0.code == problem.code && $0.span == problem.span }
        }
        diagnostics += others
        await check(site, SiteCheck(pages, facts), finished)
    }

    /// What shows the pages and pictures that have changed so far; nil where nobody watches.
    private func showing() -> (() -> Void)? {
        guard let writer, let show else { return nil }
        return {
            let files = writer.changedFiles
            if !files.isEmpty { show(files) }
        }
    }

    /// Writes the pages of some notes for what is wrong with them.
    private mutating func check(
        _ notes: Set<String>, of pages: SitePages, _ design: TemplateLoader.Design
    ) async -> BuildReport {
        let facts = await pages.facts(ofNotes: notes).unwrap(into: &diagnostics)
        let templates = TemplateCheck(design.templates, paths: SitePaths([], ids: [:], root: "/"))
        diagnostics += await SiteCheck(pages, facts).problems(beside: templates)
        let files = Set(notes.map { pages.content.folder + "/" + $0 })
        counts.notes = pages.content.notes.count { notes.contains($0.path) }
        counts.scenarios = scenarios.count { files.contains($0.span.file) }
        diagnostics = diagnostics.filter { problem in problem.span.map { files.contains($0.file) } ?? false }
        store.save()
        return report(.checked)
    }

    /// Checks what authors wrote among all pages, and each template once.
    private mutating func check(_ site: Site, _ check: SiteCheck, _ finished: FinishedPages) async {
        let content = site.pages.content
        var paths = site.output.paths
        paths.formUnion(content.attachments.paths.map { Attachments.outputPath($0) })
        // What templates may refer to where the settings ask for it.
        paths.formUnion(AppIcon.all.map { $0.path } + [SitePages.accentPath])
        if configuration.makesDownloads { paths.formUnion(site.pages.map.files.downloads(of: content.editions)) }
        let templates = TemplateCheck(site.design.templates, paths: check.paths(paths))
        diagnostics += await check.problems(beside: templates) + templates.problems(in: finished)
    }

    // MARK: - Publishing

    /// The downloads. Their pages do not offer what is not among them, so the list of their files is another too.
    private mutating func pack(_ site: Site) async -> [OutputFile] {
        guard configuration.makesDownloads else { return [] }
        let own = [OfflineFiles.listPath, OfflineFiles.workerPath]
        var files = site.output.files.filter { !own.contains($0.path) }
        if WebApp.isWanted(by: site.design, on: site.pages.map) {
            let listed = await concurrentMap(files) { OfflineFiles.Entry($0) }.compactMap { $0 }
            files += OfflineFiles(site: listed, shared: site.pages.startPagePictures).files
        }
        return await Downloads(site.pages, files: files).files().unwrap(into: &diagnostics)
    }

    // MARK: - Writing

    private func openOutput(_ lock: OutputLock) throws(Failure) -> SiteWriter {
        do throws(FileSystemError) {
            // What is looked at in the output folder is no reason to build again.
            return try SiteWriter(
                lock.folder, configuration.writingWay(in: fileSystem), memory.files,
                lyingAs: results.flatMap { OutputStamps.kept(of: lock.folder, in: $0) })
        } catch {
            throw .fileSystem(error)
        }
    }

    private func output(for pages: SitePages, _ design: TemplateLoader.Design) -> SiteOutput {
        SiteOutput(
            writer, keepsFiles: configuration.makesDownloads && writer != nil,
            listsFiles: writer != nil && WebApp.isWanted(by: design, on: pages.map))
    }

    private func finish(_ writer: SiteWriter) throws(Failure) -> OutputChanges {
        do throws(FileSystemError) {
            return try writer.finish(lock)
        } catch {
            throw .fileSystem(error)
        }
    }
}

/// What a run lays out and draws.
private struct Subjects {
    let scenarios: [Scenario]
    let audits: [MacroAudit]
    /// The files of the notes that it is about; nil for all.
    private let files: Set<String>?

    /// - Parameter notes: the paths of the notes that the run is about, with which goes what they quote; nil for all.
    init(of content: SiteContent, _ notes: Set<String>?) {
        guard let notes else {
            (scenarios, audits, files) = (content.scenarios.scenarios, content.audits.audits, nil)
            return
        }
        let chosen = content.notes.filter { notes.contains($0.path) }
        let fences = chosen.flatMap { $0.fences }.compactMap { content.scenarios.id(shownBy: $0.span) }
        let quoted = chosen.flatMap { $0.placeholders }.compactMap { placeholder in
            ValueQuery.parse(placeholder.text, at: placeholder.span).value?.scenario
        }
        let ids = Set(fences + quoted)
        let files = Set(chosen.map { $0.file.path })
        scenarios = content.scenarios.scenarios.filter { ids.contains($0.id) }
        audits = content.audits.audits.filter { ids.contains($0.id) || files.contains($0.span.file) }
        self.files = files
    }

    /// Whether the pictures of a block are drawn.
    func areDrawn(_ block: SourceSpan) -> Bool { files?.contains(block.file) ?? true }
}

extension Diagnostic {
    /// True for an error in the templates or in `site.yaml`: no page would be as it is meant, so the old site stays.
    fileprivate var spoilsEveryPage: Bool {
        severity == .error && ["template", "settings", "words"].contains(code.area)
    }
}
