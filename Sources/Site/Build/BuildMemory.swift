import Content
import ResultStore

/// What the builds of a process have made, so that the next one makes again only what has changed: `serve` builds with each save.
/// Nothing of it changes a byte of the site.
package final class BuildMemory: Sendable {
    let results = CacheMemory()
    let written = WrittenFiles()
    private let read = FileMemory()

    package init() {}

    /// The file system for what authors have written, of which only what has changed is read again.
    func reading(_ fileSystem: FileSystem) -> FileSystem { fileSystem.remembering(in: read) }
}
