import Content
import Diagnostics
import Figures
import Handbook
import Languages
import LayoutEngine
import ScenarioLanguage
import Templates

/// Makes the pages that come from the tool's own tables.
struct GeneratedPages: Sendable {
    let map: SiteMap
    let plan: PagePlan
    let figures: [Figure]
    let catalog: DeviceCatalog
    /// What the page of diagnostics lists, area by area.
    let codes: [DocumentedCode]

    /// Every page in every edition that it has, but those that are made of other pages.
    var pages: [Page] {
        GeneratedPage.allCases.flatMap { page in
            page.editions.compactMap { edition in
                listing(of: page, in: edition).map { listing in
                    Page(page, in: edition, .listing(listing), outline: listing.outline)
                }
            }
        }
    }

    /// What a page lists; nil for the one that holds all notes.
    private func listing(of page: GeneratedPage, in edition: Edition) -> Listing? {
        let language = edition.language
        switch page {
        case .index: return .index(map)
        case .devices: return .devices(DevicesPage(catalog: catalog, language: language))
        case .rules:
            return .rules(RulesPage(rules: RuleCatalog.rules, language: language, uses: ruleUses(in: edition)))
        case .writingNotes: return .writingNotes(WritingNotesPage(language: language))
        case .scenarioLanguage: return .reference(ReferencePage(area: .scenario, language: language))
        case .macroBlocks: return .reference(ReferencePage(area: .macros, language: language))
        case .deviceFiles: return .reference(ReferencePage(area: .devices, language: language))
        case .diagnostics: return .diagnostics(DiagnosticsPage(codes: codes, language: language))
        case .singlePage: return nil
        }
    }

    /// The figures that rest on each rule, in the order of the scenarios.
    private func ruleUses(in edition: Edition) -> [String: [RulesPage.Use]] {
        var uses: [String: [RulesPage.Use]] = [:]
        for figure in figures {
            guard let home = plan.route(of: figure.id, in: edition) else { continue }
            let use = RulesPage.Use(
                title: figure.scenario.title.text(in: edition.language) ?? figure.id, route: home,
                anchor: Figure.anchor(figure.id))
            for rule in figure.rules.sorted() { uses[rule, default: []].append(use) }
        }
        return uses
    }
}

extension SinglePage {
    /// The page that holds all notes, in every edition that has it.
    static func pages(of pages: [Page], map: SiteMap) -> [Page] {
        GeneratedPage.singlePage.editions.map { edition in
            let contents = SinglePage(pages, of: edition, map: map)
            return Page(.singlePage, in: edition, .chapters(contents), outline: contents.outline)
        }
    }
}

extension Page {
    /// A page of the tool.
    fileprivate init(_ page: GeneratedPage, in edition: Edition, _ part: Part, outline: [OutlineEntry]) {
        let words = edition.language.words
        self.init(route: Route(edition, page.slug), language: edition.language, title: words[page.heading])
        summary = words[page.summary]
        translation = edition.translation.map { other in
            Page.Translation(
                language: other, title: other.words[page.heading], summary: other.words[page.summary])
        }
        editions = page.editions
        parts = [part]
        self.outline = outline
    }
}
