import Diagnostics
import LayoutEngine
import Scenarios
import Templates

/// Makes the pages that come from the tool's own tables.
struct GeneratedPages: Sendable {
    let map: SiteMap
    let plan: PagePlan
    let figures: [Figure]
    let catalog: DeviceCatalog
    let library: TemplateLibrary

    /// Every page in every language.
    var all: [(GeneratedPage, Language)] {
        GeneratedPage.allCases.flatMap { page in Language.allCases.map { (page, $0) } }
    }

    /// A page, ready for its frame.
    func render(_ page: GeneratedPage, in language: Language) -> Diagnosed<Page> {
        let route = Route(language, page.slug)
        return body(of: page, on: route, in: language).map { body in
            var result = Page(
                route: route, language: language, title: (page.title ?? .headline).text(in: language), body: body)
            result.kicker = page.title == nil ? "" : Word.reference.text(in: language)
            result.summary = (page.summary ?? .tagline).text(in: language)
            return result
        }
    }

    private func body(of page: GeneratedPage, on route: Route, in language: Language) -> Diagnosed<String> {
        switch page {
        case .index:
            library.render("index", .object(["sections": .list(PageList.sections(map, from: route, in: language))]))
        case .devices:
            library.render("devices", DevicesPage(catalog: catalog, language: language).fields)
        case .rules:
            library.render(
                "rules",
                RulesPage(rules: RuleCatalog.rules, language: language, uses: ruleUses(on: route, in: language)).fields)
        case .scenarioLanguage:
            library.render("scenario-language", ScenarioLanguagePage(language: language).fields)
        case .diagnostics:
            library.render("diagnostics", DiagnosticsPage(codes: AllCodes.documented, language: language).fields)
        }
    }

    /// The figures that rest on each rule, in the order of the scenarios.
    private func ruleUses(on route: Route, in language: Language) -> [String: [RulesPage.Use]] {
        var uses: [String: [RulesPage.Use]] = [:]
        for figure in figures {
            guard let home = plan.route(of: figure.id, in: language) else { continue }
            let use = RulesPage.Use(
                title: figure.scenario.title.text(in: language.tag) ?? figure.id,
                reference: route.reference(to: home.path, fragment: Figure.anchor(figure.id)))
            let rules = figure.variants.reduce(into: Set<String>()) { $0.formUnion(RuleUse.rules(in: $1.result)) }
            for rule in rules.sorted() { uses[rule, default: []].append(use) }
        }
        return uses
    }
}
