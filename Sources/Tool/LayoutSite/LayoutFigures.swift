import Audits
import CairoRendering
import Content
import Diagnostics
import FigureProviders
import Figures
import Languages
import NoteScenarios
import Pages
import Pictures
import Reference
import ResultStore
import ScenarioLanguage
import WordFiles

/// Scenarios and audits of a site, evaluated and perhaps drawn.
struct LayoutFigures: SubjectFigures {
    let figures: FigureSet
    let blocks: LayoutBlocks
    let subject: LayoutSubject

    var count: Int { figures.figures.count }

    var claimCount: Int {
        figures.figures.reduce(0) { $0 + $1.claimCount }
            + figures.audits.reduce(0) { $0 + $1.result.audit.claims.reduce(0) { $0 + $1.count } }
    }

    var citations: [Citation] {
        figures.audits.map { $0.result.audit }.flatMap { audit in
            audit.sources.map { Citation(source: $0.name, file: $0.span.file, place: audit.id) }
                + audit.macros.flatMap { macro in
                    macro.sources.map {
                        Citation(source: $0.name, file: $0.span.file, place: "\(audit.id): \(macro.name)")
                    }
                }
        }
    }

    var pictures: [Picture] { Array(figures.pictures.values) }

    var liveFigures: LiveFigures? {
        subject.hasLiveFigures ? .layout(of: figures.figures, devices: blocks.folder.devices.sources) : nil
    }

    var tables: any TableProvider { LayoutTables(figures: figures, blocks: blocks) }

    func emblem(in language: Language) -> FigureEmblem? {
        Figure.emblem(of: figures.figures).map { figure in
            FigureEmblem(
                id: figure.id, title: figure.scenario.title, isLive: figure.isLive,
                picture: figures.pictures[Picture.Key(id: figure.id, language: language)],
                choices: figure.choices(among: blocks.catalog))
        }
    }

    // MARK: - Drawing

    func draw(
        _ drawing: FigureDrawing, with store: BuildStore
    ) async throws(DrawingFailure) -> Diagnosed<any SubjectFigures> {
        let (scope, folder) = (drawing.scope, drawing.content.folder)
        do throws(CairoError) {
            return try await PictureBuilder.pictures(
                of: figures.figures.filter { scope.draws($0.scenario.span, in: folder) } + figures.displays.figures,
                figures.audits.filter { scope.draws($0.result.audit.span, in: folder) },
                in: drawing.words, drawing.wordsKey, traditional: scope.traditional(of: drawing.content),
                with: PictureRenderer.Resources(fonts: subject.fonts, store),
                pngScale: drawing.pngScale, progress: drawing.listener
            ).map { LayoutFigures(figures: figures.drawn($0), blocks: blocks, subject: subject) }
        } catch {
            throw DrawingFailure(error)
        }
    }

    func draw(
        _ cards: [TitleCard], words: WordFiles, _ key: ResultKey, with store: BuildStore
    ) async throws(DrawingFailure) -> Diagnosed<[PictureFile]> {
        do throws(CairoError) {
            return try await TitleCard.draw(
                cards, figures.figures, words: words, key, with: PictureRenderer.Resources(fonts: subject.fonts, store))
        } catch {
            throw DrawingFailure(error)
        }
    }

    // MARK: - Pages

    func shown(in content: SiteContent) -> Diagnosed<any ShownFigures> {
        Quotations.look(up: content.notes, in: figures, blocks.scenarios, besides: content.figureBlocks).map {
            ShownLayout(figures: figures, quotations: $0)
        }
    }
}
