import CCurl

/// A few connections to a server, which stay open between requests.
///
/// Unchecked: code that takes a connection from the store of idle connections has it alone.
final class Connections: @unchecked Sendable {
    private let limits: RemoteStore.Limits
    private let multi: UnsafeMutableRawPointer
    /// Handles of requests that have ended, each for one at a time.
    private var idle: [UnsafeMutableRawPointer] = []

    /// The limit on requests that are under way at a time.
    private static let most = 8
    /// The reason given when libcurl is out of memory, the only case in which it refuses to begin.
    static let refusal = "out of memory"

    /// Nil if libcurl cannot allocate memory.
    init?(_ limits: RemoteStore.Limits) {
        guard Curl.isReady, let multi = curl_multi_init() else { return nil }
        self.limits = limits
        self.multi = multi
    }

    deinit {
        for handle in idle { curl_easy_cleanup(handle) }
        _ = curl_multi_cleanup(multi)
    }

    /// Sends requests, several at a time, and passes on the answers in any order, until `take` reports that it has enough.
    /// Returns the reason why no more requests were sent, in libcurl's words; nil if the server was not at fault.
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
            guard curl_multi_perform(multi, &running) == CURLM_OK else { return Self.refusal }
            while let (handle, result) = nextEnded() {
                guard let transfer = transfers.removeValue(forKey: handle) else { continue }
                defer { finish(transfer) }
                if let problem = transfer.problem ?? Curl.problem(result) { return problem }
                guard take(Answer(status: Curl.status(of: handle), body: transfer.body)) else { return nil }
            }
            // With nothing under way it would wait all the same.
            if !transfers.isEmpty { _ = curl_multi_poll(multi, nil, 0, 1000, nil) }
        }
    }

    /// The handle of a request that has ended, with its result.
    private func nextEnded() -> (UnsafeMutableRawPointer, CURLcode)? {
        var count: Int32 = 0
        while let message = curl_multi_info_read(multi, &count) {
            if message.pointee.msg == CURLMSG_DONE, let handle = message.pointee.easy_handle {
                return (handle, curl_message_result(message))
            }
        }
        return nil
    }

    private func begin(_ request: Request, with address: String) -> Transfer? {
        guard let handle = idle.popLast() ?? curl_easy_init() else { return nil }
        let transfer = Transfer(request, of: address, by: handle, limits)
        guard curl_multi_add_handle(multi, handle) == CURLM_OK else {
            idle.append(handle)
            return nil
        }
        return transfer
    }

    private func finish(_ transfer: Transfer) {
        _ = curl_multi_remove_handle(multi, transfer.handle)
        curl_easy_reset(transfer.handle)
        idle.append(transfer.handle)
    }
}
