import CairoRendering
import ChineseConversion
import Diagrams
import Drawing
import Geometry

/// Lays out pictures in any language and script, and draws them.
///
/// One belongs to one thread or task, as what is in it does.
struct Draftsman {
    private let renderer: PictureRenderer
    /// Nil where OpenCC's tables are not installed, which is said when pages are converted; pictures stay simplified.
    private let converter: TaiwanConverter?

    init(_ equipment: PictureRenderer.Equipment) throws(CairoError) {
        renderer = try PictureRenderer(equipment)
        converter = TaiwanConverter()
    }

    /// The pictures of a subject in a language: one, or one for each of its scripts.
    func draw(_ subject: PictureSubject, in language: Language) -> [DrawnPicture] {
        let measurer = renderer.measurer(of: language.tag)
        let light = subject.diagram(in: language, .light, measuring: measurer)
        let dark = subject.diagram(in: language, .dark, measuring: measurer)
        let inLight = SceneLint.problems(in: light.scene)
        let inDark = SceneLint.problems(in: dark.scene).filter { !inLight.contains($0) }
        let edition = Edition.language(language)
        let picture = draw(subject, edition, light, dark: dark.scene)
        let drawn = DrawnPicture(edition: edition, picture: picture, problems: inLight + inDark)
        return language == .chinese ? [drawn, drawTraditional(subject, light, dark)] : [drawn]
    }

    private func draw(
        _ subject: PictureSubject, _ edition: Edition, _ light: Diagram, dark: Scene
    ) -> Result<Picture, CairoError> {
        // The fonts in a PDF weigh 100 kB, and few would print a picture of a converted page.
        let hasPDF = edition != .traditional
        return Result { () throws(CairoError) in
            Picture(
                width: light.scene.size.width, height: light.scene.size.height, altText: light.altText,
                light: try renderer.file(subject.path(edition, "light.svg"), of: light.scene, as: .svg),
                dark: try renderer.file(subject.path(edition, "dark.svg"), of: dark, as: .svg),
                pdf: hasPDF ? try renderer.file(subject.path(edition, "pdf"), of: light.scene, as: .pdf) : nil)
        }
    }

    // MARK: - The traditional script

    /// The simplified picture with its words converted. It is laid out anew where one of them gets another width: else
    /// nothing moves, and there is nothing to check.
    private func drawTraditional(_ subject: PictureSubject, _ light: Diagram, _ dark: Diagram) -> DrawnPicture {
        let edition = Edition.traditional
        guard let converter else {
            return DrawnPicture(
                edition: edition, picture: draw(subject, edition, light, dark: dark.scene), problems: [])
        }
        let measurer = TraditionalMeasurer(measurer: renderer.measurer(of: edition.folder), converter: converter)
        let fits = light.scene.texts.allSatisfy { measurer.measure($0.string, font: $0.font).width == $0.width }
        let (lightFit, darkFit) =
            fits
            ? (light, dark)
            : (
                subject.diagram(in: .chinese, .light, measuring: measurer),
                subject.diagram(in: .chinese, .dark, measuring: measurer)
            )
        let problems = fits ? [] : SceneLint.problems(in: lightFit.scene)
        let converted = Diagram(
            scene: converted(lightFit.scene, converter), title: lightFit.title, altText: lightFit.altText)
        let picture = draw(subject, edition, converted, dark: self.converted(darkFit.scene, converter))
        return DrawnPicture(edition: edition, picture: picture, problems: problems)
    }

    private func converted(_ scene: Scene, _ converter: TaiwanConverter) -> Scene {
        scene.respelled(in: Edition.traditional.folder) { converter.convert($0) }
    }
}
