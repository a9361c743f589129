package import Diagnostics
package import ResultStore

/// The picture files of a build, and the results of earlier builds that they come from and go to.
package struct BuildStore: Sendable {
    /// The results of this run and of earlier ones.
    package let cache: Cache
    /// The part of the pictures that is drawn; nil for all.
    package let shard: Shard?
    package let use: PictureUse
    /// The results of earlier processes; nil where nothing is kept.
    private let results: ResultStore?
    private var files: [PictureFile] = []

    private init(_ cache: Cache, _ shard: Shard?, _ use: PictureUse, _ results: ResultStore?) {
        self.cache = cache
        self.shard = shard
        self.use = use
        self.results = results
    }

    /// Without results of earlier runs.
    package init(for use: PictureUse = .writing) { self.init(.none, nil, use, nil) }

    /// With the results of earlier runs.
    ///
    /// - Parameters:
    ///   - results: nil where nothing is kept between processes.
    ///   - memory: nil for a process with a single run.
    ///   - shard: the part of the pictures that is drawn; nil for all.
    ///   - renderer: the renderer that draws them.
    package static func open(
        _ results: ResultStore?, _ memory: CacheMemory? = nil, shard: Shard? = nil, renderer: RendererFiles,
        for use: PictureUse
    ) async -> BuildStore {
        var version: RendererVersion?
        if let results { version = await RendererVersion(renderer, results) }
        let cache = Cache(memory, store: version == nil ? nil : results, origin: version?.checksum ?? [])
        return BuildStore(cache, shard, use, results)
    }

    package mutating func add(_ files: [PictureFile]) { self.files += files }

    package var drawnCount: Int { files.count { $0.source == .drawn } }
    package var reusedCount: Int { files.count { $0.source == .cache } }
    /// The number of files that belong to other parts.
    package var passedOverCount: Int { files.count { $0.source == .leftOut } }

    /// Stores new results.
    package func save() { results?.save() }

    /// Warnings that a strict run does not raise: the site is correct without stored results.
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
    /// Scenes are created and checked, and not drawn.
    case checking
}
