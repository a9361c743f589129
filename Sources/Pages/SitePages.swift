package import Content
package import Diagnostics
package import Figures
package import Templates

// A page is made in two steps: first its text (`Page`), then the frame around it. Plan says which note stands on which
// page; Notes makes their prose, with figures (Figures), links (Links) and coloured code (Code); Tables makes the pages
// that come from the tool's own tables. Frame pours all of them into the template "page", with navigation, switches and
// what a page says of itself. Words holds the texts of the frame, Templates the folder that draws it all. Checks looks
// at finished files, whatever templates made them. In: content, figures and templates. Out: pages, and files of HTML.

/// All pages of a site that are made of notes and of the tool's tables.
package struct SitePages: Sendable {
    /// Notes in reading order, the editions of each beside each other; then the generated pages.
    package let pages: [Page]
    package let map: SiteMap
    package let sharing: PageSharing
    package let redirects: RedirectPlan
    package let templates: TemplateLibrary
    package let content: SiteContent
    private let figures: FigureSet

    /// Makes the pages, not yet poured into their frames.
    ///
    /// - Parameters:
    ///   - codes: what the page of diagnostics lists.
    ///   - problems: everything reported so far, for figures that could not be made.
    package static func make(
        of content: SiteContent, _ figures: FigureSet, templates: TemplateLibrary, codes: [DocumentedCode],
        problems: [Diagnostic]
    ) async -> Diagnosed<SitePages> {
        var diagnostics: [Diagnostic] = []
        let map = SiteMap(content.notes)
        let plan = PagePlan(content, map: map)
        let quotations = Quotations.look(up: content.notes, in: figures, content.scenarios)
            .unwrap(into: &diagnostics)
        let fences = FenceRenderer(
            index: content.scenarios, auditIndex: content.audits, figures: figures, quotations: quotations,
            templates: templates, problems: problems)
        let notes = NoteRenderer(plan: plan, fences: fences, attachments: content.attachments, templates: templates)
        let tables = GeneratedPages(
            map: map, plan: plan, figures: figures.figures, catalog: content.catalog, codes: codes,
            templates: templates)
        let notePages = await concurrentMap(plan.pages) { notes.render($0) }
        let generated = await concurrentMap(tables.all) { tables.render($0.0, in: $0.1) }
        let pages = (notePages + generated).map { $0.unwrap(into: &diagnostics) }
        let checked = RedirectChecker(content.settings.redirects, pages: pages).check().unwrap(into: &diagnostics)
        let redirects = RedirectPlan(checked, plan: plan)
        let site = SitePages(
            pages: pages.map { redirects.withOldAnchors($0) }, map: map,
            sharing: PageSharing(settings: content.settings, map: map, contentFolder: content.folder),
            redirects: redirects, templates: templates, content: content, figures: figures)
        return Diagnosed(site, diagnostics)
    }

    // MARK: - Files

    /// Pages in their frames.
    ///
    /// - Parameter offersDownloads: whether they offer books and an archive.
    package func frame(_ pages: [Page], offersDownloads: Bool) async -> Diagnosed<[OutputFile]> {
        var diagnostics: [Diagnostic] = []
        let renderer = PageRenderer(
            map: map, templates: templates, hasDownloads: offersDownloads, sharing: sharing, redirects: redirects)
        let files = await concurrentMap(pages) { renderer.render($0) }.map { $0.unwrap(into: &diagnostics) }
        return Diagnosed(files, diagnostics)
    }

    /// The page above all editions.
    package func startPage() -> Diagnosed<OutputFile> {
        let start = StartPage(map: map, figures: figures, sharing: sharing)
        return templates.render("start", start.fields).map { OutputFile(Route.start.path, text: $0) }
    }

    /// The pages that are shown for addresses without a page.
    package func missingPages() -> Diagnosed<[OutputFile]> {
        var diagnostics: [Diagnostic] = []
        let files = MissingPage.Reason.allCases.map { reason in
            let page = MissingPage(reason: reason, root: content.settings.address?.path ?? "")
            return OutputFile(page.path, text: templates.render("not-found", page.fields).unwrap(into: &diagnostics))
        }
        return Diagnosed(files, diagnostics)
    }

    /// What the pictures beside links to the pages say; none without an address.
    package var cards: [SocialCard] {
        guard content.settings.address != nil else { return [] }
        return pages.filter { $0.route.edition == .language($0.language) }.map { SocialCard($0, in: map) }
    }

    // MARK: - Checks

    /// The links of notes that lead nowhere.
    ///
    /// - Parameter files: the pages that there are, finished.
    package func deadLinks(among files: [OutputFile]) async -> [Diagnostic] {
        let checker = LinkChecker(pages: files, attachments: content.attachments)
        return await concurrentMap(content.notes) { checker.check($0) }.flatMap { $0 }
    }
}
