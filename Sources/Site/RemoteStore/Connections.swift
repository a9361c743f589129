import CCurl

/// A few connections to a server, which stay open between requests.
///
/// Unchecked: whoever takes one from the store of idle ones is the only one that has it.
final class Connections: @unchecked Sendable {
    private let library: CurlLibrary
    private let limits: RemoteStore.Limits
    private let multi: UnsafeMutableRawPointer
    /// Handles of requests that have ended, each for one at a time.
    private var idle: [UnsafeMutableRawPointer] = []

    /// Requests that are under way at a time.
    private static let most = 8
    /// What libcurl has for running out of memory, the only reason why it refuses to begin.
    private static let refusal = "out of memory"

    /// Nil where libcurl is not installed.
    init?(_ limits: RemoteStore.Limits) {
        guard let library = CurlLibrary(), let multi = library.functions.multi_init() else { return nil }
        self.library = library
        self.limits = limits
        self.multi = multi
    }

    deinit {
        for handle in idle { library.functions.easy_cleanup(handle) }
        _ = library.functions.multi_cleanup(multi)
    }

    /// Makes requests, several at a time, and hands on the answers in any order, until `take` says that it is enough. Out: why
    /// no more of them were made, in libcurl's words; nil when that was not the server's fault.
    func exchange(_ requests: [Request], with address: String, _ take: (Answer) -> Bool) -> String? {
        var waiting = requests[...]
        var transfers: [UnsafeMutableRawPointer: Transfer] = [:]
        defer { for transfer in transfers.values { finish(transfer) } }
        while true {
            while transfers.count < Self.most, let request = waiting.popFirst() {
                guard let transfer = begin(request, with: address) else { return Self.refusal }
                transfers[transfer.handle] = transfer
            }
            guard !transfers.isEmpty else { return nil }
            var running: Int32 = 0
            guard library.functions.multi_perform(multi, &running) == CURLM_OK else { return Self.refusal }
            while let (handle, result) = nextEnded() {
                guard let transfer = transfers.removeValue(forKey: handle) else { continue }
                defer { finish(transfer) }
                if let problem = transfer.problem ?? library.problem(result) { return problem }
                guard take(Answer(status: library.status(of: handle), body: transfer.body)) else { return nil }
            }
            // With nothing under way it would wait all the same.
            if !transfers.isEmpty { _ = library.functions.multi_poll(multi, nil, 0, 1000, nil) }
        }
    }

    /// A request that has ended, and how.
    private func nextEnded() -> (UnsafeMutableRawPointer, CURLcode)? {
        var count: Int32 = 0
        while let message = library.functions.multi_info_read(multi, &count) {
            if message.pointee.msg == CURLMSG_DONE, let handle = message.pointee.easy_handle {
                return (handle, curl_library_result(message))
            }
        }
        return nil
    }

    private func begin(_ request: Request, with address: String) -> Transfer? {
        guard let handle = idle.popLast() ?? library.functions.easy_init() else { return nil }
        let transfer = Transfer(request, of: address, by: handle, library, limits)
        guard library.functions.multi_add_handle(multi, handle) == CURLM_OK else {
            idle.append(handle)
            return nil
        }
        return transfer
    }

    private func finish(_ transfer: Transfer) {
        _ = library.functions.multi_remove_handle(multi, transfer.handle)
        library.functions.easy_reset(transfer.handle)
        idle.append(transfer.handle)
    }
}
