package import Content
package import Diagnostics
import Languages
import Markdown
import Packing
package import Pictures
package import ResultStore
package import Search
import Templates
import WordFiles

// A page is a value (Page): its parts hold data, and everything else is written from them. Plan decides which note appears on
// which page; Providers are the makers of figures, as far as pages know them; Figures, Tables and Notes are the contents of parts;
// Builders assemble pages from them. A context (Context) describes where parts are written: on a page of the site, in a book, on
// the page that holds everything, in which language and script. Frame pours a page into the template "page", with navigation,
// switches and the page's metadata. Words holds the texts of the frame, Markdown the text beside each page that programs read,
// Templates the folder that draws it all and its checks, Links the checks of the authors' content. In: content, figures and
// templates. Out: pages, and files of HTML.

/// All pages of a site that are built from notes and from the tool's tables.
package struct SitePages: Sendable {
    /// Notes in reading order, the editions of each beside each other; then the tool's pages.
    package let pages: [Page]
    /// The number of pages of notes.
    private let noteCount: Int
    /// The pages that hold all notes.
    package let singlePages: [Page]
    package let map: SiteMap
    package let sharing: PageSharing
    package let redirects: RedirectPlan
    package let content: SiteContent
    /// With the values that notes quote.
    package let figures: AllFigures
    /// The texts of notes that replace the pages for missing ones.
    private let missingTexts: [NoteText]
    private let standard: EditionContext
    private let traditional: EditionContext
    private let cache: Cache
    /// The cache key of everything that decides about all pages.
    package let key: ResultKey
    private let offersDownloads: Bool
    /// The names in tables that a search has to find.
    package let namesToFind: [String]

    /// Creates the pages.
    ///
    /// - Parameters:
    ///   - blocks: the blocks of the figures.
    ///   - themes: how the editions are written.
    ///   - codes: the diagnostics that their page lists.
    ///   - offersDownloads: whether the pages offer books and an archive.
    ///   - problems: everything reported so far, for figures that could not be created.
    ///   - options: the key of everything else that decides about all pages.
    package static func make(
        of content: SiteContent, _ blocks: AllBlocks, _ figures: AllFigures, design: TemplateLoader.Design,
        themes: EditionThemes, codes: [DiagnosticKind], offersDownloads: Bool, problems: [Diagnostic],
        options: ResultKey, cache: Cache
    ) -> Diagnosed<SitePages> {
        var diagnostics: [Diagnostic] = []
        let map = SiteMap(content, entries: blocks.entries, words: design.words)
        let plan = PagePlan(content, blocks, map: map)
        let figures = figures.quoted(in: content).unwrap(into: &diagnostics)
        let fences = FenceResolver(blocks: blocks, figures: figures, problems: problems)
        let glossary = content.settings.glossaryName.map {
            Glossary($0, of: content.notes, marks: map.has(.terms))
        }
        let resolver = NoteResolver(
            plan: plan, references: content.links, fences: fences, attachments: content.attachments, glossary: glossary)
        let builder = NotePageBuilder(resolver, map, lastChanges: content.lastChanges)
        let generated = GeneratedPages(
            map: map, plan: plan, tables: figures.tables, entries: blocks.entries, codes: codes)
        let pages = plan.pages.map { builder.page(of: $0) } + generated.pages
        let checked = RedirectChecker(content.redirects, pages: pages, map: map, cache).check().unwrap(
            into: &diagnostics)
        let redirects = RedirectPlan(checked, plan: plan)
        let redirected = pages.map { redirects.withOldIDs($0) }
        // A page with a replacement for something that failed is not kept.
        let cache = problems.contains { $0.severity == .error } ? cache.inMemory : cache
        let key = SiteKey(
            content: content, map: map, redirects: checked, design: design.key, options: options,
            hasScript: themes.hasScript, hasFigures: figures.count > 0,
            offersDownloads: offersDownloads, terms: glossary?.key ?? []
        ).key(cache)
        let written = WrittenFences(site: key, cache: cache)
        let site = SitePages(
            pages: redirected, noteCount: plan.pages.count,
            singlePages: SinglePage.pages(of: redirected, figures.tables?.chapters ?? [], map: map, key, cache),
            map: map,
            sharing: PageSharing(settings: content.settings, map: map, contentFolder: content.folder),
            redirects: redirects, content: content, figures: figures,
            missingTexts: content.missingPages.compactMap { resolver.text(ofMissingPage: $0) },
            standard: EditionContext(themes.standard, map, written),
            traditional: EditionContext(themes.traditional, map, written),
            cache: cache, key: key, offersDownloads: offersDownloads,
            namesToFind: figures.tables?.namesToFind(on: map.navigation.generated) ?? [])
        return Diagnosed(site, diagnostics)
    }

    /// The key of all pages of an edition.
    package func key(ofPagesIn edition: Edition) -> ResultKey {
        ResultKey("pages", madeOf: key, edition, allPages.filter { $0.route.edition == edition }.map { $0.key })
    }

    /// All pages, those first that hold all notes.
    package var allPages: [Page] { singlePages + pages }

    // MARK: - Writing

    /// The context of an edition's pages.
    package func context(of edition: Edition?) -> EditionContext {
        edition?.kind == .traditional ? traditional : standard
    }

    /// The context for writing a page of the site.
    package func context(of page: Page) -> RenderingContext {
        RenderingContext(.site, context(of: page.route.edition), route: page.route, oldIDs: page.oldIDs)
    }

    /// The context for a page that is not among the pages, such as one that has moved.
    package func context(_ route: Route, _ edition: Edition) -> RenderingContext {
        RenderingContext(.site, context(of: edition), route: route)
    }

    /// Writes every page and passes it on at once, from several threads, so that no more of them are held than are being
    /// written. The facts of each for the rest of the build are returned, in the order of `allPages`.
    ///
    /// - Parameters:
    ///   - folding: the folding of characters that the search treats as equal.
    ///   - listener: called for each page.
    ///   - show: called in a preview, when the pages of all notes are there.
    ///   - take: receives a page, and the same page without links to downloads, for the archive.
    package func write(
        folding: SearchFolding, progress listener: ProgressListener? = nil,
        showing show: (@Sendable () async -> Void)? = nil,
        _ take: @escaping @Sendable (_ page: OutputFile, _ inArchive: OutputFile) -> Void
    ) async -> Diagnosed<[PageFacts]> {
        let writer = PageWriter(site: self, folding: map.has(.search) ? folding : nil)
        let (frame, plainFrame) = (
            frame(offersDownloads: offersDownloads), frame(offersDownloads: false, isAlone: true)
        )
        // Books and the page with everything are built from the same parts once more.
        let areAskedAgain = offersDownloads || !singlePages.isEmpty || cache.remembers
        let last = map.editions.all.last
        @Sendable func write(_ page: Page) -> Diagnosed<PageFacts> {
            let written = cache.value(
                for: ResultKey("html.page", madeOf: key, page.route, page.key),
                reading: { reader throws(ByteReader.Damaged) in
                    Diagnosed(try WrittenPage(&reader, of: page.route, map.editions.all))
                },
                // Problems of a page are reported in every run, so only pages without any are kept.
                writing: { written in
                    written.diagnostics.isEmpty && written.value.facts.problems.isEmpty
                        ? written.value.written(map.editions.all) : nil
                }
            ) {
                var diagnostics: [Diagnostic] = []
                let body = page.body(in: context(of: page)).unwrap(into: &diagnostics)
                let file = writer.file(of: page, body, in: frame).unwrap(into: &diagnostics)
                // The problems of the second page are the same as those of the first.
                let other = offersDownloads ? writer.file(of: page, body, in: plainFrame).value : file
                let beside = markdown(of: page)
                var facts = writer.facts(of: page)
                facts.markdown = beside.map { $0.path }
                return Diagnosed(
                    WrittenPage(file: file, inArchive: other, beside: beside, facts: facts), diagnostics)
            }
            take(written.value.file, written.value.inArchive)
            for file in written.value.beside { take(file, file) }
            if !areAskedAgain, page.route.edition == last { page.forgetContent() }
            return written.map { $0.facts }
        }
        // Pages that hold or list all others take longest: started first, they do not leave one worker busy alone at the end.
        let (lists, notes) = (singlePages + pages[noteCount...], Array(pages[..<noteCount]))
        let writtenLists: [Diagnosed<PageFacts>]
        let writtenNotes: [Diagnosed<PageFacts>]
        if let show {
            writtenNotes = await concurrentMap(notes, progress: listener, write)
            await show()
            writtenLists = await concurrentMap(lists, progress: listener, write)
        } else {
            let written = await concurrentMap(lists + notes, progress: listener, write)
            (writtenLists, writtenNotes) = (Array(written[..<lists.count]), Array(written[lists.count...]))
        }
        let facts = writtenLists[..<singlePages.count] + writtenNotes + writtenLists[singlePages.count...]
        var diagnostics: [Diagnostic] = []
        return Diagnosed(facts.map { $0.unwrap(into: &diagnostics) }, diagnostics)
    }

    /// The page as Markdown: a file, or several of which each links to the others.
    private func markdown(of page: Page) -> [OutputFile] {
        guard map.has(.markdown), let path = page.route.markdownPath else { return [] }
        let context = markdownContext(of: page)
        return MarkdownPage(page, in: context).files(at: path, of: page, in: context)
    }

    private func markdownContext(of page: Page) -> RenderingContext {
        RenderingContext(.markdown(beside: page.route), context(of: page.route.edition), route: page.route)
    }

    /// A page as Markdown, or its section with an anchor; nil where no heading has it.
    package func markdownText(of page: Page, section anchor: String?) -> String? {
        let whole = MarkdownPage(page, in: markdownContext(of: page))
        return anchor.map { whole.section($0) } ?? whole.text
    }

    /// The text of a page below a heading, or for an empty anchor below its title, to the next heading; nil where no heading has
    /// the anchor.
    package func markdownText(of page: Page, below anchor: String) -> String? {
        MarkdownPage(chapter: page, in: markdownContext(of: page)).text(below: anchor)
    }

    /// A page as the search has it, whether or not the site has a search.
    package func searchPage(of page: Page) -> SearchPage? { PageWriter(site: self).searchPage(of: page) }

    /// The facts of the pages of some notes, and of the pages that they link to; of all other pages only that they exist.
    ///
    /// - Parameter notes: their paths below the content folder.
    package func facts(ofNotes notes: Set<String>) async -> Diagnosed<[PageFacts]> {
        let writer = PageWriter(site: self)
        let routes = Set(content.notes.filter { notes.contains($0.path) }.map { $0.route })
        let written = await concurrentMap(pages.filter { routes.contains($0.route) }) { page in
            page.body(in: context(of: page)).map { _ in writer.facts(of: page) }
        }
        var diagnostics: [Diagnostic] = []
        let own = written.map { $0.unwrap(into: &diagnostics) }
        let targets = Set(own.flatMap { $0.links.map { $0.route } })
        let others = await concurrentMap(allPages.filter { !routes.contains($0.route) }) { page in
            PageFacts(
                route: page.route, search: nil, ids: targets.contains(page.route) ? page.ids : [], links: [],
                problems: [])
        }
        return Diagnosed(own + others, diagnostics)
    }

    /// The data that the frames of all pages share.
    ///
    /// - Parameter isAlone: true for pages that are taken along without the versions beside them.
    private func frame(offersDownloads: Bool, isAlone: Bool = false) -> SiteFrame {
        SiteFrame(
            map: map, sharing: sharing, redirects: redirects, hasFigures: figures.count > 0,
            offersDownloads: offersDownloads,
            versions: isAlone ? .none : content.versions)
    }

    /// The page with everything as it begins, of the first edition that has one; it has the problems of the whole page.
    func singlePageWithFirstChapter() -> OutputFile? {
        guard let page = singlePages.first, case .chapters(let contents)? = page.parts.first else { return nil }
        let body = contents.withFirstChapter.html(in: context(of: page)).value
        return PageWriter(site: self).file(of: page, body, in: frame(offersDownloads: offersDownloads)).value
    }

    /// The page above all editions; the only edition of a site begins with its own index.
    package func startPage() -> Diagnosed<OutputFile?> {
        guard let start else { return Diagnosed(nil) }
        return standard.templates.bytes(of: "start", start.fields).map { OutputFile(Route.start.path, $0) }
    }

    /// The paths of the pictures of the start page, which are of one edition and seen by readers of all.
    package var startPagePictures: Set<String> { Set([start?.picture?.svg.path].compactMap { $0 }) }

    private var start: StartPage? {
        guard map.editions.haveStartPage else { return nil }
        let context = RenderingContext(.site, standard, route: .start)
        return StartPage(map: map, figures: figures, sharing: sharing, context: context)
    }

    package static let accentPath = "assets/accent.css"

    /// The style sheet with the accent colours of the settings, by the template "accent"; nil where there are none.
    package func accentColors() -> Diagnosed<OutputFile>? {
        let accent = content.settings.accent
        guard let first = accent.light ?? accent.dark else { return nil }
        let fields: TemplateValue = .object([
            "light": .text(accent.light ?? first), "dark": .text(accent.dark ?? first),
        ])
        return standard.templates.bytes(of: "accent", fields).map { OutputFile(Self.accentPath, $0) }
    }

    /// The pages that are shown for addresses without a page.
    package func missingPages() -> Diagnosed<[OutputFile]> {
        var diagnostics: [Diagnostic] = []
        let files = MissingPage.Reason.allCases.map { reason in
            let root = content.settings.address?.path ?? ""
            var own: [Language: MissingPage.OwnText] = [:]
            for text in missingTexts where text.note.slug == reason.slug {
                let context = RenderingContext(.site, standard, route: Route(nil, reason.slug), root: root)
                let html = text.html(in: context).unwrap(into: &diagnostics).html
                own[text.note.language] = MissingPage.OwnText(title: text.note.title, html: html)
            }
            let page = MissingPage(
                reason: reason, map: map, localization: standard.localization, root: root, own: own)
            let bytes = standard.templates.bytes(of: "not-found", page.fields).unwrap(into: &diagnostics)
            return OutputFile(reason.path, bytes)
        }
        return Diagnosed(files, diagnostics)
    }

    /// The cards for links to the pages; none without an address.
    package var cards: [TitleCard] {
        guard content.settings.address != nil else { return [] }
        return pages.filter { $0.route.edition?.kind == .language && map.entryPage($0.route.slug) == nil }.map {
            TitleCard($0, in: map)
        }
    }

    /// The covers of the books, by the names of their editions.
    package var covers: [String: TitleCard] {
        Dictionary(uniqueKeysWithValues: map.editions.monolingual.map { ($0.name, cover(of: $0)) })
    }

    private func cover(of edition: Edition) -> TitleCard {
        let (language, localization) = (edition.language, context(of: edition).localization)
        let title = map.identity.tagline(in: language)
        let site = map.identity.title(in: language)
        let names = [
            localization.name(of: edition, in: language), content.versions.newestName,
            content.settings.lastChange()?.description,
        ]
        return TitleCard(
            kind: .cover, language: language, tag: edition.name, site: site == title ? "" : localization.text(site),
            slug: "cover", title: localization.text(title),
            section: names.compactMap { $0 }.joined(separator: " · "), figures: [])
    }
}
