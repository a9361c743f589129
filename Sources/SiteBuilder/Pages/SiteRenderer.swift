import Diagnostics
import LayoutEngine
import Templates

/// Renders all pages of the site and checks the links between them.
struct SiteRenderer: Sendable {
    let notes: [Note]
    /// The sections that have not followed their other language, by note.
    let behind: [Route: Set<String>]
    let index: ScenarioIndex
    let auditIndex: AuditIndex
    let figures: [Figure]
    let audits: [LaidOutAudit]
    let pictures: [Picture.Key: Picture]
    let attachments: Attachments
    let catalog: DeviceCatalog
    let templates: TemplateLibrary
    let settings: SiteSettings
    let contentFolder: String
    /// Whether pages offer books and an archive.
    let hasDownloads: Bool

    /// What was rendered: pages before they were poured into their frames, and finished files.
    struct Rendered: Sendable {
        /// In reading order, the editions of each beside each other.
        let pages: [Page]
        let files: [OutputFile]
        /// The pages that offer downloads once more, as they stand where there are none.
        let pagesWithoutOffers: [OutputFile]
        /// What the pictures beside links to the pages say; none without an address.
        let cards: [SocialCard]
    }

    /// The pages of notes, the generated pages of each language, the start page, and what leads to them.
    func render(problems: [Diagnostic]) async -> Diagnosed<Rendered> {
        var diagnostics: [Diagnostic] = []
        let map = SiteMap(notes)
        let plan = PagePlan(notes, behind: behind, map: map, index: index, audits: auditIndex)
        let sharing = PageSharing(settings: settings, map: map, contentFolder: contentFolder)
        let generator = GeneratedPages(
            map: map, plan: plan, figures: figures, catalog: catalog, templates: templates)
        var bodies = await bodies(plan, generator, problems: problems).unwrap(into: &diagnostics)
        let checked = RedirectChecker(settings.redirects, pages: bodies).check().unwrap(into: &diagnostics)
        let redirects = RedirectPlan(checked, plan: plan)
        bodies = bodies.map { redirects.withOldAnchors($0) }
        let singlePages = await concurrentMap(GeneratedPage.singlePage.editions) { [bodies] edition in
            generator.render(.singlePage, in: edition, of: bodies)
        }.map { $0.unwrap(into: &diagnostics) }
        let pageRenderer = PageRenderer(
            map: map, templates: templates, hasDownloads: hasDownloads, sharing: sharing, redirects: redirects)
        // The longest first, so that no worker is left with one alone.
        var pages = await frame(singlePages + bodies, with: pageRenderer).unwrap(into: &diagnostics)
        var unoffering = pageRenderer
        unoffering.hasDownloads = false
        // What is wrong with them was said a moment ago.
        let withoutOffers = hasDownloads ? await frame(singlePages + bodies, with: unoffering).value : []
        let start = StartPage(map: map, figures: figures, pictures: pictures, sharing: sharing)
        pages.append(
            OutputFile(Route.start.path, text: templates.render("start", start.fields).unwrap(into: &diagnostics)))
        let checker = LinkChecker(pages: pages, attachments: attachments)
        diagnostics += await concurrentMap(notes) { checker.check($0) }.flatMap { $0 }
        let moved = RedirectPages(redirects: redirects, map: map, address: settings.address, templates: templates)
        pages += await convert(moved.render().unwrap(into: &diagnostics)).unwrap(into: &diagnostics)
        pages += guides(to: bodies + singlePages, sharing).unwrap(into: &diagnostics)
        pages += await search(bodies).unwrap(into: &diagnostics)
        let rendered = Rendered(
            pages: bodies, files: pages, pagesWithoutOffers: withoutOffers, cards: cards(of: bodies, map))
        return Diagnosed(rendered, diagnostics)
    }

    /// The pages of notes and the generated ones that need no others, before they are poured into their frames.
    private func bodies(
        _ plan: PagePlan, _ generator: GeneratedPages, problems: [Diagnostic]
    ) async -> Diagnosed<[Page]> {
        var diagnostics: [Diagnostic] = []
        let figureByID = figuresByID
        let quotations = Quotations.look(up: notes, in: figureByID, audits: audits, index)
            .unwrap(into: &diagnostics)
        let fences = FenceRenderer(
            index: index, auditIndex: auditIndex, figures: figureByID, audits: audits, pictures: pictures,
            quotations: quotations, templates: templates, problems: problems)
        let noteRenderer = NoteRenderer(plan: plan, fences: fences, attachments: attachments, templates: templates)
        let notePages = await concurrentMap(plan.pages) { noteRenderer.render($0) }
        let generated = await concurrentMap(generator.all) { generator.render($0.0, in: $0.1) }
        let bodies = (notePages + generated).map { $0.unwrap(into: &diagnostics) }
        return Diagnosed(bodies, diagnostics)
    }

    private func frame(_ pages: [Page], with renderer: PageRenderer) async -> Diagnosed<[OutputFile]> {
        var diagnostics: [Diagnostic] = []
        let framed = await concurrentMap(pages) { renderer.render($0) }.map { $0.unwrap(into: &diagnostics) }
        let converted = await convert(framed).unwrap(into: &diagnostics)
        return Diagnosed(converted, diagnostics)
    }

    /// Finished pages, those of the traditional edition converted.
    private func convert(_ pages: [OutputFile]) async -> Diagnosed<[OutputFile]> {
        do {
            return Diagnosed(try await TraditionalEdition.convert(pages))
        } catch {
            return Diagnosed(pages, [SiteCodes.conversionImpossible])
        }
    }

    /// What leads readers and search engines to the pages: what a server shows for others, the sitemap and where it is,
    /// the feeds.
    private func guides(to pages: [Page], _ sharing: PageSharing) -> Diagnosed<[OutputFile]> {
        var diagnostics: [Diagnostic] = []
        var files = MissingPage.Reason.allCases.map { reason in
            let page = MissingPage(reason: reason, root: settings.address?.path ?? "")
            return OutputFile(page.path, text: templates.render("not-found", page.fields).unwrap(into: &diagnostics))
        }
        if let address = settings.address {
            let sitemap = SitemapFile(sharing: sharing, address: address)
            files.append(sitemap.file(pages, templates).unwrap(into: &diagnostics))
            if let robots = RobotsFile(address: address).file { files.append(robots) }
        }
        let feeds = Language.allCases.compactMap { ChangeFeed(settings, language: $0) }
        files += feeds.map { $0.file(sharing.map, templates).unwrap(into: &diagnostics) }
        return Diagnosed(files, diagnostics)
    }

    private func cards(of pages: [Page], _ map: SiteMap) -> [SocialCard] {
        guard settings.address != nil else { return [] }
        return pages.filter { $0.route.edition == .language($0.language) }.map { SocialCard($0, in: map) }
    }

    /// The search of each edition in one language, and what it does not find.
    private func search(_ pages: [Page]) async -> Diagnosed<[OutputFile]> {
        let found = pages.filter { $0.route.slug != GeneratedPage.index.slug }
        let traditional = found.filter { $0.route.edition == .traditional }
        // That the conversion is impossible was said when the pages were converted.
        let converted = (try? await TraditionalEdition.convert(traditional)) ?? traditional
        let searches = await concurrentMap(Edition.monolingual) { edition in
            let own = edition == .traditional ? converted : found.filter { $0.route.edition == edition }
            return SiteSearch(own, in: edition)
        }
        var diagnostics: [Diagnostic] = []
        for search in searches { diagnostics += search.problems(notes) }
        return Diagnosed(searches.flatMap { $0.files }, diagnostics)
    }

    private var figuresByID: [String: Figure] {
        var figureByID: [String: Figure] = [:]
        for figure in figures { figureByID[figure.id] = figure }
        return figureByID
    }
}
