package import Content
import Geometry
package import Languages
import Pictures
package import Templates
import WordFiles

/// The metadata of pages for search engines, for feed readers and for people who want to link to them or correct them.
///
/// Everything that needs the site's address is empty without one.
package struct PageSharing: Sendable {
    package let settings: SiteSettings
    package let map: SiteMap
    package let contentFolder: String
    /// The feeds of notes in each language with their titles, looked for once for all pages.
    private let noteFeeds: [Language: [(feed: NoteFeed, title: String)]]

    package init(settings: SiteSettings, map: SiteMap, contentFolder: String) {
        self.settings = settings
        self.map = map
        self.contentFolder = contentFolder
        noteFeeds = map.editions.languages.reduce(into: [:]) { feeds, language in
            feeds[language] = map.noteFeeds(in: language).map { ($0, map.title(of: $0, in: language)) }
        }
    }

    /// The editions in which a page has a text of its own: the editions of one language that has the note.
    package func editions(of slug: String) -> [Edition] {
        let monolingual = map.editions.monolingual
        guard let entry = map.entry(slug) else { return monolingual }
        return monolingual.filter { entry.texts[$0.language] != nil }
    }

    /// The page that search engines should show: for both languages at once the first one's, for a page that is not
    /// translated the original, else the page itself.
    package func canonical(of page: Page) -> Route {
        let language = page.contentLanguage ?? page.language
        let isItself = page.route.edition?.kind != .both && language == page.language
        return isItself ? page.route : page.route.inEdition(map.editions[language])
    }

    /// The alternates of a page as it is written; none on a page that repeats another, which alone names its translations.
    package func alternates(of page: Page) -> [TemplateValue] {
        canonical(of: page) == page.route ? alternates(of: page.route) : []
    }

    /// The page in each language, as absolute addresses with one for all others, or else as references.
    package func alternates(of route: Route) -> [TemplateValue] {
        let editions = editions(of: route.slug)
        guard map.editions.monolingual.count > 1 else { return [] }
        let languages = editions.map { edition -> TemplateValue in
            let other = route.inEdition(edition)
            let reference = settings.address.map { $0.url(of: other) } ?? route.reference(to: other.path)
            return Self.alternate(edition.tag ?? "", reference)
        }
        guard let address = settings.address, let first = editions.first else { return languages }
        let isIndex = route.slug == GeneratedPage.index.slug
        return languages + [Self.alternate("x-default", address.url(of: isIndex ? .start : route.inEdition(first)))]
    }

    private static func alternate(_ tag: String, _ href: String) -> TemplateValue {
        .object(["tag": .text(tag), "href": .text(href)])
    }

    /// The fields for links to a page on other sites; false without an address.
    func share(_ page: Page, _ localization: Localization) -> TemplateValue {
        let edition = page.route.edition ?? map.editions[page.language]
        return share(canonical(of: page), edition: edition, TitleCard(page, in: map), localization)
    }

    /// The fields for links to any page; false without an address.
    func share(_ canonical: Route, edition: Edition, _ card: TitleCard, _ localization: Localization) -> TemplateValue {
        guard let address = settings.address else { return .flag(false) }
        let others = editions(of: canonical.slug).filter { $0 != edition }
        return .object([
            "canonical": .text(address.url(of: canonical)), "title": .text(localization.text(card.title)),
            "locale": .text(localization.locale(of: edition)),
            "otherLocales": .list(others.map { .text(localization.locale(of: $0)) }),
            "image": .text(address.url(of: card.path)), "imageWidth": .text(DisplayText.number(card.kind.size.width)),
            "imageHeight": .text(DisplayText.number(card.kind.size.height)),
            "imageAlt": .text(localization.text(card.altText)),
        ])
    }

    /// The feeds of those languages that have one.
    package func feeds(in languages: [Language], from route: Route, _ localization: Localization) -> [TemplateValue] {
        let changes = languages.filter { settings.hasFeed(in: $0) }.map { language -> TemplateValue in
            .object([
                "href": .text(route.reference(to: PublishedFiles.feed(in: language))), "hreflang": .text(language.tag),
                "title": .text(localization.text(map.feedTitle(in: language))),
                "name": .text(map.words[language][Word.changes]),
            ])
        }
        let notes = languages.flatMap { language in
            (noteFeeds[language] ?? []).map { feed, title -> TemplateValue in
                let title = localization.text(title)
                return .object([
                    "href": .text(route.reference(to: PublishedFiles.feed(feed, in: language))),
                    "hreflang": .text(language.tag), "title": .text(title), "name": .text(title),
                ])
            }
        }
        return changes + notes
    }

    /// The link by which readers report a problem of a page; false where the settings name no address.
    func issue(on page: Page, _ localization: Localization) -> TemplateValue {
        guard let issue = settings.issue else { return .flag(false) }
        let file = page.sources.first.map { source in
            source.path.hasPrefix(contentFolder + "/")
                ? String(source.path.dropFirst(contentFolder.count + 1)) : source.path
        }
        let known: [IssueAddress.Placeholder: String] = [
            .page: settings.address.map { $0.url(of: page.route) } ?? page.route.path,
            .title: localization.text(page.title), .file: file ?? "",
        ]
        return .object([
            "href": .text(issue.filled(known.merging([.section: "", .value: ""]) { first, _ in first })),
            "template": .text(issue.filled(known)),
        ])
    }

    /// The addresses at which the notes of a page can be edited.
    func edits(of page: Page, _ localization: Localization) -> [TemplateValue] {
        guard let edit = settings.edit else { return [] }
        return page.sources.map { source in
            let words = localization.words(in: page.language)
            return .object([
                "href": .text(edit.url(of: source.path, in: contentFolder)),
                "name": .text(
                    page.sources.count == 1
                        ? words[.editPage]
                        : localization.text(.editText, in: page.language, of: source.language)),
            ])
        }
    }
}
