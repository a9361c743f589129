import Content
import Packing
import Publishing
import Synchronization

/// The files that were written, so that the next run in the same process need not read them to see that nothing has changed.
final class OutputMemory: Sendable {
    /// By the bytes of the files.
    private let digests: Memo<String, [UInt8], FileDigest>
    let keeps: Bool
    private let written = Mutex<[String: (bytes: [UInt8], stamp: FileStamp)]>([:])

    init(in runs: MemoRuns) {
        digests = Memo(in: runs)
        keeps = runs.areSeveral
    }

    func digest(of file: OutputFile) -> FileDigest {
        digests.result(named: file.path, of: file.bytes) { FileDigest(file) }
    }

    /// True for a file that lies on disk as a run before this one left it, with these bytes.
    func holds(_ file: OutputFile, at place: String, in fileSystem: FileSystem) -> Bool {
        guard keeps, let known = written.withLock({ $0[place] }), known.bytes == file.bytes else { return false }
        return fileSystem.stamp(place) == known.stamp
    }

    /// Notes that a file lies on disk.
    func note(_ file: OutputFile, at place: String, in fileSystem: FileSystem) {
        guard keeps, let stamp = fileSystem.stamp(place) else { return }
        written.withLock { $0[place] = (file.bytes, stamp) }
    }

    /// Notes that a file is gone.
    func forget(_ place: String) { written.withLock { $0[place] = nil } }
}

/// What is known of a file by its bytes.
struct FileDigest: Sendable {
    let sha256: [UInt8]
    /// Nil for a file that is not kept for reading offline.
    let offline: OfflineFiles.Entry?

    init(_ file: OutputFile) {
        sha256 = SHA256.digest(of: file.bytes)
        offline = OfflineFiles.Entry(file, digest: sha256)
    }
}
