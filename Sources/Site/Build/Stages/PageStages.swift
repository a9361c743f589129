import Content
import Diagnostics
import Pages
import Pictures
import Publishing
import ResultStore
import Templates

// Assemble, render and publish: pages as values, their files, and everything that points to them.

extension Pipeline {
    /// The words and templates with which pages are written.
    ///
    /// - Parameter traditional: the edition in the traditional script, if there is one to look at.
    static func themes(
        of traditional: Edition?, _ editions: Editions, _ design: TemplateLoader.Design, _ cache: Cache
    ) async -> Diagnosed<EditionThemes> {
        let script = traditional.map { _ in TraditionalEdition.script() } ?? Diagnosed(nil)
        return script.map { EditionThemes(design, editions.languages, $0, cache) }
    }

    mutating func assemble(
        _ site: ParsedSite, _ figures: AllFigures, _ themes: EditionThemes
    ) -> SitePages {
        SitePages.make(
            of: site.content, site.blocks, figures, design: site.design, themes: themes,
            codes: DiagnosticRegistry.all(beside: configuration.providers),
            offersDownloads: configuration.makesDownloads, problems: found.diagnostics, options: options(site),
            cache: cache
        ).unwrap(into: &found.diagnostics)
    }

    /// The key of everything that affects all pages and is neither in notes and settings nor in templates.
    private func options(_ site: ParsedSite) -> ResultKey {
        ResultKey(
            "options", madeOf: configuration.pngScale ?? 0, configuration.isUntrusted, site.blocks.keys)
    }

    // MARK: - Rendering

    func takePictures(of site: PlannedSite, into output: SiteOutput) async {
        output.take(site.design.assets)
        _ = await concurrentMap(site.figures.pictures) { output.take($0.files.map { $0.output }) }
    }

    /// Writes the pages, and passes each on as soon as it is written.
    mutating func write(
        _ pages: SitePages, into output: SiteOutput, _ finished: FinishedPages, shown: (@Sendable () async -> Void)?
    ) async -> [PageFacts] {
        let facts = await pages.write(
            folding: SiteSearch.folding, progress: configuration.progress(of: .writing), showing: shown
        ) {
            finished.take($0)
            output.take($0, keeping: $1)
        }.unwrap(into: &found.diagnostics)
        finished.takeSinglePage(of: pages)
        if let start = pages.startPage().unwrap(into: &found.diagnostics) {
            finished.take(start)
            output.take(start)
        }
        return facts
    }

    /// Creates the files that point to the pages: search, feeds, old addresses, the app, cards.
    ///
    /// - Returns: problems of pictures, assets and cards. They are added after the problems of templates, which leave out
    ///   problems that have been found at the same place.
    mutating func publish(
        _ site: PlannedSite, _ facts: [PageFacts], into output: SiteOutput, _ finished: FinishedPages
    ) async throws(DrawingFailure) -> [Diagnostic] {
        // The search of a site in one language leaves a core to work that does not use the search.
        let (pages, cache) = (site.pages, cache)
        async let published = Publishing.publish(pages, facts, cache) { file in
            finished.take(file)
            output.take(file)
        }
        var others: [Diagnostic] = []
        output.take(liveFiles(of: site))
        await takePixelSources(of: site, into: output)
        others += await invalidPictures(of: site)
        var loaded = site.design.assets
        if let accent = pages.accentColors() { output.take(accent.unwrap(into: &others)) }
        if site.isApp {
            let manifest = WebApp.manifest(of: pages).unwrap(into: &others)
            output.take(manifest)
            loaded.append(manifest)
        }
        output.take(try await draw(pages.cards, of: site).unwrap(into: &others))
        others += loaded.flatMap { AssetCheck.problems(in: $0, cache) }
        found.diagnostics += await published
        found.counts.pages = output.paths.count { $0.hasSuffix(".html") }
        return others
    }

    /// The files that pages load when a reader begins to change a figure.
    private func liveFiles(of site: PlannedSite) -> [OutputFile] {
        let pages = site.pages
        guard pages.map.isLive, let live = site.figures.liveFigures else { return [] }
        let figures = live.figures().map { OutputFile(LiveFigures.figurePath($0.id), text: $0.text) }
        let files = live.files.map { $0.text }
        let data = pages.content.editions.monolingual.compactMap { edition -> OutputFile? in
            let localization = pages.context(of: edition).localization
            let tag = localization.tag(of: edition.language)
            let key = ResultKey("live data", madeOf: site.design.wordsKey, files, edition, tag)
            let text = cache.value(for: key) { live.data(localization.words(in: edition.language), tag) }
            return text.map { OutputFile(LiveFigures.dataPath(tag), text: $0) }
        }
        return [OutputFile(LiveFigures.enginePath, text: live.engine())] + figures + data
    }

    private func takePixelSources(of site: PlannedSite, into output: SiteOutput) async {
        guard output.isWritten, configuration.pngScale == nil, PixelSources.areWanted(by: site.design) else { return }
        output.take(
            await PixelSources.files(of: site.figures.pictures.filter { $0.isDrawn }.map { $0.svg.output }, cache))
    }

    private func invalidPictures(of site: PlannedSite) async -> [Diagnostic] {
        let files = site.figures.pictures.flatMap { [$0.svg, $0.narrow?.svg].compactMap { $0 } }
        return await concurrentMap(files.filter { $0.isNew }.sorted { $0.path < $1.path }) {
            XMLFileCheck.problem(in: $0.output)
        }.compactMap { $0 }
    }

    // MARK: - Checking

    /// The problems of the templates that have not been reported where pages were written.
    func templateProblems(of design: TemplateLoader.Design) -> [Diagnostic] {
        design.templates.problems(knowing: TemplateFields.names).filter { problem in
            !found.diagnostics.contains { $0.code == problem.code && $0.span == problem.span }
        }
    }

    /// Checks the authors' content among all pages, and each template once.
    mutating func check(
        _ site: PlannedSite, _ facts: [PageFacts], _ output: SiteOutput, _ finished: FinishedPages
    ) async {
        let (pages, content) = (site.pages, site.content)
        found.diagnostics += quotationProblems(of: site)
        let check = SiteCheck(pages, facts)
        var paths = output.paths
        let published = content.attachments.paths.filter { content.attachments.isPublished($0) }
        paths.formUnion(published.map { Attachments.outputPath($0) })
        for version in content.versions.earlier { paths.formUnion(version.paths.map { version.outputPath($0) }) }
        // Templates may refer to these where the settings ask for them.
        paths.formUnion(AppIcon.all.map { $0.path } + [SitePages.accentPath])
        if configuration.makesDownloads { paths.formUnion(pages.map.files.downloads(of: content.editions)) }
        let templates = TemplateCheck(site.design.templates, paths: check.paths(paths))
        found.diagnostics += await check.problems(beside: templates) + templates.problems(in: finished)
    }

    /// The doubtful quotations. Pages show them anyway, so they are looked for after the pages are written.
    private func quotationProblems(of site: PlannedSite) -> [Diagnostic] {
        site.figures.problems(quotedIn: site.content.notes, words: site.design.words)
    }

    /// Checks some notes alone, by writing their pages.
    mutating func check(_ notes: Set<String>, of site: PlannedSite) async {
        let pages = site.pages
        found.diagnostics += quotationProblems(of: site)
        let facts = await pages.facts(ofNotes: notes).unwrap(into: &found.diagnostics)
        let none = SitePaths([], ids: [:], root: "/", knownPages: pages.content.navigation.knownPages)
        let templates = TemplateCheck(site.design.templates, paths: none)
        found.diagnostics += await SiteCheck(pages, facts).problems(beside: templates)
        let files = Set(notes.map { pages.content.folder + "/" + $0 })
        found.counts.notes = pages.content.notes.count { notes.contains($0.path) }
        found.counts.scenarios = found.scenarioPlaces.count { files.contains($0.file) }
        found.diagnostics = found.diagnostics.filter { $0.span.map { files.contains($0.file) } ?? false }
    }
}

extension PlannedSite {
    /// Whether the site can be installed and read offline.
    var isApp: Bool { WebApp.isWanted(by: design, on: pages.map) }
}
