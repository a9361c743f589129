import FoundationEssentials
import Synchronization

/// A folder of results while a build uses it: its failures are recorded, and the build goes on.
final class DiskStore: Sendable {
    private let folder: StoreFolder
    private let limit: Int
    private let state: Mutex<State>

    private struct State {
        /// Nil when the store cannot be used, or not any more.
        var opened: StoreFolder.Opened?
        var problem: StoreProblem?
        /// The reason why the file cannot be read any further; nil when it can.
        var breakage: String?
        /// Whether the file is read in the state that it had when the first result was requested.
        var isReading = false
        /// Results that were used, and are marked as that in the file when it was long ago.
        var used: Set<Int> = []
        /// Results whose bytes do not match their checksums.
        var damaged: Set<Int> = []

        /// Looks a result up, which is used then.
        mutating func row(of key: ResultKey, _ folder: StoreFolder) -> ResultTable.Row? {
            guard let opened else { return nil }
            do throws(DatabaseError) {
                if !isReading { try opened.table.beginReading() }
                isReading = true
                guard let found = try opened.table.row(of: key) else { return nil }
                if DiskStore.now - found.used > DiskStore.markAge { used.insert(found.id) }
                return found
            } catch {
                disableReads(folder, error)
                return nil
            }
        }

        mutating func disableReads(_ folder: StoreFolder, _ error: DatabaseError) {
            (opened, isReading) = (nil, false)
            if error.isBroken {
                breakage = error.reason
            } else {
                problem = .unusable(folder: folder.path, reason: error.reason)
            }
        }
    }

    /// - Parameters:
    ///   - limit: the most that the file may hold, in bytes.
    ///   - open: opens the folder.
    init(
        _ folder: StoreFolder, limit: Int,
        open: (StoreFolder) throws(StoreFolder.Failure) -> sending StoreFolder.Opened = {
            folder throws(StoreFolder.Failure) in
            try folder.open()
        }
    ) {
        self.folder = folder
        self.limit = limit
        do throws(StoreFolder.Failure) {
            let opened = try open(folder)
            let problem = opened.renewal.map {
                StoreProblem.renewed(folder: folder.path, reason: $0, setAside: folder.setAside)
            }
            state = Mutex(State(opened: opened, problem: problem))
        } catch {
            state = Mutex(State(problem: .unusable(folder: folder.path, reason: error.reason)))
        }
    }

    var problem: StoreProblem? {
        state.withLock { state in
            state.problem ?? (state.damaged.isEmpty ? nil : .damaged(folder: folder.path, count: state.damaged.count))
        }
    }

    // MARK: - Results

    /// Marks that are younger than this, in seconds, are left as they are: most builds then write nothing.
    private static let markAge = 3600
    /// The most bytes that are written in one go, so that another build is not kept waiting.
    private static let batch = 32 << 20

    private static var now: Int { Int(Date().timeIntervalSince1970) }

    func bytes(of key: ResultKey) -> [UInt8]? {
        guard let row = row(of: key) else { return nil }
        guard key.checksum(of: row.bytes) == row.checksum else {
            state.withLock { _ = $0.damaged.insert(row.id) }
            return nil
        }
        return row.bytes
    }

    private func row(of key: ResultKey) -> ResultTable.Row? {
        state.withLock { $0.row(of: key, folder) }
    }

    // MARK: - Saving

    /// Keeps results, in the order in which they come, and tidies up.
    func save(_ results: [(key: ResultKey, bytes: [UInt8])]) {
        state.withLock { state in
            if state.breakage == nil { write(results, &state) }
            // The file may have been broken before, or turn out to be when it is written.
            if let reason = state.breakage {
                renew(&state, reason)
                write(results, &state)
            }
        }
    }

    private func write(_ results: [(key: ResultKey, bytes: [UInt8])], _ state: inout State) {
        guard let opened = state.opened else { return }
        if state.isReading { opened.table.endReading() }
        state.isReading = false
        let now = Self.now
        var kept = 0
        do throws(DatabaseError) {
            while kept < results.count {
                let end = Self.endOfBatch(of: results, from: kept)
                try opened.table.put(results[kept..<end], now: now)
                kept = end
            }
            // A folder that cannot be written is left as it is.
            guard opened.lock != nil else { return }
            if !state.used.isEmpty { try opened.table.mark(state.used, usedAt: now) }
            state.used = []
            _ = try opened.table.prune(to: limit)
        } catch  where error.isBroken {
            state.disableReads(folder, error)
        } catch {
            if kept < results.count {
                state.problem = .notKept(folder: folder.path, count: results.count - kept, reason: error.reason)
            }
        }
    }

    private static func endOfBatch(of results: [(key: ResultKey, bytes: [UInt8])], from start: Int) -> Int {
        var (end, size) = (start, 0)
        while end < results.count, end == start || size + results[end].bytes.count <= batch {
            size += results[end].bytes.count
            end += 1
        }
        return end
    }

    /// Begins anew in place of a file that turned out to be broken, unless another build is using it.
    private func renew(_ state: inout State, _ reason: String) {
        state.breakage = nil
        do throws(StoreFolder.Failure) {
            state.opened = try folder.replace()
            state.problem = .renewed(folder: folder.path, reason: reason, setAside: folder.setAside)
        } catch {
            state.problem = .unusable(folder: folder.path, reason: reason)
        }
    }
}
