import Templates

/// What a server shows for an address without a page, in both languages.
///
/// It is shown in any folder, so its references begin at the server's root where the site's address is known.
struct NotFoundPage {
    /// From the server's root to the site; empty for a site that is only read from a folder.
    let root: String

    /// Where servers look for it.
    static let path = "404.html"

    /// What the template "not-found" is filled with.
    var fields: TemplateValue {
        let titles = Language.allCases.map { Word.notFound.text(in: $0) }
        var fields: TemplateValue.Fields = [
            "documentTitle": .text((titles + ["notchbook"]).joined(separator: " · ")), "summary": .text(""),
            "lang": .text(Language.english.tag), "root": .text(root), "words": Word.valuesInAllLanguages,
            "isHidden": .flag(true), "alternates": .list([]), "share": .flag(false), "feeds": .list([]),
            "home": .text(root + Route.start.path), "editions": .list(Language.allCases.map { edition($0) }),
        ]
        SearchFields(edition: nil).append(to: &fields)
        return .object(fields)
    }

    private func edition(_ language: Language) -> TemplateValue {
        .object([
            "tag": .text(language.tag), "title": .text(Word.notFound.text(in: language)),
            "explanation": .text(Word.notFoundHint.text(in: language)),
            "index": .text(root + Route(language, GeneratedPage.index.slug).path),
            "indexTitle": .text(Word.allNotes.text(in: language)),
        ])
    }
}
