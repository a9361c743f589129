import Audits
import CairoRendering
import Content
import Diagnostics
import Figures
import Pages
import ProgramFigures
import Publishing
import ResultStore
import ScenarioLanguage
import WordFiles

// Evaluate and draw: the values of scenarios and blocks of macros, and their pictures.

extension Pipeline {
    mutating func evaluate(_ scenarios: [Scenario], of content: SiteContent) async -> [Figure] {
        let (cache, devices) = (cache, content.devicesKey)
        let figures = await concurrentMap(scenarios, tellingOf: configuration.progress(of: .layingOut)) {
            Figure(layingOut: $0, devices, cache)
        }
        found.diagnostics += figures.flatMap { $0.failures }
        found.counts.figures = figures.count
        found.counts.claims = figures.reduce(0) { $0 + $1.claimCount }
        return figures
    }

    /// Compares what UIKit said with the engine.
    mutating func checkObservations(of content: SiteContent) {
        let observations = content.observations
        if observations.rows.isEmpty { return }
        let scenarios = content.scenarios.scenarios
        let statements = scenarios.compactMap { $0.statement }
        let key =
            statements.count == scenarios.count
            ? ResultKey(
                "observed", madeOf: observations.sources.map { $0.path }, observations.sources.map { $0.text },
                scenarios.map { $0.id }, statements, content.devicesKey) : .unrepeatable("observed")
        let check = configuration.subject.checkObservations
        found.diagnostics += cache.value(for: key) { check(observations.rows, scenarios, content.catalog) }
    }

    mutating func evaluate(_ blocks: [MacroAudit], of content: SiteContent) async -> [LaidOutAudit] {
        let laidOut = await LaidOutAudit.all(blocks, of: content, cache)
        found.diagnostics += laidOut.flatMap { $0.problems }
        found.counts.claims += blocks.reduce(0) { $0 + $1.claims.reduce(0) { $0 + $1.count } }
        found.audits = laidOut.map { $0.result }
        return laidOut
    }

    /// Makes the figures of the blocks that providers read.
    mutating func makeProvidedFigures(
        of content: SiteContent, _ scope: Scope
    ) async throws(BuildFailure) -> ProvidedFigures {
        do throws(FileSystemError) {
            let programs = try ProgramFigures.open(
                for: content, isUntrusted: configuration.isUntrusted, cache, in: fileSystem
            ).unwrap(into: &found.diagnostics)
            let figures = await ProvidedFigures.make(
                of: scope.figureBlocks(of: content), in: content, by: configuration.providers + [programs]
            ).unwrap(into: &found.diagnostics)
            found.counts.figures += figures.count
            found.counts.claims += figures.claimCount
            return figures
        } catch {
            throw .fileSystem(error)
        }
    }

    mutating func draw(
        _ figures: [Figure], _ audits: [LaidOutAudit], _ displays: DisplayFigures, _ scope: Scope, _ site: ParsedSite
    ) async throws(BuildFailure) -> [Picture.Key: Picture] {
        let content = site.content
        do throws(CairoError) {
            let pictures = try await PictureBuilder.pictures(
                of: figures.filter { scope.draws($0.scenario.span, in: content.folder) } + displays.figures,
                audits.filter { scope.draws($0.result.audit.span, in: content.folder) },
                in: content.editions.languages.map { site.design.words[$0] },
                site.design.wordsKey, traditional: scope.traditional(of: content), with: store.resources,
                makesPDF: configuration.makesDownloads, pngScale: configuration.pngScale,
                tellingOf: configuration.progress(of: .drawing)
            ).unwrap(into: &found.diagnostics)
            store.add(pictures.values.flatMap { $0.files })
            return pictures
        } catch {
            throw .drawing(error)
        }
    }

    /// Draws the pictures that stand beside links to pages.
    mutating func drawCards(of site: PlannedSite) async throws(BuildFailure) -> Diagnosed<[OutputFile]> {
        do throws(CairoError) {
            var diagnostics: [Diagnostic] = []
            let drawn = try await SocialCard.draw(
                site.pages.cards, site.figures.figures, words: site.design.words,
                site.design.wordsKey, with: store.resources
            ).unwrap(into: &diagnostics)
            store.add(drawn)
            return Diagnosed(drawn.map { $0.output }, diagnostics)
        } catch {
            throw .drawing(error)
        }
    }

    /// Draws the pictures of an app that is installed. Those that the template folder brings stay.
    mutating func drawIcons(of site: PlannedSite, into output: SiteOutput) throws(BuildFailure) {
        do throws(CairoError) {
            guard WebApp.isDesigned(by: site.design) else { return }
            let map = site.pages.map
            let language = map.editions.languages[0]
            let drawn = try AppIcon.draw(map.identity.title(in: language), in: language, with: store.resources)
            store.add(drawn)
            let present = output.paths
            output.take(drawn.map { $0.output }.filter { !present.contains($0.path) })
        } catch {
            throw .drawing(error)
        }
    }
}
