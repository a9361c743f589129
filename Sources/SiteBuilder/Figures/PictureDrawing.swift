import CairoRendering
import Diagnostics
import Diagrams
import Drawing
import Geometry
import Scenarios

/// Draws figures and audits in both languages: as SVG in both colour schemes, and as PDF.
enum PictureDrawing {
    /// All pictures by their key, and what cannot be read on them. A picture that cannot be drawn is missing and reported.
    ///
    /// Throws when nothing at all can be drawn, as without fonts.
    static func draw(
        _ figures: [Figure], _ audits: [LaidOutAudit], with equipment: PictureRenderer.Equipment
    ) async throws(CairoError) -> Diagnosed<[Picture.Key: Picture]> {
        let subjects = figures.map { Subject.figure($0) } + audits.flatMap { Subject.macros(of: $0.result) }
        let works = subjects.flatMap { subject in
            Language.allCases.map { Work(subject: subject, language: $0) }
        }
        let drawn = try await concurrentMap(
            works, makeWorker: { () throws(CairoError) in try PictureRenderer(equipment) },
            transform: { draw($1, with: $0) })
        var pictures: [Picture.Key: Picture] = [:]
        var diagnostics: [Diagnostic] = []
        for (work, drawn) in zip(works, drawn) {
            let (id, span) = (work.subject.id, work.subject.span)
            diagnostics += [
                SiteCodes.pictureIllegible(drawn.problems, work.language, id: id, at: span)
            ].compactMap { $0 }
            switch drawn.picture {
            case .success(let picture): pictures[work.key] = picture
            case .failure(let error):
                diagnostics.append(
                    SiteCodes.pictureFailed(error.description, id: id, at: span))
            }
        }
        return Diagnosed(pictures, diagnostics)
    }

    /// What a picture is of.
    private enum Subject: Sendable {
        case figure(Figure)
        case macro(MacroResult, MacroAudit)

        /// The macros of a block that are compared with something somewhere.
        static func macros(of result: AuditResult) -> [Subject] {
            result.macros.filter { !$0.cells.isEmpty }.map { .macro($0, result.audit) }
        }

        /// No scenario has a dot in its id.
        var id: String {
            switch self {
            case .figure(let figure): figure.id
            case .macro(let result, let audit): Picture.id(of: result.macro, in: audit)
            }
        }

        var span: SourceSpan {
            switch self {
            case .figure(let figure): figure.scenario.span
            case .macro(let result, _): result.macro.span
            }
        }
    }

    /// One picture to draw.
    private struct Work: Sendable {
        let subject: Subject
        let language: Language

        var key: Picture.Key { Picture.Key(id: subject.id, language: language) }

        /// The file: "figures/nav-tab.en.light.svg".
        func path(_ palette: Palette) -> String { path("\(palette.name).svg") }

        func path(_ ending: String) -> String { "figures/\(subject.id).\(language.tag).\(ending)" }
    }

    /// What became of a picture.
    private struct Drawn: Sendable {
        let picture: Result<Picture, CairoError>
        /// What cannot be read on it, in either colour scheme.
        let problems: [SceneProblem]
    }

    private static func draw(_ work: Work, with renderer: PictureRenderer) -> Drawn {
        func diagram(_ palette: Palette) -> Diagram {
            switch work.subject {
            case .figure(let figure):
                drawDiagram(
                    figure.scenario, figure.variants.map { $0.result }, language: work.language.tag,
                    palette: palette, measuring: renderer.measurer)
            case .macro(let result, let audit):
                drawAudit(
                    result, of: audit, language: work.language.tag, palette: palette, measuring: renderer.measurer)
            }
        }
        let (light, dark) = (diagram(.light), diagram(.dark))
        let inLight = SceneLint.problems(in: light.scene)
        let inDark = SceneLint.problems(in: dark.scene).filter { !inLight.contains($0) }
        let picture = Result { () throws(CairoError) in
            Picture(
                width: light.scene.size.width, height: light.scene.size.height, altText: light.altText,
                light: try renderer.file(work.path(.light), of: light.scene, as: .svg),
                dark: try renderer.file(work.path(.dark), of: dark.scene, as: .svg),
                pdf: try renderer.file(work.path("pdf"), of: light.scene, as: .pdf))
        }
        return Drawn(picture: picture, problems: inLight + inDark)
    }
}
