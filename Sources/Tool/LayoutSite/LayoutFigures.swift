import Audits
import CairoRendering
import Content
import Diagnostics
import FigurePages
import Figures
import Languages
import NoteScenarios
import Pages
import Pictures
import Reference
import ResultStore
import ScenarioLanguage
import WordFiles

/// Scenarios and audits of a site, evaluated and perhaps drawn and quoted.
struct LayoutFigures: ProviderFigures {
    let figures: FigureSet
    let blocks: LayoutBlocks
    let fonts: PinnedFonts
    var quotations = Quotations()

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

    var liveFigures: LiveFigures? { .layout(of: figures.figures, devices: blocks.folder.devices.sources) }

    var tables: (any TableProvider)? { LayoutTables(figures: figures, blocks: blocks) }

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
    ) async throws(DrawingFailure) -> Diagnosed<any ProviderFigures> {
        let (scope, folder) = (drawing.scope, drawing.content.folder)
        do throws(CairoError) {
            return try await PictureBuilder.pictures(
                of: figures.figures.filter { scope.draws($0.scenario.span, in: folder) } + figures.displays.figures,
                figures.audits.filter { scope.draws($0.result.audit.span, in: folder) },
                in: drawing.words, drawing.wordsKey, traditional: scope.traditional(of: drawing.content),
                with: PictureRenderer.Resources(fonts: fonts, store),
                pngScale: drawing.pngScale, progress: drawing.listener
            ).map { LayoutFigures(figures: figures.drawn($0), blocks: blocks, fonts: fonts) }
        } catch {
            throw DrawingFailure(error)
        }
    }

    func draw(
        _ cards: [TitleCard], words: WordFiles, _ key: ResultKey, with store: BuildStore
    ) async throws(DrawingFailure) -> Diagnosed<[PictureFile]> {
        do throws(CairoError) {
            return try await TitleCard.draw(
                cards, figures.figures, words: words, key, with: PictureRenderer.Resources(fonts: fonts, store))
        } catch {
            throw DrawingFailure(error)
        }
    }

    // MARK: - Pages

    func quoted(in content: SiteContent, besides others: FigureIDs) -> Diagnosed<any ProviderFigures> {
        Quotations.look(up: content.notes, in: figures, blocks.scenarios, besides: others).map {
            LayoutFigures(figures: figures, blocks: blocks, fonts: fonts, quotations: $0)
        }
    }

    func quotation(_ placeholder: NoteReferences.Reference, in language: Language) -> QuotedValue? {
        quotations[placeholder.span].map {
            QuotedValue(
                text: $0.text, id: $0.id, anchor: $0.anchor, isExtrapolated: $0.isExtrapolated,
                isForMyDevice: figures.figure($0.id).map { $0.isLive && $0.isForMyDevice } ?? false)
        }
    }

    func key(of id: String) -> ResultKey? {
        if let figure = figures.figure(id) {
            return ResultKey(
                "quoted figure", madeOf: figure.key, figure.failures.count, quotations.references(to: id))
        }
        return figures.audit(id).map { ResultKey("shown audit", madeOf: $0.key, $0.problems.count) }
    }

    func part(of id: String, at place: FigurePlace) -> (any FigurePart)? {
        func picture(_ id: String) -> Picture? {
            figures.pictures[Picture.Key(id: id, language: place.language, on: place.route)]
        }
        if let figure = figures.figure(id) {
            return ScenarioPart(figure, quoted: quotations.references(to: id), picture: picture(id), at: place)
        }
        return figures.audit(id).map { AuditPart($0, at: place, picture: picture) }
    }

    func problems(quotedIn notes: [Note], words: WordFiles) -> [Diagnostic] {
        figures.stoppingEarly(quotations) + quotations.namedOtherwise(in: notes, figures, words: words)
            + quotations.unseenLater(in: notes, figures, words: words)
    }
}
