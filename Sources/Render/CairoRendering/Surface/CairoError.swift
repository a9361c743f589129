import CCairo

/// An error that prevented the creation of a picture.
package struct CairoError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The action that failed, such as "writing PNG".
    package let action: String
    package let reason: Reason

    package enum Reason: Hashable, Sendable {
        /// A status of the library with its own words for it.
        case status(Int, text: String)
        /// A font file that the pictures are set in is not installed.
        case missingFont(file: String, package: String)
        /// A font file that is there cannot be read, for the reason that the system gives.
        case unreadableFont(file: String, reason: String)
        /// No pinned font has a glyph for this character of the text.
        case missingGlyph(Unicode.Scalar, text: String)
        /// A size, coordinate or other number that cannot be drawn.
        case number(Double, of: String)
    }

    package init(_ action: String, _ reason: Reason) {
        self.action = action
        self.reason = reason
    }

    package var description: String { action + ": " + explanation }

    private var explanation: String {
        switch reason {
        case .status(let code, let text): "\(text) (status \(code))"
        case .missingFont(let file, let package):
            "font file '\(file)' is missing; install the Debian package \(package)"
        case .unreadableFont(let file, let reason): "font file '\(file)' cannot be read: \(reason)"
        case .missingGlyph(let scalar, let text):
            "no font has a glyph for U+\(String(scalar.value, radix: 16, uppercase: true)) in '\(text)'"
        case .number(let value, let name): "\(value) is no \(name) that can be drawn"
        }
    }
}

/// Throws the library's message for a status, unless it is success.
func check(_ status: cairo_status_t, _ action: String) throws(CairoError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw CairoError(action, .status(Int(status.rawValue), text: String(cString: cairo_status_to_string(status))))
}
