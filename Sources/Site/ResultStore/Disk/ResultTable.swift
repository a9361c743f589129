import CSQLite

/// The table of results in a database, with its queries. To be used by one thread at a time.
struct ResultTable {
    private let database: Database

    /// The version of the table's layout, counted up when it changes.
    static let format = 1
    /// The application id in SQLite's file header: "ntch".
    private static let owner = 0x6E74_6368

    /// The state of a file that was opened.
    enum Finding: Equatable {
        case ready
        /// Just created, or cut off to nothing.
        case empty
        /// Begun by a build that was stopped in that moment.
        case unfinished
        /// A file of another program, or one that cannot be read, with the reason.
        case foreign(String)
    }

    init(_ database: Database) {
        self.database = database
    }

    // MARK: - The file

    /// The state of the opened database file.
    func finding() throws(DatabaseError) -> Finding {
        do throws(DatabaseError) {
            // Before the size: it is this that looks whether the file is a database.
            let format = try database.number("PRAGMA user_version")
            guard try database.number("PRAGMA page_count") > 0 else { return .empty }
            guard try database.number("PRAGMA application_id") == Self.owner else {
                let isBare = try database.number("SELECT count(*) FROM sqlite_master") == 0
                return isBare && format == 0 ? .unfinished : .foreign("it is another program's database")
            }
            guard format == Self.format else {
                return .foreign("its format is \(format), and this version of the tool has \(Self.format)")
            }
            try tune()
            try database.run(Self.select, [.bytes([])])
            return .ready
        } catch  where error.isBroken || error.code == SQLITE_ERROR {
            return .foreign(error.reason)
        }
    }

    /// Creates the table in an empty file that no other process may be using.
    func make() throws(DatabaseError) {
        // Most results are pages and pictures of about this size.
        try database.run("PRAGMA page_size = 16384")
        // Without it the file would never become smaller.
        try database.run("PRAGMA auto_vacuum = INCREMENTAL")
        // Readers and one writer do not wait for each other.
        try database.run("PRAGMA journal_mode = WAL")
        try database.transaction { () throws(DatabaseError) in
            // Columns that are seldom read come last: long rows go on in further pages.
            try database.run(
                """
                CREATE TABLE results (
                    id INTEGER PRIMARY KEY, key BLOB NOT NULL UNIQUE, kind TEXT NOT NULL, used INTEGER NOT NULL,
                    size INTEGER NOT NULL, checksum INTEGER NOT NULL, bytes BLOB NOT NULL)
                """)
            // Holds all that tidying and statistics ask for, so that they do not walk over the bytes.
            try database.run("CREATE INDEX by_use ON results (used, kind, size)")
            try database.run("PRAGMA application_id = \(Self.owner)")
            try database.run("PRAGMA user_version = \(Self.format)")
        }
        try tune()
    }

    private func tune() throws(DatabaseError) {
        // A lost cable may cost the last build's results, never the file.
        try database.run("PRAGMA synchronous = NORMAL")
        // Debian's library overwrites deleted data, to protect secrets.
        try database.run("PRAGMA secure_delete = OFF")
    }

    // MARK: - Results

    /// A row of the table.
    struct Row {
        let id: Int
        let used: Int
        let checksum: UInt32
        let bytes: [UInt8]
    }

    private static let select = "SELECT id, used, checksum, bytes FROM results WHERE key = ?"

    func row(of key: ResultKey) throws(DatabaseError) -> Row? {
        var found: Row?
        try database.run(Self.select, [.bytes(key.digest)]) { row in
            found = Row(
                id: row.number(0), used: row.number(1), checksum: UInt32(truncatingIfNeeded: row.number(2)),
                bytes: row.bytes(3))
        }
        return found
    }

    /// Begins a look at the table as it is now. Without it each query asks the system for locks, which takes as long as the
    /// answer.
    func beginReading() throws(DatabaseError) { try database.run("BEGIN") }

    /// Ends the look at the table, which is needed before writing.
    func endReading() { try? database.run("COMMIT") }

    /// Keeps results, all of them or none.
    ///
    /// - Parameter now: in seconds since 1970.
    func put(_ results: some Sequence<(key: ResultKey, bytes: [UInt8])>, now: Int) throws(DatabaseError) {
        try database.transaction { () throws(DatabaseError) in
            for (key, bytes) in results {
                try database.run(
                    "INSERT OR REPLACE INTO results (key, kind, used, size, checksum, bytes) VALUES (?, ?, ?, ?, ?, ?)",
                    [
                        .bytes(key.digest), .text(key.kind), .number(now), .number(bytes.count),
                        .number(Int(key.checksum(of: bytes))), .bytes(bytes),
                    ])
            }
        }
    }

    func mark(_ ids: some Sequence<Int>, usedAt now: Int) throws(DatabaseError) {
        try database.transaction { () throws(DatabaseError) in
            for id in ids {
                try database.run("UPDATE results SET used = ? WHERE id = ?", [.number(now), .number(id)])
            }
        }
    }

    // MARK: - Tidying

    /// The number of bytes of the file that are in use.
    func byteCount() throws(DatabaseError) -> Int {
        let pages = try database.number("PRAGMA page_count") - database.number("PRAGMA freelist_count")
        return try pages * database.number("PRAGMA page_size")
    }

    /// Removes the results that have been unused for longest until the rest is not larger than `limit` bytes; returns their
    /// number.
    func prune(to limit: Int) throws(DatabaseError) -> Int {
        let excess = try byteCount() - limit
        guard excess > 0 else { return 0 }
        var ids: [Int] = []
        var freed = 0
        try database.run("SELECT id, size FROM results ORDER BY used, id") { row in
            guard freed < excess else { return }
            ids.append(row.number(0))
            freed += row.number(1)
        }
        try remove(ids)
        return ids.count
    }

    func remove(_ ids: [Int]) throws(DatabaseError) {
        try database.transaction { () throws(DatabaseError) in
            for id in ids { try database.run("DELETE FROM results WHERE id = ?", [.number(id)]) }
        }
        try database.run("PRAGMA incremental_vacuum")
    }

    // MARK: - Looking

    /// The statistics of each kind, by name.
    func statistics() throws(DatabaseError) -> [KindStatistics] {
        var kinds: [KindStatistics] = []
        try database.run(
            "SELECT kind, count(*), sum(size), min(used), max(used) FROM results GROUP BY kind ORDER BY kind"
        ) { row in
            kinds.append(
                KindStatistics(
                    kind: row.text(0), count: row.number(1), byteCount: row.number(2), oldestUse: row.number(3),
                    newestUse: row.number(4)))
        }
        return kinds
    }

    /// The first problem that SQLite finds in the file as such; nil when there is none.
    func contradiction() throws(DatabaseError) -> String? {
        var lines: [String] = []
        try database.run("PRAGMA integrity_check(1)") { lines.append($0.text(0)) }
        return lines == ["ok"] ? nil : lines.first ?? "nothing could be read"
    }

    /// Reads every result; returns their number, and the ids of results whose bytes differ from the stored ones.
    func readAll() throws(DatabaseError) -> (count: Int, broken: [Int]) {
        var count = 0
        var broken: [Int] = []
        try database.run("SELECT id, key, checksum, bytes, size FROM results") { row in
            count += 1
            let bytes = row.bytes(3)
            let checksum = ResultKey.checksum(of: bytes, under: row.bytes(1))
            let isWhole = checksum == UInt32(truncatingIfNeeded: row.number(2))
            if !isWhole || bytes.count != row.number(4) { broken.append(row.number(0)) }
        }
        return (count, broken)
    }
}

/// The count and size of a store's results of one kind.
package struct KindStatistics: Hashable, Sendable {
    package let kind: String
    /// The number of results.
    package let count: Int
    package let byteCount: Int
    /// In seconds since 1970, to the hour.
    package let oldestUse: Int
    package let newestUse: Int
}
