package import CairoRendering
import ChineseConversion
package import Content
package import Diagnostics
import Diagrams
package import Drawing
import Geometry
package import Languages
package import Pictures
package import ResultStore

/// Creates the pictures of figures and audits in the languages of a site and in the traditional script: laid out, checked for
/// illegible text, and drawn as SVG and, where that is asked for, as PNG.
///
/// A builder belongs to one thread or task, like its members.
package struct PictureBuilder {
    private let renderer: PictureRenderer
    private let resources: PictureRenderer.Resources
    /// Nil where OpenCC's tables are not installed, which is reported when pages are converted; pictures stay simplified.
    private var converter: TaiwanConverter? { TaiwanConverter.shared }
    /// Pixels per point of PNGs; nil for none.
    private let pngScale: Int?

    package init(_ resources: PictureRenderer.Resources, pngScale: Int? = nil) throws(CairoError) {
        renderer = try PictureRenderer(resources)
        self.resources = resources
        self.pngScale = pngScale
    }

    /// All pictures by their key, and the illegible texts on them. A picture that cannot be drawn is missing and reported.
    ///
    /// Throws when nothing at all can be drawn, as without fonts.
    ///
    /// - Parameters:
    ///   - inputs: the key of the words, which decide all of them besides the scenarios.
    ///   - traditional: the edition in the traditional script, whose pictures are derived from the Chinese ones.
    ///   - pngScale: pixels per point of PNGs; nil for none.
    ///   - listener: called for each picture.
    package static func pictures(
        of figures: [Figure], _ audits: [LaidOutAudit], in languages: [Words], _ inputs: ResultKey,
        traditional: Edition?, with resources: PictureRenderer.Resources,
        pngScale: Int? = nil, progress listener: ProgressListener? = nil
    ) async throws(CairoError) -> Diagnosed<[Picture.Key: Picture]> {
        let subjects = PictureSubject.all(figures, audits)
        let tasks = subjects.flatMap { subject in languages.map { (subject: subject, words: $0) } }
        let drawn = try await concurrentMap(
            tasks, progress: listener,
            makeWorker: { () throws(CairoError) in
                try PictureBuilder(resources, pngScale: pngScale)
            },
            transform: { builder, task in
                let isConverted = traditional?.language == task.words.language
                return builder.draw(task.subject, task.words, inputs, isConverted: isConverted)
            })
        var pictures: [Picture.Key: Picture] = [:]
        var diagnostics: [Diagnostic] = []
        for (task, drawn) in zip(tasks, drawn) {
            let (id, span) = (task.subject.id, task.subject.span)
            for drawn in drawn {
                diagnostics += [
                    PictureCodes.pictureIllegible(drawn.problems, drawn.language, id: id, at: span)
                ].compactMap { $0 }
                // Alike panels are the same in every language.
                if task.words.language == languages.first?.language, drawn.language == task.words.language {
                    diagnostics += [drawn.alike.map { PictureCodes.panelsAlike($0, id: id, at: span) }].compactMap {
                        $0
                    }
                }
                switch drawn.picture {
                case .success(let picture): pictures[Picture.Key(id: id, language: drawn.language)] = picture
                case .failure(let error):
                    diagnostics.append(PictureCodes.pictureFailed(error.description, id: id, at: span))
                }
            }
        }
        return Diagnosed(pictures, diagnostics)
    }

    // MARK: - One subject

    /// The pictures of a subject in the language of some words: one, or one for each of its scripts.
    ///
    /// - Parameters:
    ///   - inputs: the key of the words.
    ///   - isConverted: whether there is one in the traditional script.
    func draw(
        _ subject: PictureSubject, _ words: Words, _ inputs: ResultKey, isConverted: Bool
    ) -> [DrawnPicture] {
        // The tables are opened for sites alone that have something to convert.
        let conversion = isConverted ? converter == nil ? 1 : 2 : 0
        func key() -> ResultKey {
            ResultKey(
                "scene", madeOf: subject.key, subject.id, words.language, inputs, conversion, pngScale ?? 0)
        }
        var isNew = false
        func make() -> [DrawnPicture] {
            isNew = true
            return layOut(subject, words, isConverted: isConverted).map { draw($0, of: subject) }
        }
        let form = StoredPictures(cache: resources.cache, readsFiles: resources.use == .writing)
        // A part draws its files even where others have stored their contents.
        let drawn =
            resources.use == .keeping
            ? make() : resources.cache.value(for: key(), reading: form.read, writing: form.write, make)
        return isNew ? drawn : drawn.map { $0.reused }
    }

    /// The pictures before they are drawn.
    package func layOut(_ subject: PictureSubject, _ words: Words, isConverted: Bool) -> [LaidOutPicture] {
        let measurer = renderer.measurer(of: words.language.tag)
        let laidOut = LaidOutPicture(words.language, subject.compositions(words, measuring: measurer))
        return isConverted ? [laidOut, layOutTraditional(subject, laidOut, words)] : [laidOut]
    }

    /// Its scenes as bytes, which differ where anything in two scenes does; nothing is checked.
    package func encoding(of subject: PictureSubject, _ words: Words) -> [UInt8] {
        let (diagram, narrow) = subject.compositions(words, measuring: renderer.measurer(of: words.language.tag))
        return diagram.scene.encoding + (narrow?.scene.encoding ?? [])
    }

    private func draw(_ laidOut: LaidOutPicture, of subject: PictureSubject) -> DrawnPicture {
        let (language, diagram) = (laidOut.language, laidOut.diagram)
        let scene = diagram.scene
        let picture = Result { () throws(CairoError) in
            Picture(
                width: scene.size.width, height: scene.size.height,
                minWidth: Composition.minWidth(of: scene.size.width),
                altText: diagram.altText.brief,
                description: diagram.altText.whole,
                svg: try renderer.file(subject.path(language, .svg), of: scene, as: .svg, in: nil),
                panels: scene.panels, narrow: try narrow(laidOut, of: subject),
                png: try image(of: scene, subject, language))
        }
        return DrawnPicture(
            language: language, picture: picture, problems: laidOut.problems, alike: diagram.alike)
    }

    private func narrow(
        _ laidOut: LaidOutPicture, of subject: PictureSubject
    ) throws(CairoError) -> Picture.Narrow? {
        guard let scene = laidOut.narrow?.scene else { return nil }
        return Picture.Narrow(
            width: scene.size.width, height: scene.size.height,
            svg: try renderer.file(subject.path(laidOut.language, .svg, .narrow), of: scene, as: .svg, in: nil),
            panels: scene.panels)
    }

    private func image(
        of scene: Scene, _ subject: PictureSubject, _ language: Language
    ) throws(CairoError) -> Picture.Image? {
        guard let pngScale else { return nil }
        let path = subject.path(language, .png, scale: pngScale)
        return Picture.Image(
            file: try renderer.file(path, of: scene, as: .png, in: .light, scale: pngScale), scale: pngScale)
    }

    /// The file of a picture in a form that is asked for.
    package func file(
        of laidOut: LaidOutPicture, called name: String, as format: PictureFormat, in palette: Palette?, scale: Int
    ) throws(CairoError) -> PictureFile {
        try renderer.file(name, of: laidOut.diagram.scene, as: format, in: palette, scale: scale)
    }

    // MARK: - The traditional script

    /// The simplified picture with its words converted. It is laid out again if the width of a word changes: otherwise nothing
    /// moves, and there is nothing to check.
    private func layOutTraditional(
        _ subject: PictureSubject, _ simplified: LaidOutPicture, _ words: Words
    ) -> LaidOutPicture {
        let language = Language.traditionalChinese
        guard let converter else { return simplified.unchecked(in: language) { $0 } }
        let measurer = TraditionalMeasurer(measurer: renderer.measurer(of: language.tag), converter: converter)
        let texts = simplified.diagram.scene.texts + (simplified.narrow?.scene.texts ?? [])
        if texts.allSatisfy({ measurer.measure($0.string, font: $0.font).width == $0.width }) {
            return simplified.unchecked(in: language) { converter.convert($0) }
        }
        let (diagram, narrow) = subject.compositions(words, measuring: measurer)
        return LaidOutPicture(language, (converter.convert(diagram), narrow.map { converter.convert($0) }))
    }
}

extension PictureSubject {
    /// The picture for a desk, and the one for a phone where the first is too wide for it.
    fileprivate func compositions(
        _ words: Words, measuring measurer: some TextMeasuring
    ) -> (diagram: Diagram, narrow: Diagram?) {
        let diagram = diagram(words, .wide, measuring: measurer)
        let isNarrow = diagram.scene.size.width <= Composition.narrow.place
        return (diagram, isNarrow ? nil : self.diagram(words, .narrow, measuring: measurer))
    }
}

extension TaiwanConverter {
    /// The diagram with its scene converted; its description stays in the script in which pages are created.
    fileprivate func convert(_ diagram: Diagram) -> Diagram {
        let scene = diagram.scene.converted(to: Language.traditionalChinese.tag) { convert($0) }
        return Diagram(scene: scene, title: diagram.title, altText: diagram.altText, alike: diagram.alike)
    }
}

/// A picture before it is drawn.
package struct LaidOutPicture: Sendable {
    /// The language of its words; the traditional script counts as a language.
    let language: Language
    let diagram: Diagram
    /// The composition for phones; nil where the other serves them too.
    let narrow: Diagram?
    /// The legibility problems of either composition, in either colour scheme.
    let problems: [SceneProblem]

    private init(language: Language, diagram: Diagram, narrow: Diagram?, problems: [SceneProblem]) {
        self.language = language
        self.diagram = diagram
        self.narrow = narrow
        self.problems = problems
    }

    /// Both compositions, checked.
    init(_ language: Language, _ compositions: (diagram: Diagram, narrow: Diagram?)) {
        let (diagram, narrow) = compositions
        let places: [Composition] = narrow == nil ? [.wide, .narrow] : [.wide]
        let problems =
            SceneLint.problems(in: diagram.scene, for: places)
            + (narrow.map { SceneLint.problems(in: $0.scene, for: [.narrow]) } ?? [])
        self.init(language: language, diagram: diagram, narrow: narrow, problems: problems)
    }

    /// The picture converted to another script, in which nothing has moved; its problems are not searched for again.
    func unchecked(in language: Language, _ convert: (Diagram) -> Diagram) -> LaidOutPicture {
        LaidOutPicture(
            language: language, diagram: convert(diagram), narrow: narrow.map { convert($0) }, problems: [])
    }
}

/// The result of drawing a picture.
struct DrawnPicture: Sendable {
    let language: Language
    let picture: Result<Picture, CairoError>
    /// The legibility problems of the picture, in either colour scheme.
    let problems: [SceneProblem]
    /// Two panels without a visible difference; nil for none.
    let alike: AlikePanels?

    /// The picture as it comes from an earlier run.
    var reused: DrawnPicture {
        DrawnPicture(language: language, picture: picture.map { $0.reused }, problems: problems, alike: alike)
    }
}

/// Measures simplified Chinese as wide as it will be in the traditional script, whose words can be longer.
struct TraditionalMeasurer: TextMeasuring {
    let measurer: PangoTextMeasurer
    let converter: TaiwanConverter

    func measure(_ text: String, font: Font) -> TextExtent {
        measurer.measure(converter.convert(text), font: font)
    }
}
