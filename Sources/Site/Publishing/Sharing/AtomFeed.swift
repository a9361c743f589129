import Content
import Diagnostics
import Languages
import Pages
import Templates

/// A feed in one language as the template "feed" writes it. None of its dates is the date of the build.
struct AtomFeed {
    let map: SiteMap
    let address: SiteAddress
    let language: Language
    let path: String
    let title: String
    let updated: CalendarDate?
    let entries: [TemplateValue]

    func file(_ templates: TemplateLibrary) -> Diagnosed<OutputFile> {
        let index = Route(map.editions[language], GeneratedPage.index.slug)
        let fields: TemplateValue = .object([
            "lang": .text(language.tag), "title": .text(title),
            "summary": .text(map.identity.description(in: language)), "author": .text(author),
            "address": .text(address.url(of: path)), "home": .text(address.url(of: index)),
            "updated": .text(updated?.timestamp ?? ""), "entries": .list(entries),
        ])
        return templates.bytes(of: "feed", fields).map { OutputFile(path, $0) }
    }

    /// The authors, else the site itself: a feed must name an author.
    private var author: String {
        let authors = map.identity.settings.authors.joined(separator: ", ")
        return authors.isEmpty ? map.identity.title(in: language) : authors
    }
}
