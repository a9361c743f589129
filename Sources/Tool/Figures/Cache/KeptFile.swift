package import Content
package import ResultStore

extension FileContent {
    /// What is kept under a key; nil where nothing is.
    package convenience init?(_ key: ResultKey, count: Int, sha256: [UInt8], in results: ResultStore) {
        if results.readsAtOnce {
            guard let bytes = results.bytes(of: key) else { return nil }
            self.init(bytes)
        } else {
            guard results.has(key) else { return nil }
            self.init(count: count, sha256: sha256) { results.bytes(ofFound: key) }
        }
    }
}
