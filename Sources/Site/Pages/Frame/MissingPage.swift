import Content
import Languages
import Templates
import WordFiles

/// The page that is shown for an address without a page, in all languages.
///
/// It is shown in any folder, so its references begin at the server's root where the site's address is known.
struct MissingPage {
    /// The reason why there is nothing else to show.
    enum Reason: CaseIterable {
        /// A server has no such page.
        case notFound
        /// The client is offline, and the service worker has not kept the page.
        case notKept

        /// The path at which servers and the service worker look for it.
        var path: String { slug + ".html" }

        /// The name of the note that an author may write in its place.
        var slug: String { self == .notFound ? "404" : "not-kept" }
    }

    let reason: Reason
    let map: SiteMap
    let localization: Localization

    /// The path from the server's root to the site; empty for a site that is only read from a folder.
    let root: String

    /// The texts of an author, by language.
    let own: [Language: OwnText]

    /// A note in place of the tool's words.
    struct OwnText {
        let title: String
        let html: String
    }

    /// The fields of the template "not-found".
    var fields: TemplateValue {
        let languages = map.editions.languages
        let titles = map.identity.joined(in: languages) { map.words[$0][title] }
        let name = map.identity.joined(in: languages) { map.identity.title(in: $0) }
        var fields: TemplateValue.Fields = [
            "documentTitle": .text(titles + " · " + name), "summary": .text(""),
            "lang": .text(languages[0].tag), "root": .text(root), "words": localization.wordFieldsInAllLanguages,
            "site": map.identity.fields(in: languages, from: .start, root: root, localization),
            "isHidden": .flag(true), "isLive": .flag(false), "alternates": .list([]), "share": .flag(false),
            "feeds": .list([]), "markdown": .list([]),
            "home": .text(root + Route.start.path), "editions": .list(languages.map { edition($0) }),
        ]
        SearchFields(edition: nil, map: map).append(to: &fields)
        return .object(fields)
    }

    private var title: Word { reason == .notFound ? .notFound : .notKept }

    private func edition(_ language: Language) -> TemplateValue {
        let explanation: Word = reason == .notFound ? .notFoundHint : .notKeptHint
        let words = map.words[language]
        return .object([
            "tag": .text(language.tag), "title": .text(own[language]?.title ?? words[title]),
            "explanation": .text(own[language] == nil ? words[explanation] : ""),
            "body": .text(own[language]?.html ?? ""),
            "index": .text(root + Route(map.editions[language], GeneratedPage.index.slug).path),
            "indexTitle": .text(words[.allNotes]), "skipToContent": .text(words[.skipToContent]),
        ])
    }
}
