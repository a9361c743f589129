import Content
import Diagnostics
import Languages
import Pages
import Templates

/// The changes of a site as an Atom feed in one language. Its dates are the dates of the changes, never the date of the build.
struct ChangeFeed {
    let language: Language
    private let map: SiteMap
    private let address: SiteAddress
    /// Newest first; never empty.
    private let changes: [SiteChange]

    /// Nil without an address, and where no change has a text in the language.
    init?(_ map: SiteMap, language: Language) {
        let settings = map.identity.settings
        guard let address = settings.address, settings.hasFeed(in: language) else { return nil }
        self.map = map
        self.address = address
        changes = settings.changes.filter { $0.text[language] != nil }
        self.language = language
    }

    /// The finished file.
    func file(_ templates: TemplateLibrary) -> Diagnosed<OutputFile> {
        AtomFeed(
            map: map, address: address, language: language, path: PublishedFiles.feed(in: language),
            title: map.feedTitle(in: language), updated: changes.first?.date, entries: changes.map { entry($0) }
        ).file(templates)
    }

    private var index: Route { Route(map.editions[language], GeneratedPage.index.slug) }

    private func entry(_ change: SiteChange) -> TemplateValue {
        let text = change.text[language] ?? ""
        let links = change.notes.map {
            (address.url(of: Route(map.editions[language], $0)), map.title(of: $0, in: language))
        }
        let items = links.map { "<li><a href=\"\(HTMLEscaping.escaped($0))\">\(HTMLEscaping.escaped($1))</a></li>" }
        let list = items.isEmpty ? "" : "<ul>\(items.joined())</ul>"
        let number = change.number == 1 ? "" : "/\(change.number)"
        return .object([
            "id": .text("tag:\(address.host),\(change.date):changes/\(language.tag)\(number)"), "title": .text(text),
            "updated": .text(change.date.timestamp),
            "href": .text(links.first?.0 ?? address.url(of: index)),
            "content": .text("<p>\(HTMLEscaping.escaped(text))</p>" + list),
        ])
    }
}
