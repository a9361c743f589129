import CMicroHTTPD
import Synchronization

/// The queue of events for one open page. Any thread adds to it; the server's thread takes from it, and sleeps on it
/// while it is empty.
final class EventQueue: Sendable {
    private struct State {
        var bytes: [UInt8] = []
        var isEnded = false
        /// The connection that waits for more; nil while none does.
        nonisolated(unsafe) var waiting: OpaquePointer?
    }

    private let state = Mutex(State())

    /// A page that does not listen any more would let this grow.
    private static let maxBytes = 1 << 22

    /// Whether nothing more will be sent: the page is gone, or the server ends.
    var isEnded: Bool { state.withLock { $0.isEnded } }

    func send(_ text: String) {
        state.withLock { state in
            guard !state.isEnded else { return }
            state.bytes += text.utf8
            if state.bytes.count > Self.maxBytes { state.isEnded = true }
            Self.wake(&state)
        }
    }

    /// Ends the answer when all waiting events have been sent.
    func end() {
        state.withLock { state in
            state.isEnded = true
            Self.wake(&state)
        }
    }

    private static func wake(_ state: inout State) {
        if let connection = state.waiting { MHD_resume_connection(connection) }
        state.waiting = nil
    }

    /// Fills a buffer for a connection; 0 when it has to wait, nil at the end.
    func take(into buffer: UnsafeMutableRawBufferPointer, of connection: OpaquePointer) -> Int? {
        // Locked, so that no connection is woken before it sleeps.
        nonisolated(unsafe) let (buffer, connection) = (buffer, connection)
        return state.withLock { state in
            let count = min(state.bytes.count, buffer.count)
            if count > 0 {
                buffer.copyBytes(from: state.bytes.prefix(count))
                state.bytes.removeFirst(count)
                return count
            }
            if state.isEnded { return nil }
            MHD_suspend_connection(connection)
            state.waiting = connection
            return 0
        }
    }
}
