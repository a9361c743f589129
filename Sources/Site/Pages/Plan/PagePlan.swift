import Content
import Languages

/// The plan of which note is on which page, and where each figure can be seen.
struct PagePlan: Sendable {
    /// The pages in reading order; for each note the pages of all editions.
    let pages: [NotePage]
    /// The notes in all their languages, by name.
    let notes: [String: [Note]]
    private let map: SiteMap
    var editions: Editions { map.editions }
    private let routes: Set<Route>
    private let routesByFigure: [Edition: [String: Route]]

    /// The page of a note in an edition; a note that is not translated is on all of them.
    ///
    /// It is a class, as a page that is built when it is written keeps it, and a reference is smaller than its notes.
    final class NotePage: Sendable {
        let route: Route
        /// The language of the page's frame.
        let language: Language
        let note: Note
        /// The note in another language, where both are on the page.
        let translation: Note?
        /// The note in another language, where only this one is on the page.
        let counterpart: Note?
        /// The sections of the notes on the page that have not followed their other language.
        let behind: [Language: Set<String>]

        /// The notes on the page, in the order of its columns.
        var notes: [Note] { [note] + [translation].compactMap { $0 } }

        /// - Parameters:
        ///   - notes: one note in the languages that it is written in, in the order of the site's.
        ///   - behind: the sections that have not followed another language, by note.
        /// - Returns: nil where there is no note.
        init?(of notes: [Note], _ behind: [Route: Set<String>], on route: Route, in edition: Edition) {
            let language = edition.language
            let other = notes.first { $0.language == edition.translation } ?? notes.first { $0.language != language }
            guard let note = notes.first(where: { $0.language == language }) ?? other else { return nil }
            self.route = route
            self.language = language
            self.note = note
            let another = note.language == language ? other : nil
            counterpart = edition.translation == nil ? another : nil
            let translation = another.flatMap { $0.language == edition.translation ? $0 : nil }
            self.translation = translation
            var ownBehind: [Language: Set<String>] = [:]
            if another != nil {
                for note in [note, translation].compactMap({ $0 }) { ownBehind[note.language] = behind[note.route] }
            }
            self.behind = ownBehind
        }
    }

    init(_ content: SiteContent, _ blocks: AllBlocks, map: SiteMap) {
        self.map = map
        let bySlug = Dictionary(grouping: content.notes) { $0.slug }
        notes = bySlug
        pages = map.entries.flatMap { entry in
            let notes = bySlug[entry.slug] ?? []
            let sorted = content.editions.languages.flatMap { language in notes.filter { $0.language == language } }
            return content.editions.all.compactMap { edition in
                NotePage(of: sorted, content.behind, on: Route(edition, entry.slug), in: edition)
            }
        }
        routes = Set(pages.map { $0.route })
        var routesByFigure: [Edition: [String: Route]] = [:]
        for page in pages {
            guard let edition = page.route.edition else { continue }
            let ids = page.notes.flatMap { $0.figureFences }.compactMap { blocks.id(shownBy: $0.span) }
            for id in ids where routesByFigure[edition]?[id] == nil {
                routesByFigure[edition, default: [:]][id] = page.route
            }
        }
        self.routesByFigure = routesByFigure
    }

    /// The first page of an edition that shows a figure or an audit.
    func route(of figure: String, in edition: Edition?) -> Route? {
        edition.flatMap { routesByFigure[$0]?[figure] }
    }

    /// The target page of a link in an edition, which the link does not leave if the edition has the page.
    ///
    /// - Parameter language: the language of the note that the link is in. A link out of its edition is kept on pages in that
    ///   language.
    func route(_ target: Route, from edition: Edition?, writtenIn language: Language? = nil) -> Route {
        guard let edition, let own = target.edition else { return target }
        let isConverted = edition.kind != .language
        let isForeign = language.map { $0 != edition.language && own == map.editions[$0] } ?? false
        guard isConverted || isForeign else { return target }
        let other = target.inEdition(edition)
        let isGenerated = map.generatedPage(other.slug)?.editions(of: map.editions).contains(edition) ?? false
        return isGenerated || routes.contains(other) ? other : target
    }
}
