import CairoRendering
package import Content
import Drawing

/// Makes the files of pictures out of scenes; a file that the cache has is not drawn again.
///
/// One belongs to one thread or task, as the renderer in it does.
package struct PictureRenderer {
    private let renderer: SceneRenderer
    private let cache: BuildCache?

    init(_ resources: Resources) throws(CairoError) {
        renderer = try SceneRenderer(fonts: resources.fonts)
        cache = resources.cache
    }

    /// What all pictures of a build are made with.
    package struct Resources: Sendable {
        let fonts: PinnedFonts
        var cache: BuildCache?
    }

    /// Measures text as it is drawn in a scene of a language, a BCP 47 tag.
    func measurer(of language: String) -> PangoTextMeasurer { renderer.measurer(of: language) }

    /// The picture of a scene.
    ///
    /// - Parameters:
    ///   - palette: one that the code decides, because the cache knows it by its name; nil leaves it to the reader of an
    ///     SVG, and is light for other formats.
    ///   - scale: pixels for each point, of a PNG.
    func file(
        _ path: String, of scene: Scene, as format: PictureFormat, in palette: Palette?, scale: Int = 1
    ) throws(CairoError) -> PictureFile {
        let kind = format.rawValue + (palette.map { "." + $0.name } ?? "") + PictureSubject.mark(ofScale: scale)
        let key = cache?.key(kind, scene.encoding)
        if let key, let bytes = cache?.bytes(of: key) {
            return PictureFile(output: OutputFile(path, bytes), source: .cache(key))
        }
        let bytes = try renderer.picture(of: scene, as: format, in: palette, scale: scale)
        return PictureFile(output: OutputFile(path, bytes), source: .drawn(key))
    }
}

/// A file of a picture, and how this build came by it.
package struct PictureFile: Sendable {
    package let output: OutputFile
    let source: Source

    enum Source: Sendable {
        /// Drawn, and to be kept by this name where there is a cache.
        case drawn(BuildCache.Key?)
        case cache(BuildCache.Key)
    }

    package var path: String { output.path }

    var isReused: Bool { if case .cache = source { true } else { false } }

    /// What the cache does not have yet.
    var newEntry: BuildCache.Entry? {
        guard case .drawn(let key?) = source else { return nil }
        return BuildCache.Entry(key: key, bytes: output.bytes)
    }

    /// Its name in the cache.
    var key: BuildCache.Key? {
        switch source {
        case .drawn(let key): key
        case .cache(let key): key
        }
    }
}
