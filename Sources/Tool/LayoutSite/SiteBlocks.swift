import Audits
import Content
import Diagnostics
import FigurePages
import Figures
import LayoutEngine
import NoteScenarios
import Observations
import Pages
import ResultStore
import ScenarioLanguage

/// The scenarios and audits of the notes of a site.
struct SiteBlocks: SubjectBlocks {
    let layout: LayoutBlocks
    let subject: LayoutSubject

    var key: ResultKey { layout.key }
    var ids: [String] { layout.ids }
    var scenarioPlaces: [SourceSpan] { layout.scenarios.scenarios.map { $0.span } }

    var citations: [Citation] {
        layout.scenarios.scenarios.flatMap { scenario in
            scenario.sources.map { Citation(source: $0.name, file: $0.span.file, place: scenario.id) }
        }
    }

    var entries: [TableEntry] { layout.catalog.devices.map { $0.entry } }

    func id(shownBy fence: SourceSpan) -> String? { layout.id(shownBy: fence) }

    func brokenFence(usedBy fence: ScenarioFence) -> SourceSpan? { layout.scenarios.brokenFence(usedBy: fence) }

    // MARK: - Evaluating

    func evaluate(
        _ scope: SiteScope, of content: SiteContent, _ cache: Cache, progress listener: ProgressListener?
    ) async -> Diagnosed<any SubjectFigures> {
        let devices = key
        let figures = await concurrentMap(scenarios(in: scope, of: content), progress: listener) {
            Figure(layingOut: $0, devices, cache)
        }
        let audits = await LaidOutAudit.all(audits(in: scope, of: content), in: content.notes, devices, cache)
        let displays = scope.isWhole ? DisplayFigures(of: layout, in: content, cache) : DisplayFigures()
        let set = FigureSet(figures: figures, audits: audits, pictures: [:], displays: displays)
        return Diagnosed(
            LayoutFigures(figures: set, blocks: layout, subject: subject),
            figures.flatMap { $0.failures } + observationProblems(cache) + audits.flatMap { $0.problems })
    }

    /// The ids of the blocks that chosen notes show or quote.
    private func ids(in chosen: [Note]) -> Set<String> {
        let fences = chosen.flatMap { $0.fences }.compactMap { layout.scenarios.id(shownBy: $0.span) }
        let quoted = chosen.flatMap { $0.placeholders }.compactMap { placeholder in
            ValueQuery.parse(placeholder.text, at: placeholder.span).value?.scenario
        }
        return Set(fences + quoted)
    }

    private func scenarios(in scope: SiteScope, of content: SiteContent) -> [Scenario] {
        guard let chosen = scope.chosen(from: content.notes) else { return layout.scenarios.scenarios }
        let ids = ids(in: chosen)
        return layout.scenarios.scenarios.filter { ids.contains($0.id) }
    }

    private func audits(in scope: SiteScope, of content: SiteContent) -> [MacroAudit] {
        guard let chosen = scope.chosen(from: content.notes) else { return layout.audits.audits }
        let (ids, files) = (ids(in: chosen), Set(chosen.map { $0.file.path }))
        return layout.audits.audits.filter { ids.contains($0.id) || files.contains($0.span.file) }
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

extension DisplayFigures {
    /// The displays of the devices that have pages.
    init(of layout: LayoutBlocks, in content: SiteContent, _ cache: Cache) {
        if content.navigation.generated.isSuperset(of: [.devices, .devicePages]) {
            self.init(of: layout.catalog.devices, layout.key, cache)
        } else {
            self.init()
        }
    }
}
