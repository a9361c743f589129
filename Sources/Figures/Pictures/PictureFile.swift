package import Content

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
