import Content
import Diagnostics
import FigurePages
import Figures
import Languages
import LayoutEngine
import NoteScenarios
import Observations
import Pages
import Reference
import ResultStore
import ScenarioLanguage

/// Pages of devices, rules, sources and keys, and the page on which readers build screens of their own.
struct LayoutTables: TableProvider {
    let figures: FigureSet
    let blocks: LayoutBlocks
    private let reference = ReferenceTables()
    /// The devices by the names of their pages.
    private let devices: [String: Device]

    init(figures: FigureSet, blocks: LayoutBlocks) {
        self.figures = figures
        self.blocks = blocks
        devices = Dictionary(blocks.catalog.devices.map { ($0.slug, $0) }) { first, _ in first }
    }

    func namesToFind(on pages: [GeneratedPage]) -> [String] {
        pages.contains(.scenarioLanguage) ? reference.namesToFind : []
    }

    var chapters: [GeneratedPage] { [.rules, .devices] }

    // MARK: - Tables

    func table(_ page: GeneratedPage, on place: TablePlace) -> (any ListedPage)? {
        if page == .lab { return LabPage(figures.figures.filter { $0.isLive }.map { $0.scenario }, on: place) }
        if page == .paste { return PastePage(on: place) }
        let subject = TableSubject(
            catalog: blocks.catalog, uses: Lazy { uses(on: place) }, observations: blocks.observations.rows,
            scenarios: figures.figures.map { $0.scenario })
        return reference.table(page, of: subject, in: place.words)
    }

    func key(of page: GeneratedPage, on place: TablePlace) -> ResultKey? {
        switch page {
        case .rules:
            ResultKey(
                "rules", madeOf: figures.figures.map { $0.key }, figures.figures.map { place.route($0.id) },
                blocks.observations.sources.map { $0.text })
        case .devices: ResultKey("devices page", madeOf: blocks.key)
        case .paste: ResultKey("paste", madeOf: place.route("lab"))
        case .lab: ResultKey("lab", madeOf: figures.figures.map { $0.key })
        default: nil
        }
    }

    /// The figures that rest on each rule, in the order of the scenarios.
    private func uses(on place: TablePlace) -> FigureUses {
        var uses = FigureUses()
        for figure in figures.figures {
            guard let home = place.route(figure.id) else { continue }
            let use = FigureUses.Use(
                title: figure.scenario.title.text(in: place.edition.language) ?? figure.id, route: home,
                anchor: Figure.anchor(figure.id))
            for rule in figure.rules { uses.places[rule, default: []].append(uses.figures.count) }
            uses.figures.append(use)
        }
        return uses
    }

    // MARK: - Devices

    func page(of entry: TableEntry, on place: TablePlace) -> (any ListedPage)? {
        devices[entry.slug].map { device in
            reference.page(
                of: device, { figures.picture(of: device, in: place.edition.language, on: $0) }, in: place.words)
        }
    }

    func key(of entry: TableEntry) -> ResultKey {
        let figure = devices[entry.slug].flatMap { figures.displays.figure(of: $0) }
        return ResultKey("device page", madeOf: entry.slug, blocks.key, figure?.key)
    }

    func summary(of entry: TableEntry, in words: Words) -> String {
        devices[entry.slug].map { reference.summary(of: $0, in: words) } ?? ""
    }
}
