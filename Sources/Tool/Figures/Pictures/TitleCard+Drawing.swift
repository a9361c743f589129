package import CairoRendering
import Content
package import Diagnostics
import Diagrams
import Drawing
import Geometry
import Languages
package import Pictures
package import ResultStore
import ScenarioLanguage
package import WordFiles

extension TitleCard {
    /// The pictures of the cards, and the illegible texts on them. A picture that cannot be drawn is missing and reported.
    ///
    /// - Parameters:
    ///   - figures: in reading order; a card without a figure shows the figure that represents the site.
    ///   - inputs: the key of the words, which decide all pictures.
    package static func draw(
        _ cards: [TitleCard], _ figures: [Figure], words: WordFiles, _ inputs: ResultKey,
        with resources: PictureRenderer.Resources
    ) async throws(CairoError) -> Diagnosed<[PictureFile]> {
        guard !cards.isEmpty else { return Diagnosed([]) }
        let usual = Figure.emblem(of: figures)
        let byID = Dictionary(figures.map { ($0.id, $0) }) { first, _ in first }
        let drawn = try await concurrentMap(
            cards, makeWorker: { () throws(CairoError) in try PictureRenderer(resources) },
            transform: { renderer, card in
                let figure = card.figures.lazy.compactMap { byID[$0] }.first ?? usual
                return resources.cache.value(for: ResultKey("card", madeOf: card, figure?.key, inputs)) {
                    draw(card, figure, words[card.language], with: renderer)
                }
            })
        var diagnostics: [Diagnostic] = []
        let files = drawn.map { $0.unwrap(into: &diagnostics) }
        return Diagnosed(files.compactMap { $0 }, diagnostics)
    }

    private static func draw(
        _ card: TitleCard, _ figure: Figure?, _ words: Words, with renderer: PictureRenderer
    ) -> Diagnosed<PictureFile?> {
        let text = CardText(site: card.site, section: card.section, title: card.title)
        let first = figure.flatMap { figure in
            figure.variants.first.map { (figure.scenario, $0.variant, $0.result) }
        }
        let scene = drawCard(
            text, words: words, language: card.tag, size: card.kind.size, subject: first,
            measuring: renderer.measurer(of: card.tag))
        let problems = SceneLint.problems(in: scene, for: [])
        let illegible = PictureCodes.pictureIllegible(problems, card.language, id: card.path, at: nil)
        do throws(CairoError) {
            let file = try renderer.file(card.path, of: scene, as: .png, in: .light)
            return Diagnosed(file, [illegible].compactMap { $0 })
        } catch {
            let problem = FileCodes.downloadFailed(card.path, error.description)
            // A book without a cover is whole, as in a language that no font of the machine has.
            return Diagnosed(nil, [card.kind == .cover ? problem.with(.warning) : problem])
        }
    }
}
