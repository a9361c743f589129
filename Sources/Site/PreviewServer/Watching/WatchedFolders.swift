import Glibc

/// Folders with all that is in them, as the kernel watches them: each folder for itself, so that new ones have to be
/// added and renamed ones found again.
final class WatchedFolders {
    private let inotify: Inotify
    private let roots: [String]
    private var watches: [Int32: Watch] = [:]

    private struct Watch {
        let path: String
        /// The names of roots in a parent folder, which is watched only to notice when they are created. Nil for a folder within
        /// a root, of which every entry counts.
        var names: Set<String>?
    }

    /// The changes of the folders since the last call.
    struct News {
        /// Files and folders, as the roots' paths begin.
        var paths: Set<String> = []
        /// Folders whose changes will not be reported.
        var unwatched: [WatchError] = []
    }

    /// - Parameter roots: folders; a folder that does not exist yet is watched when it is created.
    init(_ roots: [String]) throws(WatchError) {
        inotify = try Inotify()
        self.roots = roots.map { root in
            root.count > 1 && root.hasSuffix("/") ? String(root.dropLast()) : root
        }
        for problem in watchRoots() { throw problem }
    }

    /// Readable when there is news.
    var descriptor: Int32 { inotify.descriptor }

    func news() -> News {
        var news = News()
        var events = inotify.read()
        while !events.isEmpty {
            for event in events { take(event, into: &news) }
            events = inotify.read()
        }
        return news
    }

    // MARK: - Events

    private func take(_ event: Inotify.Event, into news: inout News) {
        if event.isOverflow {
            for watch in watches.keys { inotify.forget(watch) }
            watches = [:]
            news.unwatched += watchRoots()
            news.paths.formUnion(roots)
            return
        }
        guard let watch = watches[event.watch] else { return }
        if event.isEndOfWatch { watches[event.watch] = nil }
        // Hidden files are not content, but backups and locks of editors.
        guard let name = event.name, !name.hasPrefix("."), watch.names?.contains(name) ?? true else { return }
        let path = watch.path == "." ? name : watch.path + "/" + name
        // A root may be a link, which is exchanged as a file is.
        if event.isFolder || watch.names != nil {
            forgetTree(path)
            if !event.hasLeft { watchTree(path, &news.unwatched) }
        } else if event.isNew, isBeingWritten(path) {
            return
        }
        news.paths.insert(path)
    }

    /// Whether a new file is still open for writing; a link, or a second name of a file, is complete at once.
    private func isBeingWritten(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_nlink == 1
    }

    // MARK: - Watches

    /// Returns the folders that cannot be watched.
    private func watchRoots() -> [WatchError] {
        var problems: [WatchError] = []
        for root in roots { watchTree(root, &problems) }
        for root in roots { watchPlace(of: root, &problems) }
        return problems
    }

    /// Watches for a root that is created, removed or renamed.
    private func watchPlace(of root: String, _ problems: inout [WatchError]) {
        let steps = root.split(separator: "/")
        guard let name = steps.last, name != ".", name != ".." else { return }
        let place = root.dropLast(name.count)
        let folder = place.isEmpty ? "." : place == "/" ? "/" : String(place.dropLast())
        guard let watch = self.watch(folder, &problems) else { return }
        if watches[watch] == nil {
            watches[watch] = Watch(path: folder, names: [String(name)])
        } else if watches[watch]?.names != nil {
            watches[watch]?.names?.insert(String(name))
        }
    }

    private func watchTree(_ folder: String, _ problems: inout [WatchError]) {
        guard let watch = watch(folder, &problems) else { return }
        watches[watch] = Watch(path: folder, names: nil)
        for name in folders(in: folder) {
            watchTree(folder == "." ? name : folder + "/" + name, &problems)
        }
    }

    /// The number of a folder's watch; nil where nothing is there any more, or where there is a problem.
    private func watch(_ folder: String, _ problems: inout [WatchError]) -> Int32? {
        do throws(WatchError) {
            return try inotify.watch(folder)
        } catch {
            var status = stat()
            let isThere = stat(folder, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
            if isThere { problems.append(error) }
            return nil
        }
    }

    private func forgetTree(_ folder: String) {
        for (number, watch) in watches where watch.path == folder || watch.path.hasPrefix(folder + "/") {
            inotify.forget(number)
            watches[number] = nil
        }
    }

    /// The names of the folders in a folder, without hidden ones and links.
    private func folders(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            guard let name = withUnsafeBytes(of: &entry.pointee.d_name, { String(nullTerminated: $0) }) else {
                continue
            }
            guard !name.hasPrefix("."), isFolder(folder + "/" + name) else { continue }
            names.append(name)
        }
        return names
    }

    private func isFolder(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}

extension String {
    /// The text up to the first zero.
    fileprivate init?(nullTerminated bytes: UnsafeRawBufferPointer) {
        self.init(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
}
