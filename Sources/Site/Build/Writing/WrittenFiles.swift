import Content
import Synchronization

/// The files that a process has written into a folder of its own, so that its next run need not read them to see which have changed.
final class WrittenFiles: Sendable {
    private let files = Mutex<[String: FileContent]>([:])

    /// Whether a file lies there with these bytes.
    func holds(_ file: OutputFile) -> Bool { files.withLock { $0[file.path] } == file.content }

    func note(_ file: OutputFile) { files.withLock { $0[file.path] = file.content } }

    /// Records that a file is gone, or differs from the recorded one.
    func forget(_ path: String) { files.withLock { $0[path] = nil } }
}
