import Glibc

/// A lock on a file that other processes ask for too; it is let go with its owner.
final class FileLock {
    private let descriptor: Int32

    /// Creates the file if there is none. Nil if it can be neither created nor opened.
    init?(_ path: String) {
        let writable = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        descriptor = writable >= 0 ? writable : open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Shares it with others; false when another process has it alone.
    func tryShared() -> Bool { flock(descriptor, LOCK_SH | LOCK_NB) == 0 }

    /// Takes it alone; false when another process has it. Then it is not shared any more either.
    func tryAlone() -> Bool {
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
        flock(descriptor, LOCK_UN)
        return false
    }
}
