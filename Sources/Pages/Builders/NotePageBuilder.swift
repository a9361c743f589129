import Content
import Languages
import Markdown

/// Makes the pages of notes.
struct NotePageBuilder: Sendable {
    let resolver: NoteResolver
    let map: SiteMap

    /// The page of a note in one language or in both. Behind the text of a home page stands what it is the home of.
    func page(of notePage: PagePlan.NotePage) -> Page {
        var page: Page
        if let translation = notePage.translation {
            page = BothPageBuilder(resolver: resolver, page: notePage, translation: translation).build()
        } else {
            page = monolingualPage(of: notePage)
        }
        page.summary = notePage.note.summary
        page.editions = map.editions.all
        page.tags = notePage.note.tags
        page.sources = notePage.notes.map { Page.Source($0) }
        let fences = notePage.note.fences
        page.firstFigure = fences.lazy.compactMap { resolver.fences.index.id(shownBy: $0.span) }.first
        let slug = notePage.route.slug
        let section = map.section(of: slug).flatMap { $0.home == slug ? $0.id : nil }
        if slug == Navigation.home || section != nil { page.parts.append(.listing(.index(map, section: section))) }
        return page
    }

    private func monolingualPage(of notePage: PagePlan.NotePage) -> Page {
        let note = notePage.note
        var page = Page(route: notePage.route, language: notePage.language, title: note.title)
        page.contentLanguage = note.language
        var position = FenceResolver.Position(route: notePage.route, language: notePage.language)
        let fences = resolver.fences.parts(of: note, at: &position)
        page.texts = [resolver.text(of: note, on: notePage, fences: fences)]
        let supplement = Supplement(for: notePage, at: position, with: resolver)
        if let anchor = resolver.openingAnchor(of: note) { page.parts.append(.anchor(anchor)) }
        var start = 0
        for insertion in supplement.insertions {
            page.parts += [.blocks(text: 0, start..<insertion.block)] + insertion.parts(behind: page.texts.count)
            page.texts += insertion.texts
            page.outline += resolver.outline(of: note, in: start..<insertion.block) + insertion.outline
            start = insertion.block
        }
        let end = note.document.blocks.count
        page.parts += [.blocks(text: 0, start..<end), .footnotes(text: 0)]
        page.outline += resolver.outline(of: note, in: start..<end)
        return page
    }
}
