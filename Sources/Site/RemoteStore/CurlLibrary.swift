import CCurl

/// libcurl, and what it says in words.
struct CurlLibrary {
    private let library: UnsafePointer<curl_library>

    /// Nil where it is not installed.
    init?() {
        guard let library = curl_library_shared() else { return nil }
        self.library = library
    }

    var functions: curl_library { library.pointee }

    func set(_ handle: UnsafeMutableRawPointer, _ option: CURLoption, _ number: Int) {
        _ = curl_library_set_number(library, handle, option, number)
    }

    /// libcurl takes a copy of the text.
    func set(_ handle: UnsafeMutableRawPointer, _ option: CURLoption, _ text: String) {
        text.withCString { _ = curl_library_set_pointer(library, handle, option, $0) }
    }

    /// What is there has to stay until the request has ended.
    func set(_ handle: UnsafeMutableRawPointer, _ option: CURLoption, _ address: UnsafeRawPointer?) {
        _ = curl_library_set_pointer(library, handle, option, address)
    }

    func set(_ handle: UnsafeMutableRawPointer, writer: @escaping curl_write_callback) {
        _ = curl_library_set_writer(library, handle, writer)
    }

    /// What the server answered with, as HTTP numbers it.
    func status(of handle: UnsafeMutableRawPointer) -> Int {
        var status = 0
        _ = curl_library_get_number(library, handle, CURLINFO_RESPONSE_CODE, &status)
        return status
    }

    /// Why a request failed, in libcurl's words; nil when it did not.
    func problem(_ result: CURLcode) -> String? {
        guard result != CURLE_OK else { return nil }
        return functions.easy_strerror(result).map { String(cString: $0) } ?? "error \(result.rawValue)"
    }
}
