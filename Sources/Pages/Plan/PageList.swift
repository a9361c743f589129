import Content
import Languages
import Templates

/// The lists of pages that the sidebar, the indexes and the start page show.
struct PageList {
    private let map: SiteMap
    private let localization: Localization

    init(_ map: SiteMap, _ localization: Localization) {
        self.map = map
        self.localization = localization
    }

    /// One object per section that has pages; the generated ones belong to the reference.
    func sections(from route: Route, in edition: Edition) -> [TemplateValue] {
        map.sections.map { section in
            .object([
                "id": .text(section.anchor), "title": text(section.title, in: edition.language),
                "translation": translation(
                    edition.translation.map { ($0, $0.words[section.title], "") }),
                "pages": .list(items(of: section, from: route, in: edition).map { .object($0) }),
            ])
        }
    }

    /// The same for a page that belongs to no edition: sections and pages in each language, one beside the other.
    func sectionsInAllLanguages(from route: Route) -> [TemplateValue] {
        map.sections.map { section in
            let titles = Language.ofNotes.map { language -> TemplateValue in
                .object(["tag": .text(language.tag), "title": text(section.title, in: language)])
            }
            let columns = Language.ofNotes.map { language in
                items(of: section, from: route, in: .language(language)).map { item -> TemplateValue in
                    var fields = item
                    fields.append("tag", .text(language.tag))
                    return .object(fields)
                }
            }
            let rows = (columns.first ?? []).indices.map { row -> TemplateValue in
                .object(["languages": .list(columns.map { $0[row] })])
            }
            return .object(["id": .text(section.anchor), "titles": .list(titles), "pages": .list(rows)])
        }
    }

    private func text(_ word: Word, in language: Language) -> TemplateValue {
        .text(localization.words(in: language)[word])
    }

    // MARK: - Pages

    /// The notes of a section, then the pages of the tool.
    private func items(of section: Section, from route: Route, in edition: Edition) -> [TemplateValue.Fields] {
        map.entries(in: section).map { item($0, from: route, in: edition) }
            + GeneratedPage.listed(in: section).map { item($0, from: route, in: edition) }
    }

    /// How a page is listed.
    private struct Listed {
        let title: String
        let summary: String
        /// Where it is not that of the edition.
        var language: Language?
        /// Title and summary in the second language of an edition.
        var translation: (language: Language, title: String, summary: String)?
    }

    private func item(
        _ entry: SiteMap.Entry, from route: Route, in edition: Edition
    ) -> TemplateValue.Fields {
        var listed = Listed(title: entry.slug, summary: "")
        if let text = entry.text(in: edition.language) {
            listed = Listed(title: text.title, summary: text.summary)
            if text.language != edition.language {
                listed.language = text.language
            } else if let other = edition.translation.flatMap({ entry.texts[$0] }) {
                listed.translation = (other.language, other.title, other.summary)
            }
        }
        return item(Route(edition, entry.slug), listed, from: route)
    }

    private func item(
        _ page: GeneratedPage, from route: Route, in edition: Edition
    ) -> TemplateValue.Fields {
        let target = page.editions.contains(edition) ? edition : .language(edition.language)
        let words = edition.language.words
        var listed = Listed(title: words[page.heading], summary: words[page.summary])
        listed.translation = edition.translation.map { ($0, $0.words[page.heading], $0.words[page.summary]) }
        return item(Route(target, page.slug), listed, from: route)
    }

    private func item(_ target: Route, _ listed: Listed, from route: Route) -> TemplateValue.Fields {
        [
            "href": .text(route.reference(to: target.path)), "title": .text(localization.text(listed.title)),
            "summary": .text(localization.text(listed.summary)),
            "lang": .text(listed.language.map { localization.tag(of: $0) } ?? ""),
            "isCurrent": .flag(target == route), "translation": translation(listed.translation),
        ]
    }

    /// A title in the second language of an edition; false where there is none.
    private func translation(_ text: (language: Language, title: String, summary: String)?) -> TemplateValue {
        guard let text else { return .flag(false) }
        return .object([
            "lang": .text(text.language.tag), "title": .text(text.title), "summary": .text(text.summary),
        ])
    }
}
