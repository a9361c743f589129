/// Which note stands on which page, and where each figure can be seen.
struct PagePlan: Sendable {
    /// In reading order, the English page of a note before the Chinese one.
    let pages: [NotePage]
    private let routesByFigure: [Language: [String: Route]]

    /// The page of a note in one language; a note that is not translated stands on both pages.
    struct NotePage: Sendable {
        let route: Route
        /// The language of the page's frame.
        let language: Language
        let note: Note
    }

    init(_ notes: [Note], map: SiteMap, index: ScenarioIndex, audits: AuditIndex) {
        var bySlug: [String: [Language: Note]] = [:]
        for note in notes { bySlug[note.slug, default: [:]][note.language] = note }
        pages = map.entries.flatMap { entry in
            Language.allCases.compactMap { language in
                let note = bySlug[entry.slug]?[language] ?? bySlug[entry.slug]?[language.other]
                return note.map { NotePage(route: Route(language, entry.slug), language: language, note: $0) }
            }
        }
        var routes: [Language: [String: Route]] = [:]
        for page in pages {
            let figures = page.note.fences.compactMap { index.id(shownBy: $0.span) }
            let blocks = page.note.macroFences.compactMap { audits.id(shownBy: $0.span) }
            for id in figures + blocks where routes[page.language]?[id] == nil {
                routes[page.language, default: [:]][id] = page.route
            }
        }
        routesByFigure = routes
    }

    /// The first page of a language that shows a figure or an audit.
    func route(of figure: String, in language: Language) -> Route? { routesByFigure[language]?[figure] }
}
