import CFileSystem
import Glibc

extension FileSystem {
    /// The machine's files, by way of the system calls that report their own errors.
    package static var real: FileSystem {
        FileSystem(
            kind: { realKind(of: $0) },
            list: { path throws(FileSystemError) in try realList(path) },
            read: { path throws(FileSystemError) in try realRead(path) },
            write: { path, bytes throws(FileSystemError) in try realWrite(path, bytes) },
            rename: { path, newPath throws(FileSystemError) in
                try makeFolders(above: newPath)
                guard Glibc.rename(path, newPath) == 0 else { throw failure(.rename, newPath) }
            },
            link: { path, newPath throws(FileSystemError) in
                guard linkat(AT_FDCWD, path, AT_FDCWD, newPath, 0) == 0 else { throw failure(.write, newPath) }
            },
            exchange: { path, otherPath throws(FileSystemError) in
                guard exchange_paths(path, otherPath) == 0 else {
                    throw failure(.rename, otherPath)
                }
            },
            makeFolder: { path throws(FileSystemError) in try makeFolders(above: path + "/") },
            copyPermissions: { path, newPath throws(FileSystemError) in try realCopyPermissions(path, newPath) },
            synchronize: { paths throws(FileSystemError) in try realSynchronize(paths) },
            lock: { folder throws(FileSystemError) in try realLock(folder) },
            remove: { path throws(FileSystemError) in
                guard Glibc.remove(path) == 0 else { throw failure(.remove, path) }
            },
            resolve: { path in
                guard let resolved = realpath(path, nil) else { return nil }
                defer { free(resolved) }
                return String(cString: resolved)
            },
            stamp: { realStamp(of: $0) })
    }

    /// Limits on the bytes of a file: it is in memory as a whole, and text is much larger there than on disk.
    static let maxBytes = 512 << 20
    static let maxTextBytes = 64 << 20

    /// "has 20480 MB, more than the 512 that can be read".
    static func excess(_ size: Int, over most: Int) -> String {
        "has \(size >> 20) MB, more than the \(most >> 20) that can be read"
    }

    private static func failure(_ action: FileSystemError.Action, _ path: String) -> FileSystemError {
        FileSystemError(action, path, String(cString: strerror(errno)))
    }

    private static func realKind(of path: String) -> Kind? {
        var status = stat()
        return lstat(path, &status) == 0 ? kind(of: status) : nil
    }

    private static func kind(of status: stat) -> Kind {
        switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        default: .other
        }
    }

    private static func realStamp(of path: String) -> FileStamp? {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        func nanoseconds(_ time: timespec) -> Int { time.tv_sec * 1_000_000_000 + time.tv_nsec }
        return FileStamp(
            kind: kind(of: status), size: Int(status.st_size), modified: nanoseconds(status.st_mtim),
            changed: nanoseconds(status.st_ctim), inode: UInt64(status.st_ino))
    }

    private static func realList(_ folder: String) throws(FileSystemError) -> [String] {
        guard let stream = opendir(folder) else { throw failure(.list, folder) }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
                tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private static func realRead(_ path: String) throws(FileSystemError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(.read, path) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw failure(.read, path) }
        guard status.st_size <= maxBytes else {
            throw FileSystemError(.read, path, "it " + excess(Int(status.st_size), over: maxBytes))
        }
        var bytes: [UInt8] = []
        // A byte more than the file should have, to see the end; a file that has grown meanwhile takes more turns.
        var capacity = Int(status.st_size) + 1
        while true {
            var count = 0
            let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, filled in
                count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
                filled = max(count, 0)
            }
            guard count >= 0 else { throw failure(.read, path) }
            if count == 0 { return bytes }
            if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
            capacity = 1 << 16
        }
    }

    private static func realWrite(_ path: String, _ bytes: [UInt8]) throws(FileSystemError) {
        try makeFolders(above: path)
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw failure(.write, path) }
        var start = 0
        while start < bytes.count {
            let count = bytes[start...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else {
                let error = failure(.write, path)
                close(descriptor)
                throw error
            }
            start += count
        }
        // Some file systems report a full disk only now.
        guard close(descriptor) == 0 else { throw failure(.write, path) }
    }

    private static func makeFolders(above path: String) throws(FileSystemError) {
        guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return }
        let folder = String(path[..<slash])
        guard realKind(of: folder) == nil else { return }
        try makeFolders(above: folder)
        guard mkdir(folder, 0o755) == 0 || errno == EEXIST else { throw failure(.write, folder) }
    }

    // MARK: - Care

    private static func realCopyPermissions(_ path: String, _ newPath: String) throws(FileSystemError) {
        var (old, new) = (stat(), stat())
        guard lstat(path, &old) == 0, lstat(newPath, &new) == 0 else { throw failure(.write, newPath) }
        guard old.st_dev == new.st_dev else { throw FileSystemError(.write, newPath, "it lies on another file system") }
        if old.st_uid != new.st_uid || old.st_gid != new.st_gid {
            guard lchown(newPath, old.st_uid, old.st_gid) == 0 else { throw failure(.write, newPath) }
        }
        // After the owner: a change of that takes some of them away.
        guard chmod(newPath, old.st_mode & 0o7777) == 0 else { throw failure(.write, newPath) }
        guard copy_attributes(path, newPath) == 0 else { throw failure(.write, newPath) }
    }

    /// The number of files from which waiting for all that the file system has to write is quicker than for one after the other.
    private static let manyFiles = 64

    private static func realSynchronize(_ paths: [String]) throws(FileSystemError) {
        for path in paths.count < manyFiles ? paths[...] : paths.prefix(1) {
            let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
            guard descriptor >= 0 else { throw failure(.write, path) }
            defer { close(descriptor) }
            guard (paths.count < manyFiles ? fsync(descriptor) : synchronize_file_system(descriptor)) == 0 else {
                // Some file systems do not support it and report this error.
                if errno == EINVAL { continue }
                throw failure(.write, path)
            }
        }
    }

    private static func realLock(_ folder: String) throws(FileSystemError) -> FolderLock {
        while true {
            let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            guard descriptor >= 0 else { throw failure(.write, folder) }
            if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
                defer { close(descriptor) }
                throw FileSystemError(.write, folder, "\(holder(of: descriptor)) is building into it")
            }
            // Network file systems that lock no folders leave it to the user.
            var (locked, present) = (stat(), stat())
            if fstat(descriptor, &locked) == 0, stat(folder, &present) == 0, locked.st_ino == present.st_ino,
                locked.st_dev == present.st_dev
            {
                return FolderLock { close(descriptor) }
            }
            // Another process has created a new folder in its place meanwhile.
            close(descriptor)
        }
    }

    /// "process 1234", if the system reports it.
    private static func holder(of descriptor: Int32) -> String {
        var status = stat()
        // A line is "1: FLOCK ADVISORY WRITE 1234 08:01:5678 0 EOF", with the inode after the device.
        let lines =
            (try? realRead("/proc/locks")).map { String(decoding: $0, as: UTF8.self).split(separator: "\n") } ?? []
        let inode = fstat(descriptor, &status) == 0 ? ":\(status.st_ino)" : ""
        for parts in lines.map({ $0.split(separator: " ") }) where parts.count > 5 && parts[1] == "FLOCK" {
            if parts[5].hasSuffix(inode), parts[4] != "-1" { return "process \(parts[4])" }
        }
        return "another process"
    }
}
