import Languages
package import Content
import Diagnostics
import Figures
import LayoutEngine
import Scenarios
import Templates

/// Makes the pages that come from the tool's own tables.
struct GeneratedPages: Sendable {
    let map: SiteMap
    let plan: PagePlan
    let figures: [Figure]
    let catalog: DeviceCatalog
    /// What the page of diagnostics lists, area by area.
    let codes: [DocumentedCode]
    let templates: TemplateLibrary

    /// Every page in every edition that it has, but those that are made of other pages.
    var all: [(GeneratedPage, Edition)] {
        GeneratedPage.allCases.filter { $0 != .singlePage }.flatMap { page in page.editions.map { (page, $0) } }
    }

    /// A page, ready for its frame.
    func render(_ page: GeneratedPage, in edition: Edition) -> Diagnosed<Page> {
        let (fields, outline) = content(of: page, on: Route(edition, page.slug), in: edition.language)
        return templates.render(page.slug, fields).map { Page(page, in: edition, body: $0, outline: outline) }
    }

    /// What the page's template is filled with, and the page's table of contents.
    private func content(
        of page: GeneratedPage, on route: Route, in language: Language
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
            let page = DiagnosticsPage(codes: codes, language: language)
            return (page.fields, page.outline)
        case .singlePage:
            // It is made of finished pages, of which this knows none.
            return (.object([:]), [])
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

extension Page {
    /// A page of the tool, ready for its frame.
    package init(_ page: GeneratedPage, in edition: Edition, body: String, outline: [OutlineEntry]) {
        self.init(
            route: Route(edition, page.slug), language: edition.language,
            title: page.heading.text(in: edition.language), body: body)
        section = page.isListed ? .reference : nil
        summary = page.summary.text(in: edition.language)
        translation = edition.translation.map { other in
            Page.Translation(
                language: other, title: page.heading.text(in: other), summary: page.summary.text(in: other))
        }
        editions = page.editions
        self.outline = outline
    }
}
