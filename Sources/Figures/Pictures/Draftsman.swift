import Languages
import CairoRendering
import ChineseConversion
import Content
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
        let drawn = draw(subject, .language(language), light, dark, problems: problems(light, dark))
        return language == .simplifiedChinese ? [drawn, drawTraditional(subject, light, dark)] : [drawn]
    }

    private func draw(
        _ subject: PictureSubject, _ edition: Edition, _ light: Diagram, _ dark: Diagram, problems: [SceneProblem]
    ) -> DrawnPicture {
        // The fonts in a PDF weigh 100 kB, and few would print a picture of a converted page.
        let hasPDF = edition != .traditional
        let picture = Result { () throws(CairoError) in
            Picture(
                width: light.scene.size.width, height: light.scene.size.height, altText: light.altText,
                light: try renderer.file(subject.path(edition, "light.svg"), of: light.scene, as: .svg),
                dark: try renderer.file(subject.path(edition, "dark.svg"), of: dark.scene, as: .svg),
                pdf: hasPDF ? try renderer.file(subject.path(edition, "pdf"), of: light.scene, as: .pdf) : nil)
        }
        return DrawnPicture(edition: edition, picture: picture, problems: problems)
    }

    private func problems(_ light: Diagram, _ dark: Diagram) -> [SceneProblem] {
        let inLight = SceneLint.problems(in: light.scene)
        return inLight + SceneLint.problems(in: dark.scene).filter { !inLight.contains($0) }
    }

    // MARK: - The traditional script

    /// The simplified picture with its words converted. It is laid out anew where one of them gets another width: else
    /// nothing moves, and there is nothing to check.
    private func drawTraditional(_ subject: PictureSubject, _ light: Diagram, _ dark: Diagram) -> DrawnPicture {
        let edition = Edition.traditional
        guard let converter else { return draw(subject, edition, light, dark, problems: []) }
        let measurer = TraditionalMeasurer(measurer: renderer.measurer(of: edition.folder), converter: converter)
        if light.scene.texts.allSatisfy({ measurer.measure($0.string, font: $0.font).width == $0.width }) {
            return draw(subject, edition, converter.convert(light), converter.convert(dark), problems: [])
        }
        let light = converter.convert(subject.diagram(in: .simplifiedChinese, .light, measuring: measurer))
        let dark = converter.convert(subject.diagram(in: .simplifiedChinese, .dark, measuring: measurer))
        return draw(subject, edition, light, dark, problems: problems(light, dark))
    }
}

extension TaiwanConverter {
    /// The diagram with its scene converted; what is said of it stays in the script in which pages are made.
    fileprivate func convert(_ diagram: Diagram) -> Diagram {
        let scene = diagram.scene.respelled(in: Edition.traditional.folder) { convert($0) }
        return Diagram(scene: scene, title: diagram.title, altText: diagram.altText)
    }
}

/// What became of a picture.
struct DrawnPicture: Sendable {
    let edition: Edition
    let picture: Result<Picture, CairoError>
    /// What cannot be read on it, in either colour scheme.
    let problems: [SceneProblem]
}
