package import Diagnostics

/// The outside world as the build sees it: a handful of functions on paths with `/`.
///
/// Tests bring one that lives in memory. No stage of the build reaches files in any other way.
package struct FileSystem: Sendable {
    /// The kind of file at a path; links are not followed. Nil when there is nothing.
    package var kind: @Sendable (_ path: String) -> Kind?
    /// The names in a folder, sorted by their UTF-8 bytes.
    package var list: @Sendable (_ folder: String) throws(FileSystemError) -> [String]
    package var read: @Sendable (_ path: String) throws(FileSystemError) -> [UInt8]
    /// Writes a file and creates the folders above it. The file may be half written when this throws.
    package var write: @Sendable (_ path: String, _ bytes: [UInt8]) throws(FileSystemError) -> Void
    /// Moves a file or folder in one step, replacing a file that was there; the folders above the new place are created.
    package var rename: @Sendable (_ path: String, _ newPath: String) throws(FileSystemError) -> Void
    /// Gives a file or link a further name; the folders above it exist.
    package var link: @Sendable (_ path: String, _ newPath: String) throws(FileSystemError) -> Void
    /// Exchanges two folders in one step. Not every file system can.
    package var exchange: @Sendable (_ path: String, _ otherPath: String) throws(FileSystemError) -> Void
    /// Creates a folder and its parent folders; an existing folder is kept.
    package var makeFolder: @Sendable (_ path: String) throws(FileSystemError) -> Void
    /// Gives a file or folder the owner, the permissions and the extended attributes of another on the same file system.
    package var copyPermissions: @Sendable (_ path: String, _ newPath: String) throws(FileSystemError) -> Void
    /// Returns when the bytes of the files, or the names in the folders, have reached the disk.
    package var synchronize: @Sendable (_ paths: [String]) throws(FileSystemError) -> Void
    /// Locks a folder for this process alone, or throws an error that names the process that has it.
    package var lock: @Sendable (_ folder: String) throws(FileSystemError) -> FolderLock
    /// Removes a file or an empty folder.
    package var remove: @Sendable (_ path: String) throws(FileSystemError) -> Void
    /// The path with every link followed, absolute; nil when nothing is there.
    package var resolve: @Sendable (_ path: String) -> String?
    /// The stamp of the file at a path; links are not followed. Nil when there is nothing.
    package var stamp: @Sendable (_ path: String) -> FileStamp?

    /// The kind of a file.
    package enum Kind: Sendable {
        case file, folder, link, other
    }

    package init(
        kind: @escaping @Sendable (String) -> Kind?,
        list: @escaping @Sendable (String) throws(FileSystemError) -> [String],
        read: @escaping @Sendable (String) throws(FileSystemError) -> [UInt8],
        write: @escaping @Sendable (String, [UInt8]) throws(FileSystemError) -> Void,
        rename: @escaping @Sendable (String, String) throws(FileSystemError) -> Void,
        link: @escaping @Sendable (String, String) throws(FileSystemError) -> Void,
        exchange: @escaping @Sendable (String, String) throws(FileSystemError) -> Void,
        makeFolder: @escaping @Sendable (String) throws(FileSystemError) -> Void,
        copyPermissions: @escaping @Sendable (String, String) throws(FileSystemError) -> Void,
        synchronize: @escaping @Sendable ([String]) throws(FileSystemError) -> Void,
        lock: @escaping @Sendable (String) throws(FileSystemError) -> FolderLock,
        remove: @escaping @Sendable (String) throws(FileSystemError) -> Void,
        resolve: @escaping @Sendable (String) -> String?,
        stamp: @escaping @Sendable (String) -> FileStamp?
    ) {
        self.kind = kind
        self.list = list
        self.read = read
        self.write = write
        self.rename = rename
        self.link = link
        self.exchange = exchange
        self.makeFolder = makeFolder
        self.copyPermissions = copyPermissions
        self.synchronize = synchronize
        self.lock = lock
        self.remove = remove
        self.resolve = resolve
        self.stamp = stamp
    }
}

extension FileSystem {
    /// Every file below a folder as a path relative to it, sorted; hidden files are left out.
    ///
    /// Links count as files here; the code that reads them checks their targets.
    package func files(below folder: String) throws(FileSystemError) -> [String] {
        try listing(of: folder).files
    }

    /// Lists the files below a folder, as paths relative to it.
    ///
    /// - Parameter served: the names at the top of the folder that begin with a dot but are part of it.
    package func listing(of folder: String, serving served: Set<String> = []) throws(FileSystemError) -> FolderListing {
        var found: [String] = []
        var hidden: [String] = []
        var unusable: [String: FileNameProblem] = [:]
        var special: [String: Kind] = [:]
        var pending = [""]
        while let prefix = pending.popLast() {
            for name in try list(prefix.isEmpty ? folder : folder + "/" + prefix) {
                let path = prefix.isEmpty ? name : prefix + "/" + name
                guard !name.hasPrefix(".") || served.contains(path) else {
                    hidden.append(path)
                    continue
                }
                let fullPath = folder + "/" + path
                if let problem = nameProblem(of: name, at: fullPath) {
                    unusable[path] = problem
                    continue
                }
                let kind = kind(fullPath)
                switch kind == .link ? resolve(fullPath).flatMap(self.kind) : kind {
                case .folder where kind == .folder: pending.append(path)
                // Reading a pipe would wait for another program to write.
                case .other: special[path] = kind
                default: found.append(path)
                }
            }
        }
        return FolderListing(
            files: found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) },
            hidden: hidden.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }, unusable: unusable,
            special: special)
    }

    private func nameProblem(of name: String, at path: String) -> FileNameProblem? {
        if let problem = FileNameProblem(in: name) { return problem }
        // Bytes that are not text are listed with this sign, under which no file is found.
        return name.unicodeScalars.contains("\u{FFFD}") && kind(path) == nil ? .notUTF8 : nil
    }

    /// Everything below a folder, hidden files too: the paths of files and links, and the paths of folders, each after its
    /// parent folder. Links are not followed.
    package func tree(of folder: String) throws(FileSystemError) -> (files: [String], folders: [String]) {
        var (files, folders): ([String], [String]) = ([], [])
        var pending = [""]
        while let prefix = pending.popLast() {
            for name in try list(prefix.isEmpty ? folder : folder + "/" + prefix) {
                let path = prefix.isEmpty ? name : prefix + "/" + name
                guard kind(folder + "/" + path) == .folder else {
                    files.append(path)
                    continue
                }
                folders.append(path)
                pending.append(path)
            }
        }
        return (files, folders)
    }

    /// Removes a folder with everything below it.
    package func removeTree(_ folder: String) throws(FileSystemError) {
        let (files, folders) = try tree(of: folder)
        for path in files { try remove(folder + "/" + path) }
        for path in folders.reversed().map({ folder + "/" + $0 }) + [folder] where kind(path) == .folder {
            try remove(path)
        }
    }

    /// Replaces a file, all of it or nothing: a full disk leaves the old one. Owner and permissions stay.
    ///
    /// - Parameter isLasting: whether the bytes reach the disk first, so that not even a power failure takes both.
    package func replace(
        _ path: String, with bytes: [UInt8], synchronizing isLasting: Bool = true
    ) throws(FileSystemError) {
        try refuseSpecial(path)
        // Whoever holds the folder knows that a file of this name is what a killed process has left. Nobody can hold one that is not there.
        let folder = Self.folder(of: path)
        if kind(folder) == nil { try? makeFolder(folder) }
        let lock = try? lock(folder)
        defer { withExtendedLifetime(lock) {} }
        let usual = Self.stagedName(of: path)
        let staged = lock != nil && [.file, nil].contains(kind(usual)) ? usual : freePath(usual + "-2")
        do throws(FileSystemError) {
            if kind(staged) == .file { try remove(staged) }
            try write(staged, bytes)
            if kind(path) == .file { try copyPermissions(path, staged) }
            if isLasting { try synchronize([staged]) }
            try rename(staged, path)
        } catch {
            try? remove(staged)
            throw FileSystemError(error.action, path, error.reason)
        }
    }

    /// Throws for a path with anything but a plain file: a link could point elsewhere, and devices, pipes and sockets belong to
    /// others.
    package func refuseSpecial(_ path: String) throws(FileSystemError) {
        switch kind(path) {
        case .link: throw FileSystemError(.write, path, "it is a link, which could lead elsewhere")
        case .other: throw FileSystemError(.write, path, "it is a device, a pipe or a socket, not a plain file")
        case .folder: throw FileSystemError(.write, path, "it is a folder")
        case .file, nil: break
        }
    }

    /// A free path beside a file for writing its replacement; hidden, as a process that is killed leaves it there.
    package func stagedPath(of path: String) -> String { freePath(Self.stagedName(of: path)) }

    private static func stagedName(of path: String) -> String {
        let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
        // Names have up to 255 bytes, and numbers may follow.
        let name = String(decoding: path[start...].utf8.prefix(230), as: UTF8.self)
        return path[..<start] + "." + name + ".notchbook-new"
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The path, or where something is there already, the first with a number at which nothing is.
    package func freePath(_ path: String) -> String {
        guard kind(path) != nil else { return path }
        var number = 2
        while kind("\(path)-\(number)") != nil { number += 1 }
        return "\(path)-\(number)"
    }

    /// The path with every link followed, also for a file that is not there yet.
    package func resolvedPath(of path: String) -> String {
        if let resolved = resolve(path) { return resolved }
        guard !["", ".", "/"].contains(path) else { return path }
        guard let slash = path.lastIndex(of: "/") else { return resolvedPath(of: ".") + "/" + path }
        let folder = slash == path.startIndex ? "/" : String(path[..<slash])
        return resolvedPath(of: folder) + path[slash...]
    }

    /// Whether a path, with all links followed, lies inside a folder.
    package func isInside(_ path: String, folder: String) -> Bool {
        guard let target = resolve(path), let root = resolve(folder) else { return false }
        return target.hasPrefix(root == "/" ? "/" : root + "/")
    }
}

/// The files below a folder, as sorted paths relative to it.
package struct FolderListing: Equatable, Sendable {
    package let files: [String]
    /// The files and folders whose names begin with a dot, which are not read.
    let hidden: [String]
    /// The files and folders with unusable names.
    private let unusable: [String: FileNameProblem]
    /// Devices, pipes and sockets, and links to them.
    private let special: [String: FileSystem.Kind]

    init(
        files: [String], hidden: [String], unusable: [String: FileNameProblem] = [:],
        special: [String: FileSystem.Kind] = [:]
    ) {
        self.files = files
        self.hidden = hidden
        self.unusable = unusable
        self.special = special
    }

    /// A message for each unusable name, and for each device, pipe or socket.
    ///
    /// - Parameter folder: the one that was listed.
    package func problems(in folder: String) -> [Diagnostic] {
        unusable.sorted { $0.key < $1.key }.map { FileCodes.unusableName("\(folder)/\($0.key)", $0.value) }
            + special.sorted { $0.key < $1.key }.map { path, kind in
                kind == .link
                    ? FileCodes.linkLeavesFolder("\(folder)/\(path)", folder: folder)
                    : FileCodes.special("\(folder)/\(path)")
            }
    }
}

/// A lock on a folder for one process, until it lets go or ends, however it ends.
package final class FolderLock: Sendable {
    private let release: @Sendable () -> Void

    package init(release: @escaping @Sendable () -> Void) { self.release = release }

    deinit { release() }
}

/// A refused operation on a file, with the reason.
package struct FileSystemError: Error, Hashable, Sendable {
    package let action: Action
    /// The path as it was given, relative to where the tool was started.
    package let path: String
    /// The system's own words, such as "No space left on device".
    package let reason: String

    package init(_ action: Action, _ path: String, _ reason: String) {
        self.action = action
        self.path = path
        self.reason = reason
    }

    /// The operation that failed; the raw value completes the sentence "cannot … 'path'".
    package enum Action: String, Sendable {
        case list, read, write, rename, remove
    }
}
