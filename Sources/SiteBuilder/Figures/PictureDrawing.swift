import CairoRendering
import Diagnostics
import Diagrams
import Drawing
import Geometry
import Scenarios

/// Draws figures in both languages and both colour schemes, as SVG.
enum PictureDrawing {
    /// All pictures by their key, and what cannot be read on them. A picture that cannot be drawn is missing and reported.
    ///
    /// Throws when nothing at all can be drawn, as without fonts.
    static func draw(
        _ figures: [Figure], fonts: PinnedFonts
    ) async throws(CairoError) -> Diagnosed<[Picture.Key: Picture]> {
        let works = figures.flatMap { figure in
            Language.allCases.map { Work(figure: figure, language: $0) }
        }
        let drawn = try await concurrentMap(
            works, makeWorker: { () throws(CairoError) in try SceneRenderer(fonts: fonts) },
            transform: { draw($1, with: $0) })
        var pictures: [Picture.Key: Picture] = [:]
        var diagnostics: [Diagnostic] = []
        for (work, drawn) in zip(works, drawn) {
            let scenario = work.figure.scenario
            diagnostics += [
                SiteCodes.pictureIllegible(drawn.problems, work.language, id: scenario.id, at: scenario.span)
            ].compactMap { $0 }
            switch drawn.picture {
            case .success(let picture): pictures[work.key] = picture
            case .failure(let error):
                diagnostics.append(
                    SiteCodes.pictureFailed(error.description, id: scenario.id, at: scenario.span))
            }
        }
        return Diagnosed(pictures, diagnostics)
    }

    /// One picture to draw.
    private struct Work: Sendable {
        let figure: Figure
        let language: Language

        var key: Picture.Key { Picture.Key(id: figure.id, language: language) }

        /// The file: "figures/nav-tab.en.light.svg".
        func path(_ palette: Palette) -> String { "figures/\(figure.id).\(language.tag).\(palette.name).svg" }
    }

    /// What became of a picture.
    private struct Drawn: Sendable {
        let picture: Result<Picture, CairoError>
        /// What cannot be read on it, in either colour scheme.
        let problems: [SceneProblem]
    }

    private static func draw(_ work: Work, with renderer: SceneRenderer) -> Drawn {
        func diagram(_ palette: Palette) -> Diagram {
            drawDiagram(
                work.figure.scenario, work.figure.variants.map { $0.result }, language: work.language.tag,
                palette: palette, measuring: renderer.measurer)
        }
        let (light, dark) = (diagram(.light), diagram(.dark))
        let inLight = SceneLint.problems(in: light.scene)
        let inDark = SceneLint.problems(in: dark.scene).filter { !inLight.contains($0) }
        let picture = Result { () throws(CairoError) in
            Picture(
                width: light.scene.size.width, height: light.scene.size.height, altText: light.altText,
                light: OutputFile(work.path(.light), try renderer.svg(light.scene)),
                dark: OutputFile(work.path(.dark), try renderer.svg(dark.scene)))
        }
        return Drawn(picture: picture, problems: inLight + inDark)
    }
}
