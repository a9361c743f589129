import Content
import Figures
import Languages
import Templates

/// What is shown for an address without a page, in both languages.
///
/// It is shown in any folder, so its references begin at the server's root where the site's address is known.
struct MissingPage {
    /// Why there is nothing else to show.
    enum Reason: CaseIterable {
        /// A server has no such page.
        case notFound
        /// There is no connection, and the service worker has not kept the page.
        case notKept
    }

    let reason: Reason

    /// From the server's root to the site; empty for a site that is only read from a folder.
    let root: String

    /// Where servers and the service worker look for it.
    var path: String { reason == .notFound ? "404.html" : "not-kept.html" }

    /// What the template "not-found" is filled with.
    var fields: TemplateValue {
        let titles = Language.ofNotes.map { title.text(in: $0) }
        var fields: TemplateValue.Fields = [
            "documentTitle": .text((titles + ["notchbook"]).joined(separator: " · ")), "summary": .text(""),
            "lang": .text(Language.english.tag), "root": .text(root), "words": Word.valuesInAllLanguages,
            "isHidden": .flag(true), "alternates": .list([]), "share": .flag(false), "feeds": .list([]),
            "home": .text(root + Route.start.path), "editions": .list(Language.ofNotes.map { edition($0) }),
        ]
        SearchFields(edition: nil).append(to: &fields)
        return .object(fields)
    }

    private var title: Word { reason == .notFound ? .notFound : .notKept }

    private func edition(_ language: Language) -> TemplateValue {
        let explanation: Word = reason == .notFound ? .notFoundHint : .notKeptHint
        return .object([
            "tag": .text(language.tag), "title": .text(title.text(in: language)),
            "explanation": .text(explanation.text(in: language)),
            "index": .text(root + Route(language, GeneratedPage.index.slug).path),
            "indexTitle": .text(Word.allNotes.text(in: language)),
            "skipToContent": .text(Word.skipToContent.text(in: language)),
        ])
    }
}
