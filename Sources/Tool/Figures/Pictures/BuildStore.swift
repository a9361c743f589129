package import CairoRendering
package import Diagnostics
package import ResultStore

/// The picture files of a build, and the results of earlier builds that they come from and go to.
package struct BuildStore: Sendable {
    /// The fonts, cache and settings that pictures are made with.
    package let resources: PictureRenderer.Resources
    /// The results of earlier processes; nil where nothing is kept.
    private let results: ResultStore?
    private var files: [PictureFile] = []

    private init(_ resources: PictureRenderer.Resources, _ results: ResultStore?) {
        self.resources = resources
        self.results = results
    }

    /// Without results of earlier runs.
    package init(fonts: PinnedFonts, for use: PictureUse = .writing) {
        self.init(PictureRenderer.Resources(fonts: fonts, cache: .none, shard: nil, use: use), nil)
    }

    /// With what earlier runs made.
    ///
    /// - Parameters:
    ///   - results: nil where nothing is kept between processes.
    ///   - memory: nil for a process with a single run.
    ///   - shard: the part of the pictures that is drawn; nil for all.
    package static func open(
        _ results: ResultStore?, _ memory: CacheMemory? = nil, shard: Shard? = nil, fonts: PinnedFonts,
        for use: PictureUse
    ) async -> BuildStore {
        var version: RendererVersion?
        if let results { version = await RendererVersion(fonts: fonts, results) }
        let cache = Cache(memory, store: version == nil ? nil : results, origin: version?.checksum ?? [])
        return BuildStore(PictureRenderer.Resources(fonts: fonts, cache: cache, shard: shard, use: use), results)
    }

    /// The results of this run and of earlier ones.
    package var cache: Cache { resources.cache }

    package mutating func add(_ files: [PictureFile]) { self.files += files }

    package var drawnCount: Int { files.count { $0.source == .drawn } }
    package var reusedCount: Int { files.count { $0.source == .cache } }
    /// The number of files that belong to other parts.
    package var passedOverCount: Int { files.count { $0.source == .leftOut } }

    /// Keeps what is new.
    package func save() { results?.save() }

    /// Warnings that a strict run does not raise: the site is right without what is kept.
    package var problems: [Diagnostic] {
        guard let results else { return [] }
        return (cache.isStored ? [] : [StoreCodes.unknownCode()]) + results.problems.map { StoreCodes.diagnostic($0) }
    }
}

/// The use that a run makes of pictures.
package enum PictureUse: Sendable {
    /// Their files are written.
    case writing
    /// They are drawn for later runs, which find them among the results.
    case keeping
    /// Scenes are made and checked, and not drawn.
    case checking
}
