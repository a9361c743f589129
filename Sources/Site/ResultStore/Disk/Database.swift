import CSQLite

/// An open SQLite database; the one place that calls the library. To be used by one thread at a time.
package final class Database {
    private let handle: OpaquePointer
    /// Prepared statements by their text.
    private var statements: [String: OpaquePointer] = [:]

    /// The way a file is opened.
    package enum Access {
        /// The file is created if there is none.
        case writing
        /// Read-only: no file is written beside the database, so that it can be read where nothing can be written at all.
        case reading
    }

    package init(path: String, for access: Access) throws(DatabaseError) {
        var handle: OpaquePointer?
        let code =
            switch access {
            case .writing: sqlite3_open_v2(path, &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nil)
            case .reading:
                sqlite3_open_v2(Self.address(ofFixed: path), &handle, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, nil)
            }
        guard let handle else { throw DatabaseError(code: SQLITE_NOMEM, reason: "out of memory") }
        self.handle = handle
        guard code == SQLITE_OK else { throw DatabaseError(handle, code) }
        // How long it waits for another build, in milliseconds.
        sqlite3_busy_timeout(handle, 10_000)
    }

    deinit {
        for statement in statements.values { sqlite3_finalize(statement) }
        sqlite3_close(handle)
    }

    /// The address for opening a file that is not written, as the library expects it.
    private static func address(ofFixed path: String) -> String {
        let escaped = path.utf8.map { byte -> String in
            let isPlain = byte > 0x20 && byte < 0x7F && !"%?#".utf8.contains(byte)
            let digits = String(byte, radix: 16)
            return isPlain ? String(UnicodeScalar(byte)) : "%" + (digits.count < 2 ? "0" : "") + digits
        }
        return "file:\(escaped.joined())?immutable=1"
    }

    // MARK: - Statements

    /// Runs a statement, and passes on the rows that it returns.
    package func run(
        _ sql: String, _ values: [DatabaseValue] = [], eachRow take: (DatabaseRow) -> Void = { _ in }
    ) throws(DatabaseError) {
        let statement = try prepare(sql)
        defer {
            sqlite3_reset(statement)
            sqlite3_clear_bindings(statement)
        }
        for (index, value) in zip(Int32(1)..., values) {
            let code = value.bind(to: statement, at: index)
            guard code == SQLITE_OK else { throw DatabaseError(handle, code) }
        }
        while true {
            let code = sqlite3_step(statement)
            guard code == SQLITE_ROW else {
                guard code == SQLITE_DONE else { throw DatabaseError(handle, code) }
                return
            }
            take(DatabaseRow(statement: statement))
        }
    }

    /// The number in the first column of the first row; 0 where there is none.
    func number(_ sql: String, _ values: [DatabaseValue] = []) throws(DatabaseError) -> Int {
        var number: Int?
        try run(sql, values) { number = number ?? $0.number(0) }
        return number ?? 0
    }

    /// Does all of something or nothing.
    func transaction(_ body: () throws(DatabaseError) -> Void) throws(DatabaseError) {
        try run("BEGIN IMMEDIATE")
        do throws(DatabaseError) {
            try body()
            try run("COMMIT")
        } catch {
            // Some failures have ended it already.
            if sqlite3_get_autocommit(handle) == 0 { try? run("ROLLBACK") }
            throw error
        }
    }

    private func prepare(_ sql: String) throws(DatabaseError) -> OpaquePointer {
        if let statement = statements[sql] { return statement }
        var statement: OpaquePointer?
        let code = sqlite3_prepare_v2(handle, sql, -1, &statement, nil)
        guard code == SQLITE_OK, let statement else { throw DatabaseError(handle, code) }
        statements[sql] = statement
        return statement
    }
}

/// A value that a statement takes.
package enum DatabaseValue {
    case number(Int)
    case text(String)
    case bytes([UInt8])

    fileprivate func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
        // SQLITE_TRANSIENT, which C writes as -1 and Swift does not import: the library takes a copy.
        let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        return switch self {
        case .number(let number): sqlite3_bind_int64(statement, index, Int64(number))
        case .text(let text): sqlite3_bind_text(statement, index, text, -1, copied)
        // No address would be no value.
        case .bytes(let bytes) where bytes.isEmpty: sqlite3_bind_zeroblob(statement, index, 0)
        case .bytes(let bytes): sqlite3_bind_blob64(statement, index, bytes, sqlite3_uint64(bytes.count), copied)
        }
    }
}

/// A row that a statement gives, to be read before the next one.
package struct DatabaseRow {
    fileprivate let statement: OpaquePointer

    package func number(_ column: Int32) -> Int { Int(sqlite3_column_int64(statement, column)) }

    package func real(_ column: Int32) -> Double { sqlite3_column_double(statement, column) }

    func text(_ column: Int32) -> String { sqlite3_column_text(statement, column).map { String(cString: $0) } ?? "" }

    func bytes(_ column: Int32) -> [UInt8] {
        guard let bytes = sqlite3_column_blob(statement, column) else { return [] }
        return Array(UnsafeRawBufferPointer(start: bytes, count: Int(sqlite3_column_bytes(statement, column))))
    }
}

/// A failure of a database, with the reason.
package struct DatabaseError: Error, Equatable {
    /// SQLite's code, without the part that distinguishes kinds of one failure.
    let code: Int32
    /// SQLite's own words, such as "database or disk is full".
    package let reason: String

    init(code: Int32, reason: String) {
        self.code = code
        self.reason = reason
    }

    fileprivate init(_ handle: OpaquePointer, _ code: Int32) {
        self.init(code: code & 0xFF, reason: String(cString: sqlite3_errmsg(handle)))
    }

    /// Whether the file is not a database, or a database whose parts contradict each other.
    var isBroken: Bool { [SQLITE_CORRUPT, SQLITE_NOTADB].contains(code) }
}
