import ResultStore

/// Pictures among the results that are kept.
struct PictureCache: Sendable {
    let results: ResultStore
    let version: RendererVersion
    /// The part of the pictures that this run is about; nil for all.
    let shard: Shard?

    /// The name for what is drawn from a description; the kind says in which form.
    func key(_ kind: String, _ description: [UInt8]) -> ResultKey {
        ResultKey(kind, of: version.checksum, description)
    }

    /// Whether this run is about the picture of a key.
    func isAbout(_ key: ResultKey) -> Bool { shard?.holds(key) ?? true }
}
