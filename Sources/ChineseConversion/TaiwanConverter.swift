import COpenCC

/// Converts simplified Chinese into the traditional script with the words of Taiwan: those of the field by a list, all
/// others as OpenCC does.
///
/// Keep one per thread.
package final class TaiwanConverter {
    private let handle: opencc_t
    /// What was converted before: of the texts on a site's pages, one in ten is new.
    ///
    /// By their bytes, because strings are equal that only look alike.
    private var known: [[UInt8]: String] = [:]

    /// Fails where OpenCC's tables are not installed.
    package init?() {
        guard let handle = opencc_open("s2twp.json"), handle != opencc_t(bitPattern: -1) else { return nil }
        self.handle = handle
    }

    deinit { opencc_close(handle) }

    /// The text in the traditional script; whatever is not Chinese stays.
    package func convert(_ text: String) -> String {
        guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
        let bytes = Array(text.utf8)
        if let result = known[bytes] { return result }
        let result = TaiwanTerms.convert(text) { convertWithOpenCC($0) }
        known[bytes] = result
        return result
    }

    private func convertWithOpenCC(_ text: String) -> String {
        guard !text.isEmpty, let converted = opencc_convert_utf8(handle, text, text.utf8.count) else { return text }
        defer { opencc_convert_utf8_free(converted) }
        return String(cString: converted)
    }
}
