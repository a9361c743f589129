import Content
import Diagnostics
import Pages
import Pictures
import Publishing
import WordFiles

// Evaluate and draw: the figures of providers, and their pictures.

extension Pipeline {
    mutating func evaluate(_ site: ParsedSite, _ scope: SiteScope) async throws(FileSystemError) -> AllFigures {
        let figures = try await site.blocks.evaluate(
            scope, of: site.content, cache, progress: configuration.progress(of: .layingOut)
        ).unwrap(into: &found.diagnostics)
        found.counts.figures = figures.count
        found.counts.claims = figures.claimCount
        found.citations += figures.citations
        return figures
    }

    mutating func draw(
        _ figures: AllFigures, _ scope: SiteScope, _ site: ParsedSite
    ) async throws(DrawingFailure) -> AllFigures {
        let drawing = FigureDrawing(
            scope: scope, content: site.content, words: site.content.editions.languages.map { site.design.words[$0] },
            wordsKey: site.design.wordsKey, pngScale: configuration.pngScale,
            listener: configuration.progress(of: .drawing))
        let drawn = try await figures.draw(drawing, with: store).unwrap(into: &found.diagnostics)
        store.add(drawn.pictures.flatMap { $0.files })
        return drawn
    }

    /// Draws the pictures that stand for pages or books.
    mutating func draw(
        _ cards: [TitleCard], of site: PlannedSite
    ) async throws(DrawingFailure) -> Diagnosed<[OutputFile]> {
        var diagnostics: [Diagnostic] = []
        let drawn = try await site.figures.draw(
            cards, words: site.design.words, site.design.wordsKey, with: store
        ).unwrap(into: &diagnostics)
        store.add(drawn)
        return Diagnosed(drawn.map { $0.output }, diagnostics)
    }

    /// Draws the pictures of an app that is installed. Those that the template folder brings stay.
    mutating func drawIcons(of site: PlannedSite, into output: SiteOutput) throws(DrawingFailure) {
        guard WebApp.isDesigned(by: site.design) else { return }
        let map = site.pages.map
        let language = map.editions.languages[0]
        let drawn = try configuration.subject.drawIcons(
            map.identity.title(in: language), in: language, with: store)
        store.add(drawn)
        let present = output.paths
        output.take(drawn.map { $0.output }.filter { !present.contains($0.path) })
    }
}
