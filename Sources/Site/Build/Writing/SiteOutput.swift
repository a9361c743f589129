import Content
import Publishing
import Synchronization

/// Receives the files of a site as they are finished, from any thread, and passes them to the writer, so that few are held at
/// once.
final class SiteOutput: Sendable {
    private let writer: SiteWriter?
    private let keepsFiles: Bool
    private let listsFiles: Bool
    private let state = Mutex(State())

    private struct State: Sendable {
        var paths: Set<String> = []
        var listed: [OfflineFiles.Entry] = []
        var kept: [OutputFile] = []
    }

    /// - Parameters:
    ///   - writer: nil where nothing is to be written.
    ///   - keepsFiles: whether `files` are requested.
    ///   - listsFiles: whether `listed` is requested for written files.
    init(_ writer: SiteWriter?, keepsFiles: Bool, listsFiles: Bool) {
        self.writer = writer
        self.keepsFiles = keepsFiles
        self.listsFiles = listsFiles
    }

    /// Whether received files are written.
    var isWritten: Bool { writer != nil }

    /// - Parameter kept: the version without links to downloads, which goes into the archive; nil if it is the same file.
    func take(_ file: OutputFile, keeping kept: OutputFile? = nil) {
        let entry = writer != nil && listsFiles ? OfflineFiles.Entry(file) : nil
        state.withLock { state in
            state.paths.insert(file.path)
            if let entry { state.listed.append(entry) }
            if keepsFiles { state.kept.append(kept ?? file) }
        }
        writer?.take(file)
    }

    /// Receives a file that is beside the site and in no download.
    func takeBeside(_ file: OutputFile) {
        state.withLock { _ = $0.paths.insert(file.path) }
        writer?.take(file)
    }

    func take(_ files: [OutputFile]) { for file in files { take(file) } }

    var paths: Set<String> { state.withLock { $0.paths } }

    /// The entries for the list of an offline app.
    var listed: [OfflineFiles.Entry] { state.withLock { $0.listed } }

    /// Everything that was taken, sorted by path.
    var files: [OutputFile] {
        state.withLock { $0.kept }.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }
}
