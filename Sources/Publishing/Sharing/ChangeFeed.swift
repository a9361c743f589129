import Content
import Diagnostics
import Languages
import Pages
import Templates

/// What became new, as an Atom feed in one language. Its dates are those of the changes, never that of the build.
struct ChangeFeed {
    let language: Language
    private let address: SiteAddress
    /// Newest first; never empty.
    private let changes: [SiteChange]

    /// Nil without an address, and where nothing is told in the language.
    init?(_ settings: SiteSettings, language: Language) {
        guard let address = settings.address, settings.hasFeed(in: language) else { return nil }
        self.address = address
        changes = settings.changes.filter { $0.texts[language] != nil }
        self.language = language
    }

    /// The finished file.
    func file(_ map: SiteMap, _ templates: TemplateLibrary) -> Diagnosed<OutputFile> {
        let path = PublishedFile.feed(in: language)
        let fields: TemplateValue = .object([
            "lang": .text(language.tag), "title": .text(Sentence.feedTitle(in: language)),
            "summary": .text(Word.tagline.text(in: language)), "address": .text(address.url(of: path)),
            "home": .text(address.url(of: Route(language, GeneratedPage.index.slug))),
            "updated": .text(changes.first?.date.timestamp ?? ""), "entries": .list(changes.map { entry($0, map) }),
        ])
        return templates.render("feed", fields).map { OutputFile(path, text: $0) }
    }

    private func entry(_ change: SiteChange, _ map: SiteMap) -> TemplateValue {
        let text = change.texts[language] ?? ""
        let links = change.notes.map {
            (address.url(of: Route(language, $0.slug)), map.title(of: $0.slug, in: language))
        }
        let items = links.map { "<li><a href=\"\(HTMLEscaping.escaped($0))\">\(HTMLEscaping.escaped($1))</a></li>" }
        let list = items.isEmpty ? "" : "<ul>\(items.joined())</ul>"
        return .object([
            "id": .text("tag:\(address.host),\(change.date):changes/\(language.tag)"), "title": .text(text),
            "updated": .text(change.date.timestamp),
            "href": .text(links.first?.0 ?? address.url(of: Route(language, GeneratedPage.index.slug))),
            "content": .text("<p>\(HTMLEscaping.escaped(text))</p>" + list),
        ])
    }
}
