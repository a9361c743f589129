import Diagnostics
import LayoutEngine
import Templates

/// Renders all pages of the site and checks the links between them.
struct SiteRenderer: Sendable {
    let notes: [Note]
    let index: ScenarioIndex
    let auditIndex: AuditIndex
    let figures: [Figure]
    let audits: [LaidOutAudit]
    let pictures: [Picture.Key: Picture]
    let attachments: Attachments
    let catalog: DeviceCatalog
    let library: TemplateLibrary
    /// Whether pages offer books and an archive.
    let hasDownloads: Bool

    /// What was rendered: pages before they were poured into their frames, and finished files.
    struct Rendered: Sendable {
        /// In reading order, the editions of each beside each other.
        let pages: [Page]
        let files: [OutputFile]
    }

    /// The pages of notes, the generated pages of each language, and the start page.
    func render(problems: [Diagnostic]) async -> Diagnosed<Rendered> {
        var diagnostics: [Diagnostic] = []
        let map = SiteMap(notes)
        let plan = PagePlan(notes, map: map, index: index, audits: auditIndex)
        let figureByID = figuresByID
        let quotations = Quotations.look(up: notes, in: figureByID, audits: audits, index)
            .unwrap(into: &diagnostics)
        let fences = FenceRenderer(
            index: index, auditIndex: auditIndex, figures: figureByID, audits: audits, pictures: pictures,
            quotations: quotations, library: library, problems: problems)
        let noteRenderer = NoteRenderer(plan: plan, fences: fences, attachments: attachments, library: library)
        let pageRenderer = PageRenderer(map: map, library: library, hasDownloads: hasDownloads)
        let generator = GeneratedPages(
            map: map, plan: plan, figures: figures, catalog: catalog, library: library)
        let notePages = await concurrentMap(plan.pages) { noteRenderer.render($0) }
        let generated = await concurrentMap(generator.all) { generator.render($0.0, in: $0.1) }
        let bodies = (notePages + generated).map { $0.unwrap(into: &diagnostics) }
        let singlePages = await concurrentMap(GeneratedPage.singlePage.editions) { edition in
            generator.render(.singlePage, in: edition, of: bodies)
        }.map { $0.unwrap(into: &diagnostics) }
        var pages = await finish(bodies + singlePages, with: pageRenderer).unwrap(into: &diagnostics)
        let start = StartPage(map: map, figures: figures, pictures: pictures)
        pages.append(
            OutputFile(Route.start.path, text: library.render("start", start.fields).unwrap(into: &diagnostics)))
        let checker = LinkChecker(pages: pages, attachments: attachments)
        diagnostics += await concurrentMap(notes) { checker.check($0) }.flatMap { $0 }
        pages += await search(bodies).unwrap(into: &diagnostics)
        return Diagnosed(Rendered(pages: bodies, files: pages), diagnostics)
    }

    /// The files of pages, those of the traditional edition converted.
    private func finish(_ pages: [Page], with renderer: PageRenderer) async -> Diagnosed<[OutputFile]> {
        var diagnostics: [Diagnostic] = []
        let files = await concurrentMap(pages) { renderer.render($0) }.map { $0.unwrap(into: &diagnostics) }
        do {
            return Diagnosed(try await TraditionalEdition.convert(files), diagnostics)
        } catch {
            return Diagnosed(files, diagnostics + [SiteCodes.conversionImpossible])
        }
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
        for search in searches { diagnostics += await search.problems(notes) }
        return Diagnosed(searches.flatMap { $0.files }, diagnostics)
    }

    private var figuresByID: [String: Figure] {
        var figureByID: [String: Figure] = [:]
        for figure in figures { figureByID[figure.id] = figure }
        return figureByID
    }
}
