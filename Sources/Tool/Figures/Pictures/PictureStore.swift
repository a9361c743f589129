package import CairoRendering
package import Diagnostics
package import ResultStore

/// The picture files of a build, and the results of earlier builds that they come from and go to.
package struct PictureStore: Sendable {
    private let fonts: PinnedFonts
    /// What earlier builds made; nil where nothing is kept.
    package let results: ResultStore?
    private let cache: PictureCache?
    private let use: PictureUse
    private var files: [PictureFile] = []

    /// Without results of earlier builds.
    package init(fonts: PinnedFonts, for use: PictureUse = .writing) {
        self.init(fonts: fonts, results: nil, cache: nil, use)
    }

    private init(fonts: PinnedFonts, results: ResultStore?, cache: PictureCache?, _ use: PictureUse) {
        self.fonts = fonts
        self.results = results
        self.cache = cache
        self.use = use
    }

    /// With what earlier builds made.
    ///
    /// - Parameters:
    ///   - results: nil where nothing is kept.
    ///   - shard: the part of the pictures that is drawn; nil for all.
    package static func open(
        _ results: ResultStore?, shard: Shard?, fonts: PinnedFonts, for use: PictureUse
    ) async -> PictureStore {
        guard let results else { return PictureStore(fonts: fonts, for: use) }
        let version = await RendererVersion(fonts: fonts, results)
        return PictureStore(
            fonts: fonts, results: results,
            cache: version.map { PictureCache(results: results, version: $0, shard: shard) }, use)
    }

    /// What pictures are made with.
    package var resources: PictureRenderer.Resources {
        PictureRenderer.Resources(fonts: fonts, cache: cache, use: use)
    }

    /// A checksum of the code and the fonts that pictures are made with; nil where nothing is kept.
    package var origin: [UInt8]? { cache?.version.checksum }

    package mutating func add(_ files: [PictureFile]) { self.files += files }

    package var drawnCount: Int { files.count { $0.source == .drawn } }
    package var reusedCount: Int { files.count { $0.source == .cache } }
    /// Those that belong to other parts.
    package var passedOverCount: Int { files.count { $0.source == .leftOut } }

    /// Keeps what is new.
    package func save() { results?.save() }

    /// Warnings that a strict run does not raise: the site is right without what is kept.
    package var problems: [Diagnostic] {
        guard let results else { return [] }
        return (cache == nil ? [StoreCodes.unknownCode()] : []) + results.problems.map { StoreCodes.diagnostic($0) }
    }
}

/// What a run wants pictures for.
package enum PictureUse: Sendable {
    /// Their files are written.
    case writing
    /// They are drawn for later runs, which find them among the results.
    case keeping
    /// Scenes are made and checked, and not drawn.
    case checking
}
