import FoundationEssentials
import Synchronization

/// A fingerprint of a file or folder that needs no reading: kind, size in bytes, times and inode.
package struct FileStamp: Hashable, Sendable {
    package let kind: FileSystem.Kind
    package let size: Int
    /// The times of the last change of the bytes, and of the file's entry in the file system, in nanoseconds since 1970. Programs
    /// cannot set the second.
    package let modified, changed: Int
    package let inode: UInt64

    package init(kind: FileSystem.Kind, size: Int, modified: Int, changed: Int, inode: UInt64) {
        self.kind = kind
        self.size = size
        self.modified = modified
        self.changed = changed
        self.inode = inode
    }

    /// A margin in nanoseconds: clocks of file systems go in steps of several milliseconds.
    private static let clockStep = 20_000_000

    /// Whether a file was changed so shortly before a moment, or since, that one more change could leave it the same stamp.
    ///
    /// - Parameter moment: in nanoseconds since 1970.
    func isDoubtful(at moment: Int) -> Bool { max(modified, changed) > moment - Self.clockStep }
}

/// A log of the paths that were read, each with its stamp from before the first access; nil for a path where nothing was.
package final class FileLog: Sendable {
    private let seen = Mutex<[String: FileStamp?]>([:])
    private let start = Int(Date().timeIntervalSince1970 * 1e9)

    package init() {}

    /// Whether a file was changed so shortly before it was looked at, or since, that one more change could have left it the same
    /// stamp.
    package func isDoubtful(_ stamp: FileStamp) -> Bool { stamp.isDoubtful(at: start) }

    package var stamps: [String: FileStamp?] { seen.withLock { $0 } }

    /// - Returns: the kind of file that is there now.
    @discardableResult
    fileprivate func note(_ path: String, _ fileSystem: FileSystem) -> FileSystem.Kind? {
        let found = fileSystem.stamp(path)
        seen.withLock { if $0[path] == nil { $0[path] = .some(found) } }
        return found?.kind
    }

    /// Notes a path, and the target if it is a link.
    fileprivate func noteFollowing(_ path: String, _ fileSystem: FileSystem) {
        if note(path, fileSystem) == .link, let target = fileSystem.resolve(path) { note(target, fileSystem) }
    }
}

extension FileSystem {
    /// A copy of the file system that records every accessed path in a log. Targets of links are not followed: they have stamps
    /// of their own.
    package func logged(in log: FileLog) -> FileSystem {
        let original = self
        var logged = self
        logged.kind = { log.note($0, original) }
        logged.list = { folder throws(FileSystemError) in
            log.noteFollowing(folder, original)
            return try original.list(folder)
        }
        logged.read = { path throws(FileSystemError) in
            log.noteFollowing(path, original)
            return try original.read(path)
        }
        return logged
    }
}
