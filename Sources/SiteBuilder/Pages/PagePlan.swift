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

        /// The page that references in the notes are relative to.
        var origin: Route { Route(language, route.slug) }
        /// Those that stand on the page, in the order of its columns.
        var notes: [Note] { [note] + [translation].compactMap { $0 } }
    }

    init(_ notes: [Note], map: SiteMap, index: ScenarioIndex, audits: AuditIndex) {
        var bySlug: [String: [Language: Note]] = [:]
        for note in notes { bySlug[note.slug, default: [:]][note.language] = note }
        pages = map.entries.flatMap { entry in
            Edition.all.compactMap { edition in
                let language = edition.language
                let pair = bySlug[entry.slug]
                return (pair?[language] ?? pair?[language.other]).map { note in
                    NotePage(
                        route: Route(edition, entry.slug), language: language, note: note,
                        translation: note.language == language ? edition.translation.flatMap { pair?[$0] } : nil)
                }
            }
        }
        routes = Set(pages.map { $0.route })
        var routesByFigure: [Edition: [String: Route]] = [:]
        for page in pages {
            guard let edition = page.route.edition else { continue }
            let figures = page.notes.flatMap { $0.fences }.compactMap { index.id(shownBy: $0.span) }
            let blocks = page.notes.flatMap { $0.macroFences }.compactMap { audits.id(shownBy: $0.span) }
            for id in figures + blocks where routesByFigure[edition]?[id] == nil {
                routesByFigure[edition, default: [:]][id] = page.route
            }
        }
        self.routesByFigure = routesByFigure
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
