import Content
import Synchronization

/// The files that were written, so that the next run in the same process need not read them to see that nothing has changed.
final class OutputMemory: Sendable {
    let keeps: Bool
    private let written = Mutex<[String: (content: FileContent, stamp: FileStamp)]>([:])
    private let manifest = Mutex<(bytes: [UInt8], manifest: Manifest)?>(nil)

    init(in runs: MemoRuns) {
        keeps = runs.areSeveral
    }

    /// True for a file that a run before this one wrote with these bytes.
    func wrote(_ file: OutputFile, at place: String) -> Bool {
        keeps && written.withLock { $0[place]?.content } == file.content
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
        written.withLock { $0[place] = (file.content, stamp) }
    }

    /// Notes that a file is gone.
    func forget(_ place: String) { written.withLock { $0[place] = nil } }
}
