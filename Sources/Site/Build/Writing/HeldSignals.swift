import Glibc
import Synchronization

/// Defers SIGHUP, SIGINT and SIGTERM until the output folder is exchanged.
enum HeldSignals {
    private static let numbers = [SIGHUP, SIGINT, SIGTERM]

    /// Nil is SIG_DFL.
    private typealias Handler = (@convention(c) (Int32) -> Void)?

    /// The last request that came meanwhile; 0 for none.
    private static let arrived = Atomic<Int32>(0)
    /// The number of concurrent users, and the handlers of signals before the first.
    private static let state = Mutex((users: 0, former: [Handler]()))

    /// Runs the body; a request that came meanwhile ends the process then as it would have.
    static func during<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
        begin()
        defer { end() }
        try body()
    }

    private static func begin() {
        state.withLock { state in
            state.users += 1
            guard state.users == 1 else { return }
            arrived.store(0, ordering: .relaxed)
            state.former = numbers.map { signal($0) { HeldSignals.arrived.store($0, ordering: .relaxed) } }
        }
    }

    private static func end() {
        let request = state.withLock { state in
            state.users -= 1
            guard state.users == 0 else { return 0 as Int32 }
            for (number, handler) in zip(numbers, state.former) { signal(number, handler) }
            return arrived.load(ordering: .relaxed)
        }
        if request != 0 { raise(request) }
    }
}
