package import CairoRendering
package import Diagnostics
package import ResultStore

/// The picture files of a build, and the results of earlier builds that they come from and go to.
package struct PictureStore: Sendable {
    private let fonts: PinnedFonts
    /// What earlier builds made; nil where nothing is kept.
    package let results: ResultStore?
    private let cache: PictureCache?
    private let isDry: Bool
    private let isWritten: Bool
    private var files: [PictureFile] = []

    /// Without results of earlier builds.
    ///
    /// - Parameter isDry: whether nobody wants the files, as in a run that only checks.
    package init(fonts: PinnedFonts, isDry: Bool = false) {
        self.init(fonts: fonts, results: nil, cache: nil, isDry: isDry, isWritten: !isDry)
    }

    private init(
        fonts: PinnedFonts, results: ResultStore?, cache: PictureCache?, isDry: Bool, isWritten: Bool
    ) {
        self.fonts = fonts
        self.results = results
        self.cache = cache
        self.isDry = isDry
        self.isWritten = isWritten
    }

    /// With what earlier builds made.
    ///
    /// - Parameters:
    ///   - results: nil where nothing is kept.
    ///   - shard: the part of the pictures that is drawn; nil for all.
    ///   - isWritten: whether the run writes a site; where it does not, files are drawn to be kept, or not at all.
    package static func open(
        _ results: ResultStore?, shard: Shard?, fonts: PinnedFonts, isWritten: Bool
    ) async -> PictureStore {
        guard let results else { return PictureStore(fonts: fonts, isDry: !isWritten) }
        let origin = await RendererVersion.checksum(fonts: fonts, results)
        return PictureStore(
            fonts: fonts, results: results,
            cache: origin.map { PictureCache(results: results, origin: $0, shard: shard) }, isDry: false,
            isWritten: isWritten)
    }

    /// What pictures are made with.
    package var resources: PictureRenderer.Resources {
        PictureRenderer.Resources(fonts: fonts, cache: cache, isDry: isDry, isWritten: isWritten)
    }

    /// A checksum of the code and the fonts that pictures are made with; nil where nothing is kept.
    package var origin: [UInt8]? { cache?.origin }

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
