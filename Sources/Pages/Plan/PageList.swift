import Languages
import Content
import Templates

/// The lists of pages that the sidebar, the indexes and the start page show.
enum PageList {
    /// One object per section that has pages; the generated ones belong to the reference.
    static func sections(_ map: SiteMap, from route: Route, in edition: Edition) -> [TemplateValue] {
        shelves(map).map { section, pages in
            .object([
                "id": .text(section.anchor), "title": .text(section.title.text(in: edition.language)),
                "translation": translation(
                    edition.translation.map { ($0, section.title.text(in: $0), "") }),
                "pages": .list(pages.map { .object($0.fields(route, edition)) }),
            ])
        }
    }

    /// The same for a page that belongs to no edition: sections and pages in each language, one beside the other.
    static func sectionsInAllLanguages(_ map: SiteMap, from route: Route) -> [TemplateValue] {
        shelves(map).map { section, pages in
            let titles = Language.ofNotes.map { language -> TemplateValue in
                .object(["tag": .text(language.tag), "title": .text(section.title.text(in: language))])
            }
            let rows = pages.map { page in
                Language.ofNotes.map { language -> TemplateValue in
                    var fields = page.fields(route, .language(language))
                    fields.append("tag", .text(language.tag))
                    return .object(fields)
                }
            }
            return .object([
                "id": .text(section.anchor), "titles": .list(titles),
                "pages": .list(rows.map { .object(["languages": .list($0)]) }),
            ])
        }
    }

    /// A note or a page of the tool, as it is listed on the page of a route.
    private struct Item {
        let fields: (_ route: Route, _ edition: Edition) -> TemplateValue.Fields
    }

    private static func shelves(_ map: SiteMap) -> [(section: Section, pages: [Item])] {
        let shelves = Section.allCases.map { section in
            let notes = map.entries(in: section).map { entry in Item { item(entry, from: $0, in: $1) } }
            let generated = GeneratedPage.listed(in: section).map { page in Item { item(page, from: $0, in: $1) } }
            return (section: section, pages: notes + generated)
        }
        return shelves.filter { !$0.pages.isEmpty }
    }

    private static func item(
        _ entry: SiteMap.Entry, from route: Route, in edition: Edition
    ) -> TemplateValue.Fields {
        let text = entry.text(in: edition.language)
        let isForeign = text.map { $0.language != edition.language } ?? false
        let other = isForeign ? nil : edition.translation.flatMap { entry.texts[$0] }
        return item(
            Route(edition, entry.slug), title: text?.title ?? entry.slug, summary: text?.summary ?? "",
            lang: isForeign ? edition.language.other.tag : "",
            translation: other.map { ($0.language, $0.title, $0.summary) }, from: route)
    }

    private static func item(
        _ page: GeneratedPage, from route: Route, in edition: Edition
    ) -> TemplateValue.Fields {
        let target = page.editions.contains(edition) ? edition : .language(edition.language)
        return item(
            Route(target, page.slug), title: page.heading.text(in: edition.language),
            summary: page.summary.text(in: edition.language), lang: "",
            translation: edition.translation.map { ($0, page.heading.text(in: $0), page.summary.text(in: $0)) },
            from: route)
    }

    private static func item(
        _ target: Route, title: String, summary: String, lang: String,
        translation: (language: Language, title: String, summary: String)?, from route: Route
    ) -> TemplateValue.Fields {
        [
            "href": .text(route.reference(to: target.path)), "title": .text(title), "summary": .text(summary),
            "lang": .text(lang), "isCurrent": .flag(target == route), "translation": self.translation(translation),
        ]
    }

    /// A title in the second language of an edition; false where there is none.
    private static func translation(
        _ text: (language: Language, title: String, summary: String)?
    ) -> TemplateValue {
        guard let text else { return .flag(false) }
        return .object([
            "lang": .text(text.language.tag), "title": .text(text.title), "summary": .text(text.summary),
        ])
    }
}
