import FoundationEssentials
import Glibc
import Packing

/// A fingerprint of a file that needs no reading: path, size in bytes, time of its last change, device and inode.
struct FileMark: Hashable, CustomStringConvertible {
    let description: String

    /// Nil when there is no such file.
    init?(of path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        let (changed, inode) = (status.st_mtim, status.st_ino)
        description = "\(path) \(status.st_size) \(changed.tv_sec).\(changed.tv_nsec) \(status.st_dev).\(inode)"
    }
}

extension ResultStore {
    /// SHA-256 of a large file that seldom changes, such as a font. It is itself a result, kept under the file's fingerprint, so
    /// that the next build does not read it. Nil when it cannot be read.
    package func checksum(ofFile path: String) -> [UInt8]? {
        guard let mark = FileMark(of: path) else { return nil }
        let key = ResultKey("checksum", of: Array(mark.description.utf8), isShared: false)
        if let known = bytes(of: key), known.count == SHA256.byteCount { return known }
        guard let contents = FileManager.default.contents(atPath: path) else { return nil }
        let checksum = SHA256.digest(of: Array(contents))
        put(key, checksum)
        return checksum
    }
}
