import Content
import Synchronization

/// Puts a site into the output folder: all of it, or nothing.
///
/// Every new file is first written whole into a folder beside the old ones, where a full disk does no harm; when all are
/// there, they are moved over the old ones one by one. Files that no build has made are neither replaced nor removed.
final class SiteWriter: Sendable {
    private let folder: String
    private let fileSystem: FileSystem
    private let memory: OutputMemory
    private let known: Manifest
    private let manifestBytes: [UInt8]?
    private let state = Mutex(State())

    private static let stagingFolder = ".site-new"

    private struct State: Sendable {
        var paths: Set<String> = []
        var changes: [Change] = []
        var unchanged = 0
        /// The folders on whose way nothing else stands.
        var checkedFolders: Set<String> = []
        /// What went wrong, by path.
        var failures: [(path: String, error: FileSystemError)] = []
    }

    /// A file that differs from what lies on disk.
    private struct Change: Sendable {
        let path: String
        /// Nil when there was nothing.
        let before: [UInt8]?
        /// Kept where a later run in the process will ask for it.
        let file: OutputFile?
    }

    /// Reads what earlier builds made in the folder, and clears away what a build that was stopped has left.
    ///
    /// - Parameter memory: what earlier runs of the process have written.
    init(
        folder: String, _ memory: OutputMemory = OutputMemory(in: .single), fileSystem: FileSystem
    ) throws(FileSystemError) {
        self.folder = folder
        self.memory = memory
        self.fileSystem = fileSystem
        let manifest = folder + "/" + Manifest.path
        let bytes = fileSystem.kind(manifest) == .file ? try fileSystem.read(manifest) : nil
        manifestBytes = bytes
        known = Manifest(reading: bytes ?? [])
        for path in [Manifest.path, Self.stagingFolder + "/" + Manifest.path] { try check(path) }
        let staging = folder + "/" + Self.stagingFolder
        guard fileSystem.kind(staging) == .folder else { return }
        let strays = try fileSystem.files(below: staging).map { Self.stagingFolder + "/" + $0 }
        for stray in strays { try fileSystem.remove(full(stray)) }
        removeEmptyFolders(above: strays)
    }

    // MARK: - One file

    /// Takes a file, from any thread: one that differs from what lies on disk is written beside it. What goes wrong is said at
    /// the end.
    func take(_ file: OutputFile) {
        do throws(FileSystemError) {
            try check(file.path)
            let change = try stage(file)
            state.withLock { state in
                state.paths.insert(file.path)
                if let change { state.changes.append(change) } else { state.unchanged += 1 }
            }
        } catch {
            state.withLock { $0.failures.append((file.path, error)) }
        }
    }

    /// Nil where nothing changes.
    private func stage(_ file: OutputFile) throws(FileSystemError) -> Change? {
        if memory.holds(file, at: full(file.path), in: fileSystem) { return nil }
        let before = fileSystem.kind(full(file.path)) == .file ? try fileSystem.read(full(file.path)) : nil
        if before == file.bytes {
            memory.note(file, at: full(file.path), in: fileSystem)
            return nil
        }
        guard before == nil || known.paths.contains(file.path) else {
            throw FileSystemError(
                .write, full(file.path), "the file there was not made by a build; move it or name another folder")
        }
        do throws(FileSystemError) {
            try fileSystem.write(staged(file.path), file.bytes)
        } catch {
            try? fileSystem.remove(staged(file.path))
            throw FileSystemError(error.action, folder, error.reason)
        }
        return Change(path: file.path, before: before, file: memory.keeps ? file : nil)
    }

    private func full(_ path: String) -> String { folder + "/" + path }

    private func staged(_ path: String) -> String { folder + "/" + Self.stagingFolder + "/" + path }

    /// Refuses a path on whose way something else stands, such as a link that leads elsewhere.
    private func check(_ path: String) throws(FileSystemError) {
        guard OutputFile.staysInside(path) else {
            throw FileSystemError(.write, full(path), "the path leaves the output folder")
        }
        let steps = path.split(separator: "/")
        let parent = steps.dropLast().joined(separator: "/")
        // What is known of a folder is known of the way to all its files.
        let isKnown = state.withLock { $0.checkedFolders.contains(parent) }
        for length in (isKnown ? steps.count : 1)...steps.count {
            let place = full(steps.prefix(length).joined(separator: "/"))
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

    // MARK: - All files

    /// Moves the new files over the old ones and removes what earlier builds made and this one does not. After a failure the
    /// old site is as it was.
    func finish() throws(FileSystemError) -> OutputChanges {
        let (changes, paths, unchanged, failures) = state.withLock { state in
            (
                state.changes.sorted { $0.path < $1.path }, state.paths, state.unchanged,
                state.failures.sorted { $0.path < $1.path }
            )
        }
        if let failure = failures.first {
            cancel()
            throw failure.error
        }
        let kept = Manifest(paths: paths)
        let strays = known.paths.subtracting(kept.paths).sorted().filter { isPlainFile($0) }
        if !changes.isEmpty || !strays.isEmpty || manifestBytes != kept.bytes {
            try replace(Manifest(paths: known.paths.union(kept.paths)))
            try move(changes)
            try remove(strays)
            try replace(kept)
        }
        var report = OutputChanges()
        report.written = changes.map { $0.path }
        report.removed = strays
        report.unchanged = unchanged
        report.files = paths.sorted() + [Manifest.path]
        return report
    }

    /// Leaves the old site as it is.
    func cancel() {
        let staged = state.withLock { $0.changes.map { $0.path } }
        for path in staged { try? fileSystem.remove(self.staged(path)) }
        removeEmptyFolders(above: staged.map { Self.stagingFolder + "/" + $0 })
    }

    /// True when a file stands at the path and no link is on the way to it.
    private func isPlainFile(_ path: String) -> Bool {
        fileSystem.kind(full(path)) == .file && (try? check(path)) != nil
    }

    /// After a failure the old files are back.
    private func move(_ changes: [Change]) throws(FileSystemError) {
        var moved = 0
        defer { removeEmptyFolders(above: changes.map { Self.stagingFolder + "/" + $0.path }) }
        do throws(FileSystemError) {
            for change in changes {
                try fileSystem.rename(staged(change.path), full(change.path))
                if let file = change.file { memory.note(file, at: full(change.path), in: fileSystem) }
                moved += 1
            }
        } catch {
            for change in changes[..<moved].reversed() { putBack(change) }
            for change in changes[moved...] { try? fileSystem.remove(staged(change.path)) }
            throw error
        }
    }

    /// What can still fail here has failed to be prevented; the first error is the one that is reported.
    private func putBack(_ change: Change) {
        memory.forget(full(change.path))
        guard let before = change.before else {
            try? fileSystem.remove(full(change.path))
            return
        }
        try? fileSystem.write(staged(change.path), before)
        try? fileSystem.rename(staged(change.path), full(change.path))
    }

    private func replace(_ manifest: Manifest) throws(FileSystemError) {
        do throws(FileSystemError) {
            try fileSystem.write(staged(Manifest.path), manifest.bytes)
            try fileSystem.rename(staged(Manifest.path), full(Manifest.path))
        } catch {
            try? fileSystem.remove(staged(Manifest.path))
            cancel()
            throw FileSystemError(error.action, folder, error.reason)
        }
        removeEmptyFolders(above: [Self.stagingFolder + "/" + Manifest.path])
    }

    private func remove(_ strays: [String]) throws(FileSystemError) {
        for path in strays {
            try fileSystem.remove(full(path))
            memory.forget(full(path))
        }
        removeEmptyFolders(above: strays)
    }

    /// Removes the folders above the paths that have become empty; the others refuse, and stay.
    private func removeEmptyFolders(above paths: [String]) {
        var folders: Set<String> = []
        for path in paths {
            var steps = path.split(separator: "/").dropLast()
            while !steps.isEmpty, folders.insert(steps.joined(separator: "/")).inserted { steps.removeLast() }
        }
        for path in folders.sorted(by: { $0.utf8.count > $1.utf8.count }) { try? fileSystem.remove(full(path)) }
    }
}

/// What happened to the files of the output folder, as paths relative to it, sorted.
package struct OutputChanges: Hashable, Sendable {
    package var written: [String] = []
    package var removed: [String] = []
    package var unchanged = 0
    /// All that are there now.
    package var files: [String] = []

    package init() {}
}

/// The list of the files that earlier builds wrote, so that a later one can take away what it no longer makes.
///
/// It lies in the output folder, one path a line, sorted. Only files named here are ever replaced or removed.
struct Manifest: Sendable {
    static let path = ".site-files"

    private(set) var paths: Set<String>

    init(paths: some Sequence<String>) { self.paths = Set(paths) }

    /// Reads the list; a line that would lead out of the folder, or to the list itself, is left out.
    init(reading bytes: [UInt8]) {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { String($0) }
        self.init(paths: lines.filter { OutputFile.staysInside($0) && $0 != Self.path })
    }

    var bytes: [UInt8] {
        let sorted = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return Array(sorted.map { $0 + "\n" }.joined().utf8)
    }
}
