import Templates

/// The lists of pages that the sidebar, the indexes and the start page show.
enum PageList {
    /// One object per section that has pages; the generated ones belong to the reference.
    static func sections(_ map: SiteMap, from route: Route, in language: Language) -> [TemplateValue] {
        let generated = GeneratedPage.allCases.compactMap { item($0, from: route, in: language) }
        let sections = Section.allCases.map { section in
            let notes = map.entries(in: section).map { item($0, from: route, in: language) }
            return (section.title, notes + (section == .reference ? generated : []))
        }
        return sections.filter { !$0.1.isEmpty }.map { title, pages in
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
