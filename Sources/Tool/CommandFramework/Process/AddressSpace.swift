import Glibc

/// The memory that the system lets a process have.
package enum AddressSpace {
    /// Libraries, a few threads, fonts and a small site; below it some libraries wait forever for a thread.
    private static let needed = 512
    private static let megabyte = 1 << 20

    /// Refuses to begin where there is too little to end.
    package static func check() throws(CommandError) {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0, limit.rlim_cur < needed * megabyte else {
            return
        }
        throw .littleMemory(limit: Int(limit.rlim_cur) / megabyte, needed: needed)
    }
}
