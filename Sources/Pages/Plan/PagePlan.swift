import Content
import Languages

/// Which note stands on which page, and where each figure can be seen.
struct PagePlan: Sendable {
    /// In reading order; of a note the pages of all editions.
    let pages: [NotePage]
    private let routes: Set<Route>
    private let routesByFigure: [Edition: [String: Route]]

    /// The page of a note in one edition; a note that is not translated stands on all of them.
    struct NotePage: Sendable {
        let route: Route
        /// The language of the page's frame.
        let language: Language
        let note: Note
        /// The same note in the other language, where both stand on the page.
        var translation: Note?
        /// The same note in the other language, where only this one stands on the page.
        var counterpart: Note?
        /// The sections of the notes on the page that have not followed their other language.
        var behind: [Language: Set<String>] = [:]

        /// The page that references in the notes are relative to.
        var origin: Route { Route(language, route.slug) }
        /// Those that stand on the page, in the order of its columns.
        var notes: [Note] { [note] + [translation].compactMap { $0 } }
    }

    init(_ content: SiteContent, map: SiteMap) {
        var bySlug: [String: [Language: Note]] = [:]
        for note in content.notes { bySlug[note.slug, default: [:]][note.language] = note }
        pages = map.entries.flatMap { entry in
            Edition.all.compactMap { edition in
                Self.page(of: bySlug[entry.slug] ?? [:], content.behind, on: Route(edition, entry.slug), in: edition)
            }
        }
        routes = Set(pages.map { $0.route })
        var routesByFigure: [Edition: [String: Route]] = [:]
        for page in pages {
            guard let edition = page.route.edition else { continue }
            let figures = page.notes.flatMap { $0.fences }.compactMap { content.scenarios.id(shownBy: $0.span) }
            let blocks = page.notes.flatMap { $0.macroFences }.compactMap { content.audits.id(shownBy: $0.span) }
            for id in figures + blocks where routesByFigure[edition]?[id] == nil {
                routesByFigure[edition, default: [:]][id] = page.route
            }
        }
        self.routesByFigure = routesByFigure
    }

    /// A note in an edition, with what is known of its other language.
    ///
    /// - Parameter behind: the sections that have not followed their other language, by note.
    private static func page(
        of pair: [Language: Note], _ behind: [Route: Set<String>], on route: Route, in edition: Edition
    ) -> NotePage? {
        let language = edition.language
        guard let note = pair[language] ?? pair[language.other] else { return nil }
        var page = NotePage(route: route, language: language, note: note)
        guard note.language == language, let other = pair[language.other] else { return page }
        if edition.translation == nil { page.counterpart = other } else { page.translation = other }
        for note in page.notes { page.behind[note.language] = behind[note.route] }
        return page
    }

    /// The first page of an edition that shows a figure or an audit.
    func route(of figure: String, in edition: Edition?) -> Route? {
        edition.flatMap { routesByFigure[$0]?[figure] }
    }

    /// The page that a link written in a note leads to from an edition: notes stay in it.
    func route(_ target: Route, from edition: Edition?) -> Route {
        guard let edition, edition == .both || edition == .traditional, target.edition != nil else { return target }
        let other = target.inEdition(edition)
        let isGenerated = GeneratedPage(rawValue: other.slug)?.editions.contains(edition) ?? false
        return isGenerated || routes.contains(other) ? other : target
    }
}
