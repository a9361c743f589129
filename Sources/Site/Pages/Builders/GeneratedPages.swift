import Content
import Diagnostics
import Figures
import Languages
import LayoutEngine
import ResultStore
import ScenarioLanguage
import Templates
import WordFiles

/// Makes the pages that come from tables.
struct GeneratedPages: Sendable {
    let map: SiteMap
    let plan: PagePlan
    let figures: FigureSet
    let tables: any TableProvider
    let catalog: DeviceCatalog
    /// The key of the devices that the content folder adds.
    let devices: ResultKey
    /// UIKit's values of the figures.
    let observations: ContentObservations
    /// The diagnostics that their page lists, area by area.
    let codes: [DiagnosticKind]

    /// Every page in every edition that it has, but those that are made of other pages and the list of all notes where a note is
    /// the home page.
    var pages: [Page] {
        GeneratedPage.allCases.filter { map.generatedPage($0.slug) == $0 }.flatMap { page in
            page.editions(of: map.editions).compactMap { edition in
                listing(of: page, in: edition).map { listing in
                    Page(page, in: edition, map) {
                        PageContent(outline: listing.outline, parts: [.listing(listing)])
                    } key: {
                        key(of: page, in: edition)
                    }
                }
            }
        } + devicePages
    }

    /// A page for each device.
    private var devicePages: [Page] {
        let devices = catalog.devices.filter { map.device($0.slug) === $0 }
        return devices.flatMap { device in
            GeneratedPage.devices.editions(of: map.editions).map { edition in
                let words = map.words[edition.language]
                return Page(
                    device, in: edition, map, summary: { tables.summary(of: device, in: map.words[$0]) }
                ) {
                    PageContent(
                        parts: [
                            .listing(
                                .page(
                                    tables.page(
                                        of: device,
                                        { figures.picture(of: device, in: edition.language, on: $0) }, in: words)))
                        ])
                } key: {
                    let figure = figures.displays.figure(of: device)
                    return ResultKey("device page", madeOf: device.id, self.devices, figure?.key)
                }
            }
        }
    }

    private func key(of page: GeneratedPage, in edition: Edition) -> ResultKey {
        switch page {
        case .rules:
            let places = figures.figures.map { plan.route(of: $0.id, in: edition) }
            return ResultKey(
                "rules", madeOf: figures.figures.map { $0.key }, places, observations.sources.map { $0.text })
        case .devices: return ResultKey("devices page", madeOf: devices)
        case .lab: return ResultKey("lab", madeOf: figures.figures.map { $0.key })
        default: return ResultKey("generated page", madeOf: page)
        }
    }

    /// The content of a generated page; nil for one that is no page of its own.
    private func listing(of page: GeneratedPage, in edition: Edition) -> Listing? {
        let words = map.words[edition.language]
        switch page {
        case .index: return .index(map, section: nil)
        case .tags: return .page(TagsPage(map: map))
        case .diagnostics: return .page(DiagnosticsPage(codes: codes, words: words))
        case .lab:
            return .page(
                LabPage(figures: figures.figures.filter { $0.isLive }.map { $0.scenario }, plan: plan, edition: edition)
            )
        case .devices, .rules, .sources, .writingNotes, .scenarioLanguage, .macroBlocks, .deviceFiles, .siteSettings:
            let subject = TableSubject(
                catalog: catalog, uses: Lazily { figureUses(in: edition) }, observations: observations.rows,
                scenarios: figures.figures.map { $0.scenario })
            return tables.table(page, of: subject, in: words).map { .page($0) }
        case .devicePages, .singlePage, .search, .feeds, .offline, .markdown, .previews, .terms: return nil
        }
    }

    /// The figures that rest on each rule, in the order of the scenarios.
    private func figureUses(in edition: Edition) -> FigureUses {
        var uses = FigureUses()
        for figure in figures.figures {
            guard let home = plan.route(of: figure.id, in: edition) else { continue }
            let use = FigureUses.Use(
                title: figure.scenario.title.text(in: edition.language) ?? figure.id, route: home,
                anchor: Figure.anchor(figure.id))
            for rule in figure.rules { uses.places[rule, default: []].append(uses.figures.count) }
            uses.figures.append(use)
        }
        return uses
    }
}

extension SinglePage {
    /// The page that holds all notes, in every edition that has it.
    ///
    /// - Parameters:
    ///   - siteKey: the key of what decides about all pages.
    static func pages(
        of pages: [Page], map: SiteMap, _ siteKey: ResultKey, _ cache: Cache
    ) -> [Page] {
        guard map.has(.singlePage) else { return [] }
        return GeneratedPage.singlePage.editions(of: map.editions).map { edition in
            let contents = SinglePage(pages, of: edition, map: map, siteKey, cache)
            return Page(.singlePage, in: edition, map) {
                PageContent(outline: contents.outline, parts: [.chapters(contents)])
            } key: {
                contents.key
            }
        }
    }
}

extension Page {
    /// The page of a device.
    fileprivate init(
        _ device: Device, in edition: Edition, _ map: SiteMap, summary: (Language) -> String,
        content: @escaping @Sendable () -> PageContent, key: @escaping @Sendable () -> ResultKey
    ) {
        self.init(
            route: Route(edition, device.slug), language: edition.language, title: device.name, content: content,
            key: key)
        self.summary = summary(edition.language)
        editions = GeneratedPage.devices.editions(of: map.editions)
    }

    /// A page of the tool.
    fileprivate init(
        _ page: GeneratedPage, in edition: Edition, _ map: SiteMap,
        content: @escaping @Sendable () -> PageContent, key: @escaping @Sendable () -> ResultKey
    ) {
        self.init(
            route: Route(edition, page.slug), language: edition.language,
            title: map.title(of: page, in: edition.language), content: content, key: key)
        summary = map.summary(of: page, in: edition.language)
        translation = edition.translation.map { other in
            Page.Translation(
                language: other, title: map.title(of: page, in: other), summary: map.summary(of: page, in: other))
        }
        editions = page.editions(of: map.editions)
    }
}
