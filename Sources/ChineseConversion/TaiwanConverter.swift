import COpenCC

/// Converts simplified Chinese into the traditional script with the words of Taiwan, as OpenCC does.
///
/// Keep one per thread.
package final class TaiwanConverter {
    private let handle: opencc_t

    /// Fails where OpenCC's tables are not installed.
    package init?() {
        guard let handle = opencc_open("s2twp.json"), handle != opencc_t(bitPattern: -1) else { return nil }
        self.handle = handle
    }

    deinit { opencc_close(handle) }

    /// The text in the traditional script; whatever is not Chinese stays.
    package func convert(_ text: String) -> String {
        guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
        guard let result = opencc_convert_utf8(handle, text, text.utf8.count) else { return text }
        defer { opencc_convert_utf8_free(result) }
        return String(cString: result)
    }
}
