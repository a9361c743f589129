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
    private let manifest = Mutex<(bytes: [UInt8], manifest: Manifest)?>(nil)

    init(in runs: MemoRuns) {
        digests = Memo(in: runs)
        keeps = runs.areSeveral
    }

    func digest(of file: OutputFile) -> FileDigest {
        digests.result(named: file.path, of: file.bytes) { FileDigest(file) }
    }

    /// True for a file that a run before this one wrote with these bytes.
    func wrote(_ file: OutputFile, at place: String) -> Bool {
        keeps && written.withLock { $0[place]?.bytes } == file.bytes
    }

    /// True where it lies on disk as that run left it.
    func holds(_ file: OutputFile, at place: String, in fileSystem: FileSystem) -> Bool {
        wrote(file, at: place) && written.withLock { $0[place]?.stamp } == fileSystem.stamp(place)
    }

    /// The list of files that some bytes are.
    func manifest(reading bytes: [UInt8]) -> Manifest {
        if let known = manifest.withLock({ $0 }), known.bytes == bytes { return known.manifest }
        return Manifest(reading: bytes)
    }

    /// Notes the list that lies on disk.
    func note(_ manifest: Manifest, _ bytes: [UInt8]) {
        if keeps { self.manifest.withLock { $0 = (bytes, manifest) } }
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
