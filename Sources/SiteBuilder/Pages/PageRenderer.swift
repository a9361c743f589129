import Diagnostics
import Templates

/// Pours pages into the template "page": frame, navigation, switches, table of contents.
struct PageRenderer: Sendable {
    let map: SiteMap
    let library: TemplateLibrary

    /// The finished file of a page.
    func render(_ page: Page) -> Diagnosed<OutputFile> {
        library.render("page", .object(fields(of: page))).map { OutputFile(page.route.path, text: $0) }
    }

    private func fields(of page: Page) -> TemplateValue.Fields {
        let contentLanguage = page.contentLanguage ?? page.language
        var fields = headFields(of: page)
        fields.append("words", Word.values(in: page.language))
        fields.append("contentLang", .text(contentLanguage.tag))
        fields.append("home", .text(page.route.reference(to: Route.start.path)))
        fields.append("index", .text(reference(from: page, to: .index)))
        fields.append("isIndex", .flag(page.route.slug == GeneratedPage.index.slug))
        fields.append("languages", .list(Language.allCases.map { languageFields($0, page) }))
        fields.append("sections", .list(sections(of: page)))
        fields.append("kicker", .text(page.kicker))
        fields.append("title", .text(page.title))
        fields.append(
            "notice", .text(contentLanguage == page.language ? "" : Word.notTranslated.text(in: page.language)))
        fields.append("hasOutline", .flag(page.outline.count > 1))
        fields.append("outline", .list(page.outline.map { outlineFields($0) }))
        fields.append("body", .html(page.body))
        appendNeighbours(of: page, to: &fields)
        return fields
    }

    private func headFields(of page: Page) -> TemplateValue.Fields {
        [
            "lang": .text(page.language.tag), "documentTitle": .text(page.title + " · notchbook"),
            "summary": .text(page.summary), "root": .text(page.route.root),
            "alternates": .list(Language.allCases.map { languageFields($0, page) }),
        ]
    }

    private func languageFields(_ language: Language, _ page: Page) -> TemplateValue {
        .object([
            "href": .text(page.route.reference(to: page.route.inLanguage(language).path)),
            "tag": .text(language.tag), "name": .text(language.ownName),
            "isCurrent": .flag(language == page.language),
        ])
    }

    private func outlineFields(_ entry: Page.OutlineEntry) -> TemplateValue {
        .object(["level": .text("\(entry.level)"), "id": .text(entry.id), "title": .text(entry.title)])
    }

    private func reference(from page: Page, to generated: GeneratedPage) -> String {
        page.route.reference(to: Route(page.language, generated.slug).path)
    }

    // MARK: - Navigation

    private func sections(of page: Page) -> [TemplateValue] {
        PageList.sections(map, from: page.route, in: page.language)
    }

    private func appendNeighbours(of page: Page, to fields: inout TemplateValue.Fields) {
        let (previous, next) = map.neighbours(of: page.route.slug)
        let values = [previous, next].map { neighbour -> TemplateValue in
            guard let neighbour, let text = neighbour.text(in: page.language) else { return .flag(false) }
            let target = Route(page.language, neighbour.slug).path
            return .object(["href": .text(page.route.reference(to: target)), "title": .text(text.title)])
        }
        fields.append("hasNeighbours", .flag(previous != nil || next != nil))
        fields.append("previous", values[0])
        fields.append("next", values[1])
    }
}
