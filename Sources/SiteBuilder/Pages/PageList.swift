import Templates

/// The lists of pages that the sidebar, the indexes and the start page show.
enum PageList {
    /// One object per section that has pages; the generated ones belong to the reference.
    static func sections(_ map: SiteMap, from route: Route, in edition: Edition) -> [TemplateValue] {
        let sections = Section.allCases.map { section in
            let notes = map.entries(in: section).map { item($0, from: route, in: edition) }
            return (
                section, notes + GeneratedPage.listed(in: section).compactMap { item($0, from: route, in: edition) }
            )
        }
        return sections.filter { !$0.1.isEmpty }.map { section, pages in
            .object([
                "id": .text(section.anchor), "title": .text(section.title.text(in: edition.language)),
                "translation": translation(
                    edition.translation.map { ($0, section.title.text(in: $0), "") }),
                "pages": .list(pages),
            ])
        }
    }

    private static func item(_ entry: SiteMap.Entry, from route: Route, in edition: Edition) -> TemplateValue {
        let text = entry.text(in: edition.language)
        let isForeign = text.map { $0.language != edition.language } ?? false
        let other = isForeign ? nil : edition.translation.flatMap { entry.texts[$0] }
        return item(
            Route(edition, entry.slug), title: text?.title ?? entry.slug, summary: text?.summary ?? "",
            lang: isForeign ? edition.language.other.tag : "",
            translation: other.map { ($0.language, $0.title, $0.summary) }, from: route)
    }

    private static func item(_ page: GeneratedPage, from route: Route, in edition: Edition) -> TemplateValue? {
        page.title.map { title in
            let target = page.editions.contains(edition) ? edition : .language(edition.language)
            return item(
                Route(target, page.slug), title: title.text(in: edition.language),
                summary: page.summary?.text(in: edition.language) ?? "", lang: "",
                translation: edition.translation.map {
                    ($0, title.text(in: $0), page.summary?.text(in: $0) ?? "")
                }, from: route)
        }
    }

    private static func item(
        _ target: Route, title: String, summary: String, lang: String,
        translation: (language: Language, title: String, summary: String)?, from route: Route
    ) -> TemplateValue {
        .object([
            "href": .text(route.reference(to: target.path)), "title": .text(title), "summary": .text(summary),
            "lang": .text(lang), "isCurrent": .flag(target == route), "translation": self.translation(translation),
        ])
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
