import Glibc

/// The folder whose files are served, and nothing else: links are not followed, whatever their targets, and hidden files are
/// not served.
struct SiteFolder: Sendable {
    let path: String

    /// The kind of entry at a path.
    enum Found {
        /// The receiver closes it.
        case file(OpenFile)
        case folder
    }

    /// Looks a path up step by step, so that no step can be exchanged on the way; nil when nothing may be seen there.
    func find(_ wanted: RequestPath) -> Found? {
        guard !wanted.steps.contains(where: { $0.hasPrefix(".") }) else { return nil }
        var place = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        for step in wanted.steps where place >= 0 {
            // A pipe would keep the server waiting for another program to write.
            let next = openat(place, step, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
            close(place)
            place = next
        }
        guard place >= 0 else { return nil }
        var status = stat()
        guard fstat(place, &status) == 0 else {
            close(place)
            return nil
        }
        if status.st_mode & S_IFMT == S_IFREG {
            let time = status.st_mtim
            let tag = "\"\(status.st_ino)-\(status.st_size)-\(time.tv_sec)-\(time.tv_nsec)\""
            return .file(OpenFile(descriptor: place, size: Int(status.st_size), tag: tag))
        }
        close(place)
        return status.st_mode & S_IFMT == S_IFDIR ? .folder : nil
    }
}

extension OpenFile {
    /// Closes a file without reading it.
    func discard() { close(descriptor) }

    /// All bytes; the file is closed then.
    func readAll() -> [UInt8] {
        defer { close(descriptor) }
        return [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
            while filled < size {
                let count = read(descriptor, buffer.baseAddress?.advanced(by: filled), size - filled)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { break }
                filled += count
            }
        }
    }
}
