import Content
package import ResultStore

/// The results that the builds of a process share, so that the next build recreates only changed results: `serve` builds with
/// each save. No byte of the site depends on it.
package final class BuildMemory: Sendable {
    package let results = CacheMemory()
    let written = WrittenFiles()
    private let read = FileMemory()

    package init() {}

    /// A file system for the files of authors that reads only changed files again.
    func reading(_ fileSystem: FileSystem) -> FileSystem { fileSystem.remembering(in: read) }
}
