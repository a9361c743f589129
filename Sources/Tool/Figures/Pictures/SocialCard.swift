package import CairoRendering
import Content
package import Diagnostics
import Diagrams
import Drawing
package import Geometry
package import Languages
package import ResultStore
import ScenarioLanguage
package import WordFiles

/// The card of a page: the texts of the picture beside a link to it, where social networks and messengers show one.
package struct SocialCard: Hashable, Sendable {
    package let language: Language
    /// The title of the site.
    package let site: String
    package let slug: String
    package let title: String
    /// The part of the site that the page belongs to; empty for the index.
    package let section: String
    /// The figure whose device is drawn.
    package let figure: String?

    /// In pixels, as the networks ask for it.
    package static let size = Size(width: 1200, height: 630)

    package init(language: Language, site: String, slug: String, title: String, section: String, figure: String?) {
        self.language = language
        self.site = site
        self.slug = slug
        self.title = title
        self.section = section
        self.figure = figure
    }

    /// The picture's file in the output folder.
    package var path: String { "social/\(language.tag)/\(slug).png" }

    /// The alternative text of the picture: its texts.
    package var altText: String { ([site, section, title].filter { !$0.isEmpty }).joined(separator: " · ") }
}

extension SocialCard {
    /// The pictures of the cards, and what cannot be read on them. One that cannot be drawn is missing and reported.
    ///
    /// - Parameters:
    ///   - figures: in reading order; a card without a figure shows the one that stands for the site.
    ///   - inputs: the key of the words, which decide all pictures.
    package static func draw(
        _ cards: [SocialCard], _ figures: [Figure], words: WordFiles, _ inputs: ResultKey,
        with resources: PictureRenderer.Resources
    ) async throws(CairoError) -> Diagnosed<[PictureFile]> {
        guard !cards.isEmpty else { return Diagnosed([]) }
        let usual = Figure.emblem(of: figures)
        let drawn = try await concurrentMap(
            cards, makeWorker: { () throws(CairoError) in try PictureRenderer(resources) },
            transform: { renderer, card in
                let figure = figures.first { $0.id == card.figure } ?? usual
                return resources.cache.value(for: ResultKey("card", madeOf: card, figure?.key, inputs)) {
                    draw(card, figure, words[card.language], with: renderer)
                }
            })
        var diagnostics: [Diagnostic] = []
        let files = drawn.map { $0.unwrap(into: &diagnostics) }
        return Diagnosed(files.compactMap { $0 }, diagnostics)
    }

    private static func draw(
        _ card: SocialCard, _ figure: Figure?, _ words: Words, with renderer: PictureRenderer
    ) -> Diagnosed<PictureFile?> {
        let text = CardText(site: card.site, section: card.section, title: card.title)
        let first = figure.flatMap { figure in
            figure.variants.first.map { (figure.scenario, $0.variant, $0.result) }
        }
        let scene = drawCard(
            text, words: words, size: SocialCard.size, subject: first,
            measuring: renderer.measurer(of: card.language.tag))
        let problems = SceneLint.problems(in: scene, for: [])
        let illegible = PictureCodes.pictureIllegible(problems, card.language, id: card.path, at: nil)
        do throws(CairoError) {
            let file = try renderer.file(card.path, of: scene, as: .png, in: .light)
            return Diagnosed(file, [illegible].compactMap { $0 })
        } catch {
            return Diagnosed(nil, [FileCodes.downloadFailed(card.path, error.description)])
        }
    }
}

extension SocialCard: KeyPart {
    package func write(into key: inout KeyWriter) { key.write(language, site, slug, title, section, figure) }
}
