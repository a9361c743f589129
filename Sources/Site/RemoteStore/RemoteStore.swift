import Synchronization

// A server that keeps bytes under names, as those do that Bazel and ccache use: GET fetches them, PUT puts them there, and
// any web server that takes PUT is one. A server that fails once is not asked again, so that it costs little time.

/// A server of results, for any number of tasks at a time.
package final class RemoteStore: Sendable {
    package let address: RemoteAddress
    private let limits: Limits
    private let now: @Sendable () -> ContinuousClock.Instant
    private let state = Mutex(State())

    private struct State {
        var failure: String?
        /// The number of answers that were waited for one by one, and the time that they took.
        var answers = 0
        var waited = Duration.zero
        /// The number of results that were created because the server did not have them, and the time that this took.
        var made = 0
        var making = Duration.zero

        /// The average time to create a result.
        func usualMaking(_ limits: Limits) -> Duration { made == 0 ? limits.making : making / made }
        /// Connections that are not in use.
        var idle: [Connections] = []
    }

    /// Limits on the time that a server may take, and on the size of its answers.
    package struct Limits: Sendable {
        /// The limits for connecting and for a whole answer, in milliseconds.
        package var connecting = 2_000
        package var whole = 10_000
        /// The time that all answers together may take beyond the time to create the results.
        package var lost = Duration.seconds(1)
        /// The expected time to create a result, as long as none has been created.
        package var making = Duration.milliseconds(10)
        /// The limit for everything that is uploaded at the end of a build.
        package var putting = Duration.seconds(60)
        /// The limit on an answer's size, in bytes.
        package var body = 64 << 20

        package init() {}
    }

    /// - Parameter now: the clock that measures answers.
    package init(
        _ address: RemoteAddress, limits: Limits = Limits(),
        now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
    ) {
        self.address = address
        self.limits = limits
        self.now = now
    }

    /// The reason why the server is not asked any more; nil when it is.
    package var failure: String? { state.withLock { $0.failure } }

    /// Stops asking the server; the first reason counts.
    package func giveUp(because reason: String) {
        state.withLock { $0.failure = $0.failure ?? reason }
    }

    /// The bytes that the server has under a name; nil when it has none, or fails.
    package func bytes(of name: String) -> [UInt8]? {
        var found: [UInt8]?
        let start = now()
        exchange([Request(method: .get, name: name)]) { answer in
            switch answer.status {
            case 200: found = answer.body
            case 404, 410: break
            default: giveUp(because: "it answered with \(answer.status)")
            }
        }
        note(wait: now() - start)
        return found
    }

    /// Records how long it took to create a result that the server did not have.
    package func note(making: Duration) {
        state.withLock { state in
            state.made += 1
            state.making += making
        }
    }

    /// Records the time of an answer, and stops using a server that takes longer than it saves: it would delay a build more than
    /// an unreachable server.
    private func note(wait: Duration) {
        let isSlow = state.withLock { state in
            state.answers += 1
            state.waited += wait
            return state.waited > limits.lost + state.usualMaking(limits) * state.answers
        }
        if isSlow { giveUp(because: "its answers take longer than making the results") }
    }

    /// Puts bytes there, several at a time, until the server fails.
    package func put(_ entries: [(name: String, bytes: [UInt8])]) {
        let requests = entries.filter { $0.bytes.count <= limits.body }
            .map { Request(method: .put($0.bytes), name: $0.name) }
        let start = now()
        exchange(requests) { answer in
            if now() - start > limits.putting { giveUp(because: "it takes new results too slowly") }
            if !(200..<300).contains(answer.status) {
                giveUp(because: "it took no results and answered with \(answer.status)")
            }
        }
    }

    /// Passes on the answers, in any order.
    private func exchange(_ requests: [Request], _ take: (Answer) -> Void) {
        guard !requests.isEmpty, failure == nil else { return }
        guard let connections = state.withLock({ $0.idle.popLast() }) ?? Connections(limits) else {
            giveUp(because: Connections.refusal)
            return
        }
        let problem = connections.exchange(requests, with: address.text) { answer in
            take(answer)
            return failure == nil
        }
        if let problem { giveUp(because: problem) }
        state.withLock { $0.idle.append(connections) }
    }
}

/// A request to a server.
struct Request {
    let method: Method
    let name: String

    enum Method {
        case get
        case put([UInt8])
    }
}

/// An answer of a server.
struct Answer {
    /// The status code of HTTP.
    let status: Int
    let body: [UInt8]
}
