import Templates

/// The lists of pages that the sidebar, the indexes and the start page show.
enum PageList {
    /// One object per section that has pages, the reference pages last.
    static func sections(_ map: SiteMap, from route: Route, in language: Language) -> [TemplateValue] {
        let noteSections = Section.allCases.map { section in
            (section.title, map.entries(in: section).map { item($0, from: route, in: language) })
        }
        let reference = GeneratedPage.allCases.compactMap { item($0, from: route, in: language) }
        return (noteSections + [(Word.reference, reference)]).filter { !$0.1.isEmpty }.map { title, pages in
            .object(["title": .text(title.text(in: language)), "pages": .list(pages)])
        }
    }

    private static func item(_ entry: SiteMap.Entry, from route: Route, in language: Language) -> TemplateValue {
        let text = entry.text(in: language)
        let isForeign = text.map { $0.language != language } ?? false
        return item(
            Route(language, entry.slug), title: text?.title ?? entry.slug, summary: text?.summary ?? "",
            lang: isForeign ? language.other.tag : "", from: route)
    }

    private static func item(_ page: GeneratedPage, from route: Route, in language: Language) -> TemplateValue? {
        page.title.map { title in
            item(
                Route(language, page.slug), title: title.text(in: language),
                summary: page.summary?.text(in: language) ?? "", lang: "", from: route)
        }
    }

    private static func item(
        _ target: Route, title: String, summary: String, lang: String, from route: Route
    ) -> TemplateValue {
        .object([
            "href": .text(route.reference(to: target.path)), "title": .text(title), "summary": .text(summary),
            "lang": .text(lang), "isCurrent": .flag(target == route),
        ])
    }
}
