import Content
import Synchronization

/// The folder that receives a site, with the files in and beside it while one is replaced.
///
/// New files are written into `.site-new` inside the folder. When all are there, so is the new list of files: from then on the
/// new site is what counts, and the next run finishes a run that was killed. The folder `.NAME.site-new` beside it is the whole
/// new site about to change places with the old one, and then the old one about to go.
struct OutputFolder: Sendable {
    /// The path as it was given, relative to where the tool was started.
    let path: String
    let fileSystem: FileSystem

    static let stagingFolder = ".site-new"

    init(_ path: String, in fileSystem: FileSystem) {
        var path = path
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        self.path = path
        self.fileSystem = fileSystem
    }

    // MARK: - Places

    func full(_ path: String) -> String { self.path + "/" + path }

    func staged(_ path: String) -> String { staging + "/" + path }

    var staging: String { full(Self.stagingFolder) }

    /// The folder itself where it is a link, and the one beside it with which it changes places. Nil where nothing is
    /// beside it, such as for ".".
    var exchanged: (folder: String, sibling: String)? {
        guard let folder = fileSystem.kind(path) == .link ? fileSystem.resolve(path) : path else { return nil }
        let start = folder.lastIndex(of: "/").map { folder.index(after: $0) } ?? folder.startIndex
        let name = folder[start...]
        guard !["", ".", ".."].contains(name) else { return nil }
        return (folder, "\(folder[..<start]).\(name)\(Self.stagingFolder)")
    }

    /// Whether a file is at the path and no link is on the way to it.
    func isPlainFile(_ path: String) -> Bool {
        guard fileSystem.kind(full(path)) == .file else { return false }
        let steps = path.split(separator: "/")
        return (1..<max(1, steps.count)).allSatisfy {
            fileSystem.kind(full(steps.prefix($0).joined(separator: "/"))) == .folder
        }
    }

    // MARK: - Opening

    /// Takes the folder for this process and finishes or clears away what a run that was killed has left. A missing folder is
    /// created.
    func open() throws(FileSystemError) -> OutputLock {
        let isNew = fileSystem.kind(path) == nil
        try fileSystem.makeFolder(path)
        let lock = OutputLock(of: self, try fileSystem.lock(path), isNew: isNew)
        // Without a list of files the folder is not ours, unless it is empty.
        if let (folder, sibling) = exchanged, fileSystem.kind(sibling) == .folder {
            let isOurs = fileSystem.kind(sibling + "/" + Manifest.path) == .file
            if isOurs {
                try OutputFolder(folder, in: fileSystem).clear(sibling)
            } else {
                try? fileSystem.remove(sibling)
            }
        }
        guard fileSystem.kind(staging) == .folder else { return lock }
        guard fileSystem.kind(staged(Manifest.path)) == .file else {
            try fileSystem.removeTree(staging)
            return lock
        }
        let new = try manifest(staged(Manifest.path))
        let obsolete = try manifest(full(Manifest.path)).paths.subtracting(new.paths)
        try finish(try fileSystem.tree(of: staging).files, obsolete)
        return lock
    }

    /// The list of files at a place; an empty one where there is none.
    func manifest(_ place: String) throws(FileSystemError) -> Manifest {
        Manifest(reading: fileSystem.kind(place) == .file ? try fileSystem.read(place) : [])
    }

    // MARK: - Moving one by one

    /// Moves staged files to their places and removes obsolete ones; the list of files comes last.
    private func finish(_ staged: [String], _ obsolete: some Sequence<String>) throws(FileSystemError) {
        for path in staged where path != Manifest.path { try fileSystem.rename(self.staged(path), full(path)) }
        try finish(removing: obsolete.sorted())
    }

    /// Ends a replacement whose files are at their places.
    func finish(removing obsolete: [String]) throws(FileSystemError) {
        // Some may be gone where a run was killed, and their folders still there.
        for path in obsolete where isPlainFile(path) { try fileSystem.remove(full(path)) }
        removeEmptyFolders(above: obsolete)
        try fileSystem.rename(staged(Manifest.path), full(Manifest.path))
        // All that is left are folders.
        try? fileSystem.removeTree(staging)
    }

    /// Removes the folders above the paths that have become empty; the others refuse, and stay.
    func removeEmptyFolders(above paths: [String]) {
        for folder in Self.folders(above: paths).sorted(by: { $0.utf8.count > $1.utf8.count }) {
            try? fileSystem.remove(full(folder))
        }
    }

    /// All folders on the way to some paths.
    private static func folders(above paths: some Sequence<String>) -> Set<String> {
        var folders: Set<String> = []
        for path in paths {
            var steps = path.split(separator: "/").dropLast()
            while !steps.isEmpty, folders.insert(steps.joined(separator: "/")).inserted { steps.removeLast() }
        }
        return folders
    }

    // MARK: - Changing places

    /// Assembles the whole new site from the staged files and the files kept from the old one, and exchanges it with the old one
    /// in one step.
    ///
    /// Files that stay are linked, which takes a twentieth of a second for 1,500 of them. Users with a shell in the folder see
    /// the old site there, and an empty folder in the end.
    ///
    /// - Parameter known: the files that earlier builds created.
    /// - Returns: the old site, which has to be removed. Nil where this folder cannot, on this file system or with these
    ///   neighbours; then nothing has happened.
    func exchange(
        _ staged: Set<String>, obsolete: Set<String>, known: Manifest, _ lock: OutputLock
    ) -> ReplacedSite? {
        guard let (folder, sibling) = exchanged, (try? fileSystem.rename(staging, sibling)) != nil else { return nil }
        var linked: [String] = []
        do throws(FileSystemError) {
            lock.add(try fileSystem.lock(sibling))
            try fileSystem.copyPermissions(folder, sibling)
            let (files, folders) = try fileSystem.tree(of: folder)
            let left = obsolete.union(staged)
            let kept = files.filter { !left.contains($0) }
            // Empty folders go where a build had created them for its files.
            let needed = Self.folders(above: kept + staged)
            let own = Self.folders(above: known.checksums.keys)
            for path in folders where needed.contains(path) || !own.contains(path) {
                try fileSystem.makeFolder(sibling + "/" + path)
                try fileSystem.copyPermissions(full(path), sibling + "/" + path)
            }
            for path in kept {
                linked.append(path)
                try fileSystem.link(full(path), sibling + "/" + path)
            }
            try fileSystem.exchange(sibling, folder)
        } catch {
            for path in linked { try? fileSystem.remove(sibling + "/" + path) }
            try? fileSystem.rename(sibling, staging)
            return nil
        }
        return ReplacedSite(folder: OutputFolder(folder, in: fileSystem), place: sibling)
    }

    /// Clears away the folder beside this one: an old site that has been replaced, or a new one that was not completed.
    ///
    /// Files that a build created are removed, and those that are here under the same name. Files of others, if they were put
    /// there or replaced just before the sites changed places, are carried over.
    fileprivate func clear(_ sibling: String) throws(FileSystemError) {
        let list = try manifest(sibling + "/" + Manifest.path)
        let (files, folders) = try fileSystem.tree(of: sibling)
        for path in files where path != Manifest.path {
            let place = sibling + "/" + path
            if list.checksums[path] == nil, isLate(place, for: full(path)) {
                try fileSystem.rename(place, full(path))
            } else {
                try fileSystem.remove(place)
            }
        }
        for path in folders.reversed() { try? fileSystem.remove(sibling + "/" + path) }
        // Last, as it identifies the owner of the folder. In the place of a first site, there was an empty folder.
        if files.contains(Manifest.path) { try fileSystem.remove(sibling + "/" + Manifest.path) }
        try? fileSystem.remove(sibling)
    }
}

extension OutputFolder {
    /// Whether a file differs from the file at a place and is newer.
    private func isLate(_ path: String, for place: String) -> Bool {
        guard let stamp = fileSystem.stamp(path), let present = fileSystem.stamp(place) else { return true }
        return stamp.inode != present.inode && stamp.modified > present.modified
    }
}

/// A site that has changed places with the new one.
struct ReplacedSite: Sendable {
    fileprivate let folder: OutputFolder
    fileprivate let place: String

    /// Clears the old site away. What cannot be removed now is removed when the next run starts.
    func clear() { try? folder.clear(place) }
}

/// The output folder, locked by one process: as long as this lives no other builds into it.
final class OutputLock: Sendable {
    let folder: OutputFolder
    private let locks: Mutex<[FolderLock]>
    private let isNew: Bool

    /// - Parameter isNew: true for a folder that is there for the lock alone, until a site comes into it.
    init(of folder: OutputFolder, _ lock: FolderLock, isNew: Bool) {
        self.folder = folder
        locks = Mutex([lock])
        self.isNew = isNew
    }

    /// Holds the lock of the folder that comes into its place, too.
    func add(_ lock: FolderLock) { locks.withLock { $0.append(lock) } }

    // A folder that is not empty stays.
    deinit { if isNew { try? folder.fileSystem.remove(folder.path) } }
}
