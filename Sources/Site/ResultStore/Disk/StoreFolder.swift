import Glibc

/// The folder of a store: a database, and a lock that everybody shares who uses it. Whoever puts another file in the place
/// of the database holds the lock alone, as SQLite's own locks go with the file.
struct StoreFolder {
    let path: String

    /// The database, and the files that SQLite creates beside it.
    private static let name = "results.sqlite"
    private static let companions = ["-wal", "-shm"]

    /// The file of the database.
    var database: String { path + "/" + Self.name }
    /// The path to which an unusable file is moved, in place of a file that was moved there before.
    var setAside: String { path + "/results.old.sqlite" }
    private var lock: String { path + "/results.lock" }

    /// A store that is open.
    struct Opened {
        let table: ResultTable
        /// The lock, held as long as the table is used, so that no other process replaces the file; nil where nothing can be
        /// written.
        let lock: FileLock?
        /// The reason why the file that was there was set aside; nil when it was not.
        let renewal: String?
    }

    /// A reason why a store cannot be used.
    enum Failure: Error {
        case system(String)
        case database(DatabaseError)

        var reason: String {
            switch self {
            case .system(let reason): reason
            case .database(let error): error.reason
            }
        }
    }

    /// Opens the store, and creates it if there is none or an unusable one.
    func open() throws(Failure) -> Opened {
        try makeFolder()
        guard let lock = FileLock(lock), access(path, W_OK) == 0 else { return try openForReading() }
        // Another process that replaces the file is done in a moment.
        for _ in 0..<Self.attempts {
            if lock.tryShared() {
                let (table, finding) = try look()
                if finding == .ready { return Opened(table: table, lock: lock, renewal: nil) }
            }
            if lock.tryAlone(), let opened = try openAlone(lock) { return opened }
            usleep(Self.pause)
        }
        throw .system("another build is using a file there that has to be replaced")
    }

    /// A new store in place of one that turned out to be broken while it was used.
    func replace() throws(Failure) -> Opened {
        guard let lock = FileLock(lock), lock.tryAlone() else { throw .system("another build is using it") }
        try setFileAside()
        guard let opened = try openAlone(lock) else { throw .system("another build is using it") }
        return opened
    }

    private static let attempts = 100
    /// The pause between attempts, in microseconds.
    private static let pause: UInt32 = 10_000

    /// Holding the lock alone: another one may have done the work since the last look.
    private func openAlone(_ lock: FileLock) throws(Failure) -> Opened? {
        var (table, finding) = try look()
        var renewal: String?
        switch finding {
        case .foreign(let reason):
            try setFileAside()
            renewal = reason
            (table, finding) = try look()
        case .unfinished:
            for ending in [""] + Self.companions { unlink(database + ending) }
            (table, finding) = try look()
        case .ready, .empty: break
        }
        if finding == .empty {
            do throws(DatabaseError) { try table.make() } catch { throw .database(error) }
        }
        return lock.tryShared() ? Opened(table: table, lock: lock, renewal: renewal) : nil
    }

    private func look(_ access: Database.Access = .writing) throws(Failure) -> (ResultTable, ResultTable.Finding) {
        do throws(DatabaseError) {
            let table = ResultTable(try Database(path: database, for: access))
            return (table, try table.finding())
        } catch {
            throw .database(error)
        }
    }

    /// Opens the file where nothing can be written: results that are there can still be used.
    private func openForReading() throws(Failure) -> Opened {
        guard access(database, R_OK) == 0 else { throw .system(Self.systemReason) }
        let (table, finding) = try look(.reading)
        switch finding {
        case .ready: return Opened(table: table, lock: nil, renewal: nil)
        case .empty, .unfinished: throw .system("it is empty, and cannot be written")
        case .foreign(let reason): throw .system(reason + ", and it cannot be written")
        }
    }

    // MARK: - Files

    /// Whether there is a store.
    var exists: Bool { access(database, F_OK) == 0 }

    private static var systemReason: String { String(cString: strerror(errno)) }

    private func makeFolder() throws(Failure) {
        var status = stat()
        if stat(path, &status) == 0 {
            guard status.st_mode & S_IFMT == S_IFDIR else { throw .system("a file of that name stands there") }
            return
        }
        // The folders above it too, of which most are there.
        for (index, character) in path.enumerated().dropFirst() where character == "/" {
            mkdir(String(path.prefix(index)), 0o755)
        }
        // Another build may have been faster.
        guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw .system(Self.systemReason) }
    }

    /// Moves the file out of the way without removing it: it may be another program's that uses the name.
    func setFileAside() throws(Failure) {
        guard rename(database, setAside) == 0 else { throw .system(Self.systemReason) }
        for ending in Self.companions { unlink(database + ending) }
    }
}
