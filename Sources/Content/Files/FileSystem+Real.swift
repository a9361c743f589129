import Foundation

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
                guard Foundation.rename(path, newPath) == 0 else { throw failure(.rename, newPath) }
            },
            remove: { path throws(FileSystemError) in
                guard Foundation.remove(path) == 0 else { throw failure(.remove, path) }
            },
            resolve: { path in
                guard let resolved = realpath(path, nil) else { return nil }
                defer { free(resolved) }
                return String(cString: resolved)
            },
            stamp: { realStamp(of: $0) })
    }

    private static func failure(_ action: FileSystemError.Action, _ path: String) -> FileSystemError {
        FileSystemError(action, path, String(cString: strerror(errno)))
    }

    private static func realKind(of path: String) -> Kind? {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        case S_IFLNK: return .link
        default: return .other
        }
    }

    private static func realStamp(of path: String) -> FileStamp? {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        func nanoseconds(_ time: timespec) -> Int { time.tv_sec * 1_000_000_000 + time.tv_nsec }
        return FileStamp(
            size: Int(status.st_size), modified: nanoseconds(status.st_mtim), changed: nanoseconds(status.st_ctim),
            inode: UInt64(status.st_ino))
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
        let descriptor = open(path, O_RDONLY)
        guard descriptor >= 0 else { throw failure(.read, path) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw failure(.read, path) }
        var bytes: [UInt8] = []
        // One more than it should be, to see the end; what has grown meanwhile takes more turns.
        var capacity = Int(status.st_size) + 1
        while true {
            var count = 0
            let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, filled in
                count = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
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
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, 0o644)
        guard descriptor >= 0 else { throw failure(.write, path) }
        var start = 0
        while start < bytes.count {
            let count = bytes[start...].withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
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
}
