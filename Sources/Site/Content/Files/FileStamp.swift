import FoundationEssentials
import Synchronization

/// What tells a file or folder from a changed one without reading it.
package struct FileStamp: Hashable, Sendable {
    package let kind: FileSystem.Kind
    package let size: Int
    /// Nanoseconds since 1970, of the bytes and of what the system keeps of the file. The second cannot be set by programs.
    package let modified, changed: Int
    package let inode: UInt64

    package init(kind: FileSystem.Kind, size: Int, modified: Int, changed: Int, inode: UInt64) {
        self.kind = kind
        self.size = size
        self.modified = modified
        self.changed = changed
        self.inode = inode
    }

    /// Clocks of file systems go in steps of several milliseconds.
    private static let clockStep = 20_000_000

    /// True for a file that was changed so shortly before a moment, or since, that one more change could leave it the same stamp.
    ///
    /// - Parameter moment: in nanoseconds since 1970.
    func isDoubtful(at moment: Int) -> Bool { max(modified, changed) > moment - Self.clockStep }
}

/// What was looked at in the outside world: each path with its stamp from before it was first looked at, nil for what was not
/// there.
package final class FileLog: Sendable {
    private let seen = Mutex<[String: FileStamp?]>([:])
    private let start = Int(Date().timeIntervalSince1970 * 1e9)

    package init() {}

    /// True when a file was changed so shortly before it was looked at, or since, that one more change could have left it the same
    /// stamp.
    package func isDoubtful(_ stamp: FileStamp) -> Bool { stamp.isDoubtful(at: start) }

    package var stamps: [String: FileStamp?] { seen.withLock { $0 } }

    /// - Returns: what stands there now.
    @discardableResult
    fileprivate func note(_ path: String, _ fileSystem: FileSystem) -> FileSystem.Kind? {
        let found = fileSystem.stamp(path)
        seen.withLock { if $0[path] == nil { $0[path] = .some(found) } }
        return found?.kind
    }

    /// Notes a path, and what it leads to if it is a link.
    fileprivate func noteFollowing(_ path: String, _ fileSystem: FileSystem) {
        if note(path, fileSystem) == .link, let target = fileSystem.resolve(path) { note(target, fileSystem) }
    }
}

extension FileSystem {
    /// The same, with everything that is looked at noted in a log. Where links lead is not: they have stamps of their own.
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
