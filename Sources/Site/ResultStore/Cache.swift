package import Packing
import Synchronization

// Results are kept under a key that covers all their inputs: in memory while a process builds again and again, between processes
// in a database in a folder (Disk), which other projects and other builds use at the same time, and on a server if one is named
// (the module RemoteStore). A stage asks for a value by its key and does not know whether it was kept.

/// The results of a run and of the runs before it, for any number of tasks at a time.
package final class Cache: Sendable {
    private let memory: CacheMemory?
    private let store: ResultStore?
    /// A checksum of the tool and everything else that affects all results alike; keys of the store are made with it.
    private let origin: [UInt8]

    /// - Parameters:
    ///   - memory: the results of earlier runs of the process; nil for a process with a single run.
    ///   - store: the results of earlier processes; nil where nothing is kept.
    ///   - origin: a checksum of everything that affects all results alike and may differ in another process.
    package init(_ memory: CacheMemory? = nil, store: ResultStore? = nil, origin: [UInt8] = []) {
        self.memory = memory
        self.store = store
        self.origin = origin
    }

    /// Keeps nothing.
    package static let none = Cache()

    /// A cache for results that may be shown but not kept between processes, because they replace something that failed.
    package var inMemory: Cache { Cache(memory) }

    /// Whether a later run of the process may use the results of this one.
    package var remembers: Bool { memory != nil }

    /// Whether anything is kept at all. If nothing is kept, no key has to be computed.
    package var isUsed: Bool { memory != nil || store != nil }

    /// Whether results are kept between processes.
    package var isStored: Bool { store != nil }

    /// A result that is quickly recomputed, or cannot be written; it is kept in memory.
    package func value<Value: Sendable>(for key: @autoclosure () -> ResultKey, _ make: () -> Value) -> Value {
        guard let memory else { return make() }
        return memory.value(for: key(), make)
    }

    /// A result that is kept between processes too.
    ///
    /// - Parameters:
    ///   - read: reads it as `write` has written it.
    ///   - write: nil for one that is not kept, as something is wrong with it that has to be reported.
    package func value<Value: Sendable>(
        for key: @autoclosure () -> ResultKey, reading read: (inout ByteReader) throws(ByteReader.Damaged) -> Value,
        writing write: (Value) -> ByteWriter?, _ make: () -> Value
    ) -> Value {
        guard isUsed else { return make() }
        let key = key()
        func stored() -> Value {
            if let bytes = bytes(of: key), let value = Self.value(of: bytes, read) { return value }
            let value = make()
            if let writer = store == nil ? nil : write(value) { put(key, writer.bytes) }
            return value
        }
        return memory.map { $0.value(for: key, stored) } ?? stored()
    }

    private static func value<Value>(
        of bytes: [UInt8], _ read: (inout ByteReader) throws(ByteReader.Damaged) -> Value
    ) -> Value? {
        var reader = ByteReader(bytes)
        guard let value = try? read(&reader), reader.isAtEnd else { return nil }
        return value
    }

    // MARK: - Bytes

    /// Bytes that were kept between processes; nil where there are none.
    package func bytes(of key: ResultKey) -> [UInt8]? { store?.bytes(of: stored(key)) }

    package func put(_ key: ResultKey, _ bytes: [UInt8]) { store?.put(stored(key), bytes) }

    private func stored(_ key: ResultKey) -> ResultKey {
        ResultKey(key.kind, of: origin, key.digest, isShared: key.isShared)
    }
}

/// The results of the last run of a process, by their keys.
package final class CacheMemory: Sendable {
    private struct Entry {
        let value: any Sendable
        /// The run that asked for it last.
        var run: Int
    }

    private let state = Mutex((entries: [ResultKey: Entry](), run: 0))

    package init() {}

    fileprivate func value<Value: Sendable>(for key: ResultKey, _ make: () -> Value) -> Value {
        let known = state.withLock { state in
            state.entries[key]?.run = state.run
            return state.entries[key]?.value
        }
        if let known = known as? Value { return known }
        // Two threads may get here at once; both create equal values.
        let value = make()
        state.withLock { $0.entries[key] = Entry(value: value, run: $0.run) }
        return value
    }

    /// Ends a run: results that it did not request are forgotten.
    package func endRun() {
        state.withLock { state in
            let run = state.run
            state.entries = state.entries.filter { $0.value.run == run }
            state.run += 1
        }
    }
}
