import Audits
import CairoRendering
package import Content
import Diagnostics
import FigurePages
import Figures
package import LayoutEngine
package import NoteScenarios
import Observations
import Pages
import ResultStore
import ScenarioLanguage

/// The scenarios and audits of the notes of a site.
struct SiteBlocks: ProviderBlocks {
    let layout: LayoutBlocks
    /// The pages that the tool generates for the site.
    let pages: [GeneratedPage]
    /// The fonts of pictures.
    let fonts: PinnedFonts

    var key: ResultKey { layout.key }
    var ids: FigureIDs { FigureIDs(layout.ids) }
    var scenarioPlaces: [SourceSpan] { layout.scenarios.scenarios.map { $0.span } }

    var citations: [Citation] {
        layout.scenarios.scenarios.flatMap { scenario in
            scenario.sources.map { Citation(source: $0.name, file: $0.span.file, place: scenario.id) }
        }
    }

    var entries: [TableEntry] { layout.devices(withPages: pages).map { $0.entry } }

    func id(shownBy fence: SourceSpan) -> String? { layout.id(shownBy: fence) }

    func brokenFence(usedBy fence: FigureFence) -> SourceSpan? { layout.scenarios.brokenFence(usedBy: fence) }

    // MARK: - Evaluating

    func evaluate(
        _ scope: SiteScope, of content: SiteContent, _ cache: Cache, progress listener: ProgressListener?
    ) async -> Diagnosed<any ProviderFigures> {
        let devices = key
        let chosen = scope.ids(in: content, shownBy: id(shownBy:))
        let scenarios = layout.scenarios.scenarios.filter { chosen?.contains($0.id) ?? true }
        let figures = await concurrentMap(scenarios, progress: listener) {
            Figure(layingOut: $0, devices, cache)
        }
        let audits = await LaidOutAudit.all(
            layout.audits.audits.filter { chosen?.contains($0.id) ?? true }, in: content.notes, devices, cache)
        let displays = DisplayFigures(of: scope.isWhole ? layout.devices(withPages: pages) : [], key, cache)
        let set = FigureSet(figures: figures, audits: audits, pictures: [:], displays: displays)
        return Diagnosed(
            LayoutFigures(figures: set, blocks: layout, fonts: fonts),
            figures.flatMap { $0.failures } + observationProblems(cache) + audits.flatMap { $0.problems })
    }

    /// Compares UIKit's observed values with the engine's.
    private func observationProblems(_ cache: Cache) -> [Diagnostic] {
        let observations = layout.observations
        if observations.rows.isEmpty { return [] }
        let scenarios = layout.scenarios.scenarios
        let statements = scenarios.compactMap { $0.statement }
        let key =
            statements.count == scenarios.count
            ? ResultKey(
                "observed", madeOf: observations.sources.map { $0.path }, observations.sources.map { $0.text },
                scenarios.map { $0.id }, statements, key) : .unrepeatable("observed")
        return cache.value(for: key) {
            ObservationReport(observations.rows, of: scenarios, catalog: layout.catalog).problems
        }
    }
}

extension LayoutBlocks {
    /// The devices that have pages of their own on a site with some generated pages.
    package func devices(withPages pages: [GeneratedPage]) -> [Device] {
        pages.contains(.devices) && pages.contains(.devicePages) ? catalog.devices : []
    }
}
