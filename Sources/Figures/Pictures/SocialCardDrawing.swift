package import CairoRendering
import Content
package import Diagnostics
import Diagrams
import Drawing
import Languages
import ScenarioLanguage

/// Draws the pictures that stand beside links to pages.
package enum SocialCardDrawing {
    /// The pictures of the cards, and what cannot be read on them. One that cannot be drawn is missing and reported.
    ///
    /// - Parameter figures: in reading order; a card without a figure shows the one that stands for the site.
    package static func draw(
        _ cards: [SocialCard], _ figures: [Figure], with equipment: PictureRenderer.Equipment
    ) async throws(CairoError) -> Diagnosed<[PictureFile]> {
        guard !cards.isEmpty else { return Diagnosed([]) }
        let usual = Figure.emblem(of: figures)
        let works = cards.map { card in (card, figures.first { $0.id == card.figure } ?? usual) }
        let drawn = try await concurrentMap(
            works, makeWorker: { () throws(CairoError) in try PictureRenderer(equipment) },
            transform: { draw($1.0, $1.1, with: $0) })
        var diagnostics: [Diagnostic] = []
        let files = drawn.map { $0.unwrap(into: &diagnostics) }
        return Diagnosed(files.compactMap { $0 }, diagnostics)
    }

    private static func draw(
        _ card: SocialCard, _ figure: Figure?, with renderer: PictureRenderer
    ) -> Diagnosed<PictureFile?> {
        let text = CardText(
            site: "notchbook", section: card.section, title: card.title, language: card.language.tag)
        let first = figure.flatMap { figure in
            figure.variants.first.map { (figure.scenario, $0.variant, $0.result) }
        }
        let scene = drawCard(
            text, size: SocialCard.size, subject: first,
            measuring: renderer.measurer(of: card.language.tag))
        let problems = SceneLint.problems(in: scene)
        let illegible = PictureCodes.pictureIllegible(problems, .language(card.language), id: card.path, at: nil)
        do throws(CairoError) {
            let file = try renderer.file(card.path, of: scene, as: .png, in: .light)
            return Diagnosed(file, [illegible].compactMap { $0 })
        } catch {
            return Diagnosed(nil, [FileCodes.downloadFailed(card.path, error.description)])
        }
    }
}
