package import Content
package import Diagnostics
package import Figures
package import Templates
package import WordFiles

// A page is a value (Page): its parts hold data, and everything else is written from them. Plan says which note stands on
// which page; Figures, Tables and Notes are what parts hold; Builders make pages of them. A context (Context) says where
// parts are written: on a page of the site, in a book, on the page that holds everything, in which language and script.
// Frame pours a page into the template "page", with navigation, switches and what the page says of itself. Words holds the
// texts of the frame, Templates the folder that draws it all and its checks, Links the checks of what authors wrote.
// In: content, figures and templates. Out: pages, and files of HTML.

/// All pages of a site that are made of notes and of the tool's tables.
package struct SitePages: Sendable {
    /// Notes in reading order, the editions of each beside each other; then the tool's pages.
    package let pages: [Page]
    /// The pages that hold all notes.
    package let singlePages: [Page]
    package let map: SiteMap
    package let sharing: PageSharing
    package let redirects: RedirectPlan
    package let content: SiteContent
    private let figures: FigureSet
    /// The ids of everything on a page but its frame, some of them twice where an author was careless.
    private let ids: [Route: [String]]
    private let standard: Presentation
    private let traditional: Presentation

    /// Makes the pages.
    ///
    /// - Parameters:
    ///   - script: how the traditional edition is written.
    ///   - codes: what the page of diagnostics lists.
    ///   - problems: everything reported so far, for figures that could not be made.
    package static func make(
        of content: SiteContent, _ figures: FigureSet, templates: TemplateLibrary, words: WordFiles,
        script: Localization.Script?, codes: [DocumentedCode], problems: [Diagnostic]
    ) async -> Diagnosed<SitePages> {
        var diagnostics: [Diagnostic] = []
        let map = SiteMap(content, words: words)
        let plan = PagePlan(content, map: map)
        let quotations = Quotations.look(up: content.notes, in: figures, content.scenarios)
            .unwrap(into: &diagnostics)
        let fences = FenceResolver(
            index: content.scenarios, auditIndex: content.audits, figures: figures, quotations: quotations,
            problems: problems)
        let builder = NotePageBuilder(
            resolver: NoteResolver(
                plan: plan, references: content.links, fences: fences, attachments: content.attachments), map: map)
        let tables = GeneratedPages(
            map: map, plan: plan, figures: figures.figures, catalog: content.catalog, codes: codes)
        let pages = await concurrentMap(plan.pages) { builder.page(of: $0) } + tables.pages
        let checked = RedirectChecker(content.settings.redirects, pages: pages, map: map).check().unwrap(
            into: &diagnostics)
        let redirects = RedirectPlan(checked, plan: plan)
        let redirected = pages.map { redirects.withOldIDs($0) }
        let singlePages = SinglePage.pages(of: redirected, map: map)
        let ids = await concurrentMap(singlePages + redirected) { ($0.route, $0.ids) }
        let site = SitePages(
            pages: redirected, singlePages: singlePages, map: map,
            sharing: PageSharing(settings: content.settings, map: map, contentFolder: content.folder),
            redirects: redirects, content: content, figures: figures,
            ids: Dictionary(ids, uniquingKeysWith: { _, last in last }),
            standard: Presentation(Localization(words, languages: content.editions.languages), templates, map),
            traditional: Presentation(
                Localization(words, languages: content.editions.languages, script), templates, map))
        return Diagnosed(site, diagnostics)
    }

    /// All of them, the longest first, so that no worker is left with one alone.
    package var allPages: [Page] { singlePages + pages }

    // MARK: - Writing

    /// How an edition's pages look.
    package func presentation(of edition: Edition?) -> Presentation {
        edition?.kind == .traditional ? traditional : standard
    }

    /// A page of the site as it is written.
    package func context(of page: Page) -> RenderingContext {
        RenderingContext(.site, presentation(of: page.route.edition), route: page.route, oldIDs: page.oldIDs)
    }

    /// A page that is not among the pages, such as one that has moved.
    package func context(_ route: Route, _ edition: Edition) -> RenderingContext {
        RenderingContext(.site, presentation(of: edition), route: route)
    }

    /// The pages without frames, in the order of `allPages`.
    package func bodies() async -> Diagnosed<[String]> {
        var diagnostics: [Diagnostic] = []
        let bodies = await concurrentMap(allPages) { $0.body(in: context(of: $0)) }
            .map { $0.unwrap(into: &diagnostics) }
        return Diagnosed(bodies, diagnostics)
    }

    /// The pages in their frames, as files.
    ///
    /// - Parameters:
    ///   - bodies: those of `allPages`.
    ///   - offersDownloads: whether they offer books and an archive.
    package func frame(_ bodies: [String], offersDownloads: Bool) async -> Diagnosed<[OutputFile]> {
        var diagnostics: [Diagnostic] = []
        let frame = SiteFrame(
            map: map, sharing: sharing, redirects: redirects, hasFigures: !figures.figures.isEmpty,
            offersDownloads: offersDownloads)
        let files = await concurrentMap(Array(zip(allPages, bodies))) { page, body in
            PageFrame(page: page, context: context(of: page), site: frame).file(around: body)
        }.map { $0.unwrap(into: &diagnostics) }
        return Diagnosed(files, diagnostics)
    }

    /// The page above all editions; the only edition of a site begins with its own index.
    package func startPage() -> Diagnosed<OutputFile?> {
        guard map.editions.haveStartPage else { return Diagnosed(nil) }
        let context = RenderingContext(.site, standard, route: .start)
        let start = StartPage(map: map, figures: figures, sharing: sharing, context: context)
        return standard.templates.render("start", start.fields).map { OutputFile(Route.start.path, text: $0) }
    }

    package static let accentPath = "assets/accent.css"

    /// The style sheet with the accent colours of the settings, by the template "accent"; nil where there are none.
    package func accentColors() -> Diagnosed<OutputFile>? {
        let accent = content.settings.accent
        guard let first = accent.light ?? accent.dark else { return nil }
        let fields: TemplateValue = .object([
            "light": .text(accent.light ?? first), "dark": .text(accent.dark ?? first),
        ])
        return standard.templates.render("accent", fields).map { OutputFile(Self.accentPath, text: $0) }
    }

    /// The pages that are shown for addresses without a page.
    package func missingPages() -> Diagnosed<[OutputFile]> {
        var diagnostics: [Diagnostic] = []
        let files = MissingPage.Reason.allCases.map { reason in
            let page = MissingPage(
                reason: reason, map: map, localization: standard.localization,
                root: content.settings.address?.path ?? "")
            let text = standard.templates.render("not-found", page.fields).unwrap(into: &diagnostics)
            return OutputFile(page.path, text: text)
        }
        return Diagnosed(files, diagnostics)
    }

    /// What the pictures beside links to the pages say; none without an address.
    package var cards: [SocialCard] {
        guard content.settings.address != nil else { return [] }
        return pages.filter { $0.route.edition?.kind == .language }.map { SocialCard($0, in: map) }
    }

    // MARK: - Checks

    /// Where everything is that references can lead to, for the checks.
    ///
    /// - Parameters:
    ///   - files: the paths of all files of the site.
    package func paths(_ files: Set<String>) -> SitePaths {
        let ids = Dictionary(ids.map { ($0.path, $1) }, uniquingKeysWith: { first, _ in first })
        return SitePaths(files, ids: ids, root: content.settings.address?.path ?? "/")
    }

    /// The links of notes that lead nowhere, formulas that cannot be set, and ids that two elements of a page have.
    ///
    /// - Parameter check: that of the templates, which knows the ids in the pages' frames.
    package func problems(beside check: TemplateCheck) async -> [Diagnostic] {
        let frame = check.ids(of: "page")
        let ownFrames = GeneratedPage.allCases.filter { map.has($0) }.reduce(into: [:]) { frames, page in
            frames[page.slug] = check.ids(of: page.template)
        }
        let ids = await concurrentMap(allPages) { [ids] page in
            let isOwn = map.generatedPage(page.route.slug) != nil
            return PageIDs(
                page.route, (ids[page.route] ?? []) + frame + (isOwn ? ownFrames[page.route.slug] ?? [] : []))
        }
        let single = Set(singlePages.map { $0.route })
        let duplicates = DuplicateIDs(content.notes).problems(in: ids.filter { !single.contains($0.route) })
        var known = Dictionary(ids.map { ($0.route, $0.all) }, uniquingKeysWith: { _, last in last })
        if map.editions.haveStartPage {
            known[.start] = Set(map.sections.map { $0.anchor } + check.ids(of: "start"))
        }
        let links = LinkChecker(ids: known, attachments: content.attachments, links: content.links)
        return await concurrentMap(content.notes) { links.problems(in: $0) + FormulaCheck.problems(in: $0) }
            .flatMap { $0 } + duplicates
    }
}
