import Content
import Packing
import Synchronization

/// Puts a site into the output folder: all of it, or nothing.
///
/// Every new file is first written whole into a folder inside, where a full disk does no harm. When all are there, the new site
/// changes places with the old one in one step; where the file system cannot do that, the files are moved over the old ones one
/// by one. Files that no build has created are neither replaced nor removed, and files that were edited since are kept aside.
final class SiteWriter: Sendable {
    private let folder: OutputFolder
    private let fileSystem: FileSystem
    private let written: WrittenFiles?
    private let mode: Mode
    private let known: Manifest
    private let manifestBytes: [UInt8]?
    private let state = Mutex(State())

    /// The way a site is replaced.
    enum Mode: Sendable {
        /// All files in one step, where the file system can.
        case whole
        /// File by file, because a user works in the folder and would be left in the old one.
        case inPlace
        /// File by file, without waiting for the disk: the folder is removed with the process.
        case ephemeral
    }

    private struct State: Sendable {
        var digests: [String: [UInt8]] = [:]
        var changes: [Change] = []
        var unchanged = 0
        /// The folders whose paths have been checked: no link and no file is on the way to them.
        var checkedFolders: Set<String> = []
        /// The old site, once the new one is in its place.
        var replaced: ReplacedSite?
        /// The errors, by path.
        var failures: [(path: String, error: FileSystemError)] = []
    }

    /// A file that differs from that on disk.
    private struct Change: Sendable {
        let path: String
        /// The bytes of the old file; nil when there was none.
        let before: [UInt8]?
        /// Kept where a later run in the process will ask for it.
        let file: OutputFile?
        /// The path under which an edited old file is kept.
        var asidePath: String?
    }

    /// Reads the list of files that earlier builds created in the folder.
    ///
    /// - Parameter written: the files that earlier runs of the process have written; nil for a process with a single run.
    init(
        _ folder: OutputFolder, _ mode: Mode = .whole, _ written: WrittenFiles? = nil
    ) throws(FileSystemError) {
        self.folder = folder
        self.mode = mode
        self.written = written
        fileSystem = folder.fileSystem
        let manifest = folder.full(Manifest.path)
        let bytes = fileSystem.kind(manifest) == .file ? try fileSystem.read(manifest) : nil
        manifestBytes = bytes
        known = Manifest(reading: bytes ?? [])
        for path in [Manifest.path, OutputFolder.stagingFolder + "/" + Manifest.path] { try check(path) }
    }

    // MARK: - One file

    /// Receives a file, from any thread: a file that differs from the one on disk is written beside it. Errors are reported at
    /// the end.
    func take(_ file: OutputFile) {
        do throws(FileSystemError) {
            let digest = file.content.sha256
            let change =
                written?.holds(file) == true ? nil : try checkAndStage(file)
            state.withLock { state in
                state.digests[file.path] = digest
                if let change { state.changes.append(change) } else { state.unchanged += 1 }
            }
        } catch {
            state.withLock { $0.failures.append((file.path, error)) }
        }
    }

    /// Nil where nothing changes.
    private func checkAndStage(_ file: OutputFile) throws(FileSystemError) -> Change? {
        try check(file.path)
        let place = folder.full(file.path)
        let before = fileSystem.kind(place) == .file ? try fileSystem.read(place) : nil
        if before == file.bytes {
            written?.note(file)
            return nil
        }
        guard before == nil || known.checksums[file.path] != nil else {
            throw FileSystemError(
                .write, place, "the file there was not made by a build; move it or name another folder")
        }
        try stage(file.path, file.bytes)
        var change = Change(path: file.path, before: before, file: written == nil ? nil : file)
        if let before { change.asidePath = try keepAside(file.path, before) }
        return change
    }

    private func stage(_ path: String, _ bytes: [UInt8]) throws(FileSystemError) {
        do throws(FileSystemError) {
            try fileSystem.write(folder.staged(path), bytes)
        } catch {
            try? fileSystem.remove(folder.staged(path))
            throw FileSystemError(error.action, folder.path, error.reason)
        }
    }

    /// Stages an edited file under another name, and returns that name; nil for a file that is as a build created it.
    private func keepAside(_ path: String, _ bytes: [UInt8]) throws(FileSystemError) -> String? {
        guard !known.wrote(bytes, at: path) else { return nil }
        let place = fileSystem.freePath(folder.full(path + ".edited"))
        let aside = String(place.dropFirst(folder.full("").count))
        try stage(aside, bytes)
        return aside
    }

    /// Refuses a path with something else on its way, such as a link to another place.
    private func check(_ path: String) throws(FileSystemError) {
        guard OutputFile.staysInside(path) else {
            throw FileSystemError(.write, folder.full(path), "it leaves the output folder or has a control character")
        }
        let steps = path.split(separator: "/")
        let parent = steps.dropLast().joined(separator: "/")
        // A checked folder vouches for the way to all its files.
        let isKnown = state.withLock { $0.checkedFolders.contains(parent) }
        for length in (isKnown ? steps.count : 1)...steps.count {
            let place = folder.full(steps.prefix(length).joined(separator: "/"))
            switch (fileSystem.kind(place), length == steps.count) {
            case (nil, _): return
            case (.folder, false), (.file, true): continue
            case (.link, _): throw FileSystemError(.write, place, "it is a link, which could lead out of the folder")
            case (.folder, true): throw FileSystemError(.write, place, "a folder of that name stands there")
            default: throw FileSystemError(.write, place, "a file of that name stands where a folder is needed")
            }
        }
        state.withLock { _ = $0.checkedFolders.insert(parent) }
    }

    /// The files so far that are new, or whose bytes differ from the previous site. Empty for the first build, and where nothing is
    /// kept for later runs.
    var changedFiles: [OutputFile] {
        manifestBytes == nil ? [] : state.withLock { $0.changes.compactMap { $0.file } }
    }

    // MARK: - All files

    /// The pages of earlier builds that this build does not create, and the number of all.
    var lostPages: (paths: [String], of: Int) {
        state.withLock { state in
            // A file that could not be written is reported on its own.
            let failed = Set(state.failures.map { $0.path })
            return (known.pages.filter { state.digests[$0] == nil && !failed.contains($0) }, known.pages.count)
        }
    }

    /// Whether this build creates all of some files.
    func creates(_ paths: [String]) -> Bool {
        state.withLock { state in paths.allSatisfy { state.digests[$0] != nil } }
    }

    /// Replaces the old site by the new one, without the files of earlier builds that this build does not create. After a failure
    /// the old site is as it was.
    func finish(_ lock: OutputLock?) throws(FileSystemError) -> OutputChanges {
        let (changes, digests, unchanged, failures) = state.withLock { state in
            (
                state.changes.sorted { $0.path < $1.path }, state.digests, state.unchanged,
                state.failures.sorted { $0.path < $1.path }
            )
        }
        if let failure = failures.first {
            cancel()
            throw failure.error
        }
        let new = Manifest(digests)
        let newBytes = new.bytes
        let obsolete = known.checksums.keys.filter { digests[$0] == nil }.sorted().filter { folder.isPlainFile($0) }
        var report = OutputChanges()
        report.written = changes.map { $0.path }
        report.removed = obsolete
        report.unchanged = unchanged
        report.files = new.paths.sorted() + [Manifest.path]
        report.edited = changes.compactMap { $0.asidePath }
        if !changes.isEmpty || !obsolete.isEmpty || manifestBytes != newBytes {
            report.edited += try replace(changes, obsolete, newBytes, lock)
        }
        return report
    }

    /// Clears away the site that has been replaced, which readers do not see any more.
    func clearReplaced() {
        let replaced = state.withLock { state in
            defer { state.replaced = nil }
            return state.replaced
        }
        if let replaced { HeldSignals.during { replaced.clear() } }
    }

    /// Leaves the old site as it is.
    func cancel() { try? fileSystem.removeTree(folder.staging) }

    /// - Returns: the names under which obsolete files that were edited are kept.
    private func replace(
        _ changes: [Change], _ obsolete: [String], _ list: [UInt8], _ lock: OutputLock?
    ) throws(FileSystemError) -> [String] {
        var aside: [String] = []
        do throws(FileSystemError) {
            for path in obsolete {
                if let kept = try keepAside(path, try fileSystem.read(folder.full(path))) { aside.append(kept) }
            }
            let staged = changes.map { $0.path } + changes.compactMap { $0.asidePath } + aside
            if mode == .ephemeral {
                try putInPlace(changes, aside: aside, removing: obsolete, list: list, lock: lock)
            } else {
                if !staged.isEmpty { try fileSystem.synchronize(staged.map { folder.staged($0) }) }
                try HeldSignals.during { () throws(FileSystemError) in
                    try putInPlace(changes, aside: aside, removing: obsolete, list: list, lock: lock)
                }
            }
        } catch {
            cancel()
            throw error
        }
        for path in obsolete { written?.forget(path) }
        for change in changes {
            if let file = change.file { written?.note(file) }
        }
        return aside
    }

    private func putInPlace(
        _ changes: [Change], aside: [String], removing obsolete: [String], list: [UInt8], lock: OutputLock?
    ) throws(FileSystemError) {
        // The list comes last: with it the new site is the one that counts.
        try stage(Manifest.path, list)
        if mode != .ephemeral { try fileSystem.synchronize([folder.staged(Manifest.path), folder.staging]) }
        if mode == .whole, let lock {
            let staged = changes.map { $0.path } + changes.compactMap { $0.asidePath } + aside + [Manifest.path]
            if let replaced = folder.exchange(Set(staged), obsolete: Set(obsolete), known: known, lock) {
                state.withLock { $0.replaced = replaced }
                return
            }
        }
        try move(changes, aside)
        try folder.finish(removing: obsolete)
    }

    /// Moves staged files to their places. After a failure the old files are back.
    private func move(_ changes: [Change], _ aside: [String]) throws(FileSystemError) {
        let copies = aside + changes.compactMap { $0.asidePath }
        var moved = 0
        do throws(FileSystemError) {
            for path in copies { try fileSystem.rename(folder.staged(path), folder.full(path)) }
            for change in changes {
                try fileSystem.rename(folder.staged(change.path), folder.full(change.path))
                moved += 1
            }
        } catch {
            // From here on the old site is the one that counts.
            try? fileSystem.remove(folder.staged(Manifest.path))
            for change in changes[..<moved].reversed() { putBack(change) }
            for path in copies { try? fileSystem.remove(folder.full(path)) }
            folder.removeEmptyFolders(above: changes[..<moved].map { $0.path })
            throw error
        }
    }

    /// Restores the old file. Errors here are ignored: the first error is the one that is reported.
    private func putBack(_ change: Change) {
        written?.forget(change.path)
        guard let before = change.before else {
            try? fileSystem.remove(folder.full(change.path))
            return
        }
        try? fileSystem.write(folder.staged(change.path), before)
        try? fileSystem.rename(folder.staged(change.path), folder.full(change.path))
    }
}

/// The changes of the files in the output folder, as paths relative to it, sorted.
package struct OutputChanges: Hashable, Sendable {
    package var written: [String] = []
    package var removed: [String] = []
    package var unchanged = 0
    /// All files that are there now.
    package var files: [String] = []
    /// Copies of files that had been edited since the last build.
    package var edited: [String] = []

    package init() {}
}
