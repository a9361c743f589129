import Content
import Publishing
import Synchronization

/// The files that were written, so that the next run in the same process need not read them to see that nothing has changed.
final class OutputMemory: Sendable {
    /// The entries in the list of an offline app, by the bytes of the files.
    let entries: Memo<String, [UInt8], OfflineFiles.Entry?>
    let keeps: Bool
    private let written = Mutex<[String: (bytes: [UInt8], stamp: FileStamp)]>([:])

    init(in runs: MemoRuns) {
        entries = Memo(in: runs)
        keeps = runs.areSeveral
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
