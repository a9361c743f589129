import Diagnostics
import LayoutEngine
import ScenarioLanguage
import Templates

/// Makes the pages that come from the tool's own tables.
struct GeneratedPages: Sendable {
    let map: SiteMap
    let plan: PagePlan
    let figures: [Figure]
    let catalog: DeviceCatalog
    let templates: TemplateLibrary

    /// Every page in every edition that it has, but those that are made of other pages.
    var all: [(GeneratedPage, Edition)] {
        GeneratedPage.allCases.filter { $0 != .singlePage }.flatMap { page in page.editions.map { (page, $0) } }
    }

    /// A page, ready for its frame.
    ///
    /// - Parameter pages: what a page is made of that is made of other pages.
    func render(_ page: GeneratedPage, in edition: Edition, of pages: [Page] = []) -> Diagnosed<Page> {
        let route = Route(edition, page.slug)
        let language = edition.language
        let (fields, outline) = content(of: page, on: route, in: language, pages)
        return templates.render(page.slug, fields).map { body in
            var result = Page(
                route: route, language: language, title: page.heading.text(in: language), body: body)
            result.section = page.title == nil ? nil : .reference
            result.summary = (page.summary ?? .tagline).text(in: language)
            result.translation = edition.translation.map { other in
                Page.Translation(
                    language: other, title: page.heading.text(in: other),
                    summary: (page.summary ?? .tagline).text(in: other))
            }
            result.editions = page.editions
            result.outline = outline
            return result
        }
    }

    /// What the page's template is filled with, and the page's table of contents.
    private func content(
        of page: GeneratedPage, on route: Route, in language: Language, _ pages: [Page]
    ) -> (fields: TemplateValue, outline: [Page.OutlineEntry]) {
        switch page {
        case .index:
            return (
                .object([
                    "sections": .list(PageList.sections(map, from: route, in: route.edition ?? .language(language)))
                ]), []
            )
        case .devices: return (DevicesPage(catalog: catalog, language: language).fields, [])
        case .rules:
            let page = RulesPage(rules: RuleCatalog.rules, language: language, uses: ruleUses(on: route, in: language))
            return (page.fields, page.outline)
        case .scenarioLanguage:
            let page = ScenarioLanguagePage(language: language)
            return (page.fields, page.outline)
        case .diagnostics:
            let page = DiagnosticsPage(codes: AllCodes.documented, language: language)
            return (page.fields, page.outline)
        case .singlePage:
            let page = SinglePage(pages, route: route, language: language, map: map)
            return (page.fields, page.outline)
        }
    }

    /// The figures that rest on each rule, in the order of the scenarios.
    private func ruleUses(on route: Route, in language: Language) -> [String: [RulesPage.Use]] {
        var uses: [String: [RulesPage.Use]] = [:]
        for figure in figures {
            guard let home = plan.route(of: figure.id, in: route.edition ?? .language(language)) else { continue }
            let use = RulesPage.Use(
                title: figure.scenario.title.text(in: language.tag) ?? figure.id,
                reference: route.reference(to: home.path, fragment: Figure.anchor(figure.id)))
            for rule in figure.rules.sorted() { uses[rule, default: []].append(use) }
        }
        return uses
    }
}
