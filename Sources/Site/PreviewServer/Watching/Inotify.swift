import Glibc

/// The kernel's events about folders: the only place that knows inotify.
final class Inotify {
    let descriptor: Int32

    /// An event of an entry of a folder.
    struct Event {
        /// The number of the folder's watch.
        let watch: Int32
        /// The entry; nil where the folder itself is meant.
        let name: String?
        private let mask: UInt32

        fileprivate init(watch: Int32, name: String?, mask: UInt32) {
            self.watch = watch
            self.name = name
            self.mask = mask
        }

        private func has(_ flags: Int32...) -> Bool { flags.contains { mask & UInt32(bitPattern: $0) != 0 } }

        /// Events have been lost.
        var isOverflow: Bool { has(IN_Q_OVERFLOW) }
        /// The watch is gone with its folder.
        var isEndOfWatch: Bool { has(IN_IGNORED) }
        var isFolder: Bool { has(IN_ISDIR) }
        var isNew: Bool { has(IN_CREATE) }
        var hasLeft: Bool { has(IN_DELETE, IN_MOVED_FROM) }
    }

    init() throws(WatchError) {
        descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else { throw Self.failure("inotify") }
    }

    deinit { close(descriptor) }

    /// Watches for entries of a folder that are created, saved, renamed or removed; a file that is written is reported only
    /// when it is closed, as half a file is of no use.
    func watch(_ folder: String) throws(WatchError) -> Int32 {
        let events = IN_CREATE | IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE | IN_ATTRIB
        let watch = inotify_add_watch(descriptor, folder, UInt32(events) | UInt32(IN_ONLYDIR))
        guard watch >= 0 else { throw Self.failure(folder) }
        return watch
    }

    func forget(_ watch: Int32) { inotify_rm_watch(descriptor, watch) }

    private static func failure(_ path: String) -> WatchError {
        let reason =
            errno == ENOSPC
            ? "the system's limit of watched folders is reached (fs.inotify.max_user_watches)"
            : String(cString: strerror(errno))
        return WatchError(path: path, reason: reason)
    }

    /// The events that have come; none when there are no more.
    func read() -> [Event] {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = buffer.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
        guard count > 0 else { return [] }
        return buffer.withUnsafeBytes { Self.events(in: UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    }

    private static func events(in bytes: UnsafeRawBufferPointer) -> [Event] {
        let headSize = MemoryLayout<inotify_event>.size
        var events: [Event] = []
        var start = 0
        while start + headSize <= bytes.count {
            let head = bytes.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
            let end = start + headSize + Int(head.len)
            // A name is filled up with zeros.
            let name = bytes[start + headSize..<end].prefix { $0 != 0 }
            events.append(
                Event(
                    watch: head.wd, name: name.isEmpty ? nil : String(decoding: name, as: UTF8.self), mask: head.mask))
            start = end
        }
        return events
    }
}
