package import Content
import FoundationEssentials
import Glibc
import Synchronization

/// A folder for the temporary files of a run. It is removed at the end of the run; the folder of a killed run is removed by the
/// next run.
package final class ScratchFolder: Sendable {
    package let path: String
    /// Locked as long as the process lives, which shows other processes that the folder is in use.
    private let descriptor: Int32
    private let state = Mutex(State())

    private struct State {
        /// Changes in progress.
        var changes = 0
        var isRemoved = false
    }

    private static let prefix = "notchbook-serve-"

    /// Creates a folder where the system keeps temporary files.
    package static func make() throws(CommandError) -> ScratchFolder {
        let place = ProcessInfo.processInfo.environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
        removeAbandoned(in: place)
        while true {
            var name = Array((place + "/" + prefix + "XXXXXX").utf8CString)
            guard mkdtemp(&name) != nil else {
                throw .unwritable(path: place, reason: String(cString: strerror(errno)))
            }
            // Another run may have taken it for abandoned just now.
            if let folder = ScratchFolder(
                String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))
            {
                return folder
            }
        }
    }

    /// Takes a folder; nil when it is in use, or gone.
    private init?(_ path: String) {
        self.path = path
        descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, access(path, F_OK) == 0 else {
            close(descriptor)
            return nil
        }
    }

    private static func removeAbandoned(in place: String) {
        for name in (try? FileSystem.real.list(place)) ?? [] where name.hasPrefix(prefix) {
            var status = stat()
            let path = place + "/" + name
            guard lstat(path, &status) == 0, status.st_uid == getuid() else { continue }
            ScratchFolder(path)?.remove()
        }
    }

    /// The machine's files, for a build that may still be at work when the folder is removed: it creates nothing in it again.
    package var fileSystem: FileSystem {
        var fileSystem = FileSystem.real
        let (write, rename, makeFolder) = (fileSystem.write, fileSystem.rename, fileSystem.makeFolder)
        fileSystem.write = { path, bytes throws(FileSystemError) in
            try self.unlessRemoved(path) { () throws(FileSystemError) in try write(path, bytes) }
        }
        fileSystem.rename = { path, newPath throws(FileSystemError) in
            try self.unlessRemoved(path) { () throws(FileSystemError) in try rename(path, newPath) }
        }
        fileSystem.makeFolder = { path throws(FileSystemError) in
            try self.unlessRemoved(path) { () throws(FileSystemError) in try makeFolder(path) }
        }
        return fileSystem
    }

    private func unlessRemoved(
        _ path: String, _ change: () throws(FileSystemError) -> Void
    ) throws(FileSystemError) {
        let isRemoved = state.withLock { state in
            if !state.isRemoved { state.changes += 1 }
            return state.isRemoved
        }
        if isRemoved { throw FileSystemError(.write, path, "the run has ended") }
        defer { state.withLock { $0.changes -= 1 } }
        try change()
    }

    /// Removes it with all that is in it; once.
    package func remove() {
        let wasRemoved = state.withLock { state in
            defer { state.isRemoved = true }
            return state.isRemoved
        }
        if wasRemoved { return }
        // No change takes longer than the writing of one file.
        while state.withLock({ $0.changes > 0 }) { usleep(1000) }
        try? FileManager.default.removeItem(atPath: path)
        close(descriptor)
    }
}
