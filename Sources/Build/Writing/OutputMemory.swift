import Content
import Packing
import Synchronization

/// The files that were written, so that the next run in the same process need not read them to see that nothing has changed.
final class OutputMemory: Sendable {
    /// The SHA-256 of the files, by their bytes.
    private let digests: Memo<String, [UInt8], [UInt8]>
    let keeps: Bool
    private let written = Mutex<[String: (bytes: [UInt8], stamp: FileStamp)]>([:])

    init(in runs: MemoRuns) {
        digests = Memo(in: runs)
        keeps = runs.areSeveral
    }

    /// The SHA-256 of a file's bytes.
    func digest(of file: OutputFile) -> [UInt8] {
        digests.result(named: file.path, of: file.bytes) { SHA256.digest(of: file.bytes) }
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
