import Content
import Diagnostics
import Languages
import Markdown
import ResultStore
import Synchronization

/// Builds the pages of notes. All pages refer to it until they are written.
final class NotePageBuilder: Sendable {
    private let resolver: NoteResolver
    private let map: SiteMap
    /// The notes with their keys, by path, as each is on several pages.
    private let keys = Mutex<[String: ShownNote]>([:])

    /// The days of the last changes of notes, by their paths.
    private let lastChanges: [String: CalendarDate]

    init(_ resolver: NoteResolver, _ map: SiteMap, lastChanges: [String: CalendarDate] = [:]) {
        self.resolver = resolver
        self.map = map
        self.lastChanges = lastChanges
    }

    /// The page of a note in one language or in both.
    func page(of notePage: PagePlan.NotePage) -> Page {
        let note = notePage.note
        var page = Page(
            route: notePage.route, language: notePage.language, title: note.title,
            content: { [self] in content(of: notePage) }, key: { [self] in key(of: notePage) })
        if let translation = notePage.translation {
            page.translation = Page.Translation(
                language: translation.language, title: translation.title, summary: translation.summary)
        } else {
            page.contentLanguage = note.language
        }
        page.summary = note.summary
        page.editions = map.editions.all
        page.tags = note.tags
        page.lastChange = lastChange(of: notePage)
        page.figures = note.figureFences.compactMap { resolver.fences.id(shownBy: $0.span) }
        page.sources = notePage.notes.map { Page.Source($0) }
        return page
    }

    /// The key of a note, and its quotations in order, nil for one that cannot be quoted.
    private struct ShownNote {
        let key: ResultKey
        let quotations: [QuotedValue?]
    }

    /// The day of the newest change of the notes on a page.
    private func lastChange(of notePage: PagePlan.NotePage) -> CalendarDate? {
        notePage.notes.compactMap { lastChanges[$0.path] }.max()
    }

    private func key(of notePage: PagePlan.NotePage) -> ResultKey {
        let notes = [notePage.note, notePage.translation, notePage.counterpart].compactMap { $0 }
        let shown = notes.map { self.shown($0) }
        let places = shown.flatMap { $0.quotations }.map { quotation in
            quotation.flatMap { resolver.plan.route(of: $0.id, in: notePage.route.edition) }
        }
        let names = notes.flatMap { note in
            note.references.links.contains { $0.text.hasPrefix("doc:") } ? resolver.names(of: note).values.sorted() : []
        }
        return ResultKey(
            "note page", madeOf: shown.map { $0.key }, notePage.behind, places, names,
            lastChange(of: notePage)?.description)
    }

    private func shown(_ note: Note) -> ShownNote {
        if let known = keys.withLock({ $0[note.path] }) { return known }
        let fences = note.figureFences.map { resolver.fences.key(of: $0) }
        let quotations = note.placeholders.map { resolver.fences.figures.quotation($0, in: note.language) }
        let shown = ShownNote(
            key: ResultKey("shown note", madeOf: note.key, fences, quotations), quotations: quotations)
        // Two threads may get here at once; both create equal values.
        keys.withLock { $0[note.path] = shown }
        return shown
    }

    /// The content of a note's page; the content of a home page ends with the index of its section, or of the site.
    private func content(of notePage: PagePlan.NotePage) -> PageContent {
        var content =
            if let translation = notePage.translation {
                BothPageBuilder(resolver: resolver, page: notePage, translation: translation).content()
            } else {
                monolingualContent(of: notePage)
            }
        let slug = notePage.route.slug
        let section = map.section(of: slug).flatMap { $0.home == slug ? $0.id : nil }
        if slug == Navigation.home || section != nil {
            content.parts.append(.listing(.index(map, section: section)))
        }
        return content
    }

    private func monolingualContent(of notePage: PagePlan.NotePage) -> PageContent {
        let note = notePage.note
        var content = PageContent()
        var position = FenceResolver.Position(route: notePage.route, language: notePage.language)
        let fences = resolver.fences.parts(of: note, at: &position)
        var text = resolver.text(of: note, on: notePage, fences: fences)
        text.foldedSections = note.foldedSections
        content.texts = [text]
        let borrowed = BorrowedSections(for: notePage, at: position, with: resolver)
        if let anchor = resolver.openingAnchor(of: note) { content.parts.append(.anchor(anchor)) }
        var start = 0
        for insertion in borrowed.insertions {
            content.parts += [.blocks(text: 0, start..<insertion.block)] + insertion.parts(behind: content.texts.count)
            content.texts += insertion.texts
            content.outline += resolver.outline(of: note, in: start..<insertion.block) + insertion.outline
            start = insertion.block
        }
        let end = note.document.blocks.count
        content.parts += [.blocks(text: 0, start..<end), .footnotes(text: 0)]
        content.outline += resolver.outline(of: note, in: start..<end)
        return content
    }
}
