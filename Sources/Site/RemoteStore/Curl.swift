import CCurl

/// libcurl's calls with Swift's types.
enum Curl {
    /// Whether the library could be started, which happens once in a process.
    static let isReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

    static func set(_ handle: UnsafeMutableRawPointer, _ option: CURLoption, _ number: Int) {
        _ = curl_set_number(handle, option, number)
    }

    /// libcurl takes a copy of the text.
    static func set(_ handle: UnsafeMutableRawPointer, _ option: CURLoption, _ text: String) {
        text.withCString { _ = curl_set_pointer(handle, option, $0) }
    }

    /// The address has to stay valid until the request has ended.
    static func set(_ handle: UnsafeMutableRawPointer, _ option: CURLoption, _ address: UnsafeRawPointer?) {
        _ = curl_set_pointer(handle, option, address)
    }

    static func set(_ handle: UnsafeMutableRawPointer, writer: @escaping curl_write_callback) {
        _ = curl_set_writer(handle, writer)
    }

    /// The status of the server's answer, as HTTP numbers it.
    static func status(of handle: UnsafeMutableRawPointer) -> Int {
        var status = 0
        _ = curl_get_number(handle, CURLINFO_RESPONSE_CODE, &status)
        return status
    }

    /// The reason why a request failed, in libcurl's words; nil when it did not.
    static func problem(_ result: CURLcode) -> String? {
        guard result != CURLE_OK else { return nil }
        return curl_easy_strerror(result).map { String(cString: $0) } ?? "error \(result.rawValue)"
    }
}
