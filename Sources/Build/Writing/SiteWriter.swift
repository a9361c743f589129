import Content

/// Puts a finished site into the output folder: all of it, or nothing.
///
/// Every new file is first written whole into a folder beside the old ones, where a full disk does no harm; then they
/// are moved over the old ones one by one. Files that no build has made are neither replaced nor removed.
struct SiteWriter: Sendable {
    let folder: String
    let fileSystem: FileSystem

    private static let stagingFolder = ".notchbook-new"

    /// A file that differs from what lies on disk.
    private struct Change: Sendable {
        let file: OutputFile
        /// Nil when there was nothing.
        let before: [UInt8]?
    }

    /// Writes what differs and removes what earlier builds made and this one does not.
    func write(_ files: [OutputFile]) async throws(FileSystemError) -> OutputChanges {
        try check(files.map { $0.path } + [Manifest.path, Self.stagingFolder + "/" + Manifest.path])
        let manifestBytes = try bytes(at: Manifest.path)
        let known = Manifest(reading: manifestBytes ?? [])
        let changes = try await changes(among: files, known: known)
        let kept = Manifest(paths: files.map { $0.path })
        let strays = known.paths.subtracting(kept.paths).sorted().filter { isPlainFile($0) }
        if !changes.isEmpty || !strays.isEmpty || manifestBytes != kept.bytes {
            try await stage(changes)
            try replace(Manifest(paths: known.paths.union(kept.paths)))
            try move(changes)
            try remove(strays)
            try replace(kept)
        }
        var report = OutputChanges()
        report.written = changes.map { $0.file.path }.sorted()
        report.removed = strays
        report.unchanged = files.count - changes.count
        return report
    }

    // MARK: - Looking

    private func full(_ path: String) -> String { folder + "/" + path }

    private func staged(_ path: String) -> String { folder + "/" + Self.stagingFolder + "/" + path }

    /// Refuses paths on whose way something else stands, such as a link that leads elsewhere.
    private func check(_ paths: [String]) throws(FileSystemError) {
        var folders: Set<Substring> = []
        for path in paths {
            let folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
            // What is known of a folder is known of all its files but what stands at their own names.
            let isKnown = !folders.insert(folder).inserted
            if isKnown, OutputFile.staysInside(path), [nil, .file].contains(fileSystem.kind(full(path))) { continue }
            try check(path)
        }
    }

    private func check(_ path: String) throws(FileSystemError) {
        guard OutputFile.staysInside(path) else {
            throw FileSystemError(.write, full(path), "the path leaves the output folder")
        }
        let steps = path.split(separator: "/")
        for length in 1...steps.count {
            let place = full(steps.prefix(length).joined(separator: "/"))
            switch (fileSystem.kind(place), length == steps.count) {
            case (nil, _): return
            case (.folder, false), (.file, true): continue
            case (.link, _): throw FileSystemError(.write, place, "it is a link, which could lead out of the folder")
            case (.folder, true): throw FileSystemError(.write, place, "a folder of that name stands there")
            default: throw FileSystemError(.write, place, "a file of that name stands where a folder is needed")
            }
        }
    }

    /// True when a file stands at the path and no link is on the way to it.
    private func isPlainFile(_ path: String) -> Bool {
        fileSystem.kind(full(path)) == .file && (try? check(path)) != nil
    }

    private func bytes(at path: String) throws(FileSystemError) -> [UInt8]? {
        fileSystem.kind(full(path)) == .file ? try fileSystem.read(full(path)) : nil
    }

    private func changes(among files: [OutputFile], known: Manifest) async throws(FileSystemError) -> [Change] {
        let found = await concurrentMap(files) { file in
            Result { () throws(FileSystemError) -> Change? in
                let before = try bytes(at: file.path)
                if before == file.bytes { return nil }
                guard before == nil || known.paths.contains(file.path) else {
                    throw FileSystemError(
                        .write, full(file.path),
                        "the file there was not made by a build; move it or name another folder")
                }
                return Change(file: file, before: before)
            }
        }
        var changes: [Change] = []
        for change in found { if let change = try change.get() { changes.append(change) } }
        return changes
    }

    // MARK: - Writing

    /// Writes all new files beside the old ones; after a failure nothing is left of them.
    private func stage(_ changes: [Change]) async throws(FileSystemError) {
        let staged = await concurrentMap(changes) { change in
            Result { () throws(FileSystemError) in
                try fileSystem.write(self.staged(change.file.path), change.file.bytes)
            }
        }
        do throws(FileSystemError) {
            for result in staged { try result.get() }
        } catch {
            for change in changes { try? fileSystem.remove(self.staged(change.file.path)) }
            removeEmptyFolders(above: changes.map { Self.stagingFolder + "/" + $0.file.path })
            throw FileSystemError(error.action, folder, error.reason)
        }
    }

    /// Moves the new files over the old ones; after a failure the old ones are back.
    private func move(_ changes: [Change]) throws(FileSystemError) {
        var moved = 0
        do throws(FileSystemError) {
            for change in changes {
                try fileSystem.rename(staged(change.file.path), full(change.file.path))
                moved += 1
            }
        } catch {
            for change in changes[..<moved].reversed() { putBack(change) }
            for change in changes[moved...] { try? fileSystem.remove(staged(change.file.path)) }
            removeEmptyFolders(above: changes.map { Self.stagingFolder + "/" + $0.file.path })
            throw error
        }
        removeEmptyFolders(above: changes.map { Self.stagingFolder + "/" + $0.file.path })
    }

    /// What can still fail here has failed to be prevented; the first error is the one that is reported.
    private func putBack(_ change: Change) {
        let path = change.file.path
        guard let before = change.before else {
            try? fileSystem.remove(full(path))
            return
        }
        try? fileSystem.write(staged(path), before)
        try? fileSystem.rename(staged(path), full(path))
    }

    private func replace(_ manifest: Manifest) throws(FileSystemError) {
        try fileSystem.write(staged(Manifest.path), manifest.bytes)
        try fileSystem.rename(staged(Manifest.path), full(Manifest.path))
        removeEmptyFolders(above: [Self.stagingFolder + "/" + Manifest.path])
    }

    private func remove(_ strays: [String]) throws(FileSystemError) {
        for path in strays { try fileSystem.remove(full(path)) }
        removeEmptyFolders(above: strays)
    }

    /// Removes the folders above the paths that have become empty; the others refuse, and stay.
    private func removeEmptyFolders(above paths: [String]) {
        var folders: Set<String> = []
        for path in paths {
            var steps = path.split(separator: "/").dropLast()
            while !steps.isEmpty {
                folders.insert(steps.joined(separator: "/"))
                steps.removeLast()
            }
        }
        for path in folders.sorted(by: { $0.utf8.count > $1.utf8.count }) { try? fileSystem.remove(full(path)) }
    }
}

/// What happened to the files of the output folder, as paths relative to it, sorted.
package struct OutputChanges: Hashable, Sendable {
    package var written: [String] = []
    package var removed: [String] = []
    package var unchanged = 0

    package init() {}
}

/// The list of the files that earlier builds wrote, so that a later one can take away what it no longer makes.
///
/// It lies in the output folder, one path a line, sorted. Only files named here are ever replaced or removed.
struct Manifest: Sendable {
    static let path = ".notchbook-files"

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
