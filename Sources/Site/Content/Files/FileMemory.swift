import FoundationEssentials
import Synchronization

/// A cache of the files that were read in this process, so that later runs read only those that have changed.
package final class FileMemory: Sendable {
    private struct Entry {
        let stamp: FileStamp
        let bytes: [UInt8]
        /// Whether one more change would change the stamp for certain; false for a file that was changed too shortly before.
        let isCertain: Bool
    }

    private let entries = Mutex<[String: Entry]>([:])

    package init() {}

    /// A file's bytes. Those that equal the ones of last time are the same array, which is compared at once.
    fileprivate func read(_ path: String, in fileSystem: FileSystem) throws(FileSystemError) -> [UInt8] {
        guard let stamp = fileSystem.stamp(path), stamp.kind == .file else { return try fileSystem.read(path) }
        let known = entries.withLock { $0[path] }
        if let known, known.isCertain, known.stamp == stamp { return known.bytes }
        let isCertain = !stamp.isDoubtful(at: Int(Date().timeIntervalSince1970 * 1e9))
        var bytes = try fileSystem.read(path)
        if let known, known.bytes == bytes { bytes = known.bytes }
        entries.withLock { $0[path] = Entry(stamp: stamp, bytes: bytes, isCertain: isCertain) }
        return bytes
    }
}

extension FileSystem {
    /// A copy of the file system that reads again only files that have changed.
    package func remembering(in memory: FileMemory) -> FileSystem {
        let original = self
        var remembering = self
        remembering.read = { path throws(FileSystemError) in try memory.read(path, in: original) }
        return remembering
    }
}
