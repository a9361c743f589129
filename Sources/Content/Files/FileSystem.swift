/// The outside world as the build sees it: a handful of functions on paths with `/`.
///
/// Tests bring one that lives in memory. No stage of the build reaches files in any other way.
package struct FileSystem: Sendable {
    /// What stands at a path; links are not followed. Nil when there is nothing.
    package var kind: @Sendable (_ path: String) -> Kind?
    /// The names in a folder, sorted by their UTF-8 bytes.
    package var list: @Sendable (_ folder: String) throws(FileSystemError) -> [String]
    package var read: @Sendable (_ path: String) throws(FileSystemError) -> [UInt8]
    /// Writes a file and makes the folders above it. The file may be half written when this throws.
    package var write: @Sendable (_ path: String, _ bytes: [UInt8]) throws(FileSystemError) -> Void
    /// Moves a file in one step, over what stood there; the folders above the new place are made.
    package var rename: @Sendable (_ path: String, _ newPath: String) throws(FileSystemError) -> Void
    /// Removes a file or an empty folder.
    package var remove: @Sendable (_ path: String) throws(FileSystemError) -> Void
    /// The path with every link followed, absolute; nil when nothing stands there.
    package var resolve: @Sendable (_ path: String) -> String?
    /// The stamp of what stands at a path; links are not followed. Nil when there is nothing.
    package var stamp: @Sendable (_ path: String) -> FileStamp?

    /// What a path names.
    package enum Kind: Sendable {
        case file, folder, link, other
    }

    package init(
        kind: @escaping @Sendable (String) -> Kind?,
        list: @escaping @Sendable (String) throws(FileSystemError) -> [String],
        read: @escaping @Sendable (String) throws(FileSystemError) -> [UInt8],
        write: @escaping @Sendable (String, [UInt8]) throws(FileSystemError) -> Void,
        rename: @escaping @Sendable (String, String) throws(FileSystemError) -> Void,
        remove: @escaping @Sendable (String) throws(FileSystemError) -> Void,
        resolve: @escaping @Sendable (String) -> String?,
        stamp: @escaping @Sendable (String) -> FileStamp?
    ) {
        self.kind = kind
        self.list = list
        self.read = read
        self.write = write
        self.rename = rename
        self.remove = remove
        self.resolve = resolve
        self.stamp = stamp
    }
}

extension FileSystem {
    /// Every file below a folder as a path relative to it, sorted; what is hidden is left out.
    ///
    /// Links count as files here; whoever reads them checks where they lead.
    package func files(below folder: String) throws(FileSystemError) -> [String] {
        try listing(of: folder).files
    }

    /// What lies below a folder, as paths relative to it.
    ///
    /// - Parameter served: the names at the top of the folder that begin with a dot and are no less a part of it.
    func listing(of folder: String, serving served: Set<String> = []) throws(FileSystemError) -> FolderListing {
        var found: [String] = []
        var hidden: [String] = []
        var pending = [""]
        while let prefix = pending.popLast() {
            for name in try list(prefix.isEmpty ? folder : folder + "/" + prefix) {
                let path = prefix.isEmpty ? name : prefix + "/" + name
                guard !name.hasPrefix(".") || served.contains(path) else {
                    hidden.append(path)
                    continue
                }
                let fullPath = folder + "/" + path
                switch kind(fullPath) == .link ? resolve(fullPath).flatMap(kind) : kind(fullPath) {
                case .folder where kind(fullPath) == .folder: pending.append(path)
                // Reading a pipe would wait for somebody to write.
                case .other: throw FileSystemError(.read, fullPath, "it is neither a file nor a folder")
                default: found.append(path)
                }
            }
        }
        return FolderListing(
            files: found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) },
            hidden: hidden.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    }

    /// Puts a file in place of what stood there, all of it or nothing: a full disk leaves the old one.
    package func replace(_ path: String, with bytes: [UInt8]) throws(FileSystemError) {
        if kind(path) == .link { throw FileSystemError(.write, path, "it is a link, which could lead elsewhere") }
        let staged = path + ".new"
        do throws(FileSystemError) {
            try write(staged, bytes)
            try rename(staged, path)
        } catch {
            try? remove(staged)
            throw FileSystemError(error.action, path, error.reason)
        }
    }

    /// The path with every link followed, also of what is not there yet.
    package func resolvedPath(of path: String) -> String {
        if let resolved = resolve(path) { return resolved }
        guard !["", ".", "/"].contains(path) else { return path }
        guard let slash = path.lastIndex(of: "/") else { return resolvedPath(of: ".") + "/" + path }
        let folder = slash == path.startIndex ? "/" : String(path[..<slash])
        return resolvedPath(of: folder) + path[slash...]
    }

    /// True when a path, with all links followed, lies inside a folder.
    package func isInside(_ path: String, folder: String) -> Bool {
        guard let target = resolve(path), let root = resolve(folder) else { return false }
        return target.hasPrefix(root == "/" ? "/" : root + "/")
    }
}

/// What lies below a folder, as sorted paths relative to it.
struct FolderListing: Equatable {
    let files: [String]
    /// The files and folders whose names begin with a dot, which no one looks into.
    let hidden: [String]
}

/// Why the outside world did not do what the tool asked of it.
package struct FileSystemError: Error, Hashable, Sendable {
    package let action: Action
    /// As it was given, relative to where the tool was started.
    package let path: String
    /// The system's own words, such as "No space left on device".
    package let reason: String

    package init(_ action: Action, _ path: String, _ reason: String) {
        self.action = action
        self.path = path
        self.reason = reason
    }

    /// What was being done; the raw value completes the sentence "cannot … 'path'".
    package enum Action: String, Sendable {
        case list, read, write, rename, remove
    }
}
