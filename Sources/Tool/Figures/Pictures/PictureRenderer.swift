package import CairoRendering
import Content
package import Pictures
import Drawing
import ResultStore

/// Creates the files of pictures from scenes; a file that the cache has is not drawn again.
///
/// A renderer belongs to one thread or task, as the renderer of scenes in it does.
package struct PictureRenderer {
    private let renderer: SceneRenderer
    private let resources: Resources

    init(_ resources: Resources) throws(CairoError) {
        renderer = try SceneRenderer(fonts: resources.fonts)
        self.resources = resources
    }

    /// The fonts, cache and settings for all pictures of a build.
    package struct Resources: Sendable {
        let fonts: PinnedFonts
        let cache: Cache
        /// The part of the pictures that is drawn; nil for all.
        let shard: Shard?
        let use: PictureUse

        /// With the results of a run.
        package init(fonts: PinnedFonts, _ store: BuildStore) {
            self.fonts = fonts
            cache = store.cache
            shard = store.shard
            use = store.use
        }

        /// Without results of earlier runs.
        package init(fonts: PinnedFonts) { self.init(fonts: fonts, BuildStore()) }
    }

    /// Measures text as it is drawn in a scene of a language, a BCP 47 tag.
    func measurer(of language: String) -> PangoTextMeasurer { renderer.measurer(of: language) }

    /// The picture of a scene.
    ///
    /// - Parameters:
    ///   - palette: a built-in one, as a cache key holds its name and not its colours; nil gives an SVG with light and dark
    ///     colours, and other formats light.
    ///   - scale: pixels for each point, of a PNG.
    func file(
        _ path: String, of scene: Scene, as format: PictureFormat, in palette: Palette?, scale: Int = 1
    ) throws(CairoError) -> PictureFile {
        let kind = format.rawValue + (palette.map { "." + $0.name } ?? "") + PictureSubject.mark(ofScale: scale)
        func picture() throws(CairoError) -> [UInt8] {
            try renderer.picture(of: scene, as: format, in: palette, scale: scale)
        }
        guard resources.cache.isStored else {
            return resources.use == .checking
                ? PictureFile(output: OutputFile(path, []), source: .leftOut)
                : PictureFile(output: OutputFile(path, try picture()), source: .drawn)
        }
        let key = ResultKey(kind, of: scene.encoding)
        guard resources.use != .checking, resources.shard?.holds(key) ?? true else {
            return PictureFile(output: OutputFile(path, []), source: .leftOut, key: key)
        }
        if let bytes = resources.cache.bytes(of: key) {
            return PictureFile(output: OutputFile(path, bytes), source: .cache, key: key)
        }
        let bytes = try picture()
        resources.cache.put(key, bytes)
        return PictureFile(output: OutputFile(path, bytes), source: .drawn, key: key)
    }
}
