import CCurl

/// A request that is under way. It has to live until libcurl is done with its handle, which points into it.
final class Transfer {
    let handle: UnsafeMutableRawPointer
    private let limits: RemoteStore.Limits
    private(set) var body: [UInt8] = []
    private var isTooLong = false
    private var headers: UnsafeMutablePointer<curl_slist>?
    private var upload: UnsafeMutableBufferPointer<UInt8>?

    init(
        _ request: Request, of address: String, by handle: UnsafeMutableRawPointer, _ limits: RemoteStore.Limits
    ) {
        self.handle = handle
        self.limits = limits
        Curl.set(handle, CURLOPT_URL, address + "/" + request.name)
        Curl.set(handle, CURLOPT_NOSIGNAL, 1)
        Curl.set(handle, CURLOPT_PROTOCOLS_STR, "http,https")
        Curl.set(handle, CURLOPT_REDIR_PROTOCOLS_STR, "http,https")
        Curl.set(handle, CURLOPT_FOLLOWLOCATION, 1)
        Curl.set(handle, CURLOPT_MAXREDIRS, 5)
        Curl.set(handle, CURLOPT_CONNECTTIMEOUT_MS, limits.connecting)
        Curl.set(handle, CURLOPT_TIMEOUT_MS, limits.whole)
        Curl.set(
            handle,
            writer: { bytes, size, count, context in
                guard let bytes, let context else { return 0 }
                let part = UnsafeRawBufferPointer(start: bytes, count: size * count)
                return Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue().take(part)
            })
        Curl.set(handle, CURLOPT_WRITEDATA, UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()))
        if case .put(let bytes) = request.method { prepare(toPut: bytes) }
    }

    deinit {
        curl_slist_free_all(headers)
        upload?.deallocate()
    }

    private func prepare(toPut bytes: [UInt8]) {
        let upload = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
        _ = upload.update(fromContentsOf: bytes)
        self.upload = upload
        Curl.set(handle, CURLOPT_POSTFIELDSIZE, bytes.count)
        Curl.set(handle, CURLOPT_POSTFIELDS, UnsafeRawPointer(upload.baseAddress))
        Curl.set(handle, CURLOPT_CUSTOMREQUEST, "PUT")
        // If the server redirects the request, its method and its bytes are kept.
        Curl.set(handle, CURLOPT_POSTREDIR, Int(CURL_REDIR_POST_301 | CURL_REDIR_POST_302 | CURL_REDIR_POST_303))
        // The server is not asked first whether the bytes may come.
        for header in ["Content-Type: application/octet-stream", "Expect:"] {
            headers = curl_slist_append(headers, header)
        }
        Curl.set(handle, CURLOPT_HTTPHEADER, UnsafeRawPointer(headers))
    }

    /// Takes a part of the answer; another number than its length ends the request.
    private func take(_ part: UnsafeRawBufferPointer) -> Int {
        guard body.count + part.count <= limits.body else {
            isTooLong = true
            return 0
        }
        body += part
        return part.count
    }

    /// The reason why this side ended the request; nil when it did not.
    var problem: String? { isTooLong ? "it answered with more than \(limits.body >> 20) MB" : nil }
}
