package import Drawing
import Geometry
import Packing

/// Turns scenes into SVG, PNG and PDF, with Cairo and the pinned fonts.
///
/// In: a scene. Out: the bytes of a picture, the same on every machine and in any order of calls. The renderer knows no
/// devices and no scenarios. One renderer belongs to one thread or task: renderers share no mutable state, but the state of
/// one renderer, including its measurer, must not be used by two threads.
package struct SceneRenderer {
    private let shaper: TextShaper
    private let compressor: Compressor
    /// The most pixels of an image.
    private static let maxPixels = 100_000_000.0

    /// A renderer with these fonts; a font that is not installed is an error naming its Debian package.
    package init(fonts: PinnedFonts = .debian) throws(CairoError) {
        shaper = try TextShaper(fonts)
        compressor = Compressor()
    }

    /// Measures text as this renderer draws it in a scene of a language, a BCP 47 tag.
    package func measurer(of language: String) -> PangoTextMeasurer {
        PangoTextMeasurer(shaper, ChineseScript(language: language))
    }

    /// The scene as a file in a format.
    ///
    /// - Parameters:
    ///   - palette: its colours; nil leaves them to the reader of an SVG, and is light for other formats.
    ///   - scale: pixels per point of an image.
    package func picture(
        of scene: Scene, as format: PictureFormat, in palette: Palette? = nil, scale: Int = 1
    ) throws(CairoError) -> [UInt8] {
        switch format {
        case .svg: try svg(scene, in: palette)
        case .png: try png(scene, in: palette ?? .light, scale: scale)
        case .pdf: try pdf(scene, in: palette ?? .light)
        }
    }

    /// The scene as an SVG document in UTF-8, for use alone or inside HTML.
    ///
    /// Title and description are those of the scene; glyphs are paths, so no reader needs the fonts. Without a palette the
    /// document has light and dark colours, and shows those that the reader prefers.
    package func svg(_ scene: Scene, in palette: Palette? = nil) throws(CairoError) -> [UInt8] {
        try SceneCheck.check(scene, in: palette.map { [$0] } ?? Palette.standard, with: shaper)
        return SVGWriter.document(of: scene, in: palette, with: shaper)
    }

    /// The scene as a PNG image with `scale` pixels for each point; parts of pixels are rounded up.
    package func png(_ scene: Scene, in palette: Palette = .light, scale: Int) throws(CairoError) -> [UInt8] {
        try drawn(scene, in: palette, scale: scale).withPixels { (pixels) throws(CairoError) in
            PNGWriter.write(pixels, scale: scale, with: compressor)
        }
    }

    /// The pixels of the scene's PNG image.
    package func image(_ scene: Scene, in palette: Palette = .light, scale: Int) throws(CairoError) -> PixelImage {
        try drawn(scene, in: palette, scale: scale).withPixels { PixelImage($0) }
    }

    /// The scene as a PDF document of one page, as large in points as the scene, with text that can be selected.
    package func pdf(_ scene: Scene, in palette: Palette = .light) throws(CairoError) -> [UInt8] {
        try SceneCheck.check(scene, in: [palette], with: shaper)
        let sink = ByteSink()
        let surface = try CairoSurface(pdf: scene.size, to: sink)
        surface.describe(title: scene.title, subject: scene.description)
        let script = ChineseScript(language: scene.language)
        let fonts = try SubsetFonts(of: scene.texts.compactMap { shaper.layout($0.string, $0.font, script) })
        try paint(scene, in: palette, on: surface, scale: 1, fonts)
        try surface.finish("writing PDF")
        return PDFLanguage.insert(scene.language, into: sink.bytes)
    }

    private func drawn(_ scene: Scene, in palette: Palette, scale: Int) throws(CairoError) -> CairoSurface {
        try SceneCheck.check(scene, in: [palette], with: shaper)
        let width = (scene.size.width * Double(scale)).rounded(.up)
        let height = (scene.size.height * Double(scale)).rounded(.up)
        guard scale > 0, width * height <= Self.maxPixels else {
            throw CairoError("creating an image", .number(Double(scale), of: "scale"))
        }
        let surface = try CairoSurface(imageWidth: Int32(width), height: Int32(height))
        try paint(scene, in: palette, on: surface, scale: Double(scale))
        return surface
    }

    /// Paints a scene that was checked.
    private func paint(
        _ scene: Scene, in palette: Palette, on surface: CairoSurface, scale: Double, _ fonts: SubsetFonts? = nil
    ) throws(CairoError) {
        let context = try CairoContext(surface)
        if scale != 1 { context.scale(by: scale) }
        ScenePainter(context: context, shaper: shaper, palette: palette, fonts: fonts).paint(scene)
        try context.check("drawing")
    }
}
