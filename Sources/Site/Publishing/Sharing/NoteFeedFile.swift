import Content
import Diagnostics
import Languages
import Pages
import Templates

/// The notes with a date as an Atom feed in one language: their summaries, or their texts with whole addresses and nothing to press.
struct NoteFeedFile {
    let feed: NoteFeed
    let language: Language
    let site: SitePages
    let address: SiteAddress

    /// The feeds of all languages.
    static func files(of site: SitePages) -> Diagnosed<[OutputFile]> {
        guard let address = site.content.settings.address else { return Diagnosed([]) }
        var diagnostics: [Diagnostic] = []
        let files = site.map.editions.languages.flatMap { language in
            site.map.noteFeeds(in: language).map {
                NoteFeedFile(feed: $0, language: language, site: site, address: address).file
                    .unwrap(into: &diagnostics)
            }
        }
        return Diagnosed(files, diagnostics)
    }

    private var file: Diagnosed<OutputFile> {
        let notes = site.map.notes(of: feed, in: language)
        return AtomFeed(
            map: site.map, address: address, language: language, path: PublishedFiles.feed(feed, in: language),
            title: site.map.title(of: feed, in: language), updated: notes.first?.date,
            entries: notes.map { entry($0) }
        ).file(site.context(of: site.map.editions[language]).templates)
    }

    private func entry(_ note: SiteMap.DatedNote) -> TemplateValue {
        let route = Route(site.map.editions[language], note.slug)
        return .object([
            "id": .text("tag:\(address.host),\(note.date):\(PercentEncoding.encode(route.path[...], keeping: "/"))"),
            "title": .text(note.title), "updated": .text(note.date.timestamp), "href": .text(address.url(of: route)),
            "content": .text(feed.isWhole ? text(of: route) : "<p>\(HTMLEscaping.escaped(note.summary))</p>"),
        ])
    }

    /// The text of a page; it has the same problems as the page.
    private func text(of route: Route) -> String {
        guard let page = site.pages.first(where: { $0.route == route }) else { return "" }
        let context = RenderingContext(.feed(address), site.context(of: route.edition), route: route)
        return page.body(in: context).value
    }
}
